import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { may } from '../../core/may.js';
import { currentTime } from '../../core/request-context.js';
import { Scope } from '../../core/scope.js';
import { AuditRecord } from '../../platform/audit/audit.schema.js';
import { HostsService } from '../hosts/hosts.service.js';
import { StaffKinds } from '../staff/kinds/staff-kinds.js';
import { ExistingRecords } from './existing-records.js';
import { maySeeKind, shownActionsOf } from './changed-kinds.js';

/** The most changes in an answer. */
export const MOST_CHANGES = 100;
/** The most recent changes that are searched for those in a scope. */
const MOST_SEARCHED = 500;

const FIELDS = { at: 1, actor: 1, action: 1, target: 1 } as const;
export type Change = Pick<AuditRecord, '_id' | 'at' | 'actor' | 'action' | 'target'>;

/** Reads the latest changes by staff from the audit log, within a scope. */
@Injectable()
export class ChangesService {
  /** The services that know which records of a kind a scope reaches. Only the admin reaches other kinds. */
  private readonly owned: Record<
    string,
    { reached(scope: Scope, ids: readonly string[]): Promise<string[]> }
  >;

  constructor(
    @InjectModel(AuditRecord.name) private readonly records: Model<AuditRecord>,
    staff: StaffKinds,
    hosts: HostsService,
    private readonly existing: ExistingRecords,
  ) {
    this.owned = {
      agencyadmin: staff.of('agencyadmin').accounts,
      agency: staff.of('agency').accounts,
      coin: staff.of('coin').accounts,
      host: hosts,
    };
  }

  /**
   * Returns the changes of records of one kind in the last `seconds`, newest first. Of wallets only for those who see
   * transfers of coins.
   */
  async list(caller: Caller, kind: string, seconds: number): Promise<Change[]> {
    if (!maySeeKind(caller, kind)) return [];
    const scope = Scope.of(caller);
    const coins = may(caller, 'coins.read');
    const at = { $gte: new Date(currentTime().getTime() - seconds * 1000) };
    const recent = await this.records
      .find({ 'target.kind': kind, action: { $in: shownActionsOf([kind], { coins }) }, at }, FIELDS)
      .sort({ at: -1, _id: -1 })
      .limit(scope.isEverything ? MOST_CHANGES : MOST_SEARCHED)
      .lean();
    return (await this.within(scope, recent)).slice(0, MOST_CHANGES);
  }

  /** Returns the newest changes of records of these kinds, newest first. */
  newest(kinds: readonly string[], limit: number): Promise<Change[]> {
    return this.records
      .find({ 'target.kind': { $in: kinds }, action: { $in: shownActionsOf(kinds) } }, FIELDS)
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean();
  }

  /** Returns the newest changes by these actions, newest first. */
  newestBy(actions: readonly string[], limit: number): Promise<Change[]> {
    return this.records
      .find({ action: { $in: actions } }, FIELDS)
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean();
  }

  /** Returns whether this caller sees a record of this kind. */
  async reaches(caller: Caller, kind: string, record: string): Promise<boolean> {
    return (await this.reached(caller, kind, [record])).includes(record);
  }

  /** Returns those of the ids whose records of this kind the caller sees: existing ones in scope, with the right. */
  async reached(caller: Caller, kind: string, ids: readonly string[]): Promise<readonly string[]> {
    if (!maySeeKind(caller, kind)) return [];
    const scope = Scope.of(caller);
    if (scope.isEverything) return this.existing.among(kind, ids);
    return (await this.owned[kind]?.reached(scope, ids)) ?? [];
  }

  /** Returns the changes whose records are in scope. One query for each kind. */
  async within(scope: Scope, changes: Change[]): Promise<Change[]> {
    if (scope.isEverything) return changes;
    const kinds = [...new Set(changes.map(({ target }) => target.kind))];
    const reached = await Promise.all(
      kinds.map(async (kind) => {
        const ids = changes.filter(({ target }) => target.kind === kind).map(({ target }) => target.id);
        return (await this.owned[kind]?.reached(scope, ids)) ?? [];
      }),
    );
    const seen = new Set(reached.flat());
    return changes.filter(({ target }) => seen.has(target.id));
  }
}
