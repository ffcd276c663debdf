import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { SecondAdmins } from '../../staff/admins/second-admins.js';
import { currentTime } from '../../../core/request-context.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { FingerprintOf } from '../../../platform/events/change-feed.js';
import type { LimitName } from './coin-limits.schema.js';
import { decideWaiting } from '../approvals/decide-waiting.js';
import { WaitingLimit, type WaitingLimitState } from './waiting-limit.schema.js';

/** The limits as audit records name them; `id` is also the _id of their one record. */
export const LIMITS_TARGET = { kind: 'limits', id: 'coins', label: 'Second admin' } as const;

/** A change that waits, and why the reader may not confirm it; '' when the reader may. */
export interface WaitingLimitRow extends WaitingLimit {
  obstacle: string;
}

/** Whether a limit lets more through afterwards; null: no limit. */
export const isRaise = (from: number | null, to: number | null): boolean =>
  from !== null && (to === null || to > from);

/** Changes of the limits that wait for a second admin: at most one of each limit. */
@Injectable()
export class WaitingLimitsService {
  constructor(
    @InjectModel(WaitingLimit.name) private readonly waiting: Model<WaitingLimit>,
    @InjectConnection() private readonly connection: Connection,
    private readonly secondAdmins: SecondAdmins,
    private readonly audit: AuditService,
  ) {}

  /** Oldest first, as this admin sees them. */
  async list(reader: Caller): Promise<WaitingLimitRow[]> {
    const found = await this.waiting.find({ state: 'waiting' }).sort({ createdAt: 1, _id: 1 }).lean();
    const obstacles = await this.secondAdmins.obstacles(
      reader.id,
      found.map(({ askedBy }) => askedBy.id),
    );
    return found.map((change) => ({ ...change, obstacle: obstacles.get(change.askedBy.id) ?? '' }));
  }

  count(): Promise<number> {
    return this.waiting.countDocuments({ state: 'waiting' });
  }

  /** Changes whenever a change begins or ceases to wait. */
  @FingerprintOf('sends')
  async fingerprint(): Promise<string> {
    const waiting = await this.waiting.find({ state: 'waiting' }, { _id: 1 }).sort({ _id: 1 }).lean();
    return waiting.map(({ _id }) => _id.toHexString()).join(' ');
  }

  /** Notes who wants which limit; in the transaction of the caller. */
  async ask(caller: Caller, limit: LimitName, from: number, to: number | null): Promise<void> {
    const { role, id, code, name } = caller;
    const askedBy = { role, id, code, name };
    const _id = new Types.ObjectId();
    await this.waiting.create({ _id, limit, from, to, askedBy, createdAt: currentTime() });
    await this.audit.record({
      action: 'limits.ask',
      target: LIMITS_TARGET,
      before: { [limit]: from },
      after: { [limit]: to },
    });
  }

  /** Drops what waits for these limits, because a later change replaces it; in the transaction of the caller. */
  async replace({ role, id, code, name }: Caller, limits: LimitName[]): Promise<void> {
    if (!limits.length) return;
    const state: WaitingLimitState = 'replaced';
    const decidedBy = { role, id, code, name };
    await this.waiting.updateMany(
      { limit: { $in: limits }, state: 'waiting' },
      { state, decidedBy, decidedAt: currentTime() },
    );
  }

  /** Takes a change out of the queue, in the transaction of the caller: of two decisions only one finds it waiting. */
  decide(caller: Caller, id: string, state: WaitingLimitState, reason = ''): Promise<WaitingLimit> {
    return decideWaiting(this.waiting, caller, id, state, reason);
  }

  /** Leaves the limit as it is. Every admin may refuse; the admin who asked takes the change back so. */
  refuse(caller: Caller, id: string, reason: string): Promise<{ message: string }> {
    return inTransaction(this.connection, async () => {
      const { limit, from, to } = await this.decide(caller, id, 'refused', reason);
      await this.audit.record({
        action: 'limits.refuse',
        target: LIMITS_TARGET,
        before: { [limit]: from },
        after: { [limit]: to },
        reason,
      });
      return { message: 'Limit change declined' };
    });
  }
}
