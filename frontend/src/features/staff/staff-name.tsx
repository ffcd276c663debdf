import cell from '../../components/base/cell.module.css';
import { Clip } from '../../components/base/clip';
import { StatusBadge } from '../../components/base/status-badge';
import type { StaffAccount } from './staff-account';
import classes from './staff.module.css';
import { texts } from './staff.texts';

/** The name with the email below; a disabled account has a badge. */
export function StaffName({ account }: { account: StaffAccount }) {
  return (
    <div className={cell.names}>
      <span translate="no" className={classes.name}>
        {account.name}
      </span>
      <Clip className={classes.email}>{account.email}</Clip>
      {account.status === 'disabled' && <StatusBadge tone="bad">{texts.disabled}</StatusBadge>}
    </div>
  );
}
