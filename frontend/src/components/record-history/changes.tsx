import type { AuditChange } from '../../api/audit.gen';
import { formatDateTime } from '../../lib/format';
import { StatusBadge, type Tone } from '../status-badge';
import classes from './history.module.css';
import { texts } from './history.texts';

const { changes: text } = texts;
const tones: Record<AuditChange['change'], Tone> = { added: 'good', changed: 'accent', removed: 'bad' };
const isTime = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

/** What differs between two states of a record, field by field. */
export const Changes = ({ changes }: { changes: AuditChange[] }) => (
  <ul className={classes.changes} aria-label={text.title}>
    {changes.map(({ field, change, before, after }) => (
      <li key={field} className={classes.change}>
        <span className={classes.field}>{texts.fieldOf(field)}</span>
        <StatusBadge tone={tones[change]}>{text.kinds[change]}</StatusBadge>
        <span className={classes.values}>
          {/* A masked secret looks the same before and after: once is enough. */}
          {change !== 'added' && before !== after && <del title={text.before}>{said(before)}</del>}
          {change !== 'removed' && <ins title={text.after}>{said(after)}</ins>}
        </span>
      </li>
    ))}
  </ul>
);

const said = (value: string) => text.flags[value] ?? (isTime(value) ? formatDateTime(value) : value);
