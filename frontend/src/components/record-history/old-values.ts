import type { AuditChange } from '../../api/audit.gen';
import type { DescribedEntry } from './history.types';

/** The audit log cuts longer values. */
const MAX_CHARACTERS = 1000;
const KINDS: AuditChange['value'][] = ['text', 'number', 'flag', 'id'];
/** Before these actions the record had no values, or the values are not what the action changed. */
const WITHOUT = new Set(['add', 'create', 'delete', 'restore', 'ask', 'refuse']);

const isWhole = ({ value, before }: AuditChange) =>
  KINDS.includes(value) && before.length <= MAX_CHARACTERS && !before.includes('••••');

/** Returns the old values of an entry by field, of those fields whose old value is known in full. */
export function oldValuesOf(
  { action, changes }: Pick<DescribedEntry, 'action' | 'changes'>,
  fields: readonly string[],
): Record<string, string> {
  if (WITHOUT.has(action.slice(action.lastIndexOf('.') + 1))) return {};
  const known = changes.filter((change) => fields.includes(change.field) && isWhole(change));
  return Object.fromEntries(known.map(({ field, before }) => [field, before]));
}
