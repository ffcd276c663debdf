import { PasswordInput } from '@mantine/core';
import { texts as shared } from '../../components/base/components.texts';
import type { FieldControl } from '../../components/record-form/field';
import { texts } from './profile.texts';

const label = texts.signInNumber;

/** Asks for the current password together with a new phone number or email address. */
export function CurrentPasswordField<Values>({ form }: { form: FieldControl<Values> }) {
  return (
    <PasswordInput
      label={form.label}
      required
      description={label.passwordHint}
      data-path={form.name}
      autoComplete="current-password"
      readOnly={form.disabled}
      visibilityToggleButtonProps={{ 'aria-label': shared.showPassword }}
      value={form.value}
      error={form.error}
      onChange={({ currentTarget }) => form.onChange(currentTarget.value)}
    />
  );
}
