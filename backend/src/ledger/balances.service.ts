import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppError } from '../api/errors.js';
import { CoinAgency } from '../coin-panel/coin-agency.schema.js';
import { User } from '../users/user.schema.js';
import { type StoredAccount, storedAccount, type StoredKind } from './accounts.js';

/** Where a kind of account keeps its balance, and what staff call its owner. */
export interface Home {
  model: string;
  balance: 'coins' | 'coin' | 'receivingCoins' | 'heldCoins';
  label: 'uniqueId' | 'username';
  /** What an owner must be to take part in a movement. */
  alive: Record<string, unknown>;
}

export const HOMES: Record<StoredKind, Home> = {
  coinAgency: { model: CoinAgency.name, balance: 'coins', label: 'uniqueId', alive: { deleted: false } },
  user: { model: User.name, balance: 'coin', label: 'username', alive: {} },
  earnings: { model: User.name, balance: 'receivingCoins', label: 'username', alive: {} },
  held: { model: User.name, balance: 'heldCoins', label: 'username', alive: {} },
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
}

/** Changes stored balances, each by one guarded update: none goes below 0, and nothing leaves a frozen wallet. */
@Injectable()
export class BalancesService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Adds `amount` (less than 0: takes) and answers the balance afterwards. `guarded`: not from a frozen wallet. */
  async change(
    account: StoredAccount,
    amount: number,
    guarded: boolean,
  ): Promise<{ balance: number; label: string }> {
    const { kind, id } = storedAccount(account)!;
    const { model, balance, label, alive } = HOMES[kind];
    const enough = amount < 0 ? { [balance]: { $gte: -amount } } : {};
    const thawed = guarded ? { walletFreeze: null } : {};
    const owner = await this.connection
      .model(model)
      .findOneAndUpdate(
        { _id: id, ...alive, ...enough, ...thawed },
        { $inc: { [balance]: amount } },
        { returnDocument: 'after', projection: { [balance]: 1, [label]: 1 } },
      )
      .lean<Owner>();
    if (!owner) throw await this.refusal(account, guarded);
    return { balance: owner[balance] ?? 0, label: owner[label] ?? '' };
  }

  /** The owner's balance and label; undefined when there is no such record (any more). */
  async read(account: StoredAccount): Promise<{ balance: number; label: string } | undefined> {
    const { kind, id } = storedAccount(account)!;
    const { model, balance, label } = HOMES[kind];
    const owner = await this.connection
      .model(model)
      .findById(id, { [balance]: 1, [label]: 1 })
      .lean<Owner>();
    return owner ? { balance: owner[balance] ?? 0, label: owner[label] ?? '' } : undefined;
  }

  private async refusal(account: StoredAccount, guarded: boolean): Promise<AppError> {
    const { kind, id } = storedAccount(account)!;
    const { model, balance, label, alive } = HOMES[kind];
    const owner = await this.connection
      .model(model)
      .findOne({ _id: id, ...alive })
      .lean<Owner>();
    if (!owner) return new AppError('NOT_FOUND', 'This wallet does not exist any more');
    if (guarded && owner.walletFreeze) {
      return new AppError(
        'WALLET_FROZEN',
        `The wallet of ${owner[label]} is frozen: ${owner.walletFreeze.reason}`,
      );
    }
    return new AppError('INSUFFICIENT_COINS', `${owner[label]} has only ${owner[balance] ?? 0} coins`);
  }
}
