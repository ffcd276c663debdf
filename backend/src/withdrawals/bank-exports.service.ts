import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import type { Caller } from '../access/caller.js';
import { AppError } from '../api/errors.js';
import type { Page } from '../api/list-query.js';
import { currentTime } from '../api/request-context.js';
import { AuditService } from '../audit/audit.service.js';
import { findPage, type Listed } from '../database/paging.js';
import { inTransaction } from '../database/transaction.js';
import { BankExport } from './bank-export.schema.js';
import { Withdrawal, WITHDRAWAL_STATUS } from './withdrawal.schema.js';

/** Approved withdrawals for the bank: each goes into one export, which can be downloaded again. */
@Injectable()
export class BankExportsService {
  constructor(
    @InjectModel(Withdrawal.name) private readonly withdrawals: Model<Withdrawal>,
    @InjectModel(BankExport.name) private readonly exports: Model<BankExport>,
    @InjectConnection() private readonly connection: Connection,
    private readonly audit: AuditService,
  ) {}

  /** Marks all approved withdrawals that no export has. */
  make({ name: by }: Caller): Promise<BankExport> {
    return inTransaction(this.connection, async () => {
      const _id = new Types.ObjectId();
      await this.withdrawals.updateMany(
        { exported: null, status: WITHDRAWAL_STATUS.approved },
        { $set: { exported: _id } },
      );
      const [sum] = await this.withdrawals.aggregate<{ count: number; coins: number }>([
        { $match: { exported: _id } },
        { $group: { _id: null, count: { $sum: 1 }, coins: { $sum: '$coins' } } },
      ]);
      if (!sum) throw new AppError('NOT_FOUND', 'Every approved withdrawal is in an export already');
      const made = { _id, count: sum.count, coins: sum.coins, by, at: currentTime() };
      await this.exports.create(made);
      await this.record('withdrawal.export', made);
      return made;
    });
  }

  /** Newest first. */
  list(page: Page): Promise<Listed<BankExport>> {
    return findPage(this.exports, {}, page, { at: -1 });
  }

  /** The withdrawals of an export, accounts in full: each download is audited. */
  async read(id: string): Promise<AsyncIterable<Withdrawal>> {
    const found = await this.exports.findById(id).lean();
    if (!found) throw new AppError('NOT_FOUND', 'There is no such export');
    await this.record('withdrawal.download', found);
    return this.withdrawals.find({ exported: found._id }).sort({ _id: 1 }).lean().cursor();
  }

  private async record(action: string, { _id, count, coins }: BankExport): Promise<void> {
    const target = { kind: 'bankExport', id: _id.toHexString(), label: `${count} withdrawals` };
    await this.audit.record({ action, target, after: { count, coins } });
  }
}
