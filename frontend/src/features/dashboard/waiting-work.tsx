import { useCountHostsQuery } from '../../api/hosts.gen';
import { useListVulgarVideosQuery } from '../../api/moderation.gen';
import { useListWaitingSendsQuery } from '../../api/recharge.gen';
import { useChanges } from '../../api/use-changes';
import { useCountWithdrawalsQuery } from '../../api/withdrawals.gen';
import { paths } from '../../lib/paths';
import { useMay, useMayOpen, type AnyRight } from '../../lib/rights';
import { WaitingQueues, type Queue } from './waiting-queues';

const { admin } = paths;

/** The work that waits for an admin who may decide about it, with links to it. */
export function WaitingWork() {
  const mayOpen = useMayOpen();
  const may = useMay();
  const decides = (right: AnyRight, to: string) => may(right) && mayOpen(to);
  const hosts = useCountHostsQuery(undefined, { skip: !decides('hosts.decide', admin.hosts.pending) });
  const pays = decides('withdrawals.decide', admin.withdrawals['0']);
  const exports = decides('withdrawals.export', admin.withdrawals['1']);
  const withdrawals = useCountWithdrawalsQuery(undefined, { skip: !pays && !exports });
  const sends = useListWaitingSendsQuery(
    { page: 1, limit: 1 },
    { skip: !decides('coins.approve', admin.waitingCoins) },
  );
  const videos = useListVulgarVideosQuery(
    { page: 1, limit: 1 },
    { skip: !decides('videos.decide', admin.moderation) },
  );
  const again = (query: { isUninitialized: boolean; refetch: () => unknown }) => () =>
    void (query.isUninitialized || query.refetch());
  useChanges('hosts', again(hosts));
  useChanges('withdrawals', again(withdrawals));
  useChanges('sends', again(sends));
  useChanges('videos', again(videos));
  const { pending, toExport, oldestPending, oldestToExport } = withdrawals.data?.details ?? {};
  const all: [AnyRight, Queue][] = [
    [
      'withdrawals.decide',
      { name: 'withdrawals', to: admin.withdrawals['0'], count: pending, oldest: oldestPending },
    ],
    [
      'withdrawals.export',
      {
        name: 'toExport',
        to: `${admin.withdrawals['1']}?exported=false`,
        count: toExport,
        oldest: oldestToExport,
      },
    ],
    [
      'coins.approve',
      {
        name: 'sends',
        to: admin.waitingCoins,
        count: sends.data && sends.data.total + sends.data.limits,
        oldest: sends.data?.oldest,
      },
    ],
    [
      'hosts.decide',
      {
        name: 'hosts',
        to: admin.hosts.pending,
        count: hosts.data?.details.pending,
        oldest: hosts.data?.details.oldestPending,
      },
    ],
    [
      'videos.decide',
      { name: 'videos', to: admin.moderation, count: videos.data?.total, oldest: videos.data?.oldest },
    ],
  ];
  return <WaitingQueues queues={all.flatMap(([right, queue]) => (decides(right, queue.to) ? queue : []))} />;
}
