import { TextInput } from '@mantine/core';
import type { FieldControl } from '../../components/record-form/field';
import { hintOf } from '../../components/record-form/limits';
import type { Values } from './adjustment';

interface ProgressFieldProps {
  form: FieldControl<Values>;
  name: 'level' | 'experience';
}

/** A number field that follows the user's stored value until the reader types in it. */
export function ProgressField({ form, name }: ProgressFieldProps) {
  return (
    <TextInput
      label={form.label}
      required={form.required}
      readOnly={form.disabled}
      inputMode="numeric"
      autoComplete="off"
      data-path={name}
      description={hintOf(undefined, form.limit, form.value)}
      value={form.value}
      error={form.error}
      onChange={({ currentTarget }) => {
        form.onChange(currentTarget.value);
        form.set(`${name}Typed`, 'true');
      }}
    />
  );
}
