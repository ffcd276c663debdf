import type { Field, FormValues } from './field';

/** Returns the values that differ from those before. */
export function changesOf<Values extends FormValues>(before: Values, now: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name]),
  ) as Partial<Values>;
}

/** Returns the values with these names. */
export const pick = <Values extends FormValues>(values: Values, names: string[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;

/** Returns the fields' labels for toasts, by field name and alias. */
export const labelsOf = <Values>(fields: Field<Values>[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, alias, label }) => [name, ...(alias ? [alias] : [])].map((key) => [key, label])),
  );

/** Returns the changed values that a draft may hold: texts and choices, but never passwords, keys or files. */
export function textsOf<Values extends FormValues>(
  fields: Field<Values>[],
  changed: Partial<Values>,
): Record<string, string> {
  const secret = new Set<string>(fields.flatMap(({ name, kind }) => (kind === 'password' ? [name] : [])));
  const texts = Object.entries(changed).filter(
    ([name, value]) => typeof value === 'string' && !secret.has(name),
  );
  return Object.fromEntries(texts) as Record<string, string>;
}
