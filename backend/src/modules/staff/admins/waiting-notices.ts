import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { present } from '../../../core/present.js';
import type { AuditActor } from '../../../platform/audit/audit.schema.js';
import { type NoticeEvent, rightFor } from '../../../platform/inbox/notice-events.js';
import { Notices } from '../../../platform/inbox/notices.js';
import { Confirmers } from './confirmers.js';

type Waits = 'sendWaits' | 'limitWaits' | 'ownerWaits';

/** What each decision is about. */
const WAITED = {
  sendConfirmed: 'sendWaits',
  sendRefused: 'sendWaits',
  limitConfirmed: 'limitWaits',
  limitRefused: 'limitWaits',
  limitReplaced: 'limitWaits',
  ownerConfirmed: 'ownerWaits',
  ownerRefused: 'ownerWaits',
  ownerReplaced: 'ownerWaits',
} as const satisfies Partial<Record<NoticeEvent, Waits>>;

interface Decided {
  _id: Types.ObjectId;
  askedBy: AuditActor;
  decidedBy?: AuditActor;
  decidedAt?: Date;
}

/** Notifies admins of requests that wait for a second admin, and of the decisions, in the transaction of each. */
@Injectable()
export class WaitingNotices {
  constructor(
    private readonly notices: Notices,
    private readonly confirmers: Confirmers,
  ) {}

  /** Notifies the admins who may agree. */
  async asked(event: Waits, id: Types.ObjectId, askerId: string): Promise<void> {
    const accounts = await this.confirmers.of(askerId, present(rightFor(event)));
    await this.notices.notify(accounts, { event, about: id.toHexString() });
  }

  /** Notifies the asker, unless the asker decided. No other admin has anything left to do. */
  async decided(event: keyof typeof WAITED, { _id, askedBy, decidedBy, decidedAt }: Decided): Promise<void> {
    const about = _id.toHexString();
    await this.notices.settle({ event: WAITED[event], about });
    if (askedBy.id === decidedBy?.id) return;
    await this.notices.notify([askedBy.id], { event, about, ...(decidedAt && { at: decidedAt }) });
  }
}
