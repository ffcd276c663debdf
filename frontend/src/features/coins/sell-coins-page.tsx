import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  sellCoinsLimits,
  useLazyFetchCoinTotalsQuery,
  useLazyFindUserQuery,
  useLazyListSentCoinsQuery,
  useSellCoinsMutation,
  type CoinAgencyProfile,
  type SellCoinsResponse,
} from '../../api/recharge.gen';
import { useCoinTotals } from '../../components/use-coin-totals';
import { useConfirm } from '../../components/base/confirm';
import { UnansweredNotice } from '../../components/delivery/unanswered-notice';
import { useDelivery } from '../../components/delivery/use-delivery';
import { Page } from '../../components/base/page';
import { AmountField } from '../../components/record-form/amount-field';
import type { Field, FieldControl } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { Sheet } from '../../components/base/sheet';
import { paths } from '../../lib/paths';
import { present } from '../../lib/present';
import { typedNumber } from '../../lib/typed-number';
import { serverNow } from '../../lib/server-time';
import { isAmount, isRecent, neverRefuse, TooFewCoins } from './amounts';
import { Balance } from './balance';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import { fromUser } from './recipient';
import { RecipientField } from './recipient-field';
import { sendQuestion } from './send-question';
import { useSessionSends } from './session-sends';
import { SessionTable } from './session-table';

const { seller: text } = texts;
const blank = { userId: '', coin: '' };
type Values = typeof blank;
interface Sale {
  userId: string;
  coin: number;
}

const fields: Field<Values>[] = [
  {
    name: 'userId',
    label: text.user,
    required: true,
    control: (form) => (
      <RecipientField
        form={form}
        name="userId"
        hint={text.userHint}
        kindOf={() => 'user'}
        clears={['coin']}
        next="coin"
      />
    ),
  },
  {
    name: 'coin',
    label: text.coin,
    kind: 'number',
    required: true,
    control: (form) => <CoinsToSell form={form} />,
  },
];

/** Shows the coin agency's last known balance. It does not block the form because coins may have arrived since. */
function CoinsToSell({ form }: { form: FieldControl<Values> }) {
  const { currentData } = useCoinTotals();
  return (
    <AmountField
      form={{ ...form, refuse: neverRefuse }}
      name="coin"
      available={currentData?.details.balance}
    />
  );
}

const saleOf = ({ userId, coin }: Values): Sale => ({ userId: userId.trim(), coin: typedNumber(coin) });

interface SellCoinsPageProps {
  id: string;
  code: string;
  /** Gets the coin agency's profile after a sale. */
  onSold: (profile: CoinAgencyProfile) => void;
}

/** A coin agency sends coins from its balance to a user. */
export function SellCoinsPage({ id, code: coinAgency, onSold }: SellCoinsPageProps) {
  const navigate = useNavigate();
  const totals = useCoinTotals();
  const [sell] = useSellCoinsMutation();
  const { sends, add } = useSessionSends();
  const { movement, round, deliver, again } = useDelivery<Sale, SellCoinsResponse>({
    form: `sellCoins ${id}`,
    failure: texts.failure,
    coinsField: 'coin',
    call: (sale, key) =>
      sell({
        'Idempotency-Key': key,
        sellCoinsDto: { ...sale, type: '1', to: '2', coinAgency, id },
      }).unwrap(),
    onDone: ({ userId, coin }, { transfer, CoinPanel }) => {
      add({ transfer, userId, coin, at: new Date(serverNow()).toISOString() });
      onSold(CoinPanel);
    },
  });
  const ask = useQuestion(movement.isUnanswered);
  // The confirmed sale is the one that is sent.
  const confirmed = useRef<Sale>(undefined);

  return (
    <Page title={text.title}>
      <div className={classes.columns}>
        <div>
          <UnansweredNotice
            movement={movement}
            describe={texts.moved.send}
            onAgain={(sale) => void again(sale)}
            onHistory={() => void navigate(paths.coin.sent)}
          />
          <Sheet>
            <Balance totals={totals} />
            <RecordForm
              key={round}
              repeatable
              label={text.title}
              fields={fields}
              limits={sellCoinsLimits}
              initial={blank}
              submitLabel={text.submit}
              sendingLabel={texts.sending}
              failure={texts.failure}
              resetAfter={2000}
              ask={async (values) => {
                confirmed.current = await ask(saleOf(values));
                return confirmed.current !== undefined;
              }}
              save={() => deliver(present(confirmed.current, 'A sale is sent once it is confirmed'))}
            />
          </Sheet>
        </div>
        <SessionTable sends={sends} />
      </div>
    </Page>
  );
}

/**
 * Asks for confirmation with the recipient and the balance, both refetched. Resolves to the confirmed sale, with the
 * username that was found. An amount above the balance is rejected at the field. A sale that was confirmed before but
 * has no answer is not asked again.
 */
function useQuestion(isUnanswered: (sale: Sale) => boolean) {
  const confirm = useConfirm();
  const [findUser] = useLazyFindUserQuery();
  const [fetchTotals] = useLazyFetchCoinTotalsQuery();
  const [listSent] = useLazyListSentCoinsQuery();

  return async (typed: Sale): Promise<Sale | undefined> => {
    const coins: unknown = typed.coin;
    if (!isAmount(coins)) return typed;
    const [found, totals, sent] = await Promise.all([
      findUser({ userId: typed.userId }).unwrap(),
      fetchTotals().unwrap(),
      listSent({ sentHistoryDto: { page: 1, limit: 20 } }).unwrap(),
    ]);
    const recipient = fromUser(found.details);
    const sale = { userId: recipient.id, coin: coins };
    const before = totals.details.balance;
    if (isUnanswered(sale)) return sale;
    if (coins > before) throw new TooFewCoins(before, 'coin');
    const repeat = sent.history.find(
      ({ userId, coin, state, createdAt }) =>
        userId === recipient.id && coin === coins && state === 'sent' && isRecent(createdAt),
    );
    const agreed = await confirm(
      sendQuestion({
        recipient,
        coins,
        balance: { label: texts.confirm.yourBalance, before, after: before - coins },
        repeatOf: repeat?.createdAt,
      }),
    );
    return agreed ? sale : undefined;
  };
}
