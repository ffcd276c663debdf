import type { EarningsRow } from '../../api/earnings.gen';
import { AgencyCell } from '../../components/base/agency-cell';
import { Avatar } from '../../components/base/avatar';
import { Clip } from '../../components/base/clip';
import type { Column } from '../../components/base/list-page/list.types';
import { formatNumber } from '../../lib/format';
import classes from './earnings.module.css';
import { texts } from './earnings.texts';
import { Change, ValidDays } from './figures';
import { ScreenLink } from '../../components/base/rights/screen-link';

const { columns: head } = texts;

interface ColumnOptions {
  hostTo: (host: EarningsRow) => string;
  /** Shows the agency of each host. */
  withAgency: boolean;
}

const agency: Column<EarningsRow> = {
  field: 'agencyCode',
  title: head.agency,
  value: ({ agencyCode, agencyName }) => (
    <div className={classes.agency}>
      <AgencyCell code={agencyCode} name={agencyName} />
    </div>
  ),
};

/** Returns the column of an amount, with its change below. */
const amount = (name: 'minutes' | 'diamonds'): Column<EarningsRow> => ({
  field: name,
  title: head[name],
  align: 'end',
  value: (host) => (
    <div className={classes.amount}>
      {formatNumber(host[name])}
      <Change value={host[name]} before={host.before?.[name]} />
    </div>
  ),
});

export const earningsColumns = ({ hostTo, withAgency }: ColumnOptions): Column<EarningsRow>[] => [
  {
    field: 'username',
    title: head.host,
    card: 'title',
    value: (host) => (
      <ScreenLink to={hostTo(host)} className={classes.host}>
        <Avatar image={host.picture} size={28} />
        <Clip>{host.username}</Clip>
      </ScreenLink>
    ),
  },
  ...(withAgency ? [agency] : []),
  {
    field: 'validDays',
    title: head.validDays,
    value: (host) => <ValidDays days={host.validDays} target={host.targetDays} />,
  },
  {
    field: 'sessions',
    title: head.sessions,
    align: 'end',
    minor: true,
    value: (host) => formatNumber(host.sessions),
  },
  amount('minutes'),
  amount('diamonds'),
];
