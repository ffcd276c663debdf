import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { AppError } from '../../core/errors.js';
import type { Page } from '../../http/list-query.js';
import { currentTime } from '../../core/request-context.js';
import { TimeSlices } from '../../core/time-slices.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { BankSeals } from './bank-seals.js';
import { bankFaults, type BankDetails, type BankField } from './bank-details.js';
import { BankExport } from './bank-export.schema.js';
import { type BankExportQuery, FAULT_WORDS, type LeftOutDto, toLeftOut } from './withdrawal.dto.js';
import { Withdrawal, WITHDRAWAL_STATUS } from './withdrawal.schema.js';

const NOTHING = {
  named: 'None of the selected withdrawals can be exported. Select approved withdrawals without an export',
  all: 'All approved withdrawals are already exported',
};

/** An approved request that an export leaves out, with the fields that the bank would refuse. */
interface LeftOut {
  _id: Types.ObjectId;
  faults: BankField[];
}
/** A new export. `leftOut` holds the first 100 requests; `skipped` counts all. */
type MadeExport = BankExport & { leftOut: LeftOut[]; skipped: number };
const MOST_LEFT_OUT = 100;
/** The number of left out requests that an error names. */
const NAMED = 5;

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

  /**
   * Exports approved withdrawals that are not exported yet: the given ones, or all. Leaves out those with bank details
   * that the bank would refuse; they stay approved and without an export.
   */
  make({ name: by }: Caller, ids?: string[], key?: IdempotencyKey): Promise<MadeExport> {
    return this.idempotency.once(key, () => Promise.resolve(() => this.mark(by, ids)));
  }

  private async mark(by: string, ids: string[] | undefined): Promise<MadeExport> {
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
    const leftOut = await this.leaveOut(_id);
    const [sum] = await this.withdrawals.aggregate<{ count: number; coins: number }>([
      { $match: { status: WITHDRAWAL_STATUS.approved, exported: _id } },
      { $group: { _id: null, count: { $sum: 1 }, coins: { $sum: '$coins' } } },
    ]);
    if (!sum) {
      const faulty = await this.describe(leftOut.slice(0, NAMED));
      throw new AppError(
        'NOT_FOUND',
        faulty.length ? refusalOf(faulty, leftOut.length) : NOTHING[ids ? 'named' : 'all'],
      );
    }
    const made = { _id, count: sum.count, coins: sum.coins, by, at };
    await this.exports.create(made);
    await this.record('withdrawal.export', made);
    return { ...made, leftOut: leftOut.slice(0, MOST_LEFT_OUT), skipped: leftOut.length };
  }

  /**
   * Takes the requests with bank details that the bank would refuse out of a new export. Details that cannot be decrypted
   * stay in: the download of the export fails.
   */
  private async leaveOut(exported: Types.ObjectId): Promise<LeftOut[]> {
    const slices = new TimeSlices();
    const leftOut: LeftOut[] = [];
    for await (const record of this.recordsOf({ _id: exported })) {
      const details = this.seals.openIfIntact(record);
      const faults = details ? bankFaults({ ...details, bankName: record.bankName }) : [];
      if (faults.length) leftOut.push({ _id: record._id, faults });
      await slices.pause();
    }
    const _id = { $in: leftOut.map((one) => one._id) };
    if (leftOut.length) await this.withdrawals.updateMany({ _id, exported }, { $set: { exported: null } });
    return leftOut;
  }

  /** Adds whose requests these are. The stored answer of a repeated call names no user. */
  async describe(leftOut: LeftOut[]): Promise<LeftOutDto[]> {
    const found = await this.withdrawals.find({ _id: { $in: leftOut.map(({ _id }) => _id) } }).lean();
    const byId = new Map(found.map((one) => [one._id.toHexString(), one]));
    return leftOut.flatMap(({ _id, faults }) => {
      const one = byId.get(new Types.ObjectId(_id).toHexString());
      return one ? [toLeftOut(one, faults)] : [];
    });
  }

  /** Lists the exports, newest first. */
  list({ sort = '-at' }: BankExportQuery, page: Page): Promise<Listed<BankExport>> {
    return findPage(this.exports, {}, page, sortOf(sort, {}));
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

  private recordsOf({ _id }: Pick<BankExport, '_id'>): AsyncIterable<Withdrawal> {
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

/** Names requests with the fields to correct. */
const namesOf = (faulty: LeftOutDto[], all: number): string => {
  const named = faulty.map(
    ({ username, faults }) => `${username} (${faults.map((one) => FAULT_WORDS[one]).join(', ')})`,
  );
  return named.join(', ') + (all > named.length ? ` and ${all - named.length} more` : '');
};

const refusalOf = (faulty: LeftOutDto[], all: number): string =>
  `No withdrawal was exported. The bank would refuse the bank details of ${namesOf(faulty, all)}. Reject these requests so that the users can ask again`;
