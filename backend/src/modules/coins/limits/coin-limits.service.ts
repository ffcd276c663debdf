import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { present } from '../../../core/present.js';
import type { Caller } from '../../../core/caller.js';
import { type StoredAccount, walletOf } from '../../ledger/accounts.js';
import { SecondAdmins } from '../../staff/admins/second-admins.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { Seen } from '../../../platform/audit/seen.js';
import { versionOf } from '../../../platform/database/versioned.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { CoinLimits, LIMIT_NAMES, type LimitName } from './coin-limits.schema.js';
import { DayTotals } from './day-totals.js';
import { isRaise, LIMITS_TARGET, WaitingLimitsService } from './waiting-limits.service.js';

const UNSET: CoinLimits = { _id: LIMITS_TARGET.id, send: null, withdrawal: null };

/** Coins that an admin is about to move. */
export interface Part {
  coins: number;
  /** The account that receives the coins; undefined for the platform. */
  to?: StoredAccount | undefined;
}

type Limits = Partial<Record<LimitName, number | null>>;

/**
 * The limits above which a second admin must agree: for a single movement, for the coins that one admin moves alone in 24
 * hours, and for the coins that one recipient receives so from all admins together.
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
   * second admin must agree, because the coins alone, or with those of the last 24 hours of the admin or of one of the
   * recipients, exceed the limit.
   */
  async bookAlone(name: LimitName, adminId: string, parts: readonly Part[]): Promise<boolean> {
    const limit = (await this.read())[name];
    if (limit === null) return true;
    const sums = sumsOf(name, adminId, parts);
    return present(sums.get(keyOf(name, adminId))) <= limit && this.totals.add(sums, limit);
  }

  /** Returns whether `bookAlone` would return false now. */
  async wouldWait(name: LimitName, adminId: string, parts: readonly Part[]): Promise<boolean> {
    const limit = (await this.read())[name];
    if (limit === null) return false;
    const sums = sumsOf(name, adminId, parts);
    const before = await this.totals.of([...sums.keys()]);
    return [...sums].some(([key, coins]) => coins + (before.get(key) ?? 0) > limit);
  }

  /**
   * Returns a function for how many coins an admin may still move alone to a recipient, one of `recipients`; null
   * if no limit is set. Without a recipient, the function returns what the admin may still move to any recipient.
   */
  async leftAlone(
    name: LimitName,
    adminId: string,
    recipients: readonly StoredAccount[] = [],
  ): Promise<(to?: StoredAccount) => number | null> {
    const limit = (await this.read())[name];
    if (limit === null) return () => null;
    const own = keyOf(name, adminId);
    const moved = await this.totals.of([own, ...recipients.map((to) => keyTo(name, to))]);
    const movedBy = (key: string) => moved.get(key) ?? 0;
    return (to) => Math.max(limit - Math.max(movedBy(own), to ? movedBy(keyTo(name, to)) : 0), 0);
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

const keyOf = (name: LimitName, adminId: string): string => `${name}:${adminId}`;
/** All accounts of a user are one recipient. */
const keyTo = (name: LimitName, to: StoredAccount): string => `${name}:to:${walletOf(to)}`;

/** Returns the coins that the parts add to each total: that of the admin, and those of the recipients. */
function sumsOf(name: LimitName, adminId: string, parts: readonly Part[]): Map<string, number> {
  const sums = new Map([[keyOf(name, adminId), 0]]);
  const add = (key: string, coins: number) => sums.set(key, (sums.get(key) ?? 0) + coins);
  for (const { coins, to } of parts) {
    add(keyOf(name, adminId), coins);
    if (to) add(keyTo(name, to), coins);
  }
  return sums;
}
