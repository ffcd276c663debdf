import type { FormValues } from './field';
import { pick, textsOf } from './form-values';
import type { RecordFormOptions } from './record-form.types';
import { useDraft } from './use-draft';
import type { FormState } from './use-form-state';
import { auditedIn, usePutBack } from './use-put-back';
import type { useUnanswered } from './use-unanswered';
import { useUnsavedCare } from './use-unsaved-care';

interface FormCare<Values extends FormValues> {
  state: FormState<Values>;
  unanswered: ReturnType<typeof useUnanswered>;
  isSending: boolean;
}

/**
 * Takes care of the typed values of a form: leaving asks, a draft is stored, and the history of the record can put old
 * values back. Call `settled` when the values have been saved.
 */
export function useFormCare<Values extends FormValues>(
  options: RecordFormOptions<Values>,
  { state, unanswered, isSending }: FormCare<Values>,
) {
  const { fields } = options;
  const { form, base, setBase, changed, isTyped } = state;
  const care = useUnsavedCare(isTyped);
  const draft = useDraft({
    form: options.label,
    values: textsOf(fields, changed),
    over:
      base.version === undefined
        ? undefined
        : { version: base.version, values: textsOf(fields, pick(base.values, Object.keys(changed))) },
    unanswered: !options.repeatable && (unanswered.isOpen || isSending),
    restore: ({ values, over, unanswered: isUnanswered }) => {
      form.setValues(values as Partial<Values>);
      if (isUnanswered) unanswered.noteEarlier();
      if (over) setBase({ ...base, version: over.version, values: { ...base.values, ...over.values } });
    },
  });
  const old = usePutBack({
    fields,
    audited: auditedIn(options),
    restore: (values) => form.setValues(values as Partial<Values>),
    focus: (name) => form.getInputNode(name)?.focus(),
  });
  return {
    unsaved: care.unsaved,
    /** The draft of an earlier visit, to offer above the fields. */
    draft: draft.offered,
    /** The old values that the form shows, from the history of its record. */
    old: isTyped ? old : undefined,
    settled: () => {
      care.settled();
      draft.settled();
    },
  };
}
