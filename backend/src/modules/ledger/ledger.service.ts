import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { present } from '../../core/present.js';
import { AppError } from '../../core/errors.js';
import { continueAs, currentTime, type RequestContext, requestContext } from '../../core/request-context.js';
import { grouped, inCoins } from '../../core/grouped.js';
import { duplicateField } from '../../core/duplicate.js';
import { searchKeysOf } from '../../platform/database/search.js';
import { isInTransaction } from '../../platform/database/transaction.js';
import { DomainEvents, Emits } from '../../platform/domain-events/domain-events.js';
import {
  type Account,
  isAccount,
  PAID_OUT,
  PLATFORM,
  type StoredAccount,
  storedAccount,
  walletOf,
} from './accounts.js';
import { BalancesService, type Change, type Changed } from './balances.service.js';
import { DebtorReceived } from './ledger-events.js';
import { LedgerEntry, type LedgerSubject, type MovementKind, SYSTEM_ACTOR } from './ledger-entry.schema.js';
import { coversOf } from './covers.js';
import { outstanding } from './outstanding.js';
import { type Back, takenBack } from './taken-back.js';

/** The maximum coins of one movement. Larger amounts are mistakes. */
export const MOST_COINS = 1_000_000_000;

export interface Movement {
  /** The id of the entry. Unset: a new one. */
  _id?: Types.ObjectId;
  kind: MovementKind;
  from: Account;
  to: Account;
  coins: number;
  reason?: string;
  subjects?: LedgerSubject[] | undefined;
  reversalOf?: Types.ObjectId;
  returnOf?: Types.ObjectId;
}

/** A movement and the request that makes it. */
export interface Move {
  movement: Movement;
  context: RequestContext | undefined;
}

interface Side {
  account: Account;
  amount: number;
  balance: number | null;
  label: string;
}

/** Writes movements: both balances and the entry, in the caller's transaction. */
@Injectable()
@Emits(DebtorReceived)
export class LedgerService {
  constructor(
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    private readonly balances: BalancesService,
    private readonly events: DomainEvents,
  ) {}

  /** Makes one movement for the current request and returns its entry. */
  async move(movement: Movement): Promise<LedgerEntry> {
    const [entry] = await this.moveAll([{ movement, context: requestContext() }]);
    return present(entry);
  }

  /**
   * Makes several movements, each for its own request, with a few statements in all. If one movement is rejected, all
   * fail. Only the error of a single movement always states the reason.
   */
  async moveAll(moves: readonly Move[]): Promise<LedgerEntry[]> {
    check(moves.map(({ movement }) => movement));
    const changed = await this.balances.changeAll(changesOf(moves.map(({ movement }) => movement)));
    // Works back from the balances after all movements to the balances after each movement.
    const running = new Map([...changed].map(([account, { balance }]) => [account as Account, balance]));
    const side = (account: Account, amount: number): Side => {
      const balance = running.get(account) ?? null;
      if (balance !== null) running.set(account, balance - amount);
      const label = changed.get(account as StoredAccount)?.label ?? PLATFORM_LABELS[account] ?? '';
      return { account, amount, balance, label };
    };
    const sides = moves
      .toReversed()
      .map(({ movement: { from, to, coins } }) => [side(from, -coins), side(to, coins)] as const)
      .reverse();
    const entries = moves.map(({ movement, context }, at) =>
      continueAs(context, () => entryOf(movement, ...present(sides[at]))),
    );
    for (const entry of entries.filter(namesNoTransfer)) entry.covers = await coversOf(this.entries, entry);
    await this.entries.insertMany(entries.map(stored), { lean: true });
    await this.reportDebtors(entries, changed);
    return entries;
  }

  /** Reports the users among the receivers who owe coins, each account once, so that these coins pay first. */
  private async reportDebtors(
    entries: readonly LedgerEntry[],
    changed: ReadonlyMap<StoredAccount, Changed>,
  ): Promise<void> {
    const received = new Map<StoredAccount, number>();
    for (const { kind, to, coins } of entries)
      if (PAYS_DEBTS.has(kind) && changed.get(to as StoredAccount)?.owed)
        received.set(to as StoredAccount, (received.get(to as StoredAccount) ?? 0) + coins);
    for (const [account, coins] of received) await this.events.emit(new DebtorReceived(account, coins));
  }

  async find(id: string): Promise<LedgerEntry> {
    const entry = await this.entries.findById(id).lean();
    if (!entry) throw new AppError('NOT_FOUND', 'This entry does not exist');
    return entry;
  }

  /**
   * Rejects a transfer that a return or reversal already names. `own` is the caller's own return or reversal, once
   * written, and does not count. The balances that `own` changed block other returns and reversals until the commit.
   */
  async assertOpen({ _id }: LedgerEntry, own?: LedgerEntry): Promise<void> {
    const done = await this.entries
      .findOne({ $or: [{ reversalOf: _id }, { returnOf: _id }], ...(own ? { _id: { $ne: own._id } } : {}) })
      .lean();
    if (!done) return;
    throw new AppError(
      'INVALID_TRANSITION',
      `${done.actor.name} has already ${done.returnOf ? 'returned these coins' : 'reversed this entry'}`,
    );
  }

  /**
   * Returns the coins that a return that names this transfer may take. Fails with INVALID_TRANSITION if none are left.
   */
  async returnableOf(transfer: LedgerEntry): Promise<number> {
    const { returnable } = await this.backOf(transfer);
    if (returnable > 0) return returnable;
    await this.assertOpen(transfer);
    throw new AppError('INVALID_TRANSITION', 'All of these coins have already been returned');
  }

  /**
   * Rejects a return or reversal that undoes more than the coins of the transfer. Must be called after the return
   * or reversal is written: its changed balance blocks all others of this account until the commit.
   */
  async assertWhole(transfer: LedgerEntry): Promise<void> {
    const { state, returned } = await this.backOf(transfer);
    if (returned + (state === 'reversed' ? transfer.coins : 0) <= transfer.coins) return;
    throw new AppError(
      'INSUFFICIENT_COINS',
      `Some of these ${inCoins(transfer.coins)} have already been returned`,
    );
  }

  private async backOf(transfer: LedgerEntry): Promise<Back> {
    return present((await takenBack(this.entries, [transfer])).get(transfer._id.toHexString()));
  }

  /**
   * Rethrows the error of a rejected return or reversal. If a concurrent request has already returned or reversed the
   * entry, throws an error that names the actor of that request.
   */
  async explainRefusal(entry: LedgerEntry | undefined, error: unknown): Promise<never> {
    // Not every database engine names the index. Besides _id, only the indexes of reversals and returns can conflict
    // here.
    if (entry && duplicateField(error)) await this.assertOpen(entry);
    throw error;
  }

  /**
   * Rejects `back` if it returns more coins than the sender has sent and not received back. Must be called after `back`
   * is written: its changed balance blocks other returns and reversals of this wallet until the commit, so that two of
   * them cannot take the same coins.
   */
  async assertSent(back: LedgerEntry): Promise<void> {
    const left = await outstanding(this.entries, back);
    if (back.coins <= left) return;
    throw new AppError(
      'INSUFFICIENT_COINS',
      `${back.fromLabel} can return at most ${inCoins(left)} to this sender`,
    );
  }
}

const PLATFORM_LABELS: Partial<Record<Account, string>> = { [PLATFORM]: 'Platform', [PAID_OUT]: 'Paid out' };

const namesNoTransfer = ({ kind, returnOf }: Movement) => kind === 'return' && !returnOf;

/** The movements whose coins pay what the receiver owes. */
const PAYS_DEBTS: ReadonlySet<MovementKind> = new Set(['purchase', 'gift', 'itemRefund']);

/**
 * The movements that a frozen wallet does not block: the coins of a release stay in the wallet, and the platform takes
 * back what was not paid for.
 */
const UNGUARDED: ReadonlySet<MovementKind> = new Set(['release', 'purchaseRefund', 'debtPayment']);
const isGuarded = ({ kind }: Movement) => !UNGUARDED.has(kind);

function check(movements: readonly Movement[]): void {
  if (!isInTransaction()) throw new Error('Coins are moved outside of a transaction');
  for (const { coins, from, to } of movements) {
    if (!Number.isInteger(coins) || coins < 1 || coins > MOST_COINS) {
      throw new AppError(
        'VALIDATION_FAILED',
        `Enter a whole number of coins from 1 to ${grouped(MOST_COINS)}`,
      );
    }
    if (!isAccount(from) || !isAccount(to)) throw new Error(`No account is called ${from} or ${to}`);
    if (from === to) throw new AppError('VALIDATION_FAILED', 'Choose two different accounts');
  }
  // The transfers that such a return takes coins from depend on the entries before it.
  if (movements.length > 1 && movements.some(namesNoTransfer)) {
    throw new Error('A return that names no transfer is moved by itself');
  }
}

/**
 * Combines movements into one change for each account. The busier account of a movement comes first: a transaction that
 * meets a conflict at its first statement waits instead of restarting. The busiest accounts are coin agencies that sell
 * to many users, followed by hosts that receive gifts from many users.
 */
function changesOf(movements: readonly Movement[]): Change[] {
  const changes = new Map<string, Change>();
  const add = (account: Account, amount: number, guarded: boolean) => {
    const one = storedAccount(account);
    if (!one) return;
    const change = changes.get(account) ?? {
      account: `${one.kind}:${one.id}`,
      amount: 0,
      guarded: false,
      least: 0,
    };
    change.amount += amount;
    if (amount < 0) {
      change.least -= amount;
      change.guarded ||= guarded;
    }
    changes.set(account, change);
  };
  for (const movement of movements) {
    const { from, to, coins } = movement;
    const isGiverFirst = from.startsWith('coinAgency:') || walletOf(from) === walletOf(to);
    if (!isGiverFirst) add(to, coins, false);
    add(from, -coins, isGuarded(movement));
    if (isGiverFirst) add(to, coins, false);
  }
  return [...changes.values()];
}

/** Creates the entry of a movement for the current request. */
function entryOf(movement: Movement, given: Side, taken: Side): LedgerEntry {
  return {
    ...movement,
    _id: movement._id ?? new Types.ObjectId(),
    lines: [given, taken].map(({ account, amount, balance }) => ({ account, amount, balance })),
    fromLabel: given.label,
    toLabel: taken.label,
    actor: actor(),
    reason: movement.reason ?? '',
    key: requestContext()?.idempotencyKey,
    // The changed balances are locked until the commit, so an account's entries are in the order of their times.
    createdAt: currentTime(),
  };
}

/** Converts an entry to its stored form: without empty fields, and with search keys for sends. */
function stored(entry: LedgerEntry): LedgerEntry {
  const { kind, fromLabel, toLabel, actor } = entry;
  const searchKeys = kind === 'send' ? searchKeysOf([fromLabel, toLabel, actor.name]) : undefined;
  const fields = Object.entries({ ...entry, searchKeys }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as unknown as LedgerEntry;
}

function actor() {
  const caller = requestContext()?.caller;
  if (!caller) return SYSTEM_ACTOR;
  const { role, id, code, name } = caller;
  return { role, id, code, name };
}
