import { useForm } from '@mantine/form';
import { useState } from 'react';
import { faultsOf } from './faults';
import type { FormValues } from './field';
import { changesOf } from './form-values';
import type { RecordFormOptions } from './record-form.types';
import { filesOf, type Base } from './use-conflict';

/** Manages the values of a form, and the stored values that they were typed over. */
export function useFormState<Values extends FormValues>(options: RecordFormOptions<Values>) {
  const { fields, initial, record } = options;
  // The record when editing began. A refetch must not change which fields count as changed.
  const [base, setBase] = useState<Base<Values>>(() => ({
    values: initial,
    files: filesOf(fields),
    version: record?.version,
  }));
  const stored = base.values;
  const [refused] = useState(() => new Map<string, string>());
  const form = useForm<Values>({
    // A copy: the form changes its values in place, and stored records are frozen.
    initialValues: { ...stored },
    clearInputErrorOnChange: true,
    validate: (values) => ({
      ...Object.fromEntries(refused),
      ...faultsOf(values, { ...options, stored }),
    }),
  });
  const changed = changesOf(stored, form.values);
  return {
    form,
    base,
    setBase,
    /** The typed values that differ from the stored ones. */
    changed,
    isTyped: Object.keys(changed).length > 0,
    /** Blocks the form for a reason that only the control of the field knows; undefined unblocks it. */
    refuse: (name: string, reason: string | undefined) => {
      if (reason) refused.set(name, reason);
      else refused.delete(name);
    },
    focusFirst: (errors: Record<string, unknown>) => {
      const first = fields.find(({ name }) => errors[name]);
      if (first) form.getInputNode(first.name)?.focus();
    },
  };
}

export type FormState<Values extends FormValues> = ReturnType<typeof useFormState<Values>>;
