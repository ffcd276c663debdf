import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { currentTime } from '../../core/request-context.js';
import { upsertInTransaction } from '../database/transaction.js';
import { InboxChoice } from './inbox-choice.schema.js';
import { kindOf, type NoticeEvent } from './notice-events.js';
import { Notice } from './notice.schema.js';

export interface NewNotice {
  event: NoticeEvent;
  /** _id of the record that the event is about. */
  about: string;
  /** Distinguishes several events of this kind about one record: the number of the decision, the lease of the job. */
  turn?: string | number;
  /** The time of the decision. Omitted: now. */
  at?: Date;
  /** The job whose events one notice joins and counts. The caller reports each event once, in its transaction. */
  job?: string | undefined;
}

const keyOf = ({ event, about, turn = '', job }: NewNotice) => `${event} ${job ?? about} ${turn}`.trim();

/** Writes notices to the inboxes of staff, in the transaction of the change that causes them. */
@Injectable()
export class Notices {
  constructor(
    @InjectModel(Notice.name) private readonly notices: Model<Notice>,
    @InjectModel(InboxChoice.name) private readonly choices: Model<InboxChoice>,
  ) {}

  /**
   * Notifies these staff accounts, each at most once for the same cause, except those that turned the kind off. The key
   * of the cause makes a repeated call harmless.
   */
  async notify(accounts: readonly string[], notice: NewNotice): Promise<void> {
    const wanting = await this.wanting(accounts, notice.event);
    if (!wanting.length) return;
    const { event, about, at = currentTime(), job } = notice;
    const first = { event, about, at };
    const unread = { readAt: null, changedAt: new Date() };
    const key = keyOf(notice);
    const update = job
      ? { $setOnInsert: first, $set: unread, $inc: { count: 1 } }
      : { $setOnInsert: { ...first, ...unread, count: 1 } };
    const writes = wanting.map((recipient) => ({
      updateOne: {
        filter: { key, recipient },
        update: { ...update, $setOnInsert: { _id: new Types.ObjectId(), ...update.$setOnInsert } },
        upsert: true,
        setDefaultsOnInsert: false,
      },
    }));
    await upsertInTransaction(this.notices.db, () => this.notices.bulkWrite(writes));
  }

  /** Marks what waited as read for all recipients, once it is decided. */
  async settle(waited: NewNotice): Promise<void> {
    const now = new Date();
    await this.notices.updateMany(
      { key: keyOf(waited), readAt: null },
      { $set: { readAt: now, changedAt: now } },
    );
  }

  private async wanting(accounts: readonly string[], event: NoticeEvent): Promise<Types.ObjectId[]> {
    if (!accounts.length) return [];
    const recipients = [...new Set(accounts)].map((id) => new Types.ObjectId(id));
    const refusing = await this.choices
      .find({ _id: { $in: recipients }, off: kindOf(event) }, { _id: 1 })
      .lean();
    const off = new Set(refusing.map(({ _id }) => _id.toHexString()));
    return recipients.filter((recipient) => !off.has(recipient.toHexString()));
  }
}
