import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.js';
import type { Job } from '../../platform/jobs/job.schema.js';
import { type JobWork, type Portion, RunsJob } from '../../platform/jobs/job-work.js';
import { User } from '../users/user.schema.js';
import { ExperienceTerms } from './experience-terms.js';
import { ExperienceService, PROGRESS_FIELDS, writeOf } from './experience.service.js';
import { LEVEL_STATE, LevelState } from './level-state.schema.js';
import { LEVELS_JOB } from './level-watch.js';
import { levelAfter, type Levels, type Progress } from './levels.js';

/** The users of a portion: few, because gifts of these users wait for its transaction. */
const STEP = 200;

/** Brings changed levels to all users, in portions. */
@Injectable()
export class LevelJob implements JobWork {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LevelState.name) private readonly states: Model<LevelState>,
    private readonly terms: ExperienceTerms,
    private readonly experience: ExperienceService,
  ) {}

  /** Ends early when the levels have changed again: another job follows. */
  @RunsJob({ kind: LEVELS_JOB, completes: true })
  async next({ payload, checkpoint, done, total, result }: Job): Promise<Portion> {
    const { ranges, fingerprint } = await this.terms.fingerprinted();
    const before = { checkpoint: checkpoint ?? {}, done, total, result };
    if (fingerprint !== payload.fingerprint) return { ...before, finished: true };
    const state = await this.states.findById(LEVEL_STATE).lean();
    const levels = { ranges, first: state?.first ?? ranges };
    const after = checkpoint?.after ? new Types.ObjectId(checkpoint.after as string) : undefined;
    const { read, changed, last } = await inTransaction(this.connection, () => this.apply(after, levels));
    const finished = read < STEP;
    if (finished)
      await this.states.updateOne({ _id: LEVEL_STATE, asked: fingerprint }, { applied: fingerprint });
    return {
      finished,
      checkpoint: { after: last?.toHexString() ?? null },
      done: done + read,
      total: Math.max(total, done + read),
      result: { changed: (result.changed ?? 0) + changed },
    };
  }

  /** Gives the next users their levels. The write of a user whose experience has changed meanwhile repeats the transaction. */
  private async apply(after: Types.ObjectId | undefined, levels: Levels) {
    const model = this.connection.model<User>(User.name);
    const users = await model
      .find(after ? { _id: { $gt: after } } : {}, PROGRESS_FIELDS)
      .sort({ _id: 1 })
      .limit(STEP)
      .lean<(Progress & Pick<User, '_id'>)[]>();
    const settled = users.map((user) => ({ user, next: levelAfter(user, 0, levels) }));
    const others = settled.filter(
      ({ user, next }) =>
        next.level !== user.level || JSON.stringify(next.levelHold) !== JSON.stringify(user.levelHold),
    );
    if (others.length) await model.bulkWrite(others.map(({ user, next }) => writeOf(user, 0, next)));
    const reached = settled.filter(({ next }) => next.level > 0);
    await this.experience.report(
      reached.map(({ user, next }) => ({ user: user._id, level: next.level })),
      true,
    );
    return { read: users.length, changed: others.length, last: users.at(-1)?._id };
  }
}
