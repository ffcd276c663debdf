import type { OwnStatementEntry } from '../../api/recharge.gen';
import cell from '../../components/base/cell.module.css';
import type { Column } from '../../components/base/list-page/list.types';
import { StatusBadge } from '../../components/base/status-badge';
import { formatDateTime } from '../../lib/format';
import classes from './ledger.module.css';
import { texts } from './ledger.texts';
import { amountColumn, balanceColumn, ReturnedBadge } from './statement-columns';

const { heads: head } = texts.statement;

export const ownStatementColumns: Column<OwnStatementEntry>[] = [
  {
    field: 'createdAt',
    title: head.time,
    value: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    field: 'entry',
    title: head.kind,
    card: 'title',
    value: ({ entry, ...more }) => (
      <span className={classes.kind}>
        {entry === 'reversed' ? (
          <StatusBadge tone="warn">{texts.own.entries[entry]}</StatusBadge>
        ) : (
          texts.own.entries[entry]
        )}
        <ReturnedBadge entry={more} />
      </span>
    ),
  },
  {
    field: 'otherLabel',
    title: head.other,
    value: ({ otherLabel, name }) => (
      <span className={cell.names}>
        <span>{otherLabel}</span>
        {name && (
          <span translate="no" className={cell.second}>
            {name}
          </span>
        )}
      </span>
    ),
  },
  amountColumn,
  balanceColumn,
];
