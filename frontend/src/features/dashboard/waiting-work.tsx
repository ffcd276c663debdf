import { Link } from 'react-router-dom';
import { useCountHostsQuery } from '../../api/hosts.gen';
import { useListVulgarVideosQuery } from '../../api/moderation.gen';
import { useListWaitingSendsQuery } from '../../api/recharge.gen';
import { useCountWithdrawalsQuery } from '../../api/withdrawals.gen';
import { Sheet } from '../../components/base/sheet';
import { paths } from '../../lib/paths';
import { useChanges } from '../../api/use-changes';
import classes from './dashboard.module.css';
import { texts } from './dashboard.texts';
import { Figure } from './figure';
import { useMay, useMayOpen, type AnyRight } from '../../lib/rights';

const { waiting: label } = texts;
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
  const { pending, toExport } = withdrawals.data?.details ?? {};
  const all: [AnyRight, string, string, number | undefined][] = [
    ['withdrawals.decide', label.withdrawals, admin.withdrawals['0'], pending],
    ['withdrawals.export', label.toExport, `${admin.withdrawals['1']}?exported=false`, toExport],
    ['coins.approve', label.sends, admin.waitingCoins, sends.data && sends.data.total + sends.data.limits],
    ['hosts.decide', label.hosts, admin.hosts.pending, hosts.data?.details.pending],
    ['videos.decide', label.videos, admin.moderation, videos.data?.total],
  ];
  const work = all.filter(([right, , to]) => decides(right, to));
  if (!work.length) return null;
  return (
    <div className={classes.above}>
      <Sheet title={label.title}>
        <dl className={classes.work}>
          {work.map(([, name, to, count]) => (
            <div key={to}>
              <dt>
                <Link to={to}>{name}</Link>
              </dt>
              <Figure value={count} />
            </div>
          ))}
        </dl>
      </Sheet>
    </div>
  );
}
