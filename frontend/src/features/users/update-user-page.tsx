import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLazyCheckCoinLimitQuery } from '../../api/coin-limits.gen';
import {
  adjustUserLimits,
  useAdjustUserMutation,
  type AdjustUserApiResponse,
  type AdjustUserDto,
} from '../../api/recharge.gen';
import { useFetchUserQuery, type User } from '../../api/users.gen';
import { BackLink } from '../../components/base/back-link';
import { useConfirm } from '../../components/base/confirm';
import { UnansweredNotice } from '../../components/delivery/unanswered-notice';
import { useDelivery } from '../../components/delivery/use-delivery';
import { notify } from '../../components/base/notify';
import { Page } from '../../components/base/page';
import { PageSkeleton } from '../../components/base/page-skeleton';
import type { Field, FieldControl } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { isApiError } from '../../api/errors-to-form';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { present } from '../../lib/present';
import { blank, bodyOf, valuesOf, type Values } from './adjustment';
import { CoinChangeField } from './coin-change-field';
import { NumberField } from './number-field';
import { ProgressField } from './progress-field';
import { UserBalance } from './user-balance';
import classes from './users.module.css';
import { texts } from './users.texts';
import { useUserOfNumber } from './use-user-of-number';

const { adjust: text } = texts;

/**
 * Fills the form with the user's present values. For the same user it updates only changed values and keeps typed ones.
 */
function fill(form: FieldControl<Values>, user: User) {
  const { number: _typed, ...values } = valuesOf(user);
  const { user: known, how, coin, coinSeen } = form.values;
  if (known !== user._id) {
    for (const [name, value] of Object.entries(values)) form.set(name as keyof Values, value);
    return;
  }
  if (coinSeen !== values.coinSeen) {
    form.set('coinSeen', values.coinSeen);
    if (how === 'set' && coin === coinSeen) form.set('coin', values.coin);
  }
  for (const name of ['level', 'experience'] as const)
    if (!form.values[`${name}Typed`]) form.set(name, values[name]);
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
  ...(['level', 'experience'] as const).map((name): Field<Values> => ({
    name,
    label: text.fields[name],
    kind: 'number',
    required: true,
    control: (form) => <ProgressField form={form} name={name} />,
  })),
];

/**
 * Sets a user's coins, level and experience. The difference in coins is a movement in the ledger. The address may name
 * the user. `owner` identifies the form's user.
 */
export function UpdateUserPage({ owner }: { owner: string }) {
  const id = useSearchParams()[0].get('id');
  return id ? <UpdateNamed key={id} owner={owner} id={id} /> : <UpdateForm owner={owner} />;
}

function UpdateNamed({ owner, id }: { owner: string; id: string }) {
  // The call contains the balance in the form, so it must be up to date.
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
  const lookAgain = () => setReread((times) => times + 1);
  // The confirmed body is the one that is sent.
  const confirmed = useRef<AdjustUserDto>(undefined);
  const { movement, round, deliver, again } = useDelivery<AdjustUserDto, AdjustUserApiResponse>({
    form: `updateUser ${owner}`,
    failure: text.failed,
    coinsField: 'coin',
    call: (adjustUserDto, key) => adjust({ 'Idempotency-Key': key, adjustUserDto }).unwrap(),
  });
  const ask = useQuestion(movement.isUnanswered, lookAgain);
  const openStatement = useStatementOf();
  /**
   * Refetches the user if the balance has changed in the meantime, so that the admin decides again with the new
   * balance.
   */
  async function save(body: AdjustUserDto) {
    try {
      return await deliver(body);
    } catch (error) {
      const code = isApiError(error) ? error.code : undefined;
      if (code === 'VERSION_CONFLICT' || code === 'IDEMPOTENCY_MISMATCH') lookAgain();
      throw error;
    }
  }
  return (
    <Page title={text.title} width="narrow">
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
          repeatable
          label={text.title}
          fields={fieldsOf(reread)}
          limits={adjustUserLimits}
          initial={user ? valuesOf(user) : blank}
          submitLabel={text.title}
          failure={text.failed}
          resetAfter={user ? undefined : 0}
          ask={async (values) => {
            confirmed.current = await ask(values);
            return confirmed.current !== undefined;
          }}
          save={() => save(present(confirmed.current, 'A change is sent once it is confirmed'))}
          // The number may have been changed to another user's number.
          onSaved={(_id, values) => user && navigate(paths.admin.user(values.user))}
        />
      </Sheet>
    </Page>
  );
}

/** An error that is shown at the number field, in the shape of a server error. */
class NumberFault extends Error {
  readonly code = 'NOT_FOUND';
  readonly errors = [{ field: 'number', message: this.message }];
}

/**
 * Asks for confirmation with the user and the change of the coins; above the limit, the question says that a second
 * admin must agree. Resolves to the confirmed body. Throws if the form's values do not belong to the user of the typed
 * number. Values that are not numbers go to the server, which rejects them. A change that was confirmed before but has
 * no answer is not asked again.
 */
function useQuestion(isUnanswered: (body: AdjustUserDto) => boolean, lookAgain: () => void) {
  const confirm = useConfirm();
  const find = useUserOfNumber();
  const [checkLimit] = useLazyCheckCoinLimitQuery();
  const waitsFor = async (coins: number, recipient: string) =>
    coins > 0 && (await checkLimit({ limit: 'send', coins, recipient }).unwrap()).details.waits;

  return async (values: Values): Promise<AdjustUserDto | undefined> => {
    const user = await find(values.number);
    if (user?._id !== values.user) lookAgain();
    if (!user) throw new NumberFault(text.noUser);
    if (user._id !== values.user) throw new NumberFault(text.another(user.username));
    const body = bodyOf(values, user);
    const { coin, level, experience, coinSeen = user.coin } = body;
    if (isUnanswered(body) || ![coin, level, experience].every(Number.isInteger)) return body;
    // The field shows the error, so there is nothing to ask.
    if (coin < 0) return undefined;
    const coins = coin - coinSeen;
    const waits = await waitsFor(coins, `user:${user._id}`);
    const amount = formatNumber(Math.abs(coins));
    const change = coins > 0 ? text.more : coins < 0 ? text.fewer : undefined;
    const agreed = await confirm({
      title: waits ? text.askTitle(amount) : text.question(user.username),
      effect: (
        <>
          <UserBalance
            user={{ ...user, coin: coinSeen }}
            after={{ coin: waits ? coinSeen : coin, level, experience }}
          />
          <p className={classes.change}>
            {waits ? text.nothingYet(amount, user.username) : change ? change(amount) : text.same}
          </p>
        </>
      ),
      yes: waits ? text.askYes(amount) : text.title,
      safe: true,
    });
    return agreed ? body : undefined;
  };
}

/**
 * Opens the statement of the user with this number; without a user, the platform's statement, because the coins come
 * from the platform.
 */
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
