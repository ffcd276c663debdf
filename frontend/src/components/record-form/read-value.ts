import { formatPhone } from '../../lib/format';
import { texts } from './conflict.texts';
import type { Field } from './field';

/** Returns a value of a form as text for readers; `empty` is shown for an empty value. */
export function readValue<Values>(field: Field<Values>, value: string, empty = '–'): string {
  if (field.kind === 'select') return field.options?.find((option) => option.value === value)?.label ?? value;
  if (field.kind === 'check') return value === 'true' ? texts.yes : texts.no;
  if (field.kind === 'password') return '••••••••';
  if (field.kind === 'digits' && value) return formatPhone(value);
  return value || (field.whenEmpty ?? empty);
}
