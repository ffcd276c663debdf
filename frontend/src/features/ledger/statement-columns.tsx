import { Link } from 'react-router-dom';
import type { StatementEntry } from '../../api/ledger.gen';
import cell from '../../components/cell.module.css';
import type { Column } from '../../components/list-page/list.types';
import { StatusBadge } from '../../components/status-badge';
import { formatDateTime, formatNumber, formatSigned } from '../../lib/format';
import { paths } from '../../lib/paths';
import { kindName } from './account';
import classes from './ledger.module.css';
import { texts } from './ledger.texts';

const { heads: head, takenBack: states } = texts.statement;

export const statementColumns: Column<StatementEntry>[] = [
  {
    title: head.time,
    value: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    title: head.kind,
    card: 'title',
    value: ({ kind, amount, subject, reason, takenBack, returned }) => (
      <span className={cell.names}>
        <span className={classes.kind}>
          {kind === 'reversal' ? (
            <StatusBadge tone="warn">{texts.statement.reversal}</StatusBadge>
          ) : (
            texts.kinds[kind]
          )}
          {takenBack && <StatusBadge tone="calm">{states[takenBack]}</StatusBadge>}
          {!takenBack && returned > 0 && (
            <StatusBadge tone="calm">{texts.statement.partly(returned, Math.abs(amount))}</StatusBadge>
          )}
        </span>
        {(subject || reason) && <span className={cell.second}>{subject || reason}</span>}
      </span>
    ),
  },
  {
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
  { title: head.by, value: ({ actor }) => actor },
  {
    title: head.amount,
    align: 'end',
    value: ({ amount }) => (
      <span className={classes.amount} data-gives={amount < 0 || undefined}>
        {/* Positive amounts show their sign too, so that the column reads at a glance. */}
        {formatSigned(amount)}
      </span>
    ),
  },
  {
    title: head.balance,
    align: 'end',
    value: ({ balance }) => (balance === null ? '–' : formatNumber(balance)),
  },
];
