import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import type { Page } from '../../http/list-query.js';
import { AuditService } from '../audit/audit.service.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { whereOf } from '../database/filters.js';
import { findPage, type Listed, sortOf } from '../database/paging.js';
import { inTransaction } from '../database/transaction.js';
import { requestContext } from '../../core/request-context.js';
import { Notices } from '../inbox/notices.js';
import { FingerprintOf } from '../events/change-feed.js';
import { Job, type JobState } from './job.schema.js';
import { JobAuthorities } from './job-authority.js';
import type { JobListQuery } from './jobs.dto.js';
import { JobRunner } from './job-runner.js';

export type NewJob = Pick<Job, 'kind' | 'title' | 'payload' | 'by'> &
  Partial<Pick<Job, 'total' | 'tells' | 'dueAt'>>;

/** Lists and controls background jobs for staff. */
@Injectable()
export class JobsService {
  constructor(
    @InjectModel(Job.name) private readonly jobs: Model<Job>,
    @InjectConnection() private readonly connection: Connection,
    private readonly runner: JobRunner,
    private readonly authorities: JobAuthorities,
    private readonly audit: AuditService,
    private readonly notices: Notices,
    private readonly zones: TimeZones,
  ) {}

  /**
   * Adds a job in the transaction of the change that it belongs to. It is due now unless `dueAt` says when. Call `wake` after
   * the commit.
   */
  async add(job: NewJob): Promise<Job> {
    const created = await this.jobs.create({ dueAt: new Date(), ...job });
    return created.toObject();
  }

  wake(): void {
    this.runner.wake();
  }

  list(query: JobListQuery, page: Page): Promise<Listed<Job>> {
    const where = whereOf(query, this.zones.calendar);
    return findPage(this.jobs, where, page, sortOf(query.sort ?? '-createdAt', {}));
  }

  /** Returns the ids of the jobs of a kind in one of these states. */
  async idsIn(kind: string, states: readonly JobState[]): Promise<Types.ObjectId[]> {
    return this.jobs.find({ kind, state: { $in: states } }).distinct('_id');
  }

  /** Returns these jobs by id. */
  async named(ids: Types.ObjectId[]): Promise<Map<string, Job>> {
    const jobs = await this.jobs.find({ _id: { $in: ids } }).lean();
    return new Map(jobs.map((job) => [job._id.toHexString(), job]));
  }

  /** Cancels a job; a running job ends after its current portion. Notifies the owner when another person cancels. */
  async cancel(caller: Caller, id: string): Promise<Job> {
    const cancelledBy = caller.id;
    return this.steer(id, 'cancel', async ({ _id }) => {
      const now = new Date();
      const over = { state: 'cancelled', cancelledBy, dueAt: null, endedAt: now, changedAt: now } as const;
      const waiting = await this.change({ _id, state: 'waiting' }, over);
      return (
        waiting ?? this.change({ _id, state: 'running' }, { cancelAsked: true, cancelledBy, changedAt: now })
      );
    });
  }

  /** Resumes a failed or cancelled job where it stopped, if the caller may do what the job does. */
  async retry(caller: Caller, id: string): Promise<Job> {
    const job = await this.steer(id, 'retry', async (stopped) => {
      const { _id } = stopped;
      await this.authorities.assertMayResume(caller, stopped);
      const now = new Date();
      const anew = { state: 'waiting', dueAt: now, endedAt: null, changedAt: now } as const;
      return this.change(
        { _id, state: { $in: ['failed', 'cancelled'] } },
        { ...anew, tries: 0, error: '', cancelAsked: false, cancelledBy: '' },
      );
    });
    this.wake();
    return job;
  }

  /** Returns a fingerprint that changes when a job is added or changed. */
  @FingerprintOf('jobs')
  async fingerprint(): Promise<string> {
    const last = await this.jobs.findOne({}, { changedAt: 1 }).sort({ changedAt: -1 }).lean();
    return last ? `${last._id.toHexString()} ${last.changedAt.getTime()}` : '';
  }

  private change(where: object, set: Partial<Job>): Promise<Job | null> {
    return this.jobs.findOneAndUpdate(where, { $set: set }, { returnDocument: 'after' }).lean();
  }

  private steer(id: string, verb: string, apply: (job: Job) => Promise<Job | null>): Promise<Job> {
    const _id = new Types.ObjectId(id);
    return inTransaction(this.connection, async () => {
      const before = await this.jobs.findById(_id).lean();
      if (!before) throw new AppError('NOT_FOUND', 'This job does not exist');
      const after = await apply(before);
      if (!after) throw new AppError('INVALID_TRANSITION', `This job is ${before.state}`);
      await this.audit.record({
        action: `job.${verb}`,
        target: { kind: 'job', id, label: after.title },
        before: { state: before.state },
        after: { state: after.state, cancelAsked: after.cancelAsked },
      });
      if (verb === 'cancel' && after.tells && requestContext()?.caller?.id !== after.by.id)
        await this.notices.notify([after.by.id], {
          ...{ event: 'jobCancelled', about: id, turn: after.changedAt.getTime() },
        });
      return after;
    });
  }
}
