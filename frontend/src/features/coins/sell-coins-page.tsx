import { useNavigate } from 'react-router-dom';
import {
  sellCoinsLimits,
  useFetchCoinTotalsQuery,
  useLazyFetchCoinTotalsQuery,
  useLazyFindUserQuery,
  useLazyListSentCoinsQuery,
  useSellCoinsMutation,
  type CoinAgencyProfile,
  type SellCoinsAnswer,
} from '../../api/recharge.gen';
import { useConfirm } from '../../components/confirm';
import { UnansweredNotice } from '../../components/delivery/unanswered-notice';
import { useDelivery } from '../../components/delivery/use-delivery';
import { Page } from '../../components/page';
import { AmountField } from '../../components/record-form/amount-field';
import type { Field, FieldControl } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { Sheet } from '../../components/sheet';
import { paths } from '../../lib/paths';
import { typedNumber } from '../../lib/typed-number';
import { isAmount, isRecent } from './amounts';
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

/** At most what the coin agency has. */
function CoinsToSell({ form }: { form: FieldControl<Values> }) {
  const { currentData } = useFetchCoinTotalsQuery();
  return <AmountField form={form} name="coin" available={currentData?.details.balance} />;
}

const saleOf = ({ userId, coin }: Values): Sale => ({ userId: userId.trim(), coin: typedNumber(coin) });

interface SellCoinsPageProps {
  id: string;
  code: string;
  /** The coin agency as it is after a sale. */
  onSold: (profile: CoinAgencyProfile) => void;
}

/** A coin agency sends coins from its balance to a user. */
export function SellCoinsPage({ id, code: coinAgency, onSold }: SellCoinsPageProps) {
  const navigate = useNavigate();
  const totals = useFetchCoinTotalsQuery();
  const [sell] = useSellCoinsMutation();
  const { sends, add } = useSessionSends();
  const { movement, round, deliver, again } = useDelivery<Sale, SellCoinsAnswer>({
    form: `sellCoins ${id}`,
    failure: texts.failure,
    coinsField: 'coin',
    call: (sale, key) =>
      sell({
        'Idempotency-Key': key,
        sellCoinsDto: { ...sale, type: '1', to: '2', coinAgency, id },
      }).unwrap(),
    onDone: ({ userId, coin }, { transfer, CoinPanel }) => {
      add({ transfer, userId, coin, at: new Date().toISOString() });
      onSold(CoinPanel);
    },
  });
  const ask = useQuestion(movement.isUnanswered);

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
              label={text.title}
              fields={fields}
              limits={sellCoinsLimits}
              initial={blank}
              submitLabel={text.submit}
              sendingLabel={texts.sending}
              failure={texts.failure}
              resetAfter={2000}
              ask={(values) => ask(saleOf(values))}
              save={(_changed, values) => deliver(saleOf(values))}
            />
          </Sheet>
        </div>
        <SessionTable sends={sends} />
      </div>
    </Page>
  );
}

/** Asks with the recipient and the balance in view; more than there is goes to the server, which says so at the field. */
function useQuestion(isUnanswered: (sale: Sale) => boolean) {
  const confirm = useConfirm();
  const [findUser] = useLazyFindUserQuery();
  const [fetchTotals] = useLazyFetchCoinTotalsQuery();
  const [listSent] = useLazyListSentCoinsQuery();

  return async (sale: Sale): Promise<boolean> => {
    const coins: unknown = sale.coin;
    if (!isAmount(coins) || isUnanswered(sale)) return true;
    const [found, totals, sent] = await Promise.all([
      findUser({ userId: sale.userId }).unwrap(),
      fetchTotals().unwrap(),
      listSent({ historyDto: { page: 1, limit: 20 } }).unwrap(),
    ]);
    const recipient = fromUser(found.details);
    const before = totals.details.balance;
    if (coins > before) return true;
    const repeat = sent.history.find(
      ({ userId, coin, state, createdAt }) =>
        userId === recipient.id && coin === coins && state === 'sent' && isRecent(createdAt),
    );
    return confirm(
      sendQuestion({
        recipient,
        coins,
        balance: { label: texts.confirm.yourBalance, before, after: before - coins },
        repeatOf: repeat?.createdAt,
      }),
    );
  };
}
