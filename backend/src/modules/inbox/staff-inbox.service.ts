import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import { may } from '../../core/may.js';
import type { Page } from '../../http/list-query.js';
import { SignInFollowUps } from '../../platform/access/sign-in-follow-ups.js';
import { findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { InboxChoice } from '../../platform/inbox/inbox-choice.schema.js';
import { kindOf, NOTICE_EVENT_NAMES, rightFor } from '../../platform/inbox/notice-events.js';
import { Notice } from '../../platform/inbox/notice.schema.js';
import { StaffDeleted } from '../staff/shared/staff-deleted.js';
import type { InboxQuery } from './inbox.dto.js';

/** Unread notices are counted up to this number. */
const COUNTED = 100;

/** Lists, counts and marks the notices of the caller. */
@Injectable()
export class StaffInbox {
  constructor(
    @InjectModel(Notice.name) private readonly notices: Model<Notice>,
    @InjectModel(InboxChoice.name) private readonly choices: Model<InboxChoice>,
    private readonly followUps: SignInFollowUps,
  ) {}

  async list(
    caller: Caller,
    { kind, unread, sort = '-at' }: InboxQuery,
    page: Page,
  ): Promise<Listed<Notice>> {
    await this.followUps.settled();
    const where: QueryFilter<Notice> = {
      ...visibleTo(caller),
      ...(unread !== undefined && { readAt: unread ? null : { $ne: null } }),
      ...(kind && { $and: [{ event: { $in: NOTICE_EVENT_NAMES.filter((one) => kindOf(one) === kind) } }] }),
    };
    return findPage(this.notices, where, page, sortOf(sort, {}));
  }

  unread(caller: Caller): Promise<number> {
    return this.notices.countDocuments({ ...visibleTo(caller), readAt: null }, { limit: COUNTED });
  }

  /** Marks these notices as read. NOT_FOUND, and none is marked, when one of them is not the caller's. */
  async mark(caller: Caller, ids: readonly string[]): Promise<void> {
    const these = {
      ...visibleTo(caller),
      _id: { $in: [...new Set(ids)].map((id) => new Types.ObjectId(id)) },
    };
    const found = await this.notices.countDocuments(these);
    if (found < new Set(ids).size) throw new AppError('NOT_FOUND', 'This notice does not exist');
    await this.read(these);
  }

  /** Marks all notices as read, or those that are not newer than `newest`, which must be the caller's. */
  async markAll(caller: Caller, newest: string | undefined): Promise<void> {
    const own = visibleTo(caller);
    if (!newest) return this.read(own);
    const last = await this.notices.findOne({ ...own, _id: new Types.ObjectId(newest) }, { at: 1 }).lean();
    if (!last) throw new AppError('NOT_FOUND', 'This notice does not exist');
    await this.read({ ...own, at: { $lte: last.at } });
  }

  /** Deletes the inbox of a deleted account. */
  @On(StaffDeleted)
  async forget({ account }: StaffDeleted): Promise<void> {
    await this.notices.deleteMany({ recipient: new Types.ObjectId(account) });
    await this.choices.deleteOne({ _id: new Types.ObjectId(account) });
  }

  private async read(where: QueryFilter<Notice>): Promise<void> {
    const now = new Date();
    await this.notices.updateMany({ ...where, readAt: null }, { $set: { readAt: now, changedAt: now } });
  }
}

/** The own notices, without those that need a right that the caller does not have now. */
function visibleTo(caller: Caller): QueryFilter<Notice> {
  const recipient = new Types.ObjectId(caller.id);
  const events = NOTICE_EVENT_NAMES.filter((event) => {
    const right = rightFor(event);
    return !right || may(caller, right);
  });
  return events.length === NOTICE_EVENT_NAMES.length ? { recipient } : { recipient, event: { $in: events } };
}
