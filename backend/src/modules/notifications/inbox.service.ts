import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo, type QueryFilter, Types } from 'mongoose';
import { AppError } from '../../core/errors.js';
import type { Page } from '../../http/list-query.js';
import { findPage, type Listed } from '../../platform/database/paging.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { AccountDeleted } from '../users/user-events.js';
import { InboxMessage } from './inbox-message.schema.js';
import type { Notification } from './notification.schema.js';

type Delivered = Pick<Notification, '_id' | 'title' | 'description' | 'createdAt'>;

const DUPLICATE_KEY = 11000;

/** The notification inboxes of the app users. */
@Injectable()
export class InboxService {
  constructor(@InjectModel(InboxMessage.name) private readonly messages: Model<InboxMessage>) {}

  /** Lists the user's messages, newest first. */
  list(user: string, page: Page): Promise<Listed<InboxMessage>> {
    return findPage(this.messages, ownedBy(user), page, { createdAt: -1, _id: -1 });
  }

  countUnread(user: string): Promise<number> {
    return this.messages.countDocuments({ ...ownedBy(user), readAt: null });
  }

  /** Marks a message as read. A message that is already read keeps its first `readAt`. */
  async markRead(user: string, id: string): Promise<void> {
    const own = { ...ownedBy(user), _id: new Types.ObjectId(id) };
    const { matchedCount } = await this.messages.updateOne({ ...own, readAt: null }, { readAt: new Date() });
    if (!matchedCount && !(await this.messages.exists(own))) throw new AppError('NOT_FOUND');
  }

  async markAllRead(user: string): Promise<void> {
    await this.messages.updateMany({ ...ownedBy(user), readAt: null }, { readAt: new Date() });
  }

  async remove(user: string, id: string): Promise<void> {
    const own = { ...ownedBy(user), _id: new Types.ObjectId(id) };
    const { matchedCount } = await this.messages.updateOne(own, { deleted: true });
    if (!matchedCount) throw new AppError('NOT_FOUND');
  }

  /** Deletes the inbox together with the user's account. */
  @On(AccountDeleted)
  async forget({ user }: AccountDeleted): Promise<void> {
    await this.messages.deleteMany({ user });
  }

  /** Returns the next users after `from` who have the notification in their inbox. */
  async recipients(
    notification: Types.ObjectId,
    from: Types.ObjectId | null,
    limit: number,
  ): Promise<Types.ObjectId[]> {
    const where = { notification, ...(from && { user: { $gt: from } }) };
    const found = await this.messages.find(where, { user: 1 }).sort({ user: 1 }).limit(limit).lean();
    return found.map(({ user }) => user);
  }

  /** Adds a notification to the inboxes of these users. Skips users who already have it. */
  async deliver(
    { _id: notification, title, description, createdAt }: Delivered,
    users: Types.ObjectId[],
  ): Promise<void> {
    if (!users.length) return;
    const messages = users.map((user) => ({
      _id: new Types.ObjectId(),
      ...{ user, notification, title, description, createdAt, readAt: null, deleted: false },
    }));
    try {
      await this.messages.insertMany(messages, { ordered: false, lean: true });
    } catch (error) {
      if (!isOnlyDuplicates(error)) throw error;
    }
  }
}

const ownedBy = (user: string): QueryFilter<InboxMessage> => ({
  user: new Types.ObjectId(user),
  deleted: false,
});

function isOnlyDuplicates(error: unknown): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError)) return false;
  return [error.writeErrors].flat().every(({ code }) => code === DUPLICATE_KEY);
}
