import { Checkbox, PasswordInput, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { KnownOfOwner } from '../../../../backend/src/core/guessable-passwords';
import { isUploadKind } from '../../lib/upload-kinds';
import { Choice } from '../base/choice';
import { texts } from '../base/components.texts';
import { PasswordStrength } from '../password-strength/password-strength';
import { UploadField } from '../upload/upload-field';
import type { Field, FormValues } from './field';
import { hintOf, tooLong, type Limit } from './limits';
import classes from './record-form.module.css';

/** The keyboard that a phone shows for a kind of field. */
const inputModes: Partial<Record<NonNullable<Field<FormValues>['kind']>, 'tel' | 'numeric' | 'decimal'>> = {
  digits: 'tel',
  number: 'numeric',
  price: 'decimal',
};

interface FieldInputProps {
  field: Omit<Field<FormValues>, 'name' | 'strength'> & { name: string };
  /** The input props from @mantine/form. */
  input: Partial<GetInputPropsReturnType>;
  /** The API's limits for the field. */
  limit?: Limit | undefined;
  /** What others know of the owner of a new password, in a field that shows its strength. */
  owner?: KnownOfOwner | undefined;
  sending?: boolean;
}

/** One input of a form. */
export function FieldInput({ field, input, limit = {}, owner, sending = false }: FieldInputProps) {
  const fixed = field.kind === 'fixed';
  if (isUploadKind(field.kind))
    return (
      <UploadField
        label={field.label}
        kind={field.kind}
        shape={field.shape}
        className={classes.wide}
        current={field.current}
        required={field.required}
        disabled={sending}
        {...input}
      />
    );

  const value = String(input.value ?? '');
  const common = {
    label: field.label,
    required: Boolean(field.required) && !fixed,
    description: fixed ? undefined : hintOf(field.hint, limit, value),
    placeholder: field.placeholder,
    'data-path': field.name,
    ...input,
    error: input.error ?? (fixed ? undefined : tooLong(value, limit)),
  };
  if (fixed)
    return (
      <TextInput
        {...common}
        value={value || (field.whenEmpty ?? '–')}
        readOnly
        classNames={{ input: classes.still }}
      />
    );
  switch (field.kind) {
    case 'area':
      return <Textarea {...common} rows={3} className={classes.wide} readOnly={sending} />;
    case 'select':
      return <Choice {...common} value={value} data={field.options ?? []} disabled={sending} />;
    case 'check':
      return (
        <Checkbox
          className={classes.check}
          label={field.label}
          data-path={field.name}
          checked={value === 'true'}
          error={input.error}
          disabled={sending}
          onChange={({ currentTarget }) => input.onChange?.(currentTarget.checked ? 'true' : '')}
        />
      );
    case 'password':
      return (
        <PasswordInput
          {...common}
          autoComplete={field.autoComplete ?? 'new-password'}
          readOnly={sending}
          visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
          inputContainer={(shown) => (
            <>
              {shown}
              {owner && <PasswordStrength password={value} minLength={limit.minLength} owner={owner} />}
            </>
          )}
        />
      );
    default:
      return (
        <TextInput
          {...common}
          type={field.kind === 'email' ? 'email' : 'text'}
          inputMode={inputModes[field.kind ?? 'text']}
          autoComplete={field.autoComplete ?? 'off'}
          readOnly={sending}
        />
      );
  }
}
