import { SegmentedControl, TextInput } from '@mantine/core';
import type { FieldControl } from '../../components/record-form/field';
import { hintOf } from '../../components/record-form/limits';
import { formatNumber } from '../../lib/format';
import { hows, newBalance, type Values } from './adjustment';
import classes from './users.module.css';
import { texts } from './users.texts';

const { adjust: text } = texts;
const choices = hows.map((value) => ({ value, label: text.hows[value] }));

/** The field for a user's coins: the new balance, or an amount to add or take away. It shows the resulting balance. */
export function CoinChangeField({ form }: { form: FieldControl<Values> }) {
  const { how, coinSeen } = form.values;
  const after: unknown = newBalance(form.values);
  const isKnown = coinSeen !== '' && form.value.trim() !== '' && typeof after === 'number';
  const problem = isKnown && after < 0 ? text.tooMany(formatNumber(Number(coinSeen))) : undefined;
  return (
    <div className={classes.coinChange}>
      <SegmentedControl
        aria-label={text.how}
        data={choices}
        value={how}
        disabled={form.disabled}
        onChange={(next) => {
          form.set('how', next);
          // The shown balance is not an amount to add.
          form.onChange(next === 'set' ? coinSeen : '');
        }}
      />
      <TextInput
        label={form.label}
        required={form.required}
        readOnly={form.disabled}
        inputMode="numeric"
        autoComplete="off"
        data-path="coin"
        description={
          problem || !isKnown
            ? hintOf(how === 'set' ? text.newBalance : undefined, form.limit, form.value)
            : text.becomesBalance(formatNumber(Number(coinSeen)), formatNumber(after))
        }
        value={form.value}
        error={form.error ?? problem}
        onChange={({ currentTarget }) => form.onChange(currentTarget.value)}
      />
    </div>
  );
}
