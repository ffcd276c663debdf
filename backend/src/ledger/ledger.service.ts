import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AppError } from '../api/errors.js';
import { currentTime, requestContext } from '../api/request-context.js';
import { searchKeysOf } from '../database/search.js';
import { isInTransaction } from '../database/transaction.js';
import { type Account, PLATFORM, storedAccount, walletOf } from './accounts.js';
import { BalancesService } from './balances.service.js';
import { LedgerEntry, type LedgerSubject, type MovementKind, SYSTEM_ACTOR } from './ledger-entry.schema.js';

/** More coins than this move in one go only by mistake. */
export const MOST_COINS = 1_000_000_000;

export interface Movement {
  kind: MovementKind;
  from: Account;
  to: Account;
  coins: number;
  reason?: string;
  subjects?: LedgerSubject[];
  reversalOf?: Types.ObjectId;
  returnOf?: Types.ObjectId;
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

  async move(movement: Movement): Promise<LedgerEntry> {
    if (!isInTransaction()) throw new Error(`${movement.kind} is moved outside of a transaction`);
    const { coins, from, to } = movement;
    if (!Number.isInteger(coins) || coins < 1 || coins > MOST_COINS) {
      throw new AppError('VALIDATION_FAILED', `Coins are whole numbers from 1 to ${MOST_COINS}`);
    }
    if (from === to) throw new AppError('VALIDATION_FAILED', 'Coins move between two accounts');
    const [given, taken] = await this.applyBoth(movement);
    const entry: Omit<LedgerEntry, 'searchKeys'> = {
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
    const searchKeys = movement.kind === 'send' ? searchKeysOf([given.label, taken.label]) : undefined;
    await this.entries.create({ ...entry, searchKeys });
    return entry;
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
      `${done.actor.name} has ${done.returnOf ? 'returned' : 'reversed'} this already`,
    );
  }

  /**
   * Changes both balances, the busier one first: a transaction that meets another at its first statement waits for it
   * instead of beginning anew. Busy are the coin agency that sells to many, then the host that many give to.
   */
  private async applyBoth({ kind, from, to, coins }: Movement): Promise<[Side, Side]> {
    // Coins go back to the earnings of the same wallet also while nothing may leave it.
    const guarded = kind !== 'release';
    const apply = async (account: Account, amount: number): Promise<Side> => {
      const stored = storedAccount(account);
      if (!stored) return { account, amount, balance: null, label: PLATFORM_LABELS[account] ?? '' };
      const changed = await this.balances.change(
        `${stored.kind}:${stored.id}`,
        amount,
        guarded && amount < 0,
      );
      return { account, amount, ...changed };
    };
    if (from.startsWith('coinAgency:') || walletOf(from) === walletOf(to)) {
      const given = await apply(from, -coins);
      return [given, await apply(to, coins)];
    }
    const taken = await apply(to, coins);
    return [await apply(from, -coins), taken];
  }
}

const PLATFORM_LABELS: Partial<Record<Account, string>> = { [PLATFORM]: 'Platform', paidOut: 'Paid out' };

function actor() {
  const caller = requestContext()?.caller;
  if (!caller) return SYSTEM_ACTOR;
  const { role, id, code, name } = caller;
  return { role, id, code, name };
}
