// Creates the coin movements of the demo through the services that real requests use: sends, sales, gifts, returns,
// withdrawals in every state.
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { around, present } from '../../core/present.js';
import type { Caller } from '../../core/caller.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import { actAs } from '../../core/request-context.js';
import { Gift } from '../../modules/catalogues/gifts/gift.schema.js';
import { CoinAgency } from '../../modules/staff/coin-panel/coin-agency.schema.js';
import { Host, HOST_STATUS } from '../../modules/hosts/host.schema.js';
import { earningsAccount, userAccount } from '../../modules/ledger/accounts.js';
import { LedgerService } from '../../modules/ledger/ledger.service.js';
import { SendsService } from '../../modules/coins/recharge/sends.service.js';
import { ReturnsService } from '../../modules/coins/recharge/returns.service.js';
import { User } from '../../modules/users/user.schema.js';
import { BankExportsService } from '../../modules/withdrawals/bank-exports.service.js';
import { WithdrawalDecisions } from '../../modules/withdrawals/withdrawal-decisions.js';
import { WITHDRAWAL_STATUS } from '../../modules/withdrawals/withdrawal.schema.js';
import { WithdrawalsService } from '../../modules/withdrawals/withdrawals.service.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { Random } from './random.js';

const SEED = 8128;
const DAY = 86_400_000;
/** The number of days over which the demo's coins move. */
const DEMO_DAYS = 30;
/** The date of the opening balances, for accounts that existed by then. */
export const DEMO_BEGIN = new Date(Date.now() - DEMO_DAYS * DAY);
const SIZES = { sends: 16, sales: 40, gifts: 50, withdrawals: 26 };
const GIFTS = 7;
const BANKS = [
  ['State Bank of India', 'SBIN0001234'],
  ['HDFC Bank', 'HDFC0000456'],
  ['ICICI Bank', 'ICIC0000789'],
  ['Axis Bank', 'UTIB0000321'],
] as const;
const REASONS = [
  'The name on the account differs',
  'The IFSC code does not exist',
  'The account number is not valid',
];

/** An event of the demo with its time. */
interface Event {
  at: Date;
  happen: () => Promise<unknown>;
}

@Injectable()
export class DemoCoins {
  private readonly logger = new Logger('Demo');
  private readonly random = new Random(SEED);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly ledger: LedgerService,
    private readonly sends: SendsService,
    private readonly returns: ReturnsService,
    private readonly withdrawals: WithdrawalsService,
    private readonly decisions: WithdrawalDecisions,
    private readonly exports: BankExportsService,
  ) {}

  /**
   * Creates the movements, after the opening entries of the demo accounts. One transaction is faster, and no reader
   * sees a partial state.
   */
  async seed(): Promise<void> {
    const started = Date.now();
    const gifts = await this.gifts();
    const count = await inTransaction(this.connection, async () => {
      const events = await this.events(gifts);
      events.sort((one, other) => one.at.getTime() - other.at.getTime());
      for (const { happen } of events) await happen();
      return events.length;
    });
    this.logger.log(`Demo data: ${count} movements of coins, in ${Date.now() - started} ms`);
  }

  /** Returns the gifts that demo users can afford. */
  private gifts(): Promise<Gift[]> {
    return this.connection.model<Gift>(Gift.name).find().sort({ coin: 1 }).limit(GIFTS).lean<Gift[]>();
  }

  private async events(gifts: Gift[]): Promise<Event[]> {
    const { random } = this;
    const admin = await this.connection.model<Admin>(Admin.name).findOne().sort({ _id: 1 }).lean<Admin>();
    const agencies = await this.connection
      .model<CoinAgency>(CoinAgency.name)
      .find()
      .sort({ uniqueId: 1 })
      .lean();
    const users = await this.connection.model<User>(User.name).find({ active: true }).sort({ _id: 1 }).lean();
    const approved = { status: HOST_STATUS.approved };
    const hosts = await this.connection.model<Host>(Host.name).find(approved).sort({ _id: 1 }).lean();
    const hostIds = new Set(hosts.map(({ user }) => user.toHexString()));
    // Users who joined recently have no past movements.
    const old = users.filter(({ createdAt }) => createdAt.getTime() < Date.now() - DEMO_DAYS * DAY);
    const streamers = old.filter(({ _id }) => hostIds.has(_id.toHexString()));
    const [buyers, earners] = [
      old.slice(0, 40),
      streamers.filter(({ receivingCoins }) => receivingCoins > 400),
    ];
    const staff = callerOf('admin', present(admin));
    return [
      ...this.times(SIZES.sends, (at) => this.send(staff, around(agencies, at))),
      ...this.times(SIZES.sales, (at) =>
        this.sale(around(agencies, at % 3 ? 0 : random.int(0, 3)), random.pick(buyers)),
      ),
      ...this.times(SIZES.gifts, () =>
        this.gift(random.pick(old), random.pick(streamers), random.pick(gifts)),
      ),
      ...this.times(SIZES.withdrawals, (at) => this.withdrawal(staff, around(earners, at), at)).flat(),
      ...this.returned(staff, present(agencies[0]), present(buyers[0])),
      this.bankExport(staff, 17),
    ];
  }

  private times<T>(count: number, make: (at: number) => T): T[] {
    return Array.from({ length: count }, (_, at) => make(at));
  }

  /** Returns a random time within the demo's days, at least `least` days ago and not before `joined`. */
  private moment(least = 0, joined = new Date(0)): Date {
    const begin = Math.max(Date.now() - (DEMO_DAYS - 1) * DAY, joined.getTime());
    return new Date(begin + this.random.next() * Math.max(Date.now() - least * DAY - begin, 0));
  }

  private event(caller: Caller, at: Date, work: () => Promise<unknown>): Event {
    return { at, happen: () => actAs(caller, at, work) };
  }

  private send(staff: Caller, { uniqueId, createdAt }: CoinAgency): Event {
    const body = { to: '1', userId: uniqueId, coin: this.random.int(5, 80) * 1000 } as const;
    return this.event(staff, this.moment(0, createdAt), () => this.sends.sendAsAdmin(staff, body, undefined));
  }

  private sale(agency: CoinAgency, { username: userId }: User): Event {
    const seller = callerOf('coin', agency);
    const body = { userId, coin: this.random.pick([100, 250, 500, 1000, 2500]) };
    return this.event(seller, this.moment(0, agency.createdAt), () =>
      this.sends.sell(seller, body, undefined),
    );
  }

  /** Creates a sale and a partial return of it by the admin. */
  private returned(staff: Caller, agency: CoinAgency, { username }: User): Event[] {
    const seller = callerOf('coin', agency);
    const sold = this.moment(1, agency.createdAt);
    const back = { username, coins: 400, senderName: agency.uniqueId };
    return [
      this.event(seller, sold, () => this.sends.sell(seller, { userId: username, coin: 1000 }, undefined)),
      this.event(staff, new Date(sold.getTime() + DAY / 2), () =>
        this.returns.giveBack(staff, back, undefined),
      ),
    ];
  }

  /** Creates a gift. Demo streams have already ended, so the gift goes to the host without a session. */
  private gift(giver: User, host: User, { _id, title, coin: price }: Gift): Event {
    const caller = callerOf('user', giver);
    const subjects = [{ kind: 'gift', id: _id.toHexString(), label: title }];
    const [from, to] = [userAccount(giver._id), earningsAccount(host._id)];
    const affordable = giver._id.equals(host._id) || giver.coin < 3 * price ? 0 : price;
    return this.event(caller, this.moment(), async () => {
      if (affordable) await this.ledger.move({ kind: 'gift', from, to, coins: affordable, subjects });
    });
  }

  /** Creates a withdrawal request, and a decision for most of the older ones. Two users share one bank account. */
  private withdrawal(staff: Caller, user: User, at: number): Event[] {
    const { random } = this;
    const caller = callerOf('user', user);
    const asked = this.moment(at % 2 ? 0.05 : 8);
    const [bankName, ifscCode] = around(BANKS, at);
    const shared = at === 3 || at === 4;
    const bank = {
      accountNo: shared ? '30041234567' : String(random.int(10_000_000, 99_999_999) * 1000 + at),
      bankName,
      ifscCode,
      panNumber: `ABCDE${random.int(1000, 9999)}F`,
    };
    const coins = Math.max(50, Math.floor((user.receivingCoins * random.int(5, 25)) / 100 / 50) * 50);
    let id = '';
    const events = [
      this.event(caller, asked, async () => {
        const answer = await this.withdrawals.ask(caller, { coins, ...bank }, undefined, (one) => ({
          id: one._id,
        }));
        id = answer.id.toHexString();
      }),
    ];
    if (at % 2) return events;
    const decidedAt = new Date(asked.getTime() + random.int(3, 90) * 3_600_000);
    const rejects = at % 3 === 0;
    const decision = rejects
      ? { status: WITHDRAWAL_STATUS.rejected, reason: random.pick(REASONS) }
      : { status: WITHDRAWAL_STATUS.approved };
    return [...events, this.event(staff, decidedAt, () => this.decisions.decide(staff, id, decision))];
  }

  /** Exports to the bank the withdrawals approved until some days ago. */
  private bankExport(staff: Caller, daysAgo: number): Event {
    return this.event(staff, new Date(Date.now() - daysAgo * DAY), () => this.exports.make(staff));
  }
}

/** Returns the caller that requests of this account would have. */
const callerOf = (
  role: Caller['role'],
  account: { _id: Types.ObjectId; name: string; uniqueId?: string; username?: string },
): Caller => ({
  role,
  id: account._id.toHexString(),
  code: account.uniqueId ?? '',
  name: role === 'user' ? (account.username ?? '') : account.name,
  sessionId: '',
});
