import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { takeDue } from '../../../platform/work/lease.js';
import { PollLoop } from '../../../platform/work/poll-loop.js';
import { ExperienceService } from '../../experience/experience.service.js';
import { LiveSession } from './live-session.schema.js';

/** Milliseconds between two looks for sessions that another process left. */
const EVERY = 30_000;
/** Another process adds the minutes of a session after so many milliseconds when this one has died. */
const LEASE = 20_000;

/** Adds the minutes of each ended session to the experience of its host, once. */
@Injectable()
export class LiveExperience implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new PollLoop({
    look: () => this.look(),
    every: EVERY,
    failure: 'Live minutes were not added to the experience',
    logger: new Logger('Live'),
  });

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectUnscoped(LiveSession) private readonly sessions: Model<LiveSession>,
    private readonly experience: ExperienceService,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start(EVERY);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** Looks now, because a session has ended. */
  wake(): void {
    this.loop.wake();
  }

  /** Adds the minutes of every session that is due. Returns the milliseconds until the next look. */
  async look(): Promise<number> {
    // Mostly, no session is due, and a read costs less than an update that changes nothing.
    if (!(await this.sessions.exists({ 'experience.dueAt': { $lte: new Date() } }))) return EVERY;
    for (;;) {
      const session = await takeDue(this.sessions, 'experience.', LEASE, {});
      if (!session) return EVERY;
      await this.add(session);
    }
  }

  /** The session stops being due in the transaction that adds its minutes, if this process still holds it. */
  private async add({ _id, user, minutes, endedAt, experience: due }: LiveSession): Promise<void> {
    const terms = await this.experience.forMinutes();
    await inTransaction(this.connection, async () => {
      const held = { _id, 'experience.lease': due?.lease ?? '' };
      const { modifiedCount } = await this.sessions.updateOne(held, { $unset: { experience: 1 } });
      if (!modifiedCount || !endedAt) return;
      await this.experience.addMinutes({ _id, user, minutes, endedAt }, terms);
    });
  }
}
