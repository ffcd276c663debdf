import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { present } from '../../core/present.js';
import { AppError } from '../../core/errors.js';
import { grouped } from '../../core/grouped.js';
import { requestContext } from '../../core/request-context.js';
import { type StoredAccount, partsOf, type StoredKind } from './accounts.js';

/** The models of records that keep balances, by their names: users and staff stand above the ledger. */
export const OWNER_MODELS = ['CoinAgency', 'User'] as const;

/** Where a kind of account keeps its balance, and what staff call its owner. */
export interface Home {
  model: (typeof OWNER_MODELS)[number];
  balance: 'coins' | 'coin' | 'receivingCoins' | 'heldCoins';
  label: 'uniqueId' | 'username';
  /** What an owner must be to take part in a movement. */
  alive: Record<string, unknown>;
}

export const HOMES: Record<StoredKind, Home> = {
  coinAgency: { model: 'CoinAgency', balance: 'coins', label: 'uniqueId', alive: { deleted: false } },
  user: { model: 'User', balance: 'coin', label: 'username', alive: {} },
  earnings: { model: 'User', balance: 'receivingCoins', label: 'username', alive: {} },
  held: { model: 'User', balance: 'heldCoins', label: 'username', alive: {} },
};

/** A record that keeps balances. */
export interface Owner {
  _id: unknown;
  uniqueId?: string;
  username?: string;
  coins?: number;
  coin?: number;
  receivingCoins?: number;
  heldCoins?: number;
  walletFreeze?: { reason: string };
  /** Coin agencies; a user's record goes. */
  deleted?: boolean;
  createdAt?: Date;
}

/** An account after a change. */
export interface Changed {
  balance: number;
  label: string;
}

/** What is added to one account (less than 0: taken). */
export interface Change {
  account: StoredAccount;
  amount: number;
  /** Not while the wallet is frozen. */
  guarded: boolean;
  /** What has to be there before: all that is taken, whatever comes in beside it. */
  least: number;
}

/** The most coins that one account holds: sums over several such accounts still are exact numbers. */
export const MOST_BALANCE = 1_000_000_000_000_000;

/** The one update of a balance: only when there is enough, and the owner may give. */
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
 * The account after a change by `amount`. The balance is held against its limit here, after the update: the exception ends the
 * transaction, and a filter that names only the `_id` is found faster.
 */
function changedBy(account: StoredAccount, owner: Owner, amount: number, guarded: boolean): Changed {
  const { balance, label } = HOMES[partsOf(account).kind];
  const after = owner[balance] ?? 0;
  if (amount > 0 && after > MOST_BALANCE) {
    throw refusalBy(account, { ...owner, [balance]: after - amount }, amount, guarded);
  }
  return { balance: after, label: owner[label] ?? '' };
}

/** Changes stored balances, each by one guarded update: none goes below 0, and nothing leaves a frozen wallet. */
@Injectable()
export class BalancesService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Adds `amount` (less than 0: takes) and answers the balance afterwards. `guarded`: not from a frozen wallet.
   * `least`: what has to be there before.
   */
  async change(account: StoredAccount, amount: number, guarded: boolean, least: number): Promise<Changed> {
    const { kind } = partsOf(account);
    const { model, balance, label } = HOMES[kind];
    const { filter, update } = updateOf(account, amount, guarded, least);
    const owner = await this.connection
      .model(model)
      .findOneAndUpdate(filter, update, { returnDocument: 'after', projection: { [balance]: 1, [label]: 1 } })
      .lean<Owner>();
    if (!owner) throw await this.refusal(account, amount, guarded);
    return changedBy(account, owner, amount, guarded);
  }

  /**
   * The same for several accounts, each named once: up to two of a kind in turn, more at once. One that has not enough, is frozen
   * or gone fails all of them; of more than two, without a word which: whoever asks tries them one by one then.
   */
  async changeAll(changes: Change[]): Promise<Map<StoredAccount, Changed>> {
    const changed = new Map<StoredAccount, Changed>();
    // Coin agencies first: they are the busy ones (LedgerService).
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
        { username: 1, uniqueId: 1, coins: 1, coin: 1, receivingCoins: 1, heldCoins: 1 },
      )
      .lean<Owner[]>();
    const byId = new Map(owners.map((owner) => [String(owner._id), owner]));
    return changes.map(({ account, amount, guarded }) => {
      const owner = present(byId.get(partsOf(account).id));
      return [account, changedBy(account, owner, amount, guarded)];
    });
  }

  /**
   * Refuses what a change would refuse, by a record that was just read: most refusals cost no transaction then. The guarded
   * update has the last word.
   */
  assertCanGive(account: StoredAccount, owner: Owner, coins: number): void {
    if (owner.walletFreeze || (owner[HOMES[partsOf(account).kind].balance] ?? 0) < coins) {
      throw refusalBy(account, owner, -coins, true);
    }
  }

  /** The owner's balance and label, and whether it is deleted; undefined when there is no such record (any more). */
  async read(account: StoredAccount): Promise<(Changed & { deleted: boolean }) | undefined> {
    const { kind, id } = partsOf(account);
    const { model, balance, label } = HOMES[kind];
    const owner = await this.connection
      .model(model)
      .findById(id, { [balance]: 1, [label]: 1, deleted: 1 })
      .lean<Owner>();
    if (!owner) return undefined;
    return { balance: owner[balance] ?? 0, label: owner[label] ?? '', deleted: owner.deleted === true };
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

/** The refusal of a change, to the owner of the account in the second person. */
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
    `${isOwn ? 'You have' : `${owner[label]} has`} only ${grouped(held)} coins`,
  );
}
