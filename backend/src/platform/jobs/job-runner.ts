import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, UpdateQuery } from 'mongoose';
import { present } from '../../core/present.js';
import { inTransaction } from '../database/transaction.js';
import { Notices } from '../inbox/notices.js';
import { backoff } from '../work/backoff.js';
import { takeDue, whileRenewed } from '../work/lease.js';
import { PollLoop } from '../work/poll-loop.js';
import { Job } from './job.schema.js';
import { JobAuthorities } from './job-authority.js';
import { type JobWork, jobWorks, type Portion } from './job-work.js';

/** The lease in milliseconds: a process that does not renew in this time loses its jobs to others. */
const LEASE = 8_000;
const PULSE = 2_000;
/**
 * The longest time in milliseconds between two looks for due jobs. Shorter than the lease: every process knows when the
 * lease of a job ends before it ends.
 */
const POLL = 5_000;
/** The number of concurrent jobs per process: a long job does not block short ones. */
const AT_ONCE = 4;
const TRIES = 10;
const FIRST_RETRY = 5_000;
const LONGEST_RETRY = 600_000;

/**
 * Runs the jobs in the database. Taking a job moves its due time to the end of a lease, which is renewed while the job
 * runs. One process holds the job; when that process dies, another resumes from the last checkpoint. Every write to a
 * job requires the lease, so a process without the lease can no longer write.
 */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly works = new Map<string, JobWork>();
  private readonly running = new Set<Promise<void>>();
  private readonly stop = new AbortController();
  private readonly loop = new PollLoop({
    look: () => this.look(),
    every: POLL,
    failure: 'Due jobs could not be read',
    logger: this.logger,
  });

  constructor(
    @InjectModel(Job.name) private readonly jobs: Model<Job>,
    @InjectConnection() private readonly connection: Connection,
    private readonly notices: Notices,
    private readonly discovery: DiscoveryService,
    private readonly authorities: JobAuthorities,
  ) {}

  /** Makes this process run jobs of this kind, in addition to the kinds marked with `@RunsJob`. */
  register(kind: string, work: JobWork): void {
    this.works.set(kind, work);
  }

  onApplicationBootstrap(): void {
    for (const { mark, call } of jobWorks.find(this.discovery)) {
      if (!mark.completes && !this.authorities.has(mark.kind))
        throw new Error(
          `Jobs of the kind ${mark.kind} must say in whose name they act: mark a method with @AuthorityOf`,
        );
      this.register(mark.kind, { next: call });
    }
    this.loop.start();
  }

  /**
   * Releases the running jobs, so that another process, or this one after its restart, resumes them without waiting for
   * the lease to end.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.loop.stop();
    await Promise.all(this.running);
  }

  /** Looks for due jobs immediately, after a job was added. */
  wake(): void {
    this.loop.wake();
  }

  private async look(): Promise<number> {
    for (;;) {
      // Mostly, no job is due, and a read costs less than an update that changes nothing.
      const due = await this.nextDue();
      if (this.stop.signal.aborted || this.running.size >= AT_ONCE) return POLL;
      if (due > 0) return Math.min(due, POLL);
      const job = await this.take();
      // Another process was faster.
      if (!job) continue;
      const run = this.run(job).finally(() => {
        this.running.delete(run);
        // Its place is free, and it may have added another job.
        this.loop.wake();
      });
      this.running.add(run);
    }
  }

  /** Returns the milliseconds until the next job of a kind that this process runs is due; Infinity without one. */
  private async nextDue(): Promise<number> {
    const job = await this.jobs
      .findOne({ kind: { $in: [...this.works.keys()] }, dueAt: { $gt: new Date(0) } }, { dueAt: 1 })
      .sort({ dueAt: 1 })
      .lean();
    return job?.dueAt ? job.dueAt.getTime() - Date.now() : Infinity;
  }

  private async take(): Promise<Job | null> {
    const now = new Date();
    const job = await takeDue(this.jobs, '', LEASE, {
      where: { kind: { $in: [...this.works.keys()] } },
      change: { $set: { state: 'running', changedAt: now } },
    });
    if (job && !job.startedAt) await this.write(job, { startedAt: now });
    return job;
  }

  /** Runs portions until the job has ended, is cancelled, waits, or belongs to another process. */
  private async run(taken: Job): Promise<void> {
    const cancel = new AbortController();
    const signal = AbortSignal.any([cancel.signal, this.stop.signal]);
    const renew = () => this.renew(taken, cancel);
    try {
      await whileRenewed(PULSE, renew, async () => {
        for (let job: Job | null = taken; job;) {
          if (job.cancelAsked) return this.end(job, 'cancelled');
          if (this.stop.signal.aborted) return this.handOver(job);
          job = await this.advance(job, signal);
        }
      });
    } catch (error) {
      // The database is unavailable: the lease expires, and the job resumes later.
      this.logger.error({ msg: 'A job could not be kept', job: taken._id.toHexString(), err: error });
    }
  }

  /**
   * Runs one portion and saves the progress. Returns null when the job does not continue here now. Ends a job when the
   * person in whose name it acts may not do this any more.
   */
  private async advance(job: Job, signal: AbortSignal): Promise<Job | null> {
    const stopped = await this.authorities.obstacleOf(job);
    if (stopped) {
      await this.end(job, 'failed', { error: stopped.slice(0, 300) });
      return null;
    }
    let portion: Portion;
    try {
      portion = await present(this.works.get(job.kind)).next(job, signal);
    } catch (error) {
      if (signal.aborted) return this.jobs.findOne({ _id: job._id, lease: job.lease }).lean();
      this.logger.error({ msg: 'A job stopped', job: job._id.toHexString(), kind: job.kind, err: error });
      await this.postpone(job, { message: error instanceof Error ? error.message : 'Unexpected' });
      return null;
    }
    const { finished, obstacle, ...reached } = portion;
    const gotOn = reached.done > job.done || !obstacle;
    const after = await this.write(job, {
      ...reached,
      ...(gotOn ? { tries: 0, error: '' } : {}),
      dueAt: new Date(Date.now() + LEASE),
    });
    if (after && finished) await this.end(after, 'done');
    if (!after || finished) return null;
    if (!obstacle || after.cancelAsked) return after;
    await this.postpone(after, obstacle);
    return null;
  }

  private async postpone(job: Job, { message, retryAfter }: NonNullable<Portion['obstacle']>): Promise<void> {
    const tries = job.tries + 1;
    const error = message.slice(0, 300);
    if (tries >= TRIES) return this.end(job, 'failed', { error, tries });
    const wait = backoff(tries, { first: FIRST_RETRY, longest: LONGEST_RETRY, least: retryAfter });
    await this.write(job, { state: 'waiting', error, tries, dueAt: new Date(Date.now() + wait), lease: '' });
  }

  /** Ends the job and notifies its owner, once: only the holder of the lease ends a job. */
  private end(job: Job, state: 'done' | 'failed' | 'cancelled', more: object = {}): Promise<void> {
    return inTransaction(this.connection, async () => {
      const ended = await this.write(job, { ...more, state, dueAt: null, lease: '', endedAt: new Date() });
      if (!ended?.tells || state === 'cancelled') return;
      const event = state === 'done' ? 'jobDone' : 'jobFailed';
      await this.notices.notify([ended.by.id], { event, about: ended._id.toHexString(), turn: job.lease });
    });
  }

  private async handOver(job: Job): Promise<void> {
    await this.write(job, { state: 'waiting', dueAt: new Date(), lease: '' });
  }

  private write(job: Job, change: UpdateQuery<Job>): Promise<Job | null> {
    return this.jobs
      .findOneAndUpdate(
        { _id: job._id, lease: job.lease },
        { $set: { ...change, changedAt: new Date() } },
        { returnDocument: 'after' },
      )
      .lean();
  }

  /** Renews the lease during a long portion. Aborts the portion when the job is cancelled or lost. */
  private async renew({ _id, lease }: Job, cancel: AbortController): Promise<void> {
    try {
      const dueAt = new Date(Date.now() + LEASE);
      const job = await this.jobs.findOneAndUpdate({ _id, lease }, { $set: { dueAt } }).lean();
      if (!job || job.cancelAsked) cancel.abort();
    } catch (error) {
      this.logger.error({ msg: 'A lease could not be renewed', job: _id.toHexString(), err: error });
    }
  }
}
