import { useState } from 'react';
import { useAdjustUserMutation } from '../../api/recharge.gen';
import { useConfirm } from '../../components/confirm';
import { Page } from '../../components/page';
import type { Field } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { Sheet } from '../../components/sheet';
import { formatNumber } from '../../lib/format';
import { newKey } from '../../lib/new-key';
import { typedNumber } from '../../lib/typed-number';
import { NumberField } from './number-field';
import { UserBalance, type Standing } from './user-balance';
import classes from './users.module.css';
import { texts } from './users.texts';
import { useUserOfNumber } from './use-user-of-number';

const { adjust: text } = texts;
const blank = { number: '', coin: '', level: '', experience: '' };
type Values = typeof blank;

const fields: Field<Values>[] = [
  {
    name: 'number',
    label: text.fields.number,
    required: true,
    control: (form) => <NumberField form={form} />,
  },
  { name: 'coin', label: text.fields.coin, kind: 'digits', required: true, hint: text.newBalance },
  { name: 'level', label: text.fields.level, kind: 'digits', required: true },
  { name: 'experience', label: text.fields.experience, kind: 'digits', required: true },
];

const standingOf = ({ coin, level, experience }: Values): Standing => ({
  coin: typedNumber(coin),
  level: typedNumber(level),
  experience: typedNumber(experience),
});

/** Sets a user's coins, level and experience. The difference of the coins is a movement in the ledger. */
export function UpdateUserPage() {
  // Made when the form opens, and anew once a change went through: pressing again after a lost answer changes nothing twice.
  const [key, setKey] = useState(newKey);
  const [adjust] = useAdjustUserMutation();
  const ask = useQuestion();
  return (
    <Page title={text.title}>
      <div className={classes.narrow}>
        <Sheet>
          <p className={classes.hint}>{text.hint}</p>
          <RecordForm
            label={text.title}
            fields={fields}
            initial={blank}
            submitLabel={text.title}
            failure={text.failed}
            resetAfter={0}
            ask={ask}
            save={(_changed, values) =>
              adjust({
                'Idempotency-Key': key,
                adjustUserDto: { number: values.number.trim(), ...standingOf(values) },
              }).unwrap()
            }
            onSaved={() => setKey(newKey())}
          />
        </Sheet>
      </div>
    </Page>
  );
}

/** Shows who it is, and what becomes of their coins. What cannot be read as numbers goes to the server, which says why not. */
function useQuestion() {
  const confirm = useConfirm();
  const find = useUserOfNumber();
  return async (values: Values): Promise<boolean> => {
    const after = standingOf(values);
    const user = await find(values.number);
    if (!user || !Object.values(after).every(Number.isInteger)) return true;
    const coins = after.coin - user.coin;
    const change = coins > 0 ? text.more : coins < 0 ? text.fewer : undefined;
    return confirm({
      title: text.question(user.username),
      effect: (
        <>
          <UserBalance user={user} after={after} />
          <p className={classes.change}>{change ? change(formatNumber(Math.abs(coins))) : text.same}</p>
        </>
      ),
      yes: text.title,
    });
  };
}
