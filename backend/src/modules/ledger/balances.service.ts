import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { present } from '../../core/present.js';
import { AppError } from '../../core/errors.js';
import { grouped, inCoins } from '../../core/grouped.js';
import { requestContext } from '../../core/request-context.js';
import { type StoredAccount, partsOf, type StoredKind } from './accounts.js';

/**
 * The names of the models that store balances. The ledger cannot import the modules of users and staff, because they
 * depend on the ledger.
 */
export const OWNER_MODELS = ['CoinAgency', 'User'] as const;

/** Where a kind of account stores its balance, and the field with its owner's name for staff. */
export interface Home {
  model: (typeof OWNER_MODELS)[number];
  balance: 'coins' | 'coin' | 'receivingCoins' | 'heldCoins';
  label: 'uniqueId' | 'username';
  /** The filter for owners that can take part in a movement. */
  alive: Record<string, unknown>;
}

export const HOMES: Record<StoredKind, Home> = {
  coinAgency: { model: 'CoinAgency', balance: 'coins', label: 'uniqueId', alive: { deleted: false } },
  user: { model: 'User', balance: 'coin', label: 'username', alive: {} },
  earnings: { model: 'User', balance: 'receivingCoins', label: 'username', alive: {} },
  held: { model: 'User', balance: 'heldCoins', label: 'username', alive: {} },
};

/** A record that stores balances. */
export interface Owner {
  _id: unknown;
  uniqueId?: string;
  username?: string;
  coins?: number;
  coin?: number;
  receivingCoins?: number;
  heldCoins?: number;
  owedCoins?: number;
  walletFreeze?: { reason: string };
  /** Set on coin agencies only: the record of a deleted user is removed. */
  deleted?: boolean;
  createdAt?: Date;
}

/** An account's balance and label after a change. */
export interface Changed {
  balance: number;
  label: string;
  /** The coins that the owner owes. */
  owed: number;
}

/** A change to the balance of an account. A negative amount takes coins. */
export interface Change {
  account: StoredAccount;
  amount: number;
  /** Whether a frozen wallet blocks the change. */
  guarded: boolean;
  /** The balance required before the change: all coins that are taken, regardless of coins added in the same change. */
  least: number;
}

/** The maximum balance of an account. Sums over several full accounts are still exact numbers. */
export const MOST_BALANCE = 1_000_000_000_000_000;

/** Builds the guarded update of a balance, which matches only if the owner has enough coins and may give. */
function updateOf(account: StoredAccount, amount: number, guarded: boolean, least: number) {
  const { kind, id } = partsOf(account);
  const { balance, alive } = HOMES[kind];
  const enough = least > 0 ? { [balance]: { $gte: least } } : {};
  const thawed = guarded ? { walletFreeze: null } : {};
  return {
    filter: { _id: id, ...alive, ...enough, ...thawed },
    update: { $inc: { [balance]: amount } },
  };
}

/**
 * Returns the account after a change by `amount`. Checks the maximum balance after the update: the exception aborts the
 * transaction, and a filter by `_id` alone is faster.
 */
function changedBy(account: StoredAccount, owner: Owner, amount: number, guarded: boolean): Changed {
  const { balance, label } = HOMES[partsOf(account).kind];
  const after = owner[balance] ?? 0;
  if (amount > 0 && after > MOST_BALANCE) {
    throw refusalBy(account, { ...owner, [balance]: after - amount }, amount, guarded);
  }
  return { balance: after, label: owner[label] ?? '', owed: owner.owedCoins ?? 0 };
}

/** Changes stored balances by one guarded update each: no balance falls below 0, and no coins leave a frozen wallet. */
@Injectable()
export class BalancesService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Adds `amount` (negative: takes coins) and returns the new balance. `guarded`: a frozen wallet blocks the change.
   * `least`: the balance required before the change.
   */
  async change(account: StoredAccount, amount: number, guarded: boolean, least: number): Promise<Changed> {
    const { kind } = partsOf(account);
    const { model, balance, label } = HOMES[kind];
    const { filter, update } = updateOf(account, amount, guarded, least);
    const owner = await this.connection
      .model(model)
      .findOneAndUpdate(filter, update, {
        returnDocument: 'after',
        projection: { [balance]: 1, [label]: 1, owedCoins: 1 },
      })
      .lean<Owner>();
    if (!owner) throw await this.refusal(account, amount, guarded);
    return changedBy(account, owner, amount, guarded);
  }

  /**
   * Changes several accounts, each named once. Up to two accounts of a model are updated one by one, more by one bulk
   * write. If any account is short of coins, frozen or deleted, the whole batch fails. A bulk write does not say which
   * account failed; the caller retries one movement at a time.
   */
  async changeAll(changes: Change[]): Promise<Map<StoredAccount, Changed>> {
    const changed = new Map<StoredAccount, Changed>();
    // Coin agencies come first, because they have the most concurrent movements (LedgerService).
    for (const model of OWNER_MODELS) {
      const own = changes.filter(({ account }) => HOMES[partsOf(account).kind].model === model);
      if (own.length > 2) {
        for (const [account, after] of await this.changeMany(model, own)) changed.set(account, after);
      } else {
        for (const { account, amount, guarded, least } of own)
          changed.set(account, await this.change(account, amount, guarded, least));
      }
    }
    return changed;
  }

  private async changeMany(model: string, changes: Change[]): Promise<[StoredAccount, Changed][]> {
    const { matchedCount } = await this.connection.model(model).bulkWrite(
      changes.map(({ account, amount, guarded, least }) => ({
        updateOne: updateOf(account, amount, guarded, least),
      })),
    );
    if (matchedCount !== changes.length) throw new AppError('INSUFFICIENT_COINS');
    const ids = [...new Set(changes.map(({ account }) => partsOf(account).id))];
    const owners = await this.connection
      .model(model)
      .find(
        { _id: { $in: ids } },
        { username: 1, uniqueId: 1, coins: 1, coin: 1, receivingCoins: 1, heldCoins: 1, owedCoins: 1 },
      )
      .lean<Owner[]>();
    const byId = new Map(owners.map((owner) => [String(owner._id), owner]));
    return changes.map(({ account, amount, guarded }) => {
      const owner = present(byId.get(partsOf(account).id));
      return [account, changedBy(account, owner, amount, guarded)];
    });
  }

  /**
   * Rejects what a change would reject, by a record that was just read, so that most rejections need no transaction.
   * The guarded update makes the final decision.
   */
  assertCanGive(account: StoredAccount, owner: Owner, coins: number): void {
    if (owner.walletFreeze || (owner[HOMES[partsOf(account).kind].balance] ?? 0) < coins) {
      throw refusalBy(account, owner, -coins, true);
    }
  }

  /**
   * Returns the owner's balance and label, and whether the owner is deleted. Returns undefined if the record does not
   * exist.
   */
  async read(account: StoredAccount): Promise<(Changed & { deleted: boolean }) | undefined> {
    const { kind, id } = partsOf(account);
    const { model, balance, label } = HOMES[kind];
    const owner = await this.connection
      .model(model)
      .findById(id, { [balance]: 1, [label]: 1, owedCoins: 1, deleted: 1 })
      .lean<Owner>();
    if (!owner) return undefined;
    return {
      ...{ balance: owner[balance] ?? 0, label: owner[label] ?? '', owed: owner.owedCoins ?? 0 },
      deleted: owner.deleted === true,
    };
  }

  private async refusal(account: StoredAccount, amount: number, guarded: boolean): Promise<AppError> {
    const { kind, id } = partsOf(account);
    const { model, alive } = HOMES[kind];
    const owner = await this.connection
      .model(model)
      .findOne({ _id: id, ...alive })
      .lean<Owner>();
    if (!owner) return new AppError('NOT_FOUND', 'This wallet no longer exists');
    return refusalBy(account, owner, amount, guarded);
  }
}

/** Creates the error of a rejected change. The message addresses the account's owner in the second person. */
function refusalBy(account: StoredAccount, owner: Owner, amount: number, guarded: boolean): AppError {
  const { balance, label } = HOMES[partsOf(account).kind];
  const held = owner[balance] ?? 0;
  const isOwn = requestContext()?.caller?.id === String(owner._id);
  if (guarded && owner.walletFreeze) {
    return new AppError(
      'WALLET_FROZEN',
      `${isOwn ? 'Your wallet' : `The wallet of ${owner[label]}`} is frozen: ${owner.walletFreeze.reason}`,
    );
  }
  if (amount > 0 && held > MOST_BALANCE - amount) {
    const room = Math.max(MOST_BALANCE - held, 0);
    return new AppError(
      'VALIDATION_FAILED',
      `${owner[label]} can receive at most ${grouped(room)} more coins. The maximum balance is ${grouped(MOST_BALANCE)}`,
    );
  }
  return new AppError(
    'INSUFFICIENT_COINS',
    `${isOwn ? 'You have' : `${owner[label]} has`} only ${inCoins(held)}`,
  );
}
