import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLazyCheckCoinLimitQuery } from '../../api/coin-limits.gen';
import {
  sendCoinsLimits,
  useLazyFindCoinAgencyQuery,
  useLazyFindUserQuery,
  useLazyListRechargesQuery,
  useSendCoinsMutation,
  type SendResponse,
  type SendCoinsDto,
} from '../../api/recharge.gen';
import { useConfirm } from '../../components/base/confirm';
import { UnansweredNotice } from '../../components/delivery/unanswered-notice';
import { useDelivery } from '../../components/delivery/use-delivery';
import { Page } from '../../components/base/page';
import { AmountField } from '../../components/record-form/amount-field';
import type { Field } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { Sheet } from '../../components/base/sheet';
import { paths } from '../../lib/paths';
import { typedNumber } from '../../lib/typed-number';
import { isAmount, isRecent } from './amounts';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import { KindField } from './kind-field';
import { fromCoinAgency, fromUser, type Recipient } from './recipient';
import { RecipientField } from './recipient-field';
import { sendQuestion } from './send-question';

const { admin: text } = texts;
const blank = { to: '1', userId: '', coin: '' };
type Values = typeof blank;
const toAgency = (to: string) => to === '1';

const fields: Field<Values>[] = [
  { name: 'to', label: text.to, required: true, control: (form) => <KindField form={form} /> },
  {
    name: 'userId',
    label: text.code,
    required: true,
    control: (form) => (
      <RecipientField
        form={form}
        name="userId"
        label={toAgency(form.values.to) ? text.code : text.username}
        placeholder={toAgency(form.values.to) ? 'coin@' : undefined}
        hint={toAgency(form.values.to) ? undefined : text.usernameHint}
        clears={['coin']}
        next="coin"
        kindOf={() => (toAgency(form.values.to) ? 'coin' : 'user')}
      />
    ),
  },
  {
    name: 'coin',
    label: text.coins,
    kind: 'number',
    required: true,
    control: (form) => <AmountField form={form} name="coin" />,
  },
];

const bodyOf = ({ to, userId, coin }: Values): SendCoinsDto => ({
  to: toAgency(to) ? '1' : '2',
  userId: userId.trim(),
  coin: typedNumber(coin),
});

/** Sends coins from the platform to a coin agency or a user. `owner` identifies the form's user. */
export function SendCoinsPage({ owner }: { owner: string }) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [send] = useSendCoinsMutation();
  const { movement, round, deliver, again } = useDelivery<SendCoinsDto, SendResponse>({
    form: `sendCoins ${owner}`,
    failure: texts.failure,
    coinsField: 'coin',
    call: (sendCoinsDto, key) => send({ 'Idempotency-Key': key, sendCoinsDto }).unwrap(),
  });
  const ask = useQuestion(movement.isUnanswered);
  const initial = {
    ...blank,
    to: params.get('to') === '2' ? '2' : '1',
    userId: params.get('userId') ?? '',
  };

  return (
    <Page title={text.title} width="narrow">
      <UnansweredNotice
        movement={movement}
        describe={texts.moved.send}
        onAgain={(body) => void again(body)}
        onHistory={(body) =>
          void navigate(
            `${paths.admin.rechargeHistory}?search=${encodeURIComponent(body ? body.userId : '')}`,
          )
        }
      />
      <Sheet>
        <p className={classes.hint}>{text.hint}</p>
        <RecordForm
          // A recipient in the address fills the form once: the next form is empty.
          key={`${params.toString()} ${round}`}
          repeatable
          label={text.title}
          fields={fields}
          limits={sendCoinsLimits}
          initial={initial}
          submitLabel={text.submit}
          sendingLabel={texts.sending}
          failure={texts.failure}
          resetAfter={1000}
          ask={(values) => ask(bodyOf(values))}
          save={(_changed, values) => deliver(bodyOf(values))}
          onSaved={() => String(params) && setParams({}, { replace: true })}
        />
      </Sheet>
    </Page>
  );
}

/** Asks for confirmation with the recipient. A send that was confirmed before but has no answer is not asked again. */
function useQuestion(isUnanswered: (body: SendCoinsDto) => boolean) {
  const confirm = useConfirm();
  const [findCoinAgency] = useLazyFindCoinAgencyQuery();
  const [findUser] = useLazyFindUserQuery();
  const [listRecharges] = useLazyListRechargesQuery();
  const [checkLimit] = useLazyCheckCoinLimitQuery();

  const find = async ({ to, userId }: SendCoinsDto): Promise<Recipient> =>
    toAgency(to)
      ? fromCoinAgency((await findCoinAgency({ userId }).unwrap()).details)
      : fromUser((await findUser({ userId }).unwrap()).details);

  async function repeatOf({ id }: Recipient, coins: number) {
    const { data } = await listRecharges({ search: id, page: 1, limit: 20 }).unwrap();
    return data.find(
      ({ userId, coin, coinAgency, state, createdAt }) =>
        userId === id && coin === coins && !coinAgency && state === 'sent' && isRecent(createdAt),
    )?.createdAt;
  }

  return async (body: SendCoinsDto): Promise<boolean> => {
    const coins: unknown = body.coin;
    if (!isAmount(coins) || isUnanswered(body)) return true;
    const recipient = await find(body);
    const movement = { limit: 'send', coins, recipient: recipient.account } as const;
    const { details: limit } = await checkLimit(movement).unwrap();
    const before = recipient.coins;
    return confirm(
      sendQuestion({
        recipient,
        coins,
        waits: limit.waits,
        ...(before !== null && {
          balance: { label: texts.confirm.theirBalance, before, after: before + coins },
        }),
        repeatOf: await repeatOf(recipient, coins),
      }),
    );
  };
}
