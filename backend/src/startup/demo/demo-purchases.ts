// Plans the orders of the demo: users buy coins for money. Some do not pay, and some get their money back.
import { Types } from 'mongoose';
import { around } from '../../core/present.js';
import type { Caller } from '../../core/caller.js';
import type { Plan } from '../../modules/catalogues/plans/plan.schema.js';
import { PLATFORM, userAccount } from '../../modules/ledger/accounts.js';
import { madeBy, newOrder, orderSubject } from '../../modules/orders/order.schema.js';
import type { User } from '../../modules/users/user.schema.js';
import { callerOf } from './demo-callers.js';
import type { DemoDays } from './demo-days.js';
import type { Purses } from './demo-purses.js';
import type { Chance, Ordered, Step } from './demo-steps.js';
import type { Random } from './random.js';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Orders on an ordinary day. */
const RATE = 4;
const SHARES = { unpaid: 0.15, refunded: 0.04 };
const REASONS = ['Bought twice', 'The wrong plan', 'The coins did not show in the app'];

export class DemoPurchases {
  /** All orders, by the time at which they are written. */
  readonly orders: { at: Date; order: Ordered }[] = [];

  constructor(
    private readonly random: Random,
    private readonly days: DemoDays,
    private readonly purses: Purses,
    private readonly people: { plans: readonly Plan[]; admins: readonly Caller[] },
    private readonly someUser: (at: Date) => User | undefined,
  ) {}

  chances(): Chance[] {
    const { plans } = this.people;
    if (!plans.length) return [];
    return this.days
      .times(RATE, () => this.random.next())
      .flatMap((at) => {
        const plan = around(plans, Math.floor(this.random.next() ** 2 * plans.length));
        if (this.random.chance(SHARES.unpaid)) return [{ at, take: () => this.unpaid(plan, at) }];
        let paid: Step | undefined;
        const buys: Chance = {
          at,
          take: () => {
            paid = this.paid(plan, at);
            return paid ? [paid] : [];
          },
        };
        if (!this.random.chance(SHARES.refunded)) return [buys];
        const later = new Date(at.getTime() + this.random.int(1, 5) * DAY);
        return [buys, { at: later, take: () => (paid ? this.refunded(paid, plan, later) : []) }];
      });
  }

  /** An order that ended, or that still waits for its payment. */
  private unpaid(plan: Plan, at: Date): Step[] {
    const user = this.someUser(at);
    const endedAt = new Date(at.getTime() + DAY);
    const isOver = endedAt.getTime() < Date.now();
    if (user)
      this.add(plan, user, at, {
        status: isOver ? 'ended' : 'open',
        ...(isOver ? { changedAt: endedAt } : { dueAt: endedAt }),
        events: [madeBy({ kind: 'made', at }), ...(isOver ? [madeBy({ kind: 'ended', at: endedAt })] : [])],
      });
    return [];
  }

  private paid(plan: Plan, at: Date): Step | undefined {
    const user = this.someUser(at);
    if (!user) return undefined;
    const ordered = new Date(at.getTime() - this.random.int(1, 4) * MINUTE);
    const [_id, to] = [new Types.ObjectId(), userAccount(user._id)];
    const order = this.add(plan, user, at, {
      ...{ status: 'paid', entry: _id, paidAt: at, createdAt: ordered, changedAt: at },
      events: [madeBy({ kind: 'made', at: ordered }), madeBy({ kind: 'paid', at })],
    });
    const { coins } = order;
    this.purses.move(PLATFORM, to, coins);
    const subjects = [orderSubject(order)];
    const movement = { _id, kind: 'purchase', from: PLATFORM, to, coins, subjects } as const;
    return { at, caller: callerOf('user', user), movement };
  }

  /** An admin refunds the order while the user still has its coins. */
  private refunded({ at: paidAt, movement }: Step, { title, rs }: Plan, at: Date): Step[] {
    const { to: from, from: to, coins, subjects } = movement;
    const isWritten = this.days.batchOf(paidAt) < this.days.batchOf(at);
    if (!isWritten || at > new Date() || this.purses.of(from) < coins) return [];
    this.purses.move(from, to, coins);
    const caller = around(this.people.admins, 0);
    const order = new Types.ObjectId(subjects?.[0]?.id);
    const reason = this.random.pick(REASONS);
    const amount = Math.round(rs * 100);
    const refund = {
      _id: new Types.ObjectId(),
      amount,
      state: 'succeeded',
      by: caller.name,
      reason,
      at,
    } as const;
    const change = {
      action: 'order.refund',
      target: { kind: 'order', id: order.toHexString(), label: title },
      after: { amount, moneyBack: amount, coinsBack: coins },
      reason,
    };
    const back = {
      _id: new Types.ObjectId(),
      kind: 'purchaseRefund',
      from,
      to,
      coins,
      reason,
      subjects,
    } as const;
    return [{ at, caller, movement: back, change, refunded: { order, refund } }];
  }

  private add(plan: Plan, user: User, at: Date, more: Partial<Ordered> & Pick<Ordered, 'status'>): Ordered {
    const { username: _username, name: _name, ...made } = newOrder(user, plan, at);
    const order = {
      ...{ payment: `pi_${made._id.toHexString()}`, late: false, problemNote: '', tries: 0 },
      ...{
        refunds: [],
        disputes: [],
        refundedInStripe: 0,
        moneyBack: 0,
        coinsBack: 0,
        owed: 0,
        writtenOff: 0,
      },
      ...{ marks: [], ...made, ...more },
    } as Ordered;
    this.orders.push({ at, order });
    return order;
  }
}
