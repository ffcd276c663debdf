import { TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { formatNumber } from '../../lib/format';
import { wholeOf } from '../../lib/typed-number';
import { texts } from '../components.texts';
import type { FieldControl } from './field';
import { rangeOf } from './limits';

interface AmountFieldProps<Values> {
  form: FieldControl<Values>;
  name: keyof Values & string;
  placeholder?: string;
  /** How many coins there are, where that is known: more is refused before anything is asked or sent. */
  available?: number | null | undefined;
}

/** A number of coins: what may be typed stands below, and what was typed as soon as it is long to read. */
export function AmountField<Values>({ form, name, placeholder, available }: AmountFieldProps<Values>) {
  const { refuse, limit } = form;
  const amount = wholeOf(form.value);
  const most = available ?? Infinity;
  // Beyond the limit of the field itself that limit is told.
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
