import { Link } from 'react-router-dom';
import type { WithdrawalStatus } from '../../api/withdrawals.gen';
import { statuses } from '../../components/decision-queue/decisions';
import { paths } from '../../lib/paths';
import { WithdrawalCount } from './withdrawal-count';
import classes from './withdrawals.module.css';
import { texts } from './withdrawals.texts';

/** The three lists, each with its number as it stands now. */
export const WithdrawalTabs = ({ status }: { status: WithdrawalStatus }) => (
  <nav aria-label={texts.tabs} className={classes.tabs}>
    {statuses.map((one) => (
      <Link
        key={one}
        to={paths.admin.withdrawals[one]}
        className={classes.tab}
        aria-current={one === status ? 'page' : undefined}
      >
        {texts.lists[one].tab}
        <WithdrawalCount status={one} />
      </Link>
    ))}
  </nav>
);
