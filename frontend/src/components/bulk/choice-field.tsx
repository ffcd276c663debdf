import { NativeSelect } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { BulkChoice, BulkField } from './bulk.types';

interface ChoiceFieldProps {
  field: BulkField & { useChoices: () => readonly BulkChoice[] };
  value: string | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The choice that a bulk change needs. The first one is chosen when the choices are known. */
export function ChoiceField({ field, value, error, onChange }: ChoiceFieldProps) {
  const choices = field.useChoices();
  const first = choices[0]?.value;
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    if (first !== undefined) choose(first);
  }, [first]);
  return (
    <NativeSelect
      data-autofocus
      label={field.label}
      description={field.hint}
      data={[...choices]}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
