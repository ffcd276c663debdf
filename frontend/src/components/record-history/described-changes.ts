import type { AuditChange } from '../../api/audit.gen';
import { formatDateTime, formatNumber } from '../../lib/format';
import { texts } from '../base/on-demand/history.texts';
import type { DescribedEntry } from './history.types';

/** One change in words. Without values, such as for a new file, only the field's name is given. */
export interface DescribedChange {
  field: string;
  before?: string | undefined;
  after?: string | undefined;
  change: AuditChange['change'];
}

/** Returns whether a field is listed. Fields that repeat the entry's actor, time, reason or action are left out. */
function isListed({ field, after, value, change }: AuditChange, { action, reason }: DescribedEntry): boolean {
  const [kind = '', verb = ''] = action.split('.');
  if (value === 'data' || texts.unlisted.has(field) || texts.saidByVerb[verb]?.includes(field)) return false;
  if (kind === 'wallet' && field.startsWith('walletFreeze')) return false;
  if (reason !== '' && after === reason) return false;
  if (change !== 'added') return true;
  // A new record is shown, unless staff added it hidden.
  if (field === 'shown') return after === 'false';
  return value !== 'id' && !(value === 'flag' && after === 'false') && !(value === 'number' && after === '0');
}

function say(said: string, { field, value }: AuditChange, kind: string): string | undefined {
  if (said === '' || value === 'id' || value === 'file') return undefined;
  const states = field === 'status' ? texts.states[kind] : undefined;
  if (states) return states[Number(said)] ?? said;
  if (texts.namingKinds.has(field)) return said.split(', ').map(texts.kindOf).join(', ');
  if (value === 'flag') return texts.flags[said];
  if (value === 'number') return formatNumber(Number(said));
  return value === 'time' ? formatDateTime(said) : said;
}

/** Returns the changes of an entry in readable form: without ids, with grouped digits and named states. */
export const describedChanges = (entry: DescribedEntry): DescribedChange[] =>
  entry.changes
    .filter((one) => isListed(one, entry))
    .map((one) => ({
      field: texts.fieldOf(one.field),
      change: one.change,
      before: say(one.before, one, entry.target.kind),
      // A masked secret looks the same before and after, so only the fact of the change is stated.
      after: one.before === one.after ? undefined : say(one.after, one, entry.target.kind),
    }));

/** Returns a change as a single line, for places with little room. */
export function inOneLine({ field, before, after, change }: DescribedChange): string {
  if (change === 'removed') return texts.removed(field);
  if (after === undefined) return texts.changed(field);
  return before === undefined ? texts.added(field, after) : texts.became(field, before, after);
}
