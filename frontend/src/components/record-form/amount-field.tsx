import { TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { formatNumber } from '../../lib/format';
import { wholeOf } from '../../lib/typed-number';
import { texts } from '../base/components.texts';
import type { FieldControl } from './field';
import { rangeOf } from './limits';

interface AmountFieldProps<Values> {
  form: FieldControl<Values>;
  name: keyof Values & string;
  placeholder?: string;
  /** The available number of coins, if known: a larger amount is rejected before the form asks or sends anything. */
  available?: number | null | undefined;
}

/**
 * A field for a number of coins. The text below shows the allowed range, or the typed amount with separators if it is
 * long.
 */
export function AmountField<Values>({ form, name, placeholder, available }: AmountFieldProps<Values>) {
  const { refuse, limit } = form;
  const amount = wholeOf(form.value);
  const most = available ?? Infinity;
  // Above the field's own maximum, the error for that maximum is shown instead.
  const isMore = amount !== undefined && amount > most && amount <= (limit.maximum ?? Infinity);
  const excess = isMore ? texts.form.onlyAvailable(formatNumber(most)) : undefined;
  useEffect(() => {
    refuse(excess);
    return () => refuse(undefined);
  });
  const range = available == null ? rangeOf(limit) : texts.form.available(formatNumber(available));
  return (
    <TextInput
      label={form.label}
      placeholder={placeholder}
      required={form.required}
      readOnly={form.disabled}
      inputMode="numeric"
      autoComplete="off"
      data-path={name}
      description={amount !== undefined && amount > 999 ? texts.form.coins(formatNumber(amount)) : range}
      value={form.value}
      error={form.error ?? excess}
      onChange={({ currentTarget }) => form.onChange(currentTarget.value)}
    />
  );
}
