// Plans what hosts do with their earnings: they ask for payouts, admins decide on most requests, and every two weeks
// the approved requests go to the bank.
import { Types } from 'mongoose';
import { around } from '../../core/present.js';
import type { Caller } from '../../core/caller.js';
import { earningsAccount, heldAccount, PAID_OUT } from '../../modules/ledger/accounts.js';
import type { User } from '../../modules/users/user.schema.js';
import type { BankSeals } from '../../modules/withdrawals/bank-seals.js';
import { WITHDRAWAL_STATUS, type WithdrawalDecision } from '../../modules/withdrawals/withdrawal.schema.js';
import { subjectOf } from '../../modules/withdrawals/withdrawals.service.js';
import { callerOf } from './demo-callers.js';
import type { DemoDays } from './demo-days.js';
import type { Purses } from './demo-purses.js';
import type { Asked, Chance, Exporting, Step } from './demo-steps.js';
import type { Random } from './random.js';

const HOUR = 3_600_000;
/** Requests on an ordinary day. */
const RATE = 1.2;
const MAX_COINS = 5000;
const APPROVED = 0.78;
/** Every second request of the last days still waits. */
const SLOW_DAYS = 12;
/** Days between two exports to the bank, days since the last one, and the hour of the day. */
const EXPORTS = { every: 14, last: 16, hour: 11 };
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
const { pending, approved, rejected } = WITHDRAWAL_STATUS;

/** A host who asks for coins. */
type Payee = User & { agencyCode: string };

export class DemoPayouts {
  private asked = 0;

  constructor(
    private readonly random: Random,
    private readonly days: DemoDays,
    private readonly purses: Purses,
    private readonly admins: readonly Caller[],
    private readonly seals: BankSeals,
  ) {}

  chances(hosts: readonly Payee[]): Chance[] {
    const times = this.days.times(RATE, () => this.random.next());
    return times.map((at) => ({ at, take: () => this.ask(this.random.int(0, hosts.length - 1), hosts, at) }));
  }

  private ask(which: number, hosts: readonly Payee[], at: Date): Step[] {
    const user = around(hosts, which);
    const [earnings, held] = [earningsAccount(user._id), heldAccount(user._id)];
    const part = 0.15 + 0.5 * this.random.next();
    const wanted = part * Math.min(this.purses.of(earnings), MAX_COINS);
    const coins = Math.floor(wanted / 50) * 50;
    if (user.createdAt > at || coins < 100) return [];
    const [bankName, ifscCode] = around(BANKS, which);
    const shared = which === 3 || which === 4;
    const accountNo = shared ? '30041234567' : String((10_000_019 + which * 719_003) * 1000 + which);
    const _id = new Types.ObjectId();
    const details = { accountNo, ifscCode, panNumber: `ABCDE${1000 + which * 37}F` };
    const asked: Asked = {
      _id,
      user: user._id,
      coins,
      bankName,
      bankKey: bankName.toLowerCase(),
      agencyCode: user.agencyCode,
      ...this.seals.seal(_id, details),
      status: pending,
      decisions: [],
      agreement: null,
      exported: null,
      createdAt: at,
      changedAt: at,
    };
    this.asked += 1;
    const subjects = [subjectOf(asked)];
    const movement = {
      _id: new Types.ObjectId(),
      kind: 'hold',
      from: earnings,
      to: held,
      coins,
      subjects,
    } as const;
    this.purses.move(earnings, held, coins);
    return [{ at, caller: callerOf('user', user), movement, asked }, ...this.decide(asked, user.username)];
  }

  /** Decides on a request in the next batch or later: only then its coins are held. */
  private decide(request: Asked, label: string): Step[] {
    const { user, coins, createdAt } = request;
    const wanted = new Date(createdAt.getTime() + this.random.int(3, 60) * HOUR);
    const next = this.days.batchAfter(createdAt);
    const [approves, turn] = [this.random.chance(APPROVED), this.random.next()];
    if (!next || (this.days.ago(createdAt) < SLOW_DAYS && this.asked % 2)) return [];
    const at = wanted > next ? wanted : new Date(next.getTime() + (9 + 3 * turn) * HOUR);
    if (at > new Date()) return [];
    const admin = around(this.admins, turn < 0.65 ? 0 : 1);
    const status = approves ? approved : rejected;
    const reason = approves ? '' : this.random.pick(REASONS);
    const decision: WithdrawalDecision = {
      ...{ from: pending, to: status, by: admin.id, name: admin.name, at, reason, agreedBy: '' },
    };
    const from = heldAccount(user);
    const way = approves
      ? ({ kind: 'payout', from, to: PAID_OUT } as const)
      : ({ kind: 'release', from, to: earningsAccount(user) } as const);
    const change = {
      action: approves ? 'withdrawal.approve' : 'withdrawal.reject',
      target: { kind: 'withdrawal', id: request._id.toHexString(), label },
      before: { status: pending },
      after: { status, coins },
      reason,
    };
    const subjects = [subjectOf(request)];
    const movement = { _id: new Types.ObjectId(), ...way, coins, reason, subjects };
    return [{ at, caller: admin, movement, change, decided: { request: request._id, decision } }];
  }

  /** Returns the exports, of whatever is approved by then. */
  exports(): Exporting[] {
    return this.days.all
      .filter(({ ago }) => ago >= EXPORTS.last && (ago - EXPORTS.last) % EXPORTS.every === 0)
      .map(({ begin }) => ({
        _id: new Types.ObjectId(),
        at: new Date(begin.getTime() + EXPORTS.hour * HOUR),
        caller: around(this.admins, 0),
      }));
  }
}
