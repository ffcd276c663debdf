import { useEffect, useEffectEvent } from 'react';
import { Choice } from '../base/choice';
import type { BulkChoice, BulkField } from './bulk.types';

interface ChoiceFieldProps {
  field: BulkField & { useChoices: () => readonly BulkChoice[] };
  /** Undefined until the person chooses: then the first choice is shown. */
  value: string | undefined;
  error: string | undefined;
  /** Called when the first choice is known. */
  onFirst: (value: string) => void;
  onChange: (value: string) => void;
}

/** The choice that a bulk change needs. */
export function ChoiceField({ field, value, error, onFirst, onChange }: ChoiceFieldProps) {
  const choices = field.useChoices();
  const first = choices[0]?.value;
  const report = useEffectEvent(onFirst);
  useEffect(() => {
    if (first !== undefined) report(first);
  }, [first]);
  return (
    <Choice
      data-autofocus
      label={field.label}
      description={field.hint}
      data={choices}
      value={value ?? first}
      error={error}
      onChange={onChange}
    />
  );
}
