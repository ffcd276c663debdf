import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.js';
import type { Job } from '../../platform/jobs/job.schema.js';
import { type JobWork, type Portion, RunsJob } from '../../platform/jobs/job-work.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { PollLoop } from '../../platform/work/poll-loop.js';
import { SYSTEM_ACTOR } from '../ledger/ledger-entry.schema.js';
import { OpenPast } from '../ledger/open-past.js';
import { DayStore } from './day-store.js';
import { FigureBacklog } from './figure.schemas.js';

const FIGURES_JOB = 'figures';
/** Milliseconds between two looks for days to store. */
const EVERY = 60_000;
/** Milliseconds from the start of the product to the first look, so that the two do not compete. */
const BEGINNING = 60_000;
/** The most days of each source that a look stores itself. More are the work of a job, which shows its progress. */
const FEW = 3;
/** The days of each source in one portion of the job. */
const PORTION = 10;

/** Keeps the stored days up to date: at each look the few that have ended or changed, and the past in a job. */
@Injectable()
export class Rollup implements JobWork, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly loop = new PollLoop({
    look: async () => {
      await this.look();
      return EVERY;
    },
    every: EVERY,
    failure: 'The figures of past days could not be stored',
    logger: new Logger('Figures'),
  });

  constructor(
    private readonly store: DayStore,
    private readonly jobs: JobsService,
    private readonly past: OpenPast,
    @InjectModel(FigureBacklog.name) private readonly backlogs: Model<FigureBacklog>,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start(BEGINNING);
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /**
   * Stores what has ended or changed, or adds a job when much is missing. Stores nothing while entries of past days are
   * still being written.
   */
  async look(now = new Date()): Promise<void> {
    if (await this.past.isOpen()) return;
    await this.store.storePresent(now);
    await this.store.storeChanged(now);
    const days = await this.store.backlog(now);
    if (days > FEW * this.store.sourceCount) await this.addJob(days);
    else await this.store.storeEnded(FEW, now);
  }

  /** Stores a portion of the missing days. */
  @RunsJob({ kind: FIGURES_JOB, completes: true })
  async next({ done, total }: Job): Promise<Portion> {
    const stored = await this.store.storeEnded(PORTION);
    const left = await this.store.backlog();
    if (!left) await this.backlogs.deleteOne({ _id: FIGURES_JOB });
    const result = { days: done + stored };
    return {
      ...{ finished: !left, checkpoint: {}, result },
      ...{ done: done + stored, total: Math.max(total, done + stored + left) },
    };
  }

  /** Adds the job, unless another process has. A cancelled job can be continued on the screen of the jobs. */
  private async addJob(days: number): Promise<void> {
    const isAdded = await inTransaction(this.connection, async () => {
      const known = await this.backlogs.updateOne({ _id: FIGURES_JOB }, {}, { upsert: true });
      if (!known.upsertedCount) return false;
      await this.jobs.add({
        kind: FIGURES_JOB,
        title: 'Figures of past days',
        payload: {},
        total: days,
        by: { id: SYSTEM_ACTOR.id, name: SYSTEM_ACTOR.name },
      });
      return true;
    });
    if (isAdded) this.jobs.wake();
  }
}
