// Plans what the demo's users own: they buy frames, entry effects and themes, and an admin gives some things.
import { Types } from 'mongoose';
import { around } from '../../core/present.js';
import type { Caller } from '../../core/caller.js';
import { grantChange } from '../../modules/items/item-change.js';
import { PLACE_OF, type Thing } from '../../modules/items/item-kinds.js';
import { nextSpan, type Span } from '../../modules/items/item-spans.js';
import type { ItemRef } from '../../modules/items/owned-items.js';
import type { UserItem } from '../../modules/items/user-item.schema.js';
import { PLATFORM, userAccount } from '../../modules/ledger/accounts.js';
import type { User } from '../../modules/users/user.schema.js';
import { callerOf } from './demo-callers.js';
import type { DemoDays } from './demo-days.js';
import type { Purses } from './demo-purses.js';
import type { Chance, Owning, Step } from './demo-steps.js';
import type { Random } from './random.js';

/** How often on an ordinary day. */
const RATES = { purchase: 3, grant: 0.4 };
/** The share of their coins that users spend on one item at most. */
const MOST_SPENT = 0.4;
/** The share of the running things that are worn. */
const WORN = 0.7;
const GRANTED_DAYS = [7, 30];
const REASONS = ['Winner of the contest', 'Host of the month', 'Thanks for a report'];

/** A thing that users can buy or be given. */
export type Offered = ItemRef & { thing: Thing };

export class DemoItems {
  /** What users own, by the time at which it is written. */
  readonly owned: { at: Date; owning: Owning }[] = [];
  private readonly spans = new Map<string, Span[]>();

  constructor(
    private readonly random: Random,
    private readonly days: DemoDays,
    private readonly purses: Purses,
    private readonly people: { offers: readonly Offered[]; admins: readonly Caller[] },
    private readonly someUser: (at: Date, random: Random) => User | undefined,
  ) {}

  chances(): Chance[] {
    const sold = this.people.offers.filter(({ thing }) => thing.price > 0 && !thing.isStaffOnly);
    const given = this.people.offers.filter(({ thing }) => !thing.isFree);
    return [
      ...this.times(RATES.purchase).map((at) => ({ at, take: () => this.bought(sold, at) })),
      ...this.times(RATES.grant).map((at) => ({ at, take: () => this.given(given, at) })),
    ];
  }

  private times(rate: number): Date[] {
    return this.days.times(rate, () => this.random.next());
  }

  private bought(sold: readonly Offered[], at: Date): Step[] {
    const user = this.someUser(at, this.random);
    if (!user) return [];
    const from = userAccount(user._id);
    const most = this.purses.of(from) * MOST_SPENT;
    const affordable = sold.filter(
      ({ thing: { price, level } }) => price <= most && (user.level ?? 0) >= level,
    );
    if (!affordable.length) return [];
    const offer = this.random.pick(affordable);
    const { kind, item, thing } = offer;
    const { price: coins, title } = thing;
    const [_id, subjects] = [new Types.ObjectId(), [{ kind, id: item.toHexString(), label: title }]];
    const owning = this.own(user, offer, at, thing.days, { source: 'purchase', price: coins, purchase: _id });
    if (!owning) return [];
    this.purses.move(from, PLATFORM, coins);
    const movement = { _id, kind: 'itemPurchase', from, to: PLATFORM, coins, subjects } as const;
    return [{ at, caller: callerOf('user', user), movement }];
  }

  /** Grants move no coins: the writer adds them without a step. */
  private given(offers: readonly Offered[], at: Date): Step[] {
    const user = this.someUser(at, this.random);
    if (!user || !offers.length) return [];
    const caller = around(this.people.admins, 0);
    const days = this.random.pick(GRANTED_DAYS);
    const more = {
      source: 'grant',
      by: { id: caller.id, name: caller.name },
      reason: this.random.pick(REASONS),
    } as const;
    const owning = this.own(user, this.random.pick(offers), at, days, more);
    if (owning) owning.granted = { caller, change: grantChange(owning.item, user.username) };
    return [];
  }

  /** Plans a record after the days that the user has of the item. Returns undefined when the user has the item for good. */
  private own(
    user: User,
    { kind, item, thing: { title } }: Offered,
    at: Date,
    days: number,
    more: Pick<UserItem, 'source'> & Partial<UserItem>,
  ): Owning | undefined {
    const key = `${user._id.toHexString()} ${item.toHexString()}`;
    const running = (this.spans.get(key) ?? []).filter(({ until }) => !until || until > at);
    if (running.some(({ until }) => !until)) return undefined;
    const span = nextSpan(running, days, at);
    this.spans.set(key, [...running, span]);
    const isOver = span.until !== null && span.until <= new Date();
    const record = {
      ...{ _id: new Types.ObjectId(), user: user._id, kind, item, title, reason: '', price: 0 },
      ...{ ...more, ...span, createdAt: at, ...(span.until && !isOver && { endDue: span.until }) },
    };
    const isWorn = !isOver && span.from <= new Date() && this.random.chance(WORN);
    const owning: Owning = { item: record, ...(isWorn && { worn: PLACE_OF[kind] }) };
    this.owned.push({ at, owning });
    return owning;
  }
}
