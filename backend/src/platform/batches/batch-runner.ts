import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { toAppError } from '../../http/error.filter.js';
import { continueAs } from '../../core/request-context.js';
import { AdminRights } from '../access/admin-rights.js';
import { AuditService } from '../audit/audit.service.js';
import { inTransaction } from '../database/transaction.js';
import type { Job } from '../jobs/job.schema.js';
import { type ActingPerson, type Authority, AuthorityOf, JobAuthorities } from '../jobs/job-authority.js';
import { type JobWork, type Portion, RunsJob } from '../jobs/job-work.js';
import { Batch, BatchRow } from './batch.schema.js';
import type { BatchResult, BatchWork, Settled } from './batch-work.js';
import { BATCH_JOB } from './batches.service.js';

/** The milliseconds of a portion: progress is saved after each portion. */
const PORTION = 1_000;
/** The least number of rows that are read at once. */
const READ = 20;

/**
 * Carries out batches portion by portion. A row that is done or failed is never carried out again: its state changes in
 * the transaction of its effect, and only from `waiting`. The next portion begins with the first waiting row, so the
 * rows themselves are the checkpoint.
 */
@Injectable()
export class BatchRunner implements JobWork {
  private readonly works = new Map<string, BatchWork>();

  constructor(
    @InjectModel(Batch.name) private readonly batches: Model<Batch>,
    @InjectModel(BatchRow.name) private readonly rows: Model<BatchRow>,
    @InjectConnection() private readonly connection: Connection,
    private readonly audit: AuditService,
    private readonly authorities: JobAuthorities,
    private readonly rights: AdminRights,
  ) {}

  /** Makes this process carry out batches of this kind. */
  register(kind: string, work: BatchWork): void {
    this.works.set(kind, work);
  }

  /** Returns what kinds of batches do, for those who go on with them: the person who asked, and the second admin. */
  @AuthorityOf(BATCH_JOB)
  async authoritiesOf(jobs: readonly Job[]): Promise<Map<string, Authority>> {
    const batches = await this.batches.find({ job: { $in: jobs.map(({ _id }) => _id) } }).lean();
    return new Map(
      batches.flatMap((batch) => {
        const work = this.works.get(batch.kind);
        if (!work || !batch.job) return [];
        const { right, stepUp, confirmRight = right } = work;
        const people = [
          { ...batch.by, right },
          ...(batch.decidedBy ? [{ ...batch.decidedBy, right: confirmRight }] : []),
        ] as ActingPerson[];
        return [[batch.job.toHexString(), { right, stepUp, people }] as const];
      }),
    );
  }

  @RunsJob({ kind: BATCH_JOB })
  async next(job: Job, signal: AbortSignal): Promise<Portion> {
    const batch = await this.batches.findById(job.payload.batch).lean();
    const work = batch && this.works.get(batch.kind);
    if (!work) throw new Error('The batch of this job no longer exists');
    // The records of the job name the person who started it, like the records of a request.
    const starter = job.payload.caller as Omit<Caller, 'sessionId'>;
    const { rights } = starter.role === 'admin' ? await this.rights.of(starter.id) : {};
    const caller = { ...starter, sessionId: '', ...(rights && { rights }) };
    const context = {
      requestId: job._id.toHexString(),
      address: '',
      storedFiles: [],
      caller,
      isUndo: batch.undoes !== null,
    };
    return continueAs(context, () => this.portion(job, batch, work, signal));
  }

  private async portion(job: Job, batch: Batch, work: BatchWork, signal: AbortSignal): Promise<Portion> {
    const until = Date.now() + PORTION;
    const size = Math.max(READ, work.together);
    for (let isMore = true; isMore && !signal.aborted && Date.now() < until;) {
      const waiting = await this.rows
        .find({ batch: batch._id, state: 'waiting' })
        .sort({ row: 1 })
        .limit(size)
        .lean();
      for (let at = 0; at < waiting.length && !signal.aborted; at += work.together)
        await this.carryOut(waiting.slice(at, at + work.together), batch, work, signal);
      // The runner ends a job whose starter may not do this any more.
      isMore = waiting.length === size && !(await this.authorities.obstacleOf(job));
    }
    const of = (state: BatchRow['state']) => this.rows.countDocuments({ batch: batch._id, state });
    const [done, failed] = await Promise.all([of('done'), of('failed')]);
    const finished = done + failed === batch.rows;
    if (finished) await this.end(batch, work, { done, failed });
    return {
      finished,
      checkpoint: {},
      done: done + failed,
      total: batch.rows,
      result: { done, failed },
    };
  }

  /** Carries out rows together or, when that is refused, each alone. A refused row gets its reason. */
  private async carryOut(
    rows: BatchRow[],
    batch: Batch,
    work: BatchWork,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      await work.carryOut(rows, batch, (done) => this.settle(done));
    } catch (error) {
      const refusal = toAppError(error);
      if (refusal.code === 'INTERNAL' || refusal.code === 'UNAVAILABLE') throw error;
      const [only, ...others] = rows;
      if (only && !others.length) {
        const failed = { state: 'failed', reason: refusal.message.slice(0, 300) } as const;
        await this.rows.updateOne({ _id: only._id, state: 'waiting' }, { $set: failed });
        return;
      }
      for (const row of rows) if (!signal.aborted) await this.carryOut([row], batch, work, signal);
    }
  }

  /** Marks rows as done in the transaction of their effect. Fails when another process carried out one of them. */
  private async settle(done: Settled[]): Promise<void> {
    const { matchedCount } = await this.rows.bulkWrite(
      done.map(({ row, made, label = row.label, change = null, reason = '' }) => ({
        updateOne: {
          filter: { _id: row._id, state: 'waiting' },
          update: { $set: { state: 'done', made, label, change, reason, cells: {} } },
        },
      })),
    );
    if (matchedCount !== done.length) throw new Error('Another process carried out rows of this batch');
  }

  /** Records the end of a batch once, with what became of its rows. */
  private async end(batch: Batch, work: BatchWork, result: BatchResult): Promise<void> {
    await inTransaction(this.connection, async () => {
      const ended = { $set: { state: 'ended', endedAt: new Date() } } as const;
      const { modifiedCount } = await this.batches.updateOne({ _id: batch._id, state: 'started' }, ended);
      if (!modifiedCount) return;
      await work.ended?.(batch, result);
      const { source, kind, title, coins } = batch;
      await this.audit.record({
        action: `${source}.end`,
        target: { kind: source, id: batch._id.toHexString(), label: title },
        after: { [source]: kind, ...(coins && { coins }), ...result },
      });
    });
  }
}
