import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { heldAccount } from '../ledger/accounts.js';
import { BalancesVerified } from '../ledger/ledger-events.js';
import type { Difference } from '../ledger/verification.schema.js';
import { User } from '../users/user.schema.js';
import { Withdrawal, WITHDRAWAL_STATUS } from './withdrawal.schema.js';

/** Part of each ledger verification: a user's held coins must equal the coins of the user's pending withdrawals. */
@Injectable()
export class HeldCheck {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Withdrawal.name) private readonly withdrawals: Model<Withdrawal>,
  ) {}

  @On(BalancesVerified)
  check(): Promise<Difference[]> {
    return inTransaction(this.connection, () => this.compare(), { readConcern: { level: 'snapshot' } });
  }

  /** Loads only pending withdrawals and users with held coins. Staff work off this queue, so it stays small. */
  private async compare(): Promise<Difference[]> {
    const asked = await this.withdrawals.aggregate<{ _id: Types.ObjectId; coins: number; count: number }>([
      { $match: { status: WITHDRAWAL_STATUS.pending } },
      { $group: { _id: '$user', coins: { $sum: '$coins' }, count: { $sum: 1 } } },
    ]);
    const owners = await this.connection
      .model<User>(User.name)
      .find({ heldCoins: { $gt: 0 } }, { heldCoins: 1, username: 1 })
      .lean();
    const rows = new Map(asked.map(({ _id, ...row }) => [_id.toHexString(), { ...row, label: '', held: 0 }]));
    for (const { _id, heldCoins, username } of owners) {
      const row = rows.get(_id.toHexString()) ?? { coins: 0, count: 0 };
      rows.set(_id.toHexString(), { ...row, label: username, held: heldCoins });
    }
    return [...rows]
      .filter(([, { coins, held }]) => coins !== held)
      .map(([id, { coins, count, label, held }]) => ({
        account: heldAccount(id),
        label,
        balance: held,
        expected: coins,
        entries: count,
        what: 'The held coins differ from the pending withdrawals',
      }));
  }
}
