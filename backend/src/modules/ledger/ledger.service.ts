import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { present } from '../../core/present.js';
import { AppError } from '../../core/errors.js';
import { continueAs, currentTime, type RequestContext, requestContext } from '../../core/request-context.js';
import { grouped } from '../../core/grouped.js';
import { duplicateField } from '../../core/duplicate.js';
import { searchKeysOf } from '../../platform/database/search.js';
import { isInTransaction } from '../../platform/database/transaction.js';
import {
  type Account,
  isAccount,
  PAID_OUT,
  PLATFORM,
  type StoredAccount,
  storedAccount,
  walletOf,
} from './accounts.js';
import { BalancesService, type Change } from './balances.service.js';
import { LedgerEntry, type LedgerSubject, type MovementKind, SYSTEM_ACTOR } from './ledger-entry.schema.js';
import { coversOf } from './covers.js';
import { outstanding } from './outstanding.js';
import { type Back, takenBack } from './taken-back.js';

/** More coins than this move in one go only by mistake. */
export const MOST_COINS = 1_000_000_000;

export interface Movement {
  kind: MovementKind;
  from: Account;
  to: Account;
  coins: number;
  reason?: string;
  subjects?: LedgerSubject[] | undefined;
  reversalOf?: Types.ObjectId;
  returnOf?: Types.ObjectId;
}

/** A movement and the request in whose name it is made. */
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

/** Writes movements: both balances and the entry, in the transaction of whoever calls. */
@Injectable()
export class LedgerService {
  constructor(
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    private readonly balances: BalancesService,
  ) {}

  /** One movement in the name of the running request; answers its entry. */
  async move(movement: Movement): Promise<LedgerEntry> {
    const [entry] = await this.moveAll([{ movement, context: requestContext() }]);
    return present(entry);
  }

  /**
   * Several movements at once, each in the name of its own request: a few statements for all of them. When one of them is not
   * possible all fail; only of a single movement does the error say why.
   */
  async moveAll(moves: readonly Move[]): Promise<LedgerEntry[]> {
    check(moves.map(({ movement }) => movement));
    const changed = await this.balances.changeAll(changesOf(moves.map(({ movement }) => movement)));
    // Back from the balances after all of them to those after each.
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
    return entries;
  }

  async find(id: string): Promise<LedgerEntry> {
    const entry = await this.entries.findById(id).lean();
    if (!entry) throw new AppError('NOT_FOUND', 'This entry does not exist');
    return entry;
  }

  /**
   * A transfer is returned or reversed, and that once. `own`: what does so, once it is written: its changed balances keep
   * every other one out until the commit.
   */
  async assertOpen({ _id }: LedgerEntry, own?: LedgerEntry): Promise<void> {
    const done = await this.entries
      .findOne({ $or: [{ reversalOf: _id }, { returnOf: _id }], ...(own ? { _id: { $ne: own._id } } : {}) })
      .lean();
    if (!done) return;
    throw new AppError(
      'INVALID_TRANSITION',
      `${done.actor.name} has already ${done.returnOf ? 'returned' : 'reversed'} this`,
    );
  }

  /** Coins that a return which names this transfer may take. Fails with INVALID_TRANSITION when there are none. */
  async returnableOf(transfer: LedgerEntry): Promise<number> {
    const { returnable } = await this.backOf(transfer);
    if (returnable > 0) return returnable;
    await this.assertOpen(transfer);
    throw new AppError('INVALID_TRANSITION', 'All of these coins are already returned');
  }

  /**
   * A transfer gives back at most the coins it was of. To be called once the return or reversal that takes them is written: its
   * changed balance keeps every other one of this account out until the commit.
   */
  async assertWhole(transfer: LedgerEntry): Promise<void> {
    const { state, returned } = await this.backOf(transfer);
    if (returned + (state === 'reversed' ? transfer.coins : 0) <= transfer.coins) return;
    throw new AppError(
      'INSUFFICIENT_COINS',
      `Some of these ${grouped(transfer.coins)} coins are already returned`,
    );
  }

  private async backOf(transfer: LedgerEntry): Promise<Back> {
    return present((await takenBack(this.entries, [transfer])).get(transfer._id.toHexString()));
  }

  /** Rethrows why an entry was not taken back; when another request did so at the same moment, says who made that request. */
  async explainRefusal(entry: LedgerEntry | undefined, error: unknown): Promise<never> {
    // Not every engine names the index: beside _id, only those of reversals and returns are unique.
    if (entry && duplicateField(error)) await this.assertOpen(entry);
    throw error;
  }

  /**
   * A sender gets back at most what it has sent and not had back. `back` takes it, and is looked at once it is written: the
   * changed balance keeps every other one of this wallet out until the commit, so two cannot both find the same coins.
   */
  async assertSent(back: LedgerEntry): Promise<void> {
    if (back.coins <= (await outstanding(this.entries, back))) return;
    throw new AppError('INSUFFICIENT_COINS', `${back.fromLabel} has fewer coins than this from that sender`);
  }
}

const PLATFORM_LABELS: Partial<Record<Account, string>> = { [PLATFORM]: 'Platform', [PAID_OUT]: 'Paid out' };

const namesNoTransfer = ({ kind, returnOf }: Movement) => kind === 'return' && !returnOf;

/** Coins go back to the earnings of the same wallet also while nothing may leave it. */
const isGuarded = ({ kind }: Movement) => kind !== 'release';

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
  // What such a return takes its coins from depends on the entries before it.
  if (movements.length > 1 && movements.some(namesNoTransfer)) {
    throw new Error('A return that names no transfer is moved by itself');
  }
}

/**
 * What movements change, one change an account. The busier account of a movement comes first: a transaction that meets another
 * at its first statement waits for it instead of beginning anew. Busy are the coin agency that sells to many, then the host
 * that many give to.
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

/** The entry of a movement that the running request makes. */
function entryOf(movement: Movement, given: Side, taken: Side): LedgerEntry {
  return {
    ...movement,
    _id: new Types.ObjectId(),
    lines: [given, taken].map(({ account, amount, balance }) => ({ account, amount, balance })),
    fromLabel: given.label,
    toLabel: taken.label,
    actor: actor(),
    reason: movement.reason ?? '',
    key: requestContext()?.idempotencyKey,
    // After the balances are changed, and so held until the commit: entries of an account are in the order of their times.
    createdAt: currentTime(),
  };
}

/** As it is stored: fields without a value are left out, and sends can be searched. */
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
