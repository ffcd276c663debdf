// Random histories of purchases whose money goes back and returns, while the user spends and is given coins: the balances
// are those of a model, and orders, users and ledger agree.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import type { Stripe } from 'stripe';
import { Types } from 'mongoose';
import type { Caller } from '../../src/core/caller.js';
import { actAs } from '../../src/core/request-context.js';
import { AppError } from '../../src/core/errors.js';
import { inTransaction } from '../../src/platform/database/transaction.js';
import { earningsAccount, PLATFORM, userAccount } from '../../src/modules/ledger/accounts.js';
import { LedgerService } from '../../src/modules/ledger/ledger.service.js';
import { Plan } from '../../src/modules/catalogues/plans/plan.schema.js';
import { newOrder, Order } from '../../src/modules/orders/order.schema.js';
import { OrderEvents } from '../../src/modules/orders/order-events.service.js';
import { OrderRefunds } from '../../src/modules/orders/order-refunds.service.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { expectBalanced } from '../ledger/ledger.js';
import { COINS, OrderWorld, PRICE } from './order-world.js';

const SEED = 4212;
const RUNS = 2000;
const CONCURRENT_RUNS = 150;
const ORDERS = 2;
const TIMEOUT = 20 * 60_000;
/** So many histories share a database before it is verified, which reads all of it. */
const PER_CHECK = 50;

interface Of {
  order: number;
}
type Action =
  | ({ kind: 'pay' } & Of)
  | ({ kind: 'refund' | 'refundInStripe'; part: number } & Of)
  | ({ kind: 'refundFails' } & Of)
  | ({ kind: 'dispute'; state: 'needs_response' | 'won' | 'lost' } & Of)
  | { kind: 'spend' | 'gift'; coins: number };

const order = fc.nat(ORDERS - 1);
const part = fc.integer({ min: 1, max: PRICE });
const coins = fc.integer({ min: 1, max: COINS });
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), order }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('refund' as const, 'refundInStripe' as const),
      order,
      part,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refundFails' as const), order }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('dispute' as const), order },
      state: fc.constantFrom('needs_response' as const, 'won' as const, 'lost' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('spend' as const, 'gift' as const), coins }) },
);

const w = new OrderWorld();
let giver: User;
let caller: Caller;
beforeAll(async () => {
  await w.start();
  giver = await w.app.create.user({ coin: 0 });
  await move('adjustment', PLATFORM, userAccount(giver._id), 900_000_000);
  const { _id, name } = w.admin.record;
  caller = { role: 'admin', id: _id.toHexString(), code: '', name, sessionId: '' };
});
afterAll(() => w.stop());

const move = (
  kind: 'adjustment' | 'gift',
  from: Parameters<LedgerService['move']>[0]['from'],
  to: Parameters<LedgerService['move']>[0]['to'],
  amount: number,
) =>
  inTransaction(w.app.connection, () =>
    w.app.nest.get(LedgerService).move({ kind, from, to, coins: amount }),
  );

/** What the money of an order does, by the rules of docs/rules/orders.md. */
interface Money {
  paid: boolean;
  refunds: { id: string; amount: number; failed: boolean }[];
  dispute: '' | 'needs_response' | 'won' | 'lost';
}

/** A user with orders, and what the rules say about the coins. */
class History {
  private readonly money: Money[] = Array.from({ length: ORDERS }, () => ({
    paid: false,
    refunds: [],
    dispute: '',
  }));
  private readonly owed = Array.from({ length: ORDERS }, () => 0);
  private readonly back = Array.from({ length: ORDERS }, () => 0);
  private coin = 0;
  private earned = 0;

  private constructor(
    private readonly user: User,
    private readonly orders: Order[],
  ) {}

  static async begin(): Promise<History> {
    const user = await w.app.create.user({ coin: 0 });
    const plan = (await w.app.connection.model<Plan>(Plan.name).findById(w.plan).lean<Plan>())!;
    const model = w.app.connection.model<Order>(Order.name);
    const orders: Order[] = [];
    for (let one = 0; one < ORDERS; one += 1) {
      const made = newOrder(user, plan, new Date(Date.now() + one));
      const payment = `pi_${made._id.toHexString()}`;
      orders.push((await model.create({ ...made, payment })).toObject());
      w.stripe.payments.set(payment, {
        ...{ id: payment, object: 'payment_intent', client_secret: '', status: 'succeeded', amount: PRICE },
        ...{ amount_received: PRICE, currency: 'inr', metadata: { order: made._id.toHexString() } },
        last_payment_error: null,
      });
    }
    return new History(user, orders);
  }

  /** Carries out an action of the product. Returns false when the rules refuse it. */
  async act(one: Action): Promise<boolean> {
    if ('coins' in one) return this.moveCoins(one.kind, one.coins);
    const { _id, payment = '' } = this.orders[one.order]!;
    const money = this.money[one.order]!;
    switch (one.kind) {
      case 'pay':
        await report('payment_intent.succeeded', w.stripe.payments.get(payment)!);
        return true;
      case 'refund':
        return refunded(() =>
          actAs(caller, new Date(), () =>
            w.app.nest
              .get(OrderRefunds)
              .refund(caller, { order: _id.toHexString(), amount: one.part, reason: 'Test' }, undefined),
          ),
        );
      case 'refundInStripe':
        await report(
          'refund.created',
          refundOf(payment, `re_${randomBytes(8).toString('hex')}`, one.part, 'succeeded'),
        );
        return true;
      case 'refundFails': {
        const refund = money.refunds.find(({ failed }) => !failed);
        if (refund) await report('refund.failed', refundOf(payment, refund.id, refund.amount, 'failed'));
        return refund !== undefined;
      }
      case 'dispute':
        await report('charge.dispute.updated', {
          ...{
            id: `du_${payment}`,
            object: 'dispute',
            amount: PRICE,
            status: one.state,
            payment_intent: payment,
          },
        });
        return true;
    }
  }

  /** Changes the model as the rules say. Reads from the product only the id of the newest refund. */
  async note(one: Action): Promise<void> {
    if (!('coins' in one)) await this.noteMoney(one);
    else if (one.kind === 'spend') this.coin -= one.coins;
    else this.receive('earned', one.coins);
  }

  private async noteMoney(one: Exclude<Action, { coins: number }>): Promise<void> {
    const money = this.money[one.order]!;
    if (one.kind === 'pay' && !money.paid) {
      money.paid = true;
      this.receive('coin', COINS);
    }
    if (one.kind === 'refund' || one.kind === 'refundInStripe') {
      const { refunds } = await w.stored(this.orders[one.order]!._id.toHexString());
      money.refunds.push({ id: refunds.at(-1)!.stripeId!, amount: one.part, failed: false });
    }
    if (one.kind === 'refundFails') money.refunds.find(({ failed }) => !failed)!.failed = true;
    if (one.kind === 'dispute' && !(one.state === 'needs_response' && money.dispute !== ''))
      money.dispute = one.state;
    this.settle(one.order);
  }

  /** Takes or returns the coins for the money of an order. */
  private settle(at: number): void {
    const { paid, refunds, dispute } = this.money[at]!;
    const refunded = refunds.reduce((sum, { amount, failed }) => sum + (failed ? 0 : amount), 0);
    const disputed = dispute === 'needs_response' || dispute === 'lost' ? PRICE : 0;
    const due = paid ? Math.ceil((COINS * Math.min(PRICE, refunded + disputed)) / PRICE) : 0;
    const more = due - this.back[at]!;
    this.back[at] = due;
    if (more >= 0) {
      const taken = Math.min(more, this.coin);
      this.coin -= taken;
      this.owed[at]! += more - taken;
    } else {
      const forgiven = Math.min(-more, this.owed[at]!);
      this.owed[at]! -= forgiven;
      this.coin += -more - forgiven;
    }
  }

  /** Coins that were bought or given pay the debts first, the oldest order first. */
  private receive(where: 'coin' | 'earned', amount: number): void {
    let left = amount;
    for (const [at, owed] of this.owed.entries()) {
      const paid = Math.min(owed, left);
      this.owed[at] = owed - paid;
      left -= paid;
    }
    this[where] += left;
  }

  private async moveCoins(kind: 'spend' | 'gift', amount: number): Promise<boolean> {
    const own = userAccount(this.user._id);
    if (kind === 'gift') await move('gift', userAccount(giver._id), earningsAccount(this.user._id), amount);
    else return refunded(() => move('adjustment', own, PLATFORM, amount));
    return true;
  }

  async expectAsModel(): Promise<void> {
    const { coin, receivingCoins, owedCoins } = (await w.app.stored(
      'users',
      this.user._id.toHexString(),
    )) as unknown as User;
    const stored = await Promise.all(this.orders.map(({ _id }) => w.stored(_id.toHexString())));
    expect({
      ...{ coin, earned: receivingCoins, sum: owedCoins ?? 0 },
      owed: stored.map(({ owed }) => owed),
      back: stored.map(({ coinsBack }) => coinsBack),
    }).toEqual({
      ...{ coin: this.coin, earned: this.earned, sum: this.owed.reduce((sum, one) => sum + one, 0) },
      ...{ owed: this.owed, back: this.back },
    });
  }
}

const report = (type: string, object: object) =>
  w.app.nest.get(OrderEvents).take({
    ...{ id: `evt_${new Types.ObjectId().toHexString()}`, type, data: { object } },
    created: Math.floor(Date.now() / 1000),
  } as unknown as Stripe.Event);
const refundOf = (payment: string, id: string, amount: number, status: string) => ({
  ...{ id, object: 'refund', amount, status, payment_intent: payment, metadata: {} },
});

/** Returns false when the product refuses the work by its rules. */
async function refunded(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code !== 'INTERNAL') return false;
    throw error;
  }
}

const histories = fc.array(action, { minLength: 3, maxLength: 10 });
const parameters = (numRuns: number) => ({ seed: SEED, numRuns, endOnFailure: true });

describe('random histories of orders', () => {
  it(
    'should leave the balances that the rules say',
    async () => {
      let runs = 0;
      let done = 0;
      const property = fc.asyncProperty(histories, async (actions) => {
        const history = await History.begin();
        for (const one of actions)
          if (await history.act(one)) {
            done += 1;
            await history.note(one);
          }
        await history.expectAsModel();
        if (++runs % PER_CHECK === 0) await expectBalanced(w.app);
      });
      await fc.assert(property, parameters(RUNS));
      expect(done).toBeGreaterThan(RUNS * 2);
    },
    TIMEOUT,
  );

  it(
    'should balance when everything happens at once',
    async () => {
      let done = 0;
      const property = fc.asyncProperty(histories, async (actions) => {
        const history = await History.begin();
        const acts = await Promise.all(
          [{ kind: 'pay', order: 0 } as const, ...actions].map((one) => history.act(one)),
        );
        done += acts.filter(Boolean).length;
      });
      await fc.assert(property, parameters(CONCURRENT_RUNS));
      await expectBalanced(w.app);
      expect(done).toBeGreaterThan(CONCURRENT_RUNS * 2);
    },
    TIMEOUT,
  );
});
