import { useNavigate } from 'react-router-dom';
import {
  adjustUserLimits,
  useAdjustUserMutation,
  type AdjustUserApiResponse,
  type AdjustUserDto,
} from '../../api/recharge.gen';
import { useConfirm } from '../../components/confirm';
import { UnansweredNotice } from '../../components/delivery/unanswered-notice';
import { useDelivery } from '../../components/delivery/use-delivery';
import { notify } from '../../components/notify';
import { Page } from '../../components/page';
import type { Field } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { Sheet } from '../../components/sheet';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
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
    kind: 'digits',
    required: true,
    control: (form) => <NumberField form={form} />,
  },
  { name: 'coin', label: text.fields.coin, kind: 'number', required: true, hint: text.newBalance },
  { name: 'level', label: text.fields.level, kind: 'number', required: true },
  { name: 'experience', label: text.fields.experience, kind: 'number', required: true },
];

const standingOf = ({ coin, level, experience }: Values): Standing => ({
  coin: typedNumber(coin),
  level: typedNumber(level),
  experience: typedNumber(experience),
});

const bodyOf = (values: Values): AdjustUserDto => ({ number: values.number.trim(), ...standingOf(values) });

/**
 * Sets a user's coins, level and experience. The difference of the coins is a movement in the ledger. `owner` is whose form
 * this is.
 */
export function UpdateUserPage({ owner }: { owner: string }) {
  const [adjust] = useAdjustUserMutation();
  const { movement, round, deliver, again } = useDelivery<AdjustUserDto, AdjustUserApiResponse>({
    form: `updateUser ${owner}`,
    failure: text.failed,
    coinsField: 'coin',
    call: (adjustUserDto, key) => adjust({ 'Idempotency-Key': key, adjustUserDto }).unwrap(),
  });
  const ask = useQuestion(movement.isUnanswered);
  const openStatement = useStatementOf();
  return (
    <Page title={text.title}>
      <div className={classes.narrow}>
        <UnansweredNotice
          movement={movement}
          describe={text.moved}
          onAgain={(body) => void again(body)}
          onHistory={(body) => void openStatement(body?.number)}
        />
        <Sheet>
          <p className={classes.hint}>{text.hint}</p>
          <RecordForm
            key={round}
            label={text.title}
            fields={fields}
            limits={adjustUserLimits}
            initial={blank}
            submitLabel={text.title}
            failure={text.failed}
            resetAfter={0}
            ask={ask}
            save={(_changed, values) => deliver(bodyOf(values))}
          />
        </Sheet>
      </div>
    </Page>
  );
}

/**
 * Shows who it is, and what becomes of their coins. What cannot be read as numbers goes to the server, which says why not;
 * what was confirmed already and has no answer is not asked again.
 */
function useQuestion(isUnanswered: (body: AdjustUserDto) => boolean) {
  const confirm = useConfirm();
  const find = useUserOfNumber();
  return async (values: Values): Promise<boolean> => {
    if (isUnanswered(bodyOf(values))) return true;
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

/** The statement of the user of this number; that of the platform, whose coins they are, where nobody is known. */
function useStatementOf() {
  const navigate = useNavigate();
  const find = useUserOfNumber();
  return async (number: string | undefined) => {
    try {
      const user = number === undefined ? undefined : await find(number);
      await navigate(paths.admin.ledger(user ? `user:${user._id}` : 'platform'));
    } catch (error) {
      notify.failure(error);
    }
  };
}
