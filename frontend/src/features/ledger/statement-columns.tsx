import { Link } from 'react-router-dom';
import type { StatementEntry } from '../../api/ledger.gen';
import cell from '../../components/base/cell.module.css';
import type { Column } from '../../components/base/list-page/list.types';
import { StatusBadge } from '../../components/base/status-badge';
import { formatDateTime, formatNumber, formatSigned } from '../../lib/format';
import { paths } from '../../lib/paths';
import { kindName } from './account';
import classes from './ledger.module.css';
import { texts } from './ledger.texts';

const { heads: head, states } = texts.statement;

export const amountColumn: Column<{ _id: string; amount: number }> = {
  field: 'amount',
  title: head.amount,
  align: 'end',
  value: ({ amount }) => (
    <span className={classes.amount} data-gives={amount < 0 || undefined}>
      {/* Positive amounts show their sign too, so that the column reads at a glance. */}
      {formatSigned(amount)}
    </span>
  ),
};

export const balanceColumn: Column<{ _id: string; balance: number | null }> = {
  field: 'balance',
  title: head.balance,
  align: 'end',
  value: ({ balance }) => (balance === null ? '–' : formatNumber(balance)),
};

/** The states of an entry whose coins were returned or reversed. */
export const ReturnedBadge = ({
  entry: { takenBack, returned, amount },
}: {
  entry: Pick<StatementEntry, 'takenBack' | 'returned' | 'amount'>;
}) => {
  if (takenBack) return <StatusBadge tone="calm">{states[takenBack]}</StatusBadge>;
  if (!returned) return null;
  return <StatusBadge tone="calm">{texts.statement.partly(returned, Math.abs(amount))}</StatusBadge>;
};

export const statementColumns: Column<StatementEntry>[] = [
  {
    field: 'createdAt',
    title: head.time,
    value: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    field: 'kind',
    title: head.kind,
    card: 'title',
    value: ({ kind, subject, reason, ...entry }) => (
      <span className={cell.names}>
        <span className={classes.kind}>
          {kind === 'reversal' ? (
            <StatusBadge tone="warn">{texts.statement.reversal}</StatusBadge>
          ) : (
            texts.kinds[kind]
          )}
          <ReturnedBadge entry={entry} />
        </span>
        {(subject || reason) && <span className={cell.second}>{subject || reason}</span>}
      </span>
    ),
  },
  {
    field: 'otherLabel',
    title: head.other,
    value: ({ other, otherLabel }) => (
      <span className={cell.names}>
        <Link to={paths.admin.ledger(other)} className={cell.link}>
          {otherLabel || other}
        </Link>
        <span className={cell.second}>{kindName(other)}</span>
      </span>
    ),
  },
  { field: 'actor', title: head.by, value: ({ actor }) => actor },
  amountColumn,
  balanceColumn,
];
