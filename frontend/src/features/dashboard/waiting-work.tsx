import { useCountHostsQuery } from '../../api/hosts.gen';
import { useListVulgarVideosQuery } from '../../api/moderation.gen';
import { useListWaitingSendsQuery } from '../../api/recharge.gen';
import { useChanges } from '../../api/use-changes';
import { useCountWithdrawalsQuery } from '../../api/withdrawals.gen';
import { paths } from '../../lib/paths';
import { useMay, useMayOpen, type AnyRight } from '../../lib/rights';
import { WaitingQueues, type Queue } from './waiting-queues';

const { admin } = paths;

/** Each queue: the right that decides about it, and where its work is done. */
const queues = {
  withdrawals: ['withdrawals.decide', admin.withdrawals['0']],
  toExport: ['withdrawals.export', `${admin.withdrawals['1']}?exported=false`],
  sends: ['coins.approve', admin.waitingCoins],
  hosts: ['hosts.decide', admin.hosts.pending],
  videos: ['videos.decide', admin.moderation],
} satisfies Partial<Record<Queue['name'], [AnyRight, string]>>;
type Name = keyof typeof queues;

/** The work that waits for an admin who may decide about it, with links to it. */
export function WaitingWork() {
  const mayOpen = useMayOpen();
  const may = useMay();
  const decides = (name: Name) => may(queues[name][0]) && mayOpen(queues[name][1]);
  const hosts = useCountHostsQuery(undefined, { skip: !decides('hosts') });
  const isPaying = decides('withdrawals') || decides('toExport');
  const withdrawals = useCountWithdrawalsQuery(undefined, { skip: !isPaying });
  const sends = useListWaitingSendsQuery({ page: 1, limit: 1 }, { skip: !decides('sends') });
  const videos = useListVulgarVideosQuery({ page: 1, limit: 1 }, { skip: !decides('videos') });
  const again = (query: { isUninitialized: boolean; refetch: () => unknown }) => () =>
    void (query.isUninitialized || query.refetch());
  useChanges('hosts', again(hosts));
  useChanges('withdrawals', again(withdrawals));
  useChanges('sends', again(sends));
  useChanges('videos', again(videos));
  const pays = withdrawals.data?.details;
  const waiting: Record<Name, Pick<Queue, 'count' | 'oldest'>> = {
    withdrawals: { count: pays?.pending, oldest: pays?.oldestPending },
    toExport: { count: pays?.toExport, oldest: pays?.oldestToExport },
    sends: { count: sends.data && sends.data.total + sends.data.limits, oldest: sends.data?.oldest },
    hosts: { count: hosts.data?.details.pending, oldest: hosts.data?.details.oldestPending },
    videos: { count: videos.data?.total, oldest: videos.data?.oldest },
  };
  const names = (Object.keys(queues) as Name[]).filter(decides);
  return <WaitingQueues queues={names.map((name) => ({ name, to: queues[name][1], ...waiting[name] }))} />;
}
