import type { Host } from '../../api/hosts.gen';
import { AgencyCell } from '../../components/base/agency-cell';
import { Avatar } from '../../components/base/avatar';
import cell from '../../components/base/cell.module.css';
import { toneOf } from '../../components/decision-queue/decisions';
import { RowName } from '../../components/decision-queue/row-name';
import { WaitingSince } from '../../components/decision-queue/waiting-since';
import type { Column } from '../../components/base/list-page/list.types';
import { PhoneNumber } from '../../components/base/phone-number';
import { StatusBadge } from '../../components/base/status-badge';
import { marksOf } from './host-marks';
import classes from './hosts.module.css';
import { texts } from './hosts.texts';

const { columns: head } = texts;

interface ColumnOptions {
  viewTo?: ((host: Host) => string) | undefined;
  /** Maps the hosts that a bulk decision left out to the reasons. */
  skipped?: ReadonlyMap<string, string>;
}

export const hostColumns = ({ viewTo, skipped }: ColumnOptions): Column<Host>[] => [
  {
    field: 'username',
    title: head.username,
    card: 'title',
    value: (host) => (
      <div className={classes.host}>
        <Avatar image={host.picture} size={28} />
        <RowName
          name={host.username}
          to={viewTo?.(host)}
          skipped={skipped?.get(host._id)}
          marks={marksOf(host)}
        />
      </div>
    ),
  },
  { field: 'realName', title: head.realName, value: ({ realName }) => realName },
  { field: 'number', title: head.phone, value: ({ number }) => <PhoneNumber number={number} /> },
  {
    field: 'agencyCode',
    title: head.agencyCode,
    value: ({ agencyCode, agencyDetails: [agency] }) => <AgencyCell code={agencyCode} name={agency?.name} />,
  },
  {
    field: 'createdAt',
    title: head.applied,
    minor: true,
    value: ({ createdAt, status }) => <WaitingSince at={createdAt} waits={status === 0} />,
  },
  { field: 'status', title: head.status, card: 'badge', value: (host) => <HostState host={host} /> },
];

/** The state of an application and the person who decided. */
export function HostState({ host }: { host: Host }) {
  const { decision, final } = host;
  return (
    <div className={cell.names}>
      <StatusBadge tone={toneOf(host)}>
        {final ? texts.rejectedForGood : texts.states[host.status as 0 | 1 | 2]}
      </StatusBadge>
      {decision && (
        <span className={cell.second} title={decision.reason || undefined}>
          {final ? texts.byAdmin(decision.name) : texts.decidedBy(decision.name || texts.ownAdmin)}
        </span>
      )}
    </div>
  );
}
