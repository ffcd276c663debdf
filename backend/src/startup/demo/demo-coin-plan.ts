// Plans the coin movements of the demo, in the order of their times and with balances that suffice: the platform sends
// coins to coin agencies, these sell them to users, who also buy coins for money, buy items, and give gifts to live hosts,
// who ask for payouts.
import { Types } from 'mongoose';
import { around, present } from '../../core/present.js';
import type { Caller } from '../../core/caller.js';
import { coinAgencyAccount, earningsAccount, PLATFORM, userAccount } from '../../modules/ledger/accounts.js';
import { sent } from '../../modules/coins/sends/sends.service.js';
import type { Plan } from '../../modules/catalogues/plans/plan.schema.js';
import type { CoinAgency } from '../../modules/staff/coin-agency/coin-agency.schema.js';
import type { User } from '../../modules/users/user.schema.js';
import type { BankSeals } from '../../modules/withdrawals/bank-seals.js';
import { callerOf } from './demo-callers.js';
import type { DemoDays } from './demo-days.js';
import { DemoItems, type Offered } from './demo-items.js';
import { DemoPayouts } from './demo-payouts.js';
import { DemoPurchases } from './demo-purchases.js';
import { Purses } from './demo-purses.js';
import type { DemoSession } from './demo-sessions.js';
import { byTime, type Chance, type Step } from './demo-steps.js';
import type { Random } from './random.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** How often on an ordinary day. */
const RATES = { restock: 1.6, sale: 15 };
const SALES = [100, 250, 250, 500, 500, 500, 1000, 1000, 1500, 2500];
/** No demo user gives a dearer gift, because it would dwarf the other days. */
const DEAREST = 3000;
/** The coin agencies by their sales: the demo coin agency sells most. */
const SELLERS = [0, 0, 0, 0, 1, 1, 2, 2, 3];
/** A tenth of the larger sales comes back, in part or as a whole. */
const RETURNED = { least: 500, part: 0.1 };

export interface DemoPeople {
  admins: Caller[];
  sellers: CoinAgency[];
  /** Users who may spend coins, oldest first. */
  users: User[];
  sessions: DemoSession[];
  plans: Plan[];
  offers: Offered[];
  gifts: { kind: 'gift' | 'liveGift'; _id: Types.ObjectId; title: string; coin: number }[];
}

export class DemoCoinPlan {
  readonly payouts: DemoPayouts;
  readonly purchases: DemoPurchases;
  readonly items: DemoItems;
  private readonly purses = new Purses();

  constructor(
    private readonly random: Random,
    private readonly days: DemoDays,
    private readonly people: DemoPeople,
    { seals, purchases, items }: { seals: BankSeals; purchases: Random; items: Random },
  ) {
    this.payouts = new DemoPayouts(random, days, this.purses, people.admins, seals);
    this.purchases = new DemoPurchases(purchases, days, this.purses, people, (at) => this.someUser(at));
    this.items = new DemoItems(items, days, this.purses, people, (at, by) => this.someUser(at, by));
    for (const { _id, coins } of people.sellers) this.purses.open(coinAgencyAccount(_id), coins);
    for (const { _id, coin, receivingCoins } of people.users) {
      this.purses.open(userAccount(_id), coin);
      this.purses.open(earningsAccount(_id), receivingCoins);
    }
  }

  /** Returns all steps in the order of their times. */
  steps(): Step[] {
    const { users, sessions } = this.people;
    const live = new Map(sessions.map(({ user, agencyCode }) => [user.toHexString(), agencyCode]));
    const hosts = users.flatMap((user) => {
      const agencyCode = live.get(user._id.toHexString());
      return agencyCode ? [{ ...user, agencyCode }] : [];
    });
    const chances = [
      ...[...this.restocks(), ...this.sales(), ...this.gifts()],
      ...[...this.payouts.chances(hosts), ...this.purchases.chances(), ...this.items.chances()],
    ];
    let batch = 0;
    const steps = chances.sort(byTime).flatMap(({ at, take }) => {
      for (; this.days.batchOf(at) > batch; batch += 1) this.purses.endBatch();
      return take();
    });
    return steps.sort(byTime);
  }

  private times(rate: number): Date[] {
    return this.days.times(rate, () => this.random.next());
  }

  /** The platform sends each coin agency about what it has sold since. */
  private restocks(): Chance[] {
    const { sellers, admins } = this.people;
    const left = new Map(sellers.map(({ _id, coins }) => [_id, coins]));
    return this.times(RATES.restock).map((at, turn) => ({
      at,
      take: () => {
        const { _id, uniqueId } = around(sellers, turn);
        const account = coinAgencyAccount(_id);
        const sold = present(left.get(_id)) - this.purses.of(account);
        const coins = Math.max(5, Math.ceil((sold * (0.8 + 0.5 * this.random.next())) / 1000)) * 1000;
        left.set(_id, this.purses.of(account) + coins);
        this.purses.move(PLATFORM, account, coins);
        const caller = around(admins, this.random.chance(0.65) ? 0 : 1);
        const target = { kind: 'coin', id: _id.toHexString(), label: uniqueId } as const;
        const movement = {
          _id: new Types.ObjectId(),
          kind: 'send',
          from: PLATFORM,
          to: account,
          coins,
        } as const;
        return [{ at, caller, movement, change: sent({ ...movement, fromLabel: 'Platform' }, target) }];
      },
    }));
  }

  /** Coin agencies sell to users. Some users return a part days later. */
  private sales(): Chance[] {
    const { random } = this;
    return this.times(RATES.sale).flatMap((at) => {
      const seller = around(this.people.sellers, random.pick(SELLERS));
      const coins = random.pick(SALES);
      let sale: Step | undefined;
      const sells: Chance = {
        at,
        take: () => {
          sale = this.sale(seller, coins, at);
          return sale ? [sale] : [];
        },
      };
      if (coins < RETURNED.least || !random.chance(RETURNED.part)) return [sells];
      const later = new Date(at.getTime() + random.int(4, 70) * HOUR);
      const back = coins / random.pick([1, 2, 5]);
      return [sells, { at: later, take: () => (sale ? this.returned(sale, back, later) : []) }];
    });
  }

  private sale(seller: CoinAgency, coins: number, at: Date): Step | undefined {
    const from = coinAgencyAccount(seller._id);
    const user = this.someUser(at);
    if (!user || this.purses.of(from) < coins) return undefined;
    const to = userAccount(user._id);
    this.purses.move(from, to, coins);
    const target = { kind: 'user', id: user._id.toHexString(), label: user.username } as const;
    const movement = { _id: new Types.ObjectId(), kind: 'send', from, to, coins } as const;
    const change = sent({ ...movement, fromLabel: seller.uniqueId }, target);
    return { at, caller: callerOf('coin', seller), movement, change };
  }

  /** An admin returns coins of a sale that an earlier batch wrote. */
  private returned(sale: Step, coins: number, at: Date): Step[] {
    const { _id: returnOf, from: to, to: from } = sale.movement;
    const isWritten = this.days.batchOf(sale.at) < this.days.batchOf(at);
    if (!isWritten || at > new Date() || this.purses.of(from) < coins) return [];
    this.purses.move(from, to, coins);
    const movement = { _id: new Types.ObjectId(), kind: 'return', from, to, coins, returnOf } as const;
    const change = {
      action: 'coins.return',
      target: present(sale.change).target,
      after: { coins, to: sale.caller.code, entry: movement._id.toHexString() },
    };
    return [{ at, caller: around(this.people.admins, 0), movement, change }];
  }

  /** Users give gifts during the sessions. */
  private gifts(): Chance[] {
    const { random } = this;
    return this.people.sessions.flatMap((session) => {
      const end = session.endedAt?.getTime() ?? Date.now();
      const length = end - session.createdAt.getTime();
      const count = Math.floor(length / MINUTE / 90 + 1.6 * random.next());
      return Array.from({ length: count }, () => {
        const at = new Date(session.createdAt.getTime() + Math.floor(random.next() * length));
        return { at, take: () => this.gift(session, at) };
      });
    });
  }

  private gift(session: DemoSession, at: Date): Step[] {
    const giver = this.someUser(at);
    if (!giver || giver._id.equals(session.user)) return [];
    const from = userAccount(giver._id);
    const most = Math.min(this.purses.of(from) / 3, DEAREST);
    const affordable = this.people.gifts.filter(({ coin }) => coin <= most);
    const gift = affordable[Math.floor(this.random.next() ** 1.7 * affordable.length)];
    if (!gift) return [];
    const { kind, _id, title, coin: coins } = gift;
    const to = earningsAccount(session.user);
    this.purses.move(from, to, coins);
    const subjects = [
      { kind, id: _id.toHexString(), label: title },
      { kind: 'live', id: session._id.toHexString(), label: session.channelName },
    ];
    const movement = { _id: new Types.ObjectId(), kind: 'gift', from, to, coins, subjects } as const;
    return [{ at, caller: callerOf('user', giver), movement }];
  }

  /** Returns a user who had joined by then, more often one of the first. */
  private someUser(at: Date, random = this.random): User | undefined {
    const joined = this.people.users.findLastIndex(({ createdAt }) => createdAt < at) + 1;
    return this.people.users[Math.floor(random.next() ** 1.3 * joined)];
  }
}
