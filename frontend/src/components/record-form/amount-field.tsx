import { TextInput } from '@mantine/core';
import { formatNumber } from '../../lib/format';
import { typedNumber } from '../../lib/typed-number';
import { texts } from '../components.texts';
import classes from './amount-field.module.css';
import type { FieldControl } from './field';

interface AmountFieldProps<Values> {
  form: FieldControl<Values>;
  name: keyof Values & string;
  placeholder?: string;
}

/** A number of coins; what is long to read is grouped below. */
export function AmountField<Values>({ form, name, placeholder }: AmountFieldProps<Values>) {
  const amount: unknown = typedNumber(form.value);
  return (
    <TextInput
      label={form.label}
      placeholder={placeholder}
      required={form.required}
      readOnly={form.disabled}
      inputMode="numeric"
      autoComplete="off"
      data-path={name}
      classNames={{ input: classes.amount, description: classes.grouped }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        typeof amount === 'number' && amount > 999 ? texts.form.coins(formatNumber(amount)) : undefined
      }
      value={form.value}
      error={form.error}
      onChange={({ currentTarget }) => form.onChange(currentTarget.value)}
    />
  );
}
