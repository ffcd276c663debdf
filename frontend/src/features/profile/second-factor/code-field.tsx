import { TextInput } from '@mantine/core';
import type { FieldControl } from '../../../components/record-form/field';
import { texts } from './second-factor.texts';

/** Asks for the six digits that an authenticator app shows. */
export function CodeField<Values>({ form }: { form: FieldControl<Values> }) {
  return (
    <TextInput
      label={form.label}
      required
      description={texts.setUp.codeHint}
      data-path={form.name}
      name={form.name}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={40}
      readOnly={form.disabled}
      value={form.value}
      error={form.error}
      onChange={({ currentTarget }) => form.onChange(currentTarget.value)}
    />
  );
}
