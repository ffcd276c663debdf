import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { present } from '../../../core/present.js';
import type { Caller } from '../../../core/caller.js';
import { SecondAdmins } from '../../staff/admins/second-admins.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { Seen } from '../../../platform/audit/seen.js';
import { versionOf } from '../../../platform/database/versioned.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { CoinLimits, LIMIT_NAMES, type LimitName } from './coin-limits.schema.js';
import { DayTotals } from './day-totals.js';
import { isRaise, LIMITS_TARGET, WaitingLimitsService } from './waiting-limits.service.js';

const UNSET: CoinLimits = { _id: LIMITS_TARGET.id, send: null, withdrawal: null };

type Limits = Partial<Record<LimitName, number | null>>;

/**
 * The limits above which a second admin must agree: for a single movement, and for the coins that one admin moves alone
 * in 24 hours.
 */
@Injectable()
export class CoinLimitsService {
  constructor(
    @InjectModel(CoinLimits.name) private readonly limits: Model<CoinLimits>,
    @InjectConnection() private readonly connection: Connection,
    private readonly totals: DayTotals,
    private readonly waiting: WaitingLimitsService,
    private readonly secondAdmins: SecondAdmins,
    private readonly audit: AuditService,
  ) {}

  async read(): Promise<CoinLimits> {
    return (await this.limits.findById(LIMITS_TARGET.id).lean()) ?? UNSET;
  }

  /**
   * Adds coins that an admin is about to move alone, in the caller's transaction. Returns false and adds nothing if a
   * second admin must agree, because these coins and those that the admin moved alone in the last 24 hours exceed the
   * limit.
   */
  async bookAlone(name: LimitName, adminId: string, coins: number): Promise<boolean> {
    const limit = (await this.read())[name];
    if (limit === null) return true;
    return coins <= limit && this.totals.add(name, adminId, coins, limit);
  }

  /** Returns the coins that an admin may still move alone, or null if no limit is set. */
  async leftAlone(name: LimitName, adminId: string): Promise<number | null> {
    const limit = (await this.read())[name];
    return limit === null ? null : Math.max(limit - (await this.totals.of(name, adminId)), 0);
  }

  /**
   * Sets the named limits; null removes a limit. Setting a first limit and lowering a limit take effect at once.
   * Raising or removing a limit waits if another admin may confirm the change, and fails with NEEDS_SECOND_ADMIN if the
   * caller may only confirm changes of another admin. Either change replaces the waiting change of the same limit.
   * Returns whether a change waits. Fails with VERSION_CONFLICT if the caller saw other limits.
   */
  set(caller: Caller, named: Limits, seen: Seen<CoinLimits>): Promise<boolean> {
    return inTransaction(this.connection, async () => {
      const before = await this.read();
      await this.audit.assertSeen(before, seen);
      const changed = LIMIT_NAMES.filter((name) => named[name] !== undefined && named[name] !== before[name]);
      const raised = changed.filter((name) => isRaise(before[name], named[name] ?? null));
      const waits = raised.length > 0 && (await this.secondAdmins.mustWait(caller.id));
      const atOnce = waits ? changed.filter((name) => !raised.includes(name)) : changed;
      await this.waiting.replace(caller, changed);
      if (atOnce.length) {
        await this.change(before, Object.fromEntries(atOnce.map((name) => [name, named[name]])));
      }
      if (waits)
        for (const name of raised)
          await this.waiting.ask(caller, name, present(before[name]), named[name] ?? null);
      return waits;
    });
  }

  /** Applies a waiting change, if the caller may confirm it. */
  confirm(caller: Caller, id: string): Promise<{ message: string }> {
    return inTransaction(this.connection, async () => {
      const { limit, to, askedBy } = await this.waiting.decide(caller, id, 'confirmed');
      await this.secondAdmins.assertMayConfirm(caller.id, askedBy.id);
      await this.change(await this.read(), { [limit]: to }, `Requested by ${askedBy.name}`);
      return { message: 'Limits saved' };
    });
  }

  private async change(before: CoinLimits, limits: Limits, reason = ''): Promise<void> {
    const after = { ...before, ...limits, version: versionOf(before) + 1 };
    await this.limits.replaceOne({ _id: LIMITS_TARGET.id }, after, { upsert: true });
    await this.audit.record({ action: 'limits.update', target: LIMITS_TARGET, before, after, reason });
  }
}
