import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { fieldError } from '../../core/errors.js';
import { FIELD_REQUIRED } from '../../http/fields.js';
import type { Page } from '../../http/list-query.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { whereOf } from '../../platform/database/filters.js';
import { findPage, sortOf } from '../../platform/database/paging.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { JOB_STATES, type JobState } from '../../platform/jobs/job.schema.js';
import { JobAuthorities } from '../../platform/jobs/job-authority.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { AccountDeleted } from '../users/user-events.js';
import { DELETED_USER } from '../../core/deleted-user.js';
import { UsersService } from '../users/users.service.js';
import type { NotificationListQuery, Sent } from './notifications.dto.js';
import { InboxService } from './inbox.service.js';
import { type Audience, Notification, ONE_USER } from './notification.schema.js';
import { NOTIFICATION_JOB } from './notification-delivery.js';
import { PushSender } from './push-sender.js';
import { PushTokensService } from './push-tokens.service.js';

export interface Sending {
  title: string;
  description: string;
  audience: Audience;
  /** A username or an _id. */
  userId?: string;
}

/** Sends notifications from staff to app users. */
@Injectable()
export class NotificationsService {
  constructor(
    @InjectModel(Notification.name) private readonly notifications: Model<Notification>,
    private readonly users: UsersService,
    private readonly inbox: InboxService,
    private readonly tokens: PushTokensService,
    private readonly sender: PushSender,
    private readonly jobs: JobsService,
    private readonly authorities: JobAuthorities,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly zones: TimeZones,
  ) {}

  /**
   * Stores the notification and starts its job. A notification to one user reaches the inbox in the same transaction.
   */
  async send<A extends object>(
    { id, name }: Caller,
    { title, description, audience, userId }: Sending,
    key: IdempotencyKey | undefined,
    answer: (sent: Sent) => A,
  ): Promise<A> {
    const answered = await this.idempotency.once(key, async (names) => {
      const user = audience === ONE_USER ? await this.recipient(userId) : undefined;
      if (user) names(user._id.toHexString());
      const total = user ? 1 : await this.users.count();
      return async () => {
        const _id = new Types.ObjectId();
        const by = { id, name };
        const job = await this.jobs.add({
          kind: NOTIFICATION_JOB,
          title,
          payload: { notification: _id },
          total,
          by,
          tells: true,
        });
        const notification = {
          ...{ _id, title, description, audience, by },
          user: user?._id ?? null,
          username: user?.username ?? '',
          job: job._id,
          createdAt: new Date(),
        };
        await this.notifications.create(notification);
        if (user) await this.inbox.deliver(notification, [user._id]);
        await this.audit.record({
          action: 'notification.send',
          target: { kind: 'notification', id: _id.toHexString(), label: title },
          after: { to: user?.username ?? 'all users', title, description },
        });
        return answer({ notification, job });
      };
    });
    this.jobs.wake();
    return answered;
  }

  /** Lists the sent notifications with their jobs, newest first. */
  async history(caller: Caller, query: NotificationListQuery, page: Page) {
    const where = {
      ...whereOf(query, this.zones.calendar),
      ...(query.state && { job: await this.jobsIn(query.state) }),
    };
    const order = sortOf(query.sort ?? '-createdAt', {});
    const { records, ...counts } = await findPage(this.notifications, where, page, order);
    const jobs = await this.jobs.named(records.map(({ job }) => job));
    const resumable = await this.authorities.resumable(caller, [...jobs.values()]);
    const sent = records.map((notification): Sent => ({
      notification,
      job: jobs.get(notification.job.toHexString()),
      resumable: resumable.has(notification.job.toHexString()),
    }));
    return { records: sent, ...counts };
  }

  /** Removes a deleted user's name from the history. The notifications stay. */
  @On(AccountDeleted)
  async forget({ user }: AccountDeleted): Promise<void> {
    await this.notifications.updateMany({ user }, { username: DELETED_USER });
  }

  /** Counts the users and phones that a notification to all users reaches. */
  async audience(): Promise<{ users: number; devices: number; push: boolean }> {
    const [users, devices] = await Promise.all([this.users.count(), this.tokens.count(null)]);
    return { users, devices, push: this.sender.isEnabled };
  }

  /**
   * Returns the filter for the jobs of notifications in this state. Nearly all jobs are done, so this state excludes
   * the others.
   */
  private async jobsIn(state: JobState) {
    if (state !== 'done') return { $in: await this.jobs.idsIn(NOTIFICATION_JOB, [state]) };
    const others = JOB_STATES.filter((one) => one !== 'done');
    return { $nin: await this.jobs.idsIn(NOTIFICATION_JOB, others) };
  }

  private async recipient(named: string | undefined) {
    if (!named) throw fieldError('userId', FIELD_REQUIRED);
    // The _id takes precedence. Otherwise a user could choose another user's _id as username and get the other user's
    // notifications.
    const user = (await this.users.findIfId(named)) ?? (await this.users.findByUsername(named));
    if (!user) throw fieldError('userId', 'no user found', 'NOT_FOUND');
    return user;
  }
}
