import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import {
  returnCoinsLimits,
  useLazyFindCoinAgencyQuery,
  useLazyFindUserQuery,
  useReturnCoinsMutation,
  type Envelope,
} from '../../api/recharge.gen';
import { useConfirm } from '../../components/base/confirm';
import { notify } from '../../components/base/notify';
import { UnansweredNotice } from '../../components/delivery/unanswered-notice';
import { useDelivery } from '../../components/delivery/use-delivery';
import { Page } from '../../components/base/page';
import { AmountField } from '../../components/record-form/amount-field';
import type { Field, FieldControl } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { Sheet } from '../../components/base/sheet';
import { isApiError } from '../../api/errors-to-form';
import { paths } from '../../lib/paths';
import { typedNumber } from '../../lib/typed-number';
import { isAmount, neverRefuse, TooFewCoins } from './amounts';
import { texts } from './coins.texts';
import { isCode } from './recipient';
import { lookupPause, RecipientField } from './recipient-field';
import { useRecipient } from './use-recipient';

const { returns: text } = texts;
const blank = { username: '', senderName: '', coins: '' };
type Values = typeof blank;
interface Return {
  username: string;
  senderName: string;
  coins: number;
}

const fields: Field<Values>[] = [
  {
    name: 'username',
    label: text.username,
    required: true,
    control: (form) => (
      <RecipientField
        form={form}
        name="username"
        hint={text.usernameHint}
        kindOf={(typed) => (isCode(typed) ? 'coin' : 'user')}
        clears={['coins']}
      />
    ),
  },
  {
    name: 'senderName',
    label: text.sender,
    control: (form) => (
      <RecipientField
        form={form}
        name="senderName"
        hint={text.senderHint}
        kindOf={(typed) => (isCode(typed) ? 'coin' : undefined)}
        clears={['coins']}
      />
    ),
  },
  {
    name: 'coins',
    label: text.coins,
    kind: 'number',
    required: true,
    control: (form) => <CoinsToReturn form={form} />,
  },
];

/** Shows the account's last known balance. It does not block the form because coins may have arrived since. */
function CoinsToReturn({ form }: { form: FieldControl<Values> }) {
  const name = form.values.username.trim();
  const [settled] = useDebouncedValue(name, lookupPause);
  const { found } = useRecipient(isCode(name) ? 'coin' : 'user', settled === name ? name : '');
  return <AmountField form={{ ...form, refuse: neverRefuse }} name="coins" available={found?.coins} />;
}

const returnOf = ({ username, senderName, coins }: Values): Return => ({
  username: username.trim(),
  senderName: senderName.trim(),
  coins: typedNumber(coins),
});

/** Returns coins to their sender: a coin agency, or the platform if no sender is named. */
export function ReturnCoinsPage({ owner }: { owner: string }) {
  const confirm = useConfirm();
  const openStatement = useStatementOf();
  const find = useNamed();
  const [giveBack] = useReturnCoinsMutation();
  const { movement, round, deliver, again } = useDelivery<Return, Envelope>({
    form: `returnCoins ${owner}`,
    coinsField: 'coins',
    call: (returnCoinsDto, key) => giveBack({ 'Idempotency-Key': key, returnCoinsDto }).unwrap(),
  });
  const ask = async (body: Return) => {
    if (!isAmount(body.coins) || movement.isUnanswered(body)) return true;
    const found = await find(body.username);
    if (found && found.coins !== null && body.coins > found.coins)
      throw new TooFewCoins(found.coins, 'coins');
    const to = body.senderName || text.platform;
    return confirm({
      title: text.question,
      effect: text.effect(body.coins, body.username, to),
      yes: text.yes,
      safe: true,
    });
  };

  return (
    <Page title={text.title} width="narrow">
      <UnansweredNotice
        movement={movement}
        describe={texts.moved.back}
        onAgain={(body) => void again(body)}
        onHistory={(body) => void openStatement(body?.username)}
      />
      <Sheet>
        <RecordForm
          key={round}
          repeatable
          label={text.title}
          fields={fields}
          limits={returnCoinsLimits}
          initial={blank}
          submitLabel={text.submit}
          sendingLabel={texts.sending}
          resetAfter={1000}
          ask={(values) => ask(returnOf(values))}
          save={(_changed, values) => deliver(returnOf(values))}
        />
      </Sheet>
    </Page>
  );
}

/** Refetches the account with this name; resolves to undefined if none exists. */
function useNamed() {
  const [findCoinAgency] = useLazyFindCoinAgencyQuery();
  const [findUser] = useLazyFindUserQuery();
  return async (name: string) => {
    const find = isCode(name) ? findCoinAgency : findUser;
    const { data, error } = await find({ userId: name });
    if (error && !(isApiError(error) && error.code === 'NOT_FOUND')) throw error as unknown;
    return data?.details;
  };
}

/** Opens the statement of the account with this name: returns are not in the history of sends. */
function useStatementOf() {
  const navigate = useNavigate();
  const [findCoinAgency] = useLazyFindCoinAgencyQuery();
  const [findUser] = useLazyFindUserQuery();
  const accountOf = async (name: string) =>
    isCode(name)
      ? `coinAgency:${(await findCoinAgency({ userId: name }).unwrap()).details._id}`
      : `user:${(await findUser({ userId: name }).unwrap()).details._id}`;

  return async (name: string | undefined) => {
    try {
      await navigate(paths.admin.ledger(name ? await accountOf(name) : 'platform'));
    } catch (error) {
      notify.failure(error);
    }
  };
}
