import type { AuditEntry, AuditEntryTarget } from '../../api/audit.gen';
import cell from '../../components/base/cell.module.css';
import type { Column } from '../../components/base/list-page/list.types';
import { texts as history } from '../../components/base/on-demand/history.texts';
import { inOneLine, describedChanges } from '../../components/record-history/described-changes';
import { StatusBadge } from '../../components/base/status-badge';
import { formatAgo, formatDateTime, formatNumber } from '../../lib/format';
import classes from './audit.module.css';
import { texts } from './audit.texts';
import { ScreenLink } from '../../components/base/rights/screen-link';

/** Returns the address of a record's screen, if its kind has one. */
export type ScreenOf = (target: AuditEntryTarget) => string | undefined;

const { columns: title } = texts;

export const auditColumns = (screenOf: ScreenOf): Column<AuditEntry>[] => [
  {
    field: 'action',
    title: title.what,
    card: 'title',
    value: ({ action, undo }) => (
      <>
        {history.actionOf(action)} {undo && <StatusBadge tone="calm">{history.undo}</StatusBadge>}
      </>
    ),
  },
  {
    field: 'target.label',
    title: title.record,
    value: ({ target }) => <Target target={target} to={screenOf(target)} />,
  },
  {
    field: 'actor.name',
    title: title.who,
    value: ({ actor: { name, code, role }, passwordBy }) => (
      <span className={classes.pair}>
        {name}
        <span className={cell.second}>{code || texts.roles[role]}</span>
        {passwordBy && <span className={cell.second}>{texts.passwordBy(passwordBy)}</span>}
      </span>
    ),
  },
  { field: 'changes', title: title.fields, value: (entry) => <FirstChange entry={entry} /> },
  {
    field: 'at',
    title: title.when,
    value: ({ at }) => (
      <time dateTime={at} title={formatDateTime(at)}>
        {formatAgo(at)}
      </time>
    ),
  },
];

function Target({ target: { kind, label }, to }: { target: AuditEntryTarget; to: string | undefined }) {
  return (
    <span className={classes.pair}>
      {to ? (
        <ScreenLink to={to} className={cell.link}>
          {label || history.kindOf(kind)}
        </ScreenLink>
      ) : (
        label
      )}
      <span className={cell.second}>{history.kindOf(kind)}</span>
    </span>
  );
}

/** Shows the first change in one line and the number of further changes. Without changes, it shows the reason. */
function FirstChange({ entry }: { entry: AuditEntry }) {
  const [first, ...more] = describedChanges(entry);
  if (!first) return entry.reason ? <q className={classes.pair}>{entry.reason}</q> : null;
  return (
    <span className={classes.pair}>
      <span className={classes.change}>{inOneLine(first)}</span>
      {more.length > 0 && <span className={cell.second}>{texts.more(formatNumber(more.length))}</span>}
    </span>
  );
}
