import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { toAppError } from '../../http/error.filter.js';
import { continueAs } from '../../core/request-context.js';
import { AuditService } from '../audit/audit.service.js';
import { inTransaction } from '../database/transaction.js';
import type { Job } from '../jobs/job.schema.js';
import { type JobWork, type Portion, RunsJob } from '../jobs/job-work.js';
import { Import, ImportRow } from './import.schema.js';
import type { ImportWork, Settled } from './import-work.js';
import { IMPORT_JOB } from './imports.service.js';

/** The least number of rows of a portion: progress is saved and a cancel takes effect after each portion. */
const PORTION = 20;

/**
 * Carries out imports portion by portion. A row that is done or failed is never carried out again: its state changes in
 * the transaction of its effect, and only from `waiting`. The next portion begins with the first waiting row, so the
 * rows themselves are the checkpoint.
 */
@Injectable()
export class ImportRunner implements JobWork {
  private readonly works = new Map<string, ImportWork>();

  constructor(
    @InjectModel(Import.name) private readonly imports: Model<Import>,
    @InjectModel(ImportRow.name) private readonly rows: Model<ImportRow>,
    @InjectConnection() private readonly connection: Connection,
    private readonly audit: AuditService,
  ) {}

  /** Makes this process carry out imports of this kind. */
  register(kind: string, work: ImportWork): void {
    this.works.set(kind, work);
  }

  @RunsJob(IMPORT_JOB)
  async next(job: Job, signal: AbortSignal): Promise<Portion> {
    const run = await this.imports.findById(job.payload.import).lean();
    const work = run && this.works.get(run.kind);
    if (!work) throw new Error('The import of this job no longer exists');
    // The records of the job name the person who started it, like the records of a request.
    const caller = { ...(job.payload.caller as Omit<Caller, 'sessionId'>), sessionId: '' };
    const context = { requestId: job._id.toHexString(), address: '', storedFiles: [], caller };
    return continueAs(context, () => this.portion(run, work, signal));
  }

  private async portion(run: Import, work: ImportWork, signal: AbortSignal): Promise<Portion> {
    const waiting = await this.rows
      .find({ import: run._id, state: 'waiting' })
      .sort({ row: 1 })
      .limit(Math.max(PORTION, work.together))
      .lean();
    for (let at = 0; at < waiting.length && !signal.aborted; at += work.together)
      await this.carryOut(waiting.slice(at, at + work.together), run, work, signal);
    const of = (state: ImportRow['state']) => this.rows.countDocuments({ import: run._id, state });
    const [done, failed] = await Promise.all([of('done'), of('failed')]);
    const finished = done + failed === run.rows;
    if (finished) await this.end(run, { done, failed });
    return {
      finished,
      checkpoint: {},
      done: done + failed,
      total: run.rows,
      result: { done, failed },
    };
  }

  /** Carries out rows together or, when that is refused, each alone. A refused row gets its reason. */
  private async carryOut(
    rows: ImportRow[],
    run: Import,
    work: ImportWork,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      await work.carryOut(rows, run, (done) => this.settle(done));
    } catch (error) {
      const refusal = toAppError(error);
      if (refusal.code === 'INTERNAL' || refusal.code === 'UNAVAILABLE') throw error;
      const [only, ...others] = rows;
      if (only && !others.length) {
        const failed = { state: 'failed', reason: refusal.message.slice(0, 300) } as const;
        await this.rows.updateOne({ _id: only._id, state: 'waiting' }, { $set: failed });
        return;
      }
      for (const row of rows) if (!signal.aborted) await this.carryOut([row], run, work, signal);
    }
  }

  /** Marks rows as done in the transaction of their effect. Fails when another process carried out one of them. */
  private async settle(done: Settled[]): Promise<void> {
    const { matchedCount } = await this.rows.bulkWrite(
      done.map(({ row, made, label = row.label }) => ({
        updateOne: {
          filter: { _id: row._id, state: 'waiting' },
          update: { $set: { state: 'done', made, label, cells: {} } },
        },
      })),
    );
    if (matchedCount !== done.length) throw new Error('Another process carried out rows of this import');
  }

  /** Records the end of an import once, with what became of its rows. */
  private async end(run: Import, result: { done: number; failed: number }): Promise<void> {
    await inTransaction(this.connection, async () => {
      const ended = { $set: { state: 'ended', endedAt: new Date() } } as const;
      const { modifiedCount } = await this.imports.updateOne({ _id: run._id, state: 'started' }, ended);
      if (!modifiedCount) return;
      const { kind, title, coins } = run;
      await this.audit.record({
        action: 'import.end',
        target: { kind: 'import', id: run._id.toHexString(), label: title },
        after: { import: kind, ...(coins && { coins }), ...result },
      });
    });
  }
}
