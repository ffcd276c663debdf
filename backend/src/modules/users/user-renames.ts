import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { present } from '../../core/present.js';
import { requestContext } from '../../core/request-context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { Renaming } from '../../platform/database/search.js';
import { DomainEvents, Emits } from '../../platform/domain-events/domain-events.js';
import type { Job } from '../../platform/jobs/job.schema.js';
import { type JobWork, type Portion, RunsJob } from '../../platform/jobs/job-work.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { UserRenamed } from './user-events.js';
import type { User } from './user.schema.js';
import { UsersService } from './users.service.js';

const RENAME_JOB = 'rename';

type Named = Pick<User, '_id' | 'username'>;

/** Brings a new username to the records that store a copy: few at once, many by a background job. */
@Injectable()
@Emits(UserRenamed)
export class UserRenames implements JobWork {
  constructor(
    private readonly users: UsersService,
    private readonly events: DomainEvents,
    private readonly jobs: JobsService,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /**
   * Renames the copies, in the transaction that renames the user. Adds a job when there are many. Returns whether it
   * did: call `start` after the commit.
   */
  async follow(user: Named): Promise<boolean> {
    const { left } = await this.rename(user, false);
    if (!left) return false;
    const { id, name } = present(requestContext()?.caller);
    await this.jobs.add({
      kind: RENAME_JOB,
      title: `New username ${user.username}`,
      payload: { user: user._id.toHexString() },
      total: left,
      by: { id, name },
    });
    return true;
  }

  start(): void {
    this.jobs.wake();
  }

  /**
   * Renames a portion of the copies to the name that the user has now. Ends after a portion that found no old name,
   * because the user may be renamed again while a portion runs.
   */
  @RunsJob({ kind: RENAME_JOB, completes: true })
  next(job: Job): Promise<Portion> {
    return inTransaction(this.connection, async () => {
      const user = await this.users.findIfId(String(job.payload.user));
      const { renamed, left } = user ? await this.rename(user, true) : { renamed: 0, left: 0 };
      const done = job.done + renamed;
      return { finished: !renamed, checkpoint: {}, done, total: done + left, result: { renamed: done } };
    });
  }

  private async rename({ _id, username }: Named, inPortions: boolean): Promise<Renaming> {
    const all = await this.events.emit(new UserRenamed(_id, username, inPortions));
    const sum = (field: keyof Renaming) => all.reduce((total, one) => total + one[field], 0);
    return { renamed: sum('renamed'), left: sum('left') };
  }
}
