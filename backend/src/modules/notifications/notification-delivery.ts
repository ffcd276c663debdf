import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Job } from '../../platform/jobs/job.schema.js';
import { type Authority, AuthorityOf } from '../../platform/jobs/job-authority.js';
import { type JobWork, type Portion, RunsJob } from '../../platform/jobs/job-work.js';
import { UsersService } from '../users/users.service.js';
import { InboxService } from './inbox.service.js';
import { Notification, SELECTED_USERS } from './notification.schema.js';
import { pushBatch } from './push-batch.js';
import { countPushes } from './push-metrics.js';
import { PushSender } from './push-sender.js';
import type { PushToken } from './push-token.schema.js';
import { PushTokensService } from './push-tokens.service.js';

export const NOTIFICATION_JOB = 'notification';
const USERS = 500;
const TOKENS = 100;
/** Each user has at most 20 phones. */
const SELECTED = 5;

/**
 * The progress of a send. All inboxes come first because they need no external service; the phones follow.
 * Ids are stored as text.
 */
type Checkpoint =
  | { phase: 'inbox'; after: string | null; upTo: string; users: number }
  | { phase: 'push'; after: string | null; again: string[]; tokens: number };

interface Counts extends Record<string, number> {
  /** Users with the notification in their inbox. */
  sent: number;
  pushed: number;
  /** Phones that could not be reached. */
  failed: number;
}

const NOTHING: Counts = { sent: 0, pushed: 0, failed: 0 };
const idOf = (text: string | null) => (text === null ? null : new Types.ObjectId(text));

/** The background job that sends one notification, portion by portion. */
@Injectable()
export class NotificationDelivery implements JobWork {
  constructor(
    @InjectModel(Notification.name) private readonly notifications: Model<Notification>,
    private readonly users: UsersService,
    private readonly inbox: InboxService,
    private readonly tokens: PushTokensService,
    private readonly sender: PushSender,
  ) {}

  /** An admin sent the notification, and may stop being allowed to. */
  @AuthorityOf(NOTIFICATION_JOB)
  authorities(jobs: readonly Job[]): Promise<Map<string, Authority>> {
    const right = 'notifications.send';
    return Promise.resolve(
      new Map(
        jobs.map(({ _id, by }) => [
          _id.toHexString(),
          { right, stepUp: false, people: [{ role: 'admin', ...by, right }] },
        ]),
      ),
    );
  }

  @RunsJob({ kind: NOTIFICATION_JOB })
  async next(job: Job, signal: AbortSignal): Promise<Portion> {
    const notification = await this.notifications.findById(job.payload.notification).lean();
    if (!notification) throw new Error('The notification of this job no longer exists');
    const checkpoint = (job.checkpoint as Checkpoint | null) ?? (await this.begin(notification));
    // The inboxes of selected users are full already.
    const counts = { ...NOTHING, sent: Number(job.payload.recipients ?? 0), ...job.result };
    return checkpoint.phase === 'inbox'
      ? this.deliver(notification, checkpoint, counts)
      : this.push(notification, checkpoint, counts, signal);
  }

  private async begin({ user, audience }: Notification): Promise<Checkpoint> {
    if (audience === SELECTED_USERS) return { phase: 'inbox', after: null, upTo: '', users: 0 };
    if (user) return { phase: 'inbox', after: null, upTo: user.toHexString(), users: 1 };
    // Users who register after this point are left out, so that the job ends.
    const upTo = await this.users.lastId();
    return { phase: 'inbox', after: null, upTo: upTo?.toHexString() ?? '', users: await this.users.count() };
  }

  private async deliver(
    notification: Notification,
    checkpoint: Extract<Checkpoint, { phase: 'inbox' }>,
    counts: Counts,
  ): Promise<Portion> {
    const users = await this.recipients(notification, checkpoint);
    await this.inbox.deliver(notification, users);
    const result = { ...counts, sent: counts.sent + users.length };
    const total = Math.max(checkpoint.users, result.sent);
    const last = users.at(-1);
    if (last && !notification.user) {
      const reached = { ...checkpoint, after: last.toHexString() };
      return { finished: false, checkpoint: reached, done: result.sent, total, result };
    }
    const tokens = this.sender.isEnabled ? await this.countTokens(notification, result.sent) : 0;
    return {
      finished: tokens === 0,
      checkpoint: { phase: 'push', after: null, again: [], tokens } satisfies Checkpoint,
      done: result.sent,
      total: result.sent + tokens,
      result,
    };
  }

  private async recipients(
    { user }: Notification,
    { after, upTo }: Extract<Checkpoint, { phase: 'inbox' }>,
  ): Promise<Types.ObjectId[]> {
    if (!user) return upTo ? this.users.idsAfter(idOf(after), new Types.ObjectId(upTo), USERS) : [];
    return (await this.users.findIfId(user.toHexString())) ? [user] : [];
  }

  /** Counts the phones to push to; for selected users, estimates one each. */
  private countTokens({ user, audience }: Notification, sent: number): number | Promise<number> {
    return audience === SELECTED_USERS ? sent : this.tokens.count(user);
  }

  /** Returns the next phones, and how far the push has got with them: to a token, or to a selected user. */
  private async nextTokens(
    { _id, user, audience }: Notification,
    after: string | null,
  ): Promise<{ batch: PushToken[]; reached: Types.ObjectId | undefined }> {
    if (audience === SELECTED_USERS) {
      const users = await this.inbox.recipients(_id, idOf(after), SELECTED);
      return { batch: await this.tokens.ofUsers(users), reached: users.at(-1) };
    }
    const batch = await this.tokens.after(idOf(after), user, TOKENS);
    return { batch, reached: batch.at(-1)?._id };
  }

  private async push(
    notification: Notification,
    { after, again, tokens }: Extract<Checkpoint, { phase: 'push' }>,
    counts: Counts,
    signal: AbortSignal,
  ): Promise<Portion> {
    const { _id, title, description } = notification;
    const { batch, reached } = again.length
      ? { batch: await this.tokens.named(again.map((id) => new Types.ObjectId(id))), reached: undefined }
      : await this.nextTokens(notification, after);
    const message = { id: _id.toHexString(), title, body: description };
    const { pushed, refused, gone, left, fault } = await pushBatch(this.sender, batch, message, signal);
    await this.tokens.forget(gone);
    countPushes(pushed, refused + gone.length);
    const result = {
      ...counts,
      pushed: counts.pushed + pushed,
      failed: counts.failed + refused + gone.length,
    };
    const settled = result.pushed + result.failed;
    const total = result.sent + Math.max(tokens, settled);
    const finished = !reached && !again.length;
    return {
      finished,
      checkpoint: {
        phase: 'push',
        after: reached?.toHexString() ?? after,
        again: left.map((token) => token._id.toHexString()),
        tokens,
      } satisfies Checkpoint,
      done: result.sent + settled,
      total: finished ? result.sent + settled : total,
      result,
      obstacle: fault && { message: fault.message, retryAfter: fault.retryAfter },
    };
  }
}
