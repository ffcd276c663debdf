import { useState } from 'react';
import type { Field, FieldControl, FormValues } from './field';
import type { RecordFormOptions } from './record-form.types';
import { filesOf } from './use-conflict';
import { useFormCare } from './use-form-care';
import { useFormState } from './use-form-state';
import { useSending, type Phase } from './use-sending';
import { useUnanswered } from './use-unanswered';

/**
 * Manages a form: validation, sending, the server's errors under their fields, and keeping the typed values after a
 * failure.
 */
export function useRecordForm<Values extends FormValues>(options: RecordFormOptions<Values>) {
  const { fields, record: edited } = options;
  const state = useFormState(options);
  const { form, base, setBase } = state;
  const [phase, setPhase] = useState<Phase>('open');
  const unanswered = useUnanswered();
  const care = useFormCare(options, { state, unanswered, isSending: phase === 'sending' });
  const { question, submit } = useSending(options, {
    ...{ state, unanswered, setPhase },
    onSettled: care.settled,
  });

  // A form without typed values follows its record.
  const isUntouched = !state.isTyped && phase === 'open';
  if (edited && isUntouched && edited.version > (base.version ?? 0)) {
    setBase({ values: options.initial, files: filesOf(fields), version: edited.version });
    form.setValues({ ...options.initial });
  }

  const closed = phase !== 'open';
  const set: FieldControl<Values>['set'] = (name, value) => form.setFieldValue(name, value as never);
  const control = ({ name, label, required = false }: Field<Values>): FieldControl<Values> => ({
    name,
    label,
    required,
    disabled: closed,
    value: String(form.values[name] ?? ''),
    error: form.errors[name],
    onChange: (value) => set(name, value),
    limit: options.limits[name] ?? {},
    refuse: (reason) => state.refuse(name, reason),
    values: form.values,
    set,
  });
  const { unsaved, draft, old } = care;
  return { form, closed, sending: phase === 'sending', unsaved, draft, old, question, control, submit };
}
