import type { StaffSession } from '../../api/staff-sessions.gen';
import type { Column } from '../../components/base/list-page/list.types';
import { StatusBadge } from '../../components/base/status-badge';
import { formatAgo, formatDateTime } from '../../lib/format';
import { deviceOf } from '../../lib/user-agent';
import classes from './sessions.module.css';
import { texts } from './sessions.texts';
import { Who } from './who';

export const deviceName = ({ userAgent, viewedBy }: StaffSession) =>
  viewedBy ? texts.viewedBy(viewedBy) : deviceOf(userAgent) || texts.unknown;

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
  {
    field: 'address',
    title: texts.columns.address,
    value: ({ address }) => (address ? <code translate="no">{address}</code> : texts.nowhere),
  },
  {
    field: 'createdAt',
    title: texts.columns.since,
    value: ({ createdAt }) => <Ago time={createdAt} />,
  },
  {
    field: 'lastUsedAt',
    title: texts.columns.used,
    value: ({ lastUsedAt }) => <Ago time={lastUsedAt} />,
  },
];

const Ago = ({ time }: { time: string }) => (
  <time dateTime={time} title={formatDateTime(time)}>
    {formatAgo(time)}
  </time>
);
