import { Link } from 'react-router-dom';
import { useCountHostsQuery } from '../../api/hosts.gen';
import { useListVulgarVideosQuery } from '../../api/moderation.gen';
import { useListWaitingSendsQuery } from '../../api/recharge.gen';
import { useCountWithdrawalsQuery } from '../../api/withdrawals.gen';
import { Sheet } from '../../components/sheet';
import { paths } from '../../lib/paths';
import { useChanges } from '../../api/use-changes';
import classes from './dashboard.module.css';
import { texts } from './dashboard.texts';
import { Figure } from './figure';
import { useMayOpen } from '../../lib/rights';

const { waiting: label } = texts;
const { admin } = paths;

/** The work that waits for an admin, with links to it. */
export function WaitingWork() {
  const mayOpen = useMayOpen();
  const hosts = useCountHostsQuery(undefined, { skip: !mayOpen(admin.hosts.pending) });
  const withdrawals = useCountWithdrawalsQuery(undefined, { skip: !mayOpen(admin.withdrawals['0']) });
  const sends = useListWaitingSendsQuery({ page: 1, limit: 1 }, { skip: !mayOpen(admin.waitingCoins) });
  const videos = useListVulgarVideosQuery({ page: 1, limit: 1 }, { skip: !mayOpen(admin.moderation) });
  const again = (query: { isUninitialized: boolean; refetch: () => unknown }) => () =>
    void (query.isUninitialized || query.refetch());
  useChanges('hosts', again(hosts));
  useChanges('withdrawals', again(withdrawals));
  useChanges('sends', again(sends));
  useChanges('videos', again(videos));
  const { pending, toExport } = withdrawals.data?.details ?? {};
  const all: [string, string, number | undefined][] = [
    [label.withdrawals, paths.admin.withdrawals['0'], pending],
    [label.toExport, `${paths.admin.withdrawals['1']}?exported=false`, toExport],
    [label.sends, paths.admin.waitingCoins, sends.data && sends.data.total + sends.data.limits],
    [label.hosts, paths.admin.hosts.pending, hosts.data?.details.pending],
    [label.videos, paths.admin.moderation, videos.data?.total],
  ];
  const work = all.filter(([, to]) => mayOpen(to));
  if (!work.length) return null;
  return (
    <div className={classes.above}>
      <Sheet title={label.title}>
        <dl className={classes.work}>
          {work.map(([name, to, count]) => (
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
