import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { may } from '../../core/may.js';
import type { Right } from '../../core/rights.js';
import { DELETED_USER } from '../../core/deleted-user.js';
import { AppError } from '../../core/errors.js';
import { currentTime } from '../../core/request-context.js';
import type { Page } from '../../http/list-query.js';
import { AuditService } from '../audit/audit.service.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { whereOf } from '../database/filters.js';
import { findPage, type Listed, sortOf } from '../database/paging.js';
import type { JobState } from '../jobs/job.schema.js';
import { JobAuthorities } from '../jobs/job-authority.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Batch, BatchRow } from './batch.schema.js';
import type { NewRow } from './batch-work.js';
import type { BatchListQuery, BatchRowListQuery, ListedBatch } from './batches.dto.js';

export const BATCH_JOB = 'batch';
/** The number of rows that one call of the database stores. */
const STORED_AT_ONCE = 1_000;

export type NewBatch = Pick<Batch, 'source' | 'kind' | 'title'> &
  Partial<Pick<Batch, 'params' | 'filter' | 'reason' | 'undoable' | 'undoes'>>;

/** Whether this batch is the caller's own, or the caller is an admin with this right. */
const mayFind = (caller: Caller, { by }: Batch, right: Right): boolean =>
  (by.role === caller.role && by.id === caller.id) || (caller.role === 'admin' && may(caller, right));
const whoOf = ({ role, id, code, name }: Caller) => ({ role, id, code, name });
const targetOf = ({ _id, source, title }: Pick<Batch, '_id' | 'source' | 'title'>) => ({
  kind: source,
  id: _id.toHexString(),
  label: title,
});
const auditedFields = ({ source, kind, rows, coins, filter }: Batch) => ({
  [source]: kind,
  rows,
  ...(coins && { coins }),
  ...(Object.keys(filter).length && { filter }),
});
const NOT_FOUND = 'This batch does not exist';
const DECIDED = 'This has already been decided';

/** Stores batches and their rows, starts the jobs that carry them out, and lists both for staff. */
@Injectable()
export class BatchesService {
  constructor(
    @InjectModel(Batch.name) private readonly batches: Model<Batch>,
    @InjectModel(BatchRow.name) private readonly rows: Model<BatchRow>,
    private readonly jobs: JobsService,
    private readonly authorities: JobAuthorities,
    private readonly audit: AuditService,
    private readonly zones: TimeZones,
  ) {}

  /** Stores a batch and its rows in the caller's transaction. It waits until `begin` starts it. */
  async store(caller: Caller, given: NewBatch, rows: NewRow[]): Promise<Batch> {
    const batch: Batch = {
      ...{ _id: new Types.ObjectId(), params: {}, filter: {}, reason: '' },
      ...{ undoable: false, undoes: null, undoneBy: null },
      ...given,
      rows: rows.length,
      coins: rows.reduce((sum, { coins }) => sum + (coins ?? 0), 0),
      ...{ state: 'asked', by: whoOf(caller), decidedBy: null, job: null },
      ...{ passwordsAt: null, createdAt: currentTime(), endedAt: null },
    };
    await this.batches.create(batch);
    for (let at = 0; at < rows.length; at += STORED_AT_ONCE)
      await this.rows.insertMany(
        rows.slice(at, at + STORED_AT_ONCE).map((row) => ({
          ...{ _id: new Types.ObjectId(), batch: batch._id, state: 'waiting', made: '', reason: '' },
          ...{ cells: {}, detail: '', coins: null, about: '', person: '', change: null },
          ...row,
        })),
        { lean: true },
      );
    return batch;
  }

  /** Records that a batch waits for a second admin, in the caller's transaction. */
  async ask(batch: Batch): Promise<void> {
    const action = `${batch.source}.ask`;
    await this.audit.record({ action, target: targetOf(batch), after: auditedFields(batch) });
  }

  /**
   * Adds the job of a batch, in the caller's transaction; `decider` is the second admin. Call `wake` after the commit.
   * The records that the job makes name the caller.
   */
  async begin(caller: Caller, id: Types.ObjectId, decider?: Caller): Promise<Batch> {
    const batch = await this.find(id.toHexString());
    const job = await this.jobs.add({
      kind: BATCH_JOB,
      title: batch.title,
      payload: { batch: batch._id, caller: whoOf(caller) },
      total: batch.rows,
      by: { id: caller.id, name: caller.name },
      tells: true,
    });
    const decidedBy = decider ? whoOf(decider) : null;
    const change = { state: 'started', job: job._id, decidedBy } as const;
    const { matchedCount } = await this.batches.updateOne(
      { _id: batch._id, state: 'asked' },
      { $set: change },
    );
    if (!matchedCount) throw new AppError('INVALID_TRANSITION', DECIDED);
    const action = `${batch.source}.${decider ? 'confirm' : 'start'}`;
    const { reason } = batch;
    await this.audit.record({ action, target: targetOf(batch), after: auditedFields(batch), reason });
    return batch;
  }

  wake(): void {
    this.jobs.wake();
  }

  /** Ends a batch that a second admin refused, in the caller's transaction. */
  async refuse(caller: Caller, id: Types.ObjectId, reason: string): Promise<void> {
    const change = { state: 'refused', decidedBy: whoOf(caller), reason, endedAt: currentTime() } as const;
    const batch = await this.batches.findOneAndUpdate({ _id: id, state: 'asked' }, { $set: change }).lean();
    if (!batch) throw new AppError('INVALID_TRANSITION', DECIDED);
    await this.audit.record({
      action: `${batch.source}.refuse`,
      target: targetOf(batch),
      after: auditedFields(batch),
      reason,
    });
  }

  /** Lists the batches of the caller, or of everybody if the caller may see them, newest first. */
  async list(caller: Caller, query: BatchListQuery, page: Page): Promise<Listed<ListedBatch>> {
    const own = may(caller, 'jobs.read') ? {} : { 'by.id': caller.id };
    const where = { ...whereOf(query, this.zones.calendar), ...(await this.inState(query.state)), ...own };
    const found = await findPage(this.batches, where, page, sortOf(query.sort ?? '-createdAt', {}));
    return { ...found, records: await this.withJobs(caller, found.records) };
  }

  async find(id: string): Promise<Batch> {
    const batch = await this.batches.findById(id).lean();
    if (!batch) throw new AppError('NOT_FOUND', NOT_FOUND);
    return batch;
  }

  /** Returns the batches that these jobs carry out. */
  ofJobs(jobs: Types.ObjectId[]): Promise<Batch[]> {
    return this.batches.find({ job: { $in: jobs } }).lean();
  }

  /** Finds a batch for its reader: an admin with this right finds all, other callers find their own. */
  async findOf(caller: Caller, id: string, right: Right = 'jobs.read'): Promise<Batch> {
    const batch = await this.find(id);
    if (!mayFind(caller, batch, right)) throw new AppError('NOT_FOUND', NOT_FOUND);
    return batch;
  }

  /** Cancels what a batch has not carried out yet. */
  async cancel(caller: Caller, id: string): Promise<void> {
    const { job } = await this.findOf(caller, id, 'jobs.manage');
    if (!job) throw new AppError('INVALID_TRANSITION', 'This has not started');
    await this.jobs.cancel(caller, job.toHexString());
  }

  /** Returns these batches with their jobs, as this caller sees them. */
  async withJobs(caller: Caller, batches: Batch[]): Promise<ListedBatch[]> {
    const jobs = await this.jobs.named(batches.flatMap(({ job }) => job ?? []));
    const resumable = await this.authorities.resumable(caller, [...jobs.values()]);
    const authorities = await this.authorities.ofAll([...jobs.values()]);
    return batches.map((batch) => {
      const id = batch.job?.toHexString() ?? '';
      const job = jobs.get(id);
      const needed = authorities.get(id)?.right;
      return {
        ...{ batch, job, failed: job?.result.failed ?? 0, resumable: resumable.has(id) },
        mayUndo: needed !== undefined && may(caller, needed) && mayFind(caller, batch, 'jobs.manage'),
      };
    });
  }

  /** Lists the rows of a batch in their order. */
  async listRows(id: string, query: BatchRowListQuery, page: Page): Promise<Listed<BatchRow>> {
    const { _id } = await this.find(id);
    // A batch has at most 50,000 rows, which the index of the batch finds: the search reads no others.
    const search = query.search?.trim();
    const found = search ? { label: { $regex: escaped(search), $options: 'i' } } : {};
    const where: QueryFilter<BatchRow> = { batch: _id, ...whereOf(query, this.zones.calendar), ...found };
    return findPage(this.rows, where, page, sortOf(query.sort ?? 'row', {}));
  }

  /** Returns the rows of an import that failed or, once its job has ended, were left out, as they were in the file. */
  async failedRows(id: string): Promise<{ columns: string[]; rows: string[][] }> {
    const { _id, job } = await this.find(id);
    const hasEnded = job && (await this.jobs.named([job])).get(job.toHexString())?.endedAt;
    const state = { $in: hasEnded ? (['failed', 'waiting'] as const) : (['failed'] as const) };
    const failed = await this.rows.find({ batch: _id, state }).sort({ row: 1 }).lean();
    const columns = [...new Set(failed.flatMap(({ cells }) => Object.keys(cells)))];
    return { columns, rows: failed.map(({ cells }) => columns.map((column) => cells[column] ?? '')) };
  }

  /** Returns the ids of the records that a batch made. */
  async madeBy(batch: Batch): Promise<string[]> {
    const done = await this.rows
      .find({ batch: batch._id, state: 'done' }, { made: 1 })
      .sort({ row: 1 })
      .lean();
    return done.map(({ made }) => made);
  }

  /**
   * Notes that the passwords of an ended batch are handed out, in the caller's transaction. Fails for every caller
   * except the person who started it, and for a second time.
   */
  async takePasswords(caller: Caller, id: Types.ObjectId): Promise<void> {
    const own = { _id: id, 'by.id': caller.id };
    const batch = await this.batches
      .findOneAndUpdate({ ...own, state: 'ended', passwordsAt: null }, { passwordsAt: currentTime() })
      .lean();
    if (batch) {
      await this.audit.record({
        action: `${batch.source}.passwords`,
        target: targetOf(batch),
        after: auditedFields(batch),
      });
      return;
    }
    const present = await this.batches.findOne(own).lean();
    if (!present) throw new AppError('NOT_FOUND', 'Another admin started this');
    const why = present.passwordsAt
      ? 'The passwords were already downloaded. Open an account to see or replace its password'
      : 'Wait until every account is done';
    throw new AppError('INVALID_TRANSITION', why);
  }

  /** Returns the rows of a batch that changed a record, in their order. */
  changedRows(id: string): Promise<BatchRow[]> {
    const changed = { batch: new Types.ObjectId(id), state: 'done', change: { $ne: null } } as const;
    return this.rows.find(changed).sort({ row: 1 }).lean();
  }

  /**
   * Notes that one batch undoes another, in the caller's transaction. Possible once. The waiting rows of the undone batch
   * end, because a resumed job must not go on with them.
   */
  async noteUndo(undone: Types.ObjectId, undoneBy: Types.ObjectId): Promise<void> {
    const { matchedCount } = await this.batches.updateOne(
      { _id: undone, undoneBy: null },
      { $set: { undoneBy } },
    );
    if (!matchedCount) throw new AppError('INVALID_TRANSITION', 'This change was already undone');
    const ended = { state: 'failed', reason: 'Undone' } as const;
    await this.rows.updateMany({ batch: undone, state: 'waiting' }, { $set: ended });
  }

  /** Fails with INVALID_TRANSITION while a job waits or runs. */
  async assertIdle(job: Types.ObjectId | null): Promise<void> {
    const present = job && (await this.jobs.named([job])).get(job.toHexString());
    if (present?.endedAt) return;
    throw new AppError('INVALID_TRANSITION', 'Wait until this change has ended, or cancel it');
  }

  /** Removes the name of a deleted user from the rows, which remain. */
  async forget(person: string): Promise<void> {
    const label = DELETED_USER;
    await this.rows.updateMany({ person }, { $set: { label, detail: '', cells: {}, change: null } });
  }

  private async inState(state: BatchListQuery['state']): Promise<object> {
    if (!state) return {};
    if (state === 'asked' || state === 'refused') return { state };
    return { job: { $in: await this.jobs.idsIn(BATCH_JOB, [state satisfies JobState]) } };
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
