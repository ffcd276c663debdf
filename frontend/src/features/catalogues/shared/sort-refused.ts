import { errorsToForm } from '../../../api/errors-to-form';
import { reasonOf } from '../../../components/base/notify';
import type { Field, FormValues } from '../../../components/record-form/field';
import { labelsOf } from '../../../components/record-form/form-values';
import { texts } from './catalogues.texts';
import { pathOf, type Draft } from './draft';
import type { Refused } from './save-in-turn';

/** Sorts why records failed: the errors of fields by path, and the reason for each record by its key. */
export function sortRefused(
  refused: Refused<Draft>[],
  { drafts, fields }: { drafts: Draft[]; fields: Field<FormValues>[] },
): { underFields: Record<string, string>; failures: Record<string, string> } {
  const names = fields.map(({ name }) => name);
  const sorted = refused.map(({ one, error }) => ({ one, error, ...errorsToForm(error, names) }));
  const underFields = sorted.flatMap(({ one, underFields: own }) =>
    Object.entries(own).map(([name, text]) => [pathOf(drafts.indexOf(one), name), text] as const),
  );
  const failures = sorted.map(({ one, error, underFields: own, rest }) => [
    one.key,
    Object.keys(own).length && !rest.length ? texts.marked : reasonOf(error, labelsOf(fields)),
  ]);
  return {
    underFields: Object.fromEntries(underFields),
    failures: Object.fromEntries(failures) as Record<string, string>,
  };
}
