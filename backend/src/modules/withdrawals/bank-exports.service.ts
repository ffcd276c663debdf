import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { AppError } from '../../core/errors.js';
import type { Page } from '../../http/list-query.js';
import { currentTime } from '../../core/request-context.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { findPage, type Listed } from '../../platform/database/paging.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { BankSeals } from './bank-seals.js';
import type { BankDetails } from './bank-details.js';
import { BankExport } from './bank-export.schema.js';
import { Withdrawal, WITHDRAWAL_STATUS } from './withdrawal.schema.js';

const NOTHING = {
  named: 'None of the selected withdrawals can be exported. Select approved withdrawals without an export',
  all: 'All approved withdrawals are already exported',
};

/** Exports approved withdrawals for the bank. Each withdrawal belongs to one export, which can be downloaded again. */
@Injectable()
export class BankExportsService {
  constructor(
    @InjectModel(Withdrawal.name) private readonly withdrawals: Model<Withdrawal>,
    @InjectModel(BankExport.name) private readonly exports: Model<BankExport>,
    private readonly seals: BankSeals,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  /** Exports approved withdrawals that are not exported yet: the given ones, or all. */
  make({ name: by }: Caller, ids?: string[], key?: IdempotencyKey): Promise<BankExport> {
    return this.idempotency.once(key, () => Promise.resolve(() => this.mark(by, ids)));
  }

  private async mark(by: string, ids: string[] | undefined): Promise<BankExport> {
    const _id = new Types.ObjectId();
    const at = currentTime();
    await this.withdrawals.updateMany(
      {
        exported: null,
        status: WITHDRAWAL_STATUS.approved,
        ...(ids && { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }),
      },
      { $set: { exported: _id, changedAt: at } },
    );
    const [sum] = await this.withdrawals.aggregate<{ count: number; coins: number }>([
      { $match: { status: WITHDRAWAL_STATUS.approved, exported: _id } },
      { $group: { _id: null, count: { $sum: 1 }, coins: { $sum: '$coins' } } },
    ]);
    if (!sum) throw new AppError('NOT_FOUND', NOTHING[ids ? 'named' : 'all']);
    const made = { _id, count: sum.count, coins: sum.coins, by, at };
    await this.exports.create(made);
    await this.record('withdrawal.export', made);
    return made;
  }

  /** Lists the exports, newest first. */
  list(page: Page): Promise<Listed<BankExport>> {
    return findPage(this.exports, {}, page, { at: -1, _id: -1 });
  }

  async find(id: string): Promise<BankExport> {
    const found = await this.exports.findById(id).lean();
    if (!found) throw new AppError('NOT_FOUND', 'This export does not exist');
    return found;
  }

  /**
   * Returns the withdrawals of an export with full account numbers. Every download is audited. Fails before the first
   * byte and before the audit record when an account cannot be decrypted, so that the bank never gets a file without an
   * account number.
   */
  async read(id: string): Promise<AsyncIterable<Withdrawal & BankDetails>> {
    const found = await this.find(id);
    for await (const record of this.recordsOf(found)) this.seals.open(record);
    await this.record('withdrawal.download', found);
    return this.withDetails(this.recordsOf(found));
  }

  private recordsOf({ _id }: BankExport): AsyncIterable<Withdrawal> {
    return this.withdrawals
      .find({ status: WITHDRAWAL_STATUS.approved, exported: _id })
      .sort({ _id: 1 })
      .lean()
      .cursor();
  }

  private async *withDetails(
    records: AsyncIterable<Withdrawal>,
  ): AsyncGenerator<Withdrawal & BankDetails, void> {
    for await (const record of records) yield { ...record, ...this.seals.open(record) };
  }

  private async record(action: string, { _id, count, coins }: BankExport): Promise<void> {
    const target = {
      kind: 'bankExport',
      id: _id.toHexString(),
      label: count === 1 ? '1 withdrawal' : `${count} withdrawals`,
    };
    await this.audit.record({ action, target, after: { count, coins } });
  }
}
