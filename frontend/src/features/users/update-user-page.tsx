import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLazyCheckCoinLimitQuery } from '../../api/coin-limits.gen';
import {
  adjustUserLimits,
  useAdjustUserMutation,
  type AdjustUserApiResponse,
  type AdjustUserDto,
} from '../../api/recharge.gen';
import { useFetchUserQuery, type User } from '../../api/users.gen';
import { BackLink } from '../../components/back-link';
import { useConfirm } from '../../components/confirm';
import { UnansweredNotice } from '../../components/delivery/unanswered-notice';
import { useDelivery } from '../../components/delivery/use-delivery';
import { notify } from '../../components/notify';
import { Page } from '../../components/page';
import { PageSkeleton } from '../../components/page-skeleton';
import type { Field, FieldControl } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { Sheet } from '../../components/sheet';
import { ErrorState } from '../../components/state-views';
import { isApiError } from '../../lib/errors-to-form';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { blank, bodyOf, valuesOf, type Values } from './adjustment';
import { CoinChangeField } from './coin-change-field';
import { NumberField } from './number-field';
import { UserBalance } from './user-balance';
import classes from './users.module.css';
import { texts } from './users.texts';
import { useUserOfNumber } from './use-user-of-number';

const { adjust: text } = texts;

/** Fills the form with what the user has today. Of the same user only the balance is new, and what was typed stays. */
function fill(form: FieldControl<Values>, user: User) {
  const { number: _typed, ...values } = valuesOf(user);
  const { user: known, how, coin, coinSeen } = form.values;
  if (known !== user._id) {
    for (const [name, value] of Object.entries(values)) form.set(name as keyof Values, value);
  } else if (coinSeen !== values.coinSeen) {
    form.set('coinSeen', values.coinSeen);
    if (how === 'set' && coin === coinSeen) form.set('coin', values.coin);
  }
}

const fieldsOf = (reread: number): Field<Values>[] => [
  {
    name: 'number',
    label: text.fields.number,
    kind: 'digits',
    required: true,
    control: (form) => <NumberField form={form} reread={reread} onFound={(user) => fill(form, user)} />,
  },
  {
    name: 'coin',
    label: text.fields.coin,
    kind: 'number',
    required: true,
    control: (form) => <CoinChangeField form={form} />,
  },
  { name: 'level', label: text.fields.level, kind: 'number', required: true },
  { name: 'experience', label: text.fields.experience, kind: 'number', required: true },
];

/**
 * Sets a user's coins, level and experience. The difference of the coins is a movement in the ledger. The address may name the
 * user. `owner` is whose form this is.
 */
export function UpdateUserPage({ owner }: { owner: string }) {
  const id = useSearchParams()[0].get('id');
  return id ? <UpdateNamed key={id} owner={owner} id={id} /> : <UpdateForm owner={owner} />;
}

function UpdateNamed({ owner, id }: { owner: string; id: string }) {
  // What stands in the form is the balance that the call names: it must be today's.
  const { data, error, isFetching, refetch } = useFetchUserQuery({ id }, { refetchOnMountOrArgChange: true });
  const [user, setUser] = useState<User>();
  if (data && !isFetching && !user) setUser(data.details);
  return (
    <>
      <BackLink to={paths.admin.user(id)}>{user?.username ?? text.user}</BackLink>
      {user ? (
        <UpdateForm owner={owner} user={user} />
      ) : error ? (
        <Page title={text.title}>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Page>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

function UpdateForm({ owner, user }: { owner: string; user?: User }) {
  const [adjust] = useAdjustUserMutation();
  const navigate = useNavigate();
  const [reread, setReread] = useState(0);
  const { movement, round, deliver, again } = useDelivery<AdjustUserDto, AdjustUserApiResponse>({
    form: `updateUser ${owner}`,
    failure: text.failed,
    coinsField: 'coin',
    call: (adjustUserDto, key) => adjust({ 'Idempotency-Key': key, adjustUserDto }).unwrap(),
  });
  const ask = useQuestion(movement.isUnanswered);
  const openStatement = useStatementOf();
  /** A balance that is another one by now shows at once, so that the person decides again by the new one. */
  async function save(values: Values) {
    try {
      return await deliver(bodyOf(values));
    } catch (error) {
      if (isApiError(error) && ['VERSION_CONFLICT', 'IDEMPOTENCY_MISMATCH'].includes(error.code))
        setReread((times) => times + 1);
      throw error;
    }
  }
  return (
    <Page title={text.title} width="form">
      <div className={classes.narrow}>
        <UnansweredNotice
          movement={movement}
          describe={text.moved}
          onAgain={(body) => void again(body)}
          onHistory={(body) => void openStatement(body?.number)}
        />
        <Sheet>
          <p className={classes.hint}>{user ? text.hintNamed : text.hint}</p>
          <RecordForm
            key={round}
            label={text.title}
            fields={fieldsOf(reread)}
            limits={adjustUserLimits}
            initial={user ? valuesOf(user) : blank}
            submitLabel={text.title}
            failure={text.failed}
            resetAfter={user ? undefined : 0}
            ask={ask}
            save={(_changed, values) => save(values)}
            onSaved={() => user && navigate(paths.admin.user(user._id))}
          />
        </Sheet>
      </div>
    </Page>
  );
}

/**
 * Shows who it is, and what becomes of their coins; above the limit, that a second admin is asked. What cannot be read as numbers
 * goes to the server, which says why not; what was confirmed already and has no answer is not asked again.
 */
function useQuestion(isUnanswered: (body: AdjustUserDto) => boolean) {
  const confirm = useConfirm();
  const find = useUserOfNumber();
  const [checkLimit] = useLazyCheckCoinLimitQuery();
  const waitsFor = async (coins: number) =>
    coins > 0 && (await checkLimit({ limit: 'send', coins }).unwrap()).details.waits;

  return async (values: Values): Promise<boolean> => {
    const body = bodyOf(values);
    if (isUnanswered(body)) return true;
    const { coin, level, experience } = body;
    const user = await find(values.number);
    if (!user || ![coin, level, experience].every(Number.isInteger)) return true;
    // Said at the field: there is nothing to ask.
    if (coin < 0) return false;
    const seen = body.coinSeen ?? user.coin;
    const coins = coin - seen;
    const waits = await waitsFor(coins);
    const amount = formatNumber(Math.abs(coins));
    const change = coins > 0 ? text.more : coins < 0 ? text.fewer : undefined;
    return confirm({
      title: waits ? text.askTitle(amount) : text.question(user.username),
      effect: (
        <>
          <UserBalance
            user={{ ...user, coin: seen }}
            after={{ coin: waits ? seen : coin, level, experience }}
          />
          <p className={classes.change}>
            {waits ? text.nothingYet(amount, user.username) : change ? change(amount) : text.same}
          </p>
        </>
      ),
      yes: waits ? text.askYes(amount) : text.title,
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
