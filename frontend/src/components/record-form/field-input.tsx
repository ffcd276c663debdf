import { Checkbox, NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { isUploadKind } from '../../lib/upload-kinds';
import { texts } from '../components.texts';
import { UploadField } from '../upload-field';
import type { Field, FormValues } from './field';
import { hintOf, tooLong, type Limit } from './limits';
import classes from './record-form.module.css';

/** Which keyboard a phone shows. */
const inputModes: Partial<Record<NonNullable<Field<FormValues>['kind']>, 'tel' | 'numeric' | 'decimal'>> = {
  digits: 'tel',
  number: 'numeric',
  price: 'decimal',
};

interface FieldInputProps {
  field: Omit<Field<FormValues>, 'name'> & { name: string };
  /** From @mantine/form, or just the value where the field is only read. */
  input: Partial<GetInputPropsReturnType>;
  /** What the API allows in it. */
  limit?: Limit;
  readOnly?: boolean;
  sending?: boolean;
}

/** One field, in the form it has while it is read or edited. */
export function FieldInput({ field, input, limit = {}, readOnly = false, sending = false }: FieldInputProps) {
  const fixed = readOnly || field.kind === 'fixed';
  if (isUploadKind(field.kind))
    return readOnly ? null : (
      <UploadField
        label={field.label}
        kind={field.kind}
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
    required: field.required && !fixed,
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
        value={readValue(field, value)}
        readOnly
        className={field.kind === 'area' ? classes.wide : undefined}
        classNames={{ input: classes.still }}
      />
    );
  switch (field.kind) {
    case 'area':
      return <Textarea {...common} rows={3} className={classes.wide} readOnly={sending} />;
    case 'select':
      return <NativeSelect {...common} data={field.options ?? []} disabled={sending} />;
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

function readValue(field: FieldInputProps['field'], value: string): string {
  if (field.kind === 'select') return field.options?.find((option) => option.value === value)?.label ?? value;
  if (field.kind === 'password') return '••••••••';
  return value || (field.whenEmpty ?? '–');
}
