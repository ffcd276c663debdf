import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { SecondAdmins } from '../../staff/admins/second-admins.js';
import { currentTime } from '../../../core/request-context.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { decideWaiting } from '../../../platform/decisions/decide-waiting.js';
import { FingerprintOf } from '../../../platform/events/change-feed.js';
import type { LimitName } from './coin-limits.schema.js';
import { WaitingNotices } from '../../staff/admins/waiting-notices.js';
import { WaitingLimit, type WaitingLimitState } from './waiting-limit.schema.js';

/** The target of audit records about limits. `id` is also the _id of the single limits record. */
export const LIMITS_TARGET = { kind: 'limits', id: 'coins', label: 'Second admin' } as const;

/** A waiting change, and the reason why the reader may not confirm it; '' if the reader may. */
export interface WaitingLimitRow extends WaitingLimit {
  obstacle: string;
}

/** Whether a change allows more coins than before; null means no limit. */
export const isRaise = (from: number | null, to: number | null): boolean =>
  from !== null && (to === null || to > from);

/** Changes of the limits that wait for a second admin: at most one for each limit. */
@Injectable()
export class WaitingLimitsService {
  constructor(
    @InjectModel(WaitingLimit.name) private readonly waiting: Model<WaitingLimit>,
    @InjectConnection() private readonly connection: Connection,
    private readonly secondAdmins: SecondAdmins,
    private readonly audit: AuditService,
    private readonly notices: WaitingNotices,
  ) {}

  /** Lists the waiting changes, oldest first, with the reason why this admin may not confirm each of them. */
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

  /** Returns when the oldest waiting change was asked for; null if none waits. */
  async oldest(): Promise<Date | null> {
    const found = await this.waiting.findOne({ state: 'waiting' }).sort({ createdAt: 1, _id: 1 }).lean();
    return found?.createdAt ?? null;
  }

  /** Returns a value that changes whenever a change starts or stops waiting. */
  @FingerprintOf('sends')
  async fingerprint(): Promise<string> {
    const waiting = await this.waiting.find({ state: 'waiting' }, { _id: 1 }).sort({ _id: 1 }).lean();
    return waiting.map(({ _id }) => _id.toHexString()).join(' ');
  }

  /** Stores a request to change a limit. Runs in the caller's transaction. */
  async ask(caller: Caller, limit: LimitName, from: number, to: number | null): Promise<void> {
    const { role, id, code, name } = caller;
    const askedBy = { role, id, code, name };
    const _id = new Types.ObjectId();
    await this.waiting.create({ _id, limit, from, to, askedBy, createdAt: currentTime() });
    await this.notices.asked('limitWaits', _id, id);
    await this.audit.record({
      action: 'limits.ask',
      target: LIMITS_TARGET,
      before: { [limit]: from },
      after: { [limit]: to },
    });
  }

  /**
   * Discards the waiting changes of these limits, because a later change replaces them. Runs in the caller's
   * transaction.
   */
  async replace({ role, id, code, name }: Caller, limits: LimitName[]): Promise<void> {
    if (!limits.length) return;
    const state: WaitingLimitState = 'replaced';
    const decided = { decidedBy: { role, id, code, name }, decidedAt: currentTime() };
    const where = { limit: { $in: limits }, state: 'waiting' } as const;
    const replaced = await this.waiting.find(where).lean();
    await this.waiting.updateMany(where, { state, ...decided });
    for (const one of replaced) await this.notices.decided('limitReplaced', { ...one, ...decided });
  }

  /**
   * Takes a change out of the queue, in the caller's transaction. Of two concurrent decisions, only one finds the
   * change.
   */
  async decide(
    caller: Caller,
    id: string,
    state: 'confirmed' | 'refused',
    reason = '',
  ): Promise<WaitingLimit> {
    const decided = await decideWaiting(this.waiting, caller, id, state, reason);
    await this.notices.decided(state === 'confirmed' ? 'limitConfirmed' : 'limitRefused', decided);
    return decided;
  }

  /** Returns these changes, whatever became of them. */
  named(ids: Types.ObjectId[]): Promise<WaitingLimit[]> {
    return this.waiting.find({ _id: { $in: ids } }).lean();
  }

  /**
   * Rejects a change, so that the limit stays as it is. Any admin may reject; the admin who asked withdraws the request
   * this way.
   */
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
