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

const { waiting: label } = texts;

/** The work that waits for an admin, with links to it. */
export function WaitingWork() {
  const hosts = useCountHostsQuery();
  const withdrawals = useCountWithdrawalsQuery();
  const sends = useListWaitingSendsQuery({ page: 1, limit: 1 });
  const videos = useListVulgarVideosQuery({ page: 1, limit: 1 });
  useChanges('hosts', () => void hosts.refetch());
  useChanges('withdrawals', () => void withdrawals.refetch());
  useChanges('sends', () => void sends.refetch());
  useChanges('videos', () => void videos.refetch());
  const { pending, toExport } = withdrawals.data?.details ?? {};
  const work: [string, string, number | undefined][] = [
    [label.withdrawals, paths.admin.withdrawals['0'], pending],
    [label.toExport, `${paths.admin.withdrawals['1']}?exported=false`, toExport],
    [label.sends, paths.admin.waitingCoins, sends.data && sends.data.total + sends.data.limits],
    [label.hosts, paths.admin.hosts.pending, hosts.data?.details.pending],
    [label.videos, paths.admin.moderation, videos.data?.total],
  ];
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
