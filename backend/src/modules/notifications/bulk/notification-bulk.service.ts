import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { AppError } from '../../../core/errors.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { Batch } from '../../../platform/batches/batch.schema.js';
import type { BulkEffect } from '../../../platform/bulk/bulk-action.js';
import { BulkService } from '../../../platform/bulk/bulk.service.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { UserListFilter } from '../../users/user.dto.js';
import { UsersService } from '../../users/users.service.js';
import { InboxService } from '../inbox.service.js';
import { Notification, SELECTED_USERS } from '../notification.schema.js';
import { NOTIFICATION_JOB } from '../notification-delivery.js';
import type { NotifyUsersDto } from './notification-bulk.dto.js';
import { selectUsers } from '../../users/bulk/select-users.js';

const NOTIFY = 'users.notify';

/**
 * Sends a notification to many users: those that a person selected, or all that the list's filters match. The rows fill
 * the inboxes. At their end, the job of all notifications pushes to the phones.
 */
@Injectable()
export class NotificationBulkService implements OnModuleInit {
  constructor(
    @InjectModel(Notification.name) private readonly notifications: Model<Notification>,
    private readonly bulk: BulkService,
    private readonly users: UsersService,
    private readonly inbox: InboxService,
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.bulk.register(NOTIFY, {
      record: 'user',
      ...{ right: 'notifications.send', stepUp: false },
      change: (id, batch) => this.deliver(id, batch),
      ended: (batch, { done }) => this.push(batch, done),
    });
  }

  start(
    caller: Caller,
    filter: UserListFilter,
    { title, description, ids, expected }: NotifyUsersDto,
    key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(
      caller,
      {
        ...{ kind: NOTIFY, title: 'Notify users', expected, params: { title, description } },
        ...(!ids && { filter }),
        select: () => selectUsers(this.users, ids ? { ids } : filter, expected),
      },
      key,
    );
  }

  private async deliver(id: string, batch: Batch): Promise<BulkEffect> {
    const user = await this.users.findIfId(id);
    if (!user) throw new AppError('NOT_FOUND', 'This user does not exist');
    const { _id, title, description, createdAt } = notificationOf(batch);
    await this.inbox.deliver({ _id, title, description, createdAt }, [user._id]);
    const target = { kind: 'user', id, label: user.username };
    await this.audit.record({ action: 'user.notify', target, after: { title, description } });
    return { change: null };
  }

  /** Stores the notification for the list of those that staff sent, and starts the job that pushes it to the phones. */
  private async push(batch: Batch, recipients: number): Promise<void> {
    if (!recipients) return;
    const { _id: notification, ...sent } = notificationOf(batch);
    const job = await this.jobs.add({
      ...{ kind: NOTIFICATION_JOB, title: sent.title, payload: { notification, recipients } },
      ...{ total: recipients, by: sent.by },
    });
    const to = { audience: SELECTED_USERS, user: null, username: '', job: job._id };
    await this.notifications.create({ _id: notification, ...sent, ...to });
  }
}

/** The notification of a batch has the id of the batch, so that no inbox can get it twice. */
const notificationOf = ({ _id, params, by: { id, name }, createdAt }: Batch) => ({
  ...{
    _id,
    title: String(params.title),
    description: String(params.description),
    by: { id, name },
    createdAt,
  },
});
