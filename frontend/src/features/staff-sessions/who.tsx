import type { StaffRole } from '../../api/sign-ins.gen';
import cell from '../../components/base/cell.module.css';
import { paths } from '../../lib/paths';
import classes from './sessions.module.css';
import { ScreenLink } from '../../components/base/rights/screen-link';

const { admin } = paths;
const screens: Record<StaffRole, ((id: string) => string) | undefined> = {
  admin: undefined,
  bd: admin.bd.view,
  agencyadmin: admin.agencyAdmin.view,
  agency: admin.agency.view,
  coin: admin.coinAgency.view,
};

interface WhoProps {
  role: StaffRole;
  /** _id of the account. */
  account: string;
  code: string;
  name: string;
}

/** The name and code of a staff account, with a link to its screen. */
export function Who({ role, account, code, name }: WhoProps) {
  const to = screens[role]?.(account);
  return (
    <span className={classes.who}>
      {to ? <ScreenLink to={to}>{name}</ScreenLink> : <strong>{name}</strong>}
      {code && (
        <code translate="no" className={cell.second}>
          {code}
        </code>
      )}
    </span>
  );
}
