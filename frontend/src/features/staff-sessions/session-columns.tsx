import { Link } from 'react-router-dom';
import type { StaffSession } from '../../api/staff-sessions.gen';
import cell from '../../components/cell.module.css';
import type { Column } from '../../components/list-page/list.types';
import { StatusBadge } from '../../components/status-badge';
import { formatAgo, formatDateTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { deviceOf } from '../../lib/user-agent';
import classes from './sessions.module.css';
import { texts } from './sessions.texts';

const { admin } = paths;
const screens: Record<StaffSession['role'], ((id: string) => string) | undefined> = {
  admin: undefined,
  bd: admin.bd.view,
  agencyadmin: admin.agencyAdmin.view,
  agency: admin.agency.view,
  coin: admin.coinAgency.view,
};

export const deviceName = ({ userAgent }: StaffSession) => deviceOf(userAgent) || texts.unknown;

export const columns: Column<StaffSession>[] = [
  { field: 'name', title: texts.columns.who, card: 'title', value: (session) => <Who {...session} /> },
  {
    field: 'role',
    title: texts.columns.role,
    card: 'badge',
    value: ({ role }) => <StatusBadge tone="calm">{texts.roles[role]}</StatusBadge>,
  },
  {
    field: 'userAgent',
    title: texts.columns.device,
    value: (session) => (
      <span className={classes.device} title={session.userAgent}>
        {deviceName(session)}
        {session.current && <StatusBadge tone="accent">{texts.this}</StatusBadge>}
      </span>
    ),
  },
  { field: 'address', title: texts.columns.address, value: ({ address }) => <code>{address}</code> },
  {
    field: 'createdAt',
    title: texts.columns.since,
    sort: 'createdAt',
    value: ({ createdAt }) => <Ago time={createdAt} />,
  },
  {
    field: 'lastUsedAt',
    title: texts.columns.used,
    sort: 'lastUsedAt',
    value: ({ lastUsedAt }) => <Ago time={lastUsedAt} />,
  },
];

function Who({ role, account, code, name }: StaffSession) {
  const to = screens[role]?.(account);
  return (
    <span className={classes.who}>
      {to ? <Link to={to}>{name}</Link> : <strong>{name}</strong>}
      {code && <code className={cell.second}>{code}</code>}
    </span>
  );
}

const Ago = ({ time }: { time: string }) => (
  <time dateTime={time} title={formatDateTime(time)}>
    {formatAgo(time)}
  </time>
);
