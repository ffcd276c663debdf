import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { duplicateField } from '../../core/duplicate.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { PollLoop } from '../../platform/work/poll-loop.js';
import { SYSTEM_ACTOR } from '../ledger/ledger-entry.schema.js';
import { UsersService } from '../users/users.service.js';
import { ExperienceTerms } from './experience-terms.js';
import { LEVEL_STATE, LevelState } from './level-state.schema.js';

/** Milliseconds between two looks. */
const EVERY = 10_000;
/** Milliseconds until the job may run: staff change several levels in a row, and processes use old ranges for a moment. */
const REST = 5000;
/** The kind of the job that brings changed levels to all users. */
export const LEVELS_JOB = 'levels';

/**
 * Notices that the levels have changed, whatever changed them, and adds the job that brings them to all users. The levels at
 * the first start count as brought: an upgrade changes no user.
 */
@Injectable()
export class LevelWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new PollLoop({
    look: () => this.look(),
    every: EVERY,
    failure: 'The levels could not be compared',
    logger: new Logger('Levels'),
  });

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LevelState.name) private readonly states: Model<LevelState>,
    private readonly terms: ExperienceTerms,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.ensure();
    this.loop.start(EVERY);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** Adds a job if the levels are others than those of the last one. Returns the milliseconds until the next look. */
  async look(): Promise<number> {
    const { asked, isNew } = await this.ensure();
    if (isNew) return EVERY;
    const { fingerprint } = await this.terms.fingerprinted();
    if (fingerprint === asked) return EVERY;
    // A job that began with other levels ends by itself.
    if ((await this.jobs.idsIn(LEVELS_JOB, ['waiting', 'running'])).length) return EVERY;
    const total = await this.users.count();
    const isAdded = await inTransaction(this.connection, async () => {
      const changed = { asked: fingerprint, applied: '' };
      const { modifiedCount } = await this.states.updateOne({ _id: LEVEL_STATE, asked }, changed);
      if (!modifiedCount) return false;
      const { id, name } = SYSTEM_ACTOR;
      const dueAt = new Date(Date.now() + REST);
      const job = { kind: LEVELS_JOB, title: 'Levels of all users', payload: { fingerprint }, total };
      await this.jobs.add({ ...job, by: { id, name }, dueAt });
      return true;
    });
    if (isAdded) this.jobs.wake();
    return EVERY;
  }

  /** Stores the present levels at the first start. */
  private async ensure(): Promise<{ asked: string; isNew: boolean }> {
    const state = await this.states.findById(LEVEL_STATE).lean();
    if (state) return { asked: state.asked, isNew: false };
    const { ranges: first, fingerprint } = await this.terms.fingerprinted();
    try {
      await this.states.create({ _id: LEVEL_STATE, applied: fingerprint, asked: fingerprint, first });
    } catch (error) {
      // Another process was faster.
      if (!duplicateField(error)) throw error;
    }
    return { asked: fingerprint, isNew: true };
  }
}
