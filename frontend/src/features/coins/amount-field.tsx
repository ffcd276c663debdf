import { TextInput } from '@mantine/core';
import type { FieldControl } from '../../components/record-form/field';
import { typedNumber } from '../../lib/typed-number';
import classes from './coins.module.css';
import { texts } from './coins.texts';

interface AmountFieldProps<Values> {
  form: FieldControl<Values>;
  name: keyof Values & string;
}

/** A number of coins; what is long to read is grouped below. */
export function AmountField<Values>({ form, name }: AmountFieldProps<Values>) {
  const amount: unknown = typedNumber(form.value);
  return (
    <TextInput
      label={form.label}
      required={form.required}
      readOnly={form.disabled}
      inputMode="numeric"
      autoComplete="off"
      data-path={name}
      classNames={{ input: classes.amount, description: classes.grouped }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={typeof amount === 'number' && amount > 999 ? texts.grouped(amount) : undefined}
      value={form.value}
      error={form.error}
      onChange={({ currentTarget }) => form.onChange(currentTarget.value)}
    />
  );
}
