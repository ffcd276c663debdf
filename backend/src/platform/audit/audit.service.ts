import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Document, HydratedDocument, Model, Types } from 'mongoose';
import { AppError, VersionConflict } from '../../core/errors.js';
import { currentTime, requestContext } from '../../core/request-context.js';
import { inTransaction } from '../database/transaction.js';
import { TimeZones } from '../time-zone/time-zones.js';
import { type Versioned, versionOf } from '../database/versioned.js';
import { type AuditActor, AuditRecord } from './audit.schema.js';
import type { AuditedChange, Changed } from './audited-change.js';
import { differences } from './differences.js';
import type { Seen } from './seen.js';

export interface Change {
  /** `<kind>.<verb>`. */
  action: string;
  target: { kind: string; id: string; label?: string };
  before?: object;
  after?: object;
  reason?: string | undefined;
}

const CHANGED = 'changed this record after you opened it';
const NEXT = 'Compare both versions and save again';

/**
 * Records changes by staff. Call it inside the transaction of the change, so that change and record are saved together.
 */
@Injectable()
export class AuditService {
  constructor(
    @InjectModel(AuditRecord.name) private readonly records: Model<AuditRecord>,
    @InjectConnection() private readonly connection: Connection,
    private readonly zones: TimeZones,
  ) {}

  /** Returns the last audit record that changed this field of a record, with its actor. */
  lastChangeOf(id: string, field: string): Promise<AuditRecord | null> {
    return this.records
      .findOne({ 'target.id': id, [`after.${field}`]: { $exists: true } })
      .sort({ at: -1 })
      .lean();
  }

  /** Returns the _id of the newest record of this action. */
  async newestId(action: string): Promise<string | undefined> {
    const newest = await this.records.findOne({ action }, { _id: 1 }).sort({ at: -1, _id: -1 }).lean();
    return newest?._id.toHexString();
  }

  /** Returns, by record id, the actor of the last of these actions on each record. */
  async lastActors(ids: string[], actions: string[]): Promise<Map<string, AuditActor>> {
    const last = await this.lastOf(ids, actions);
    return new Map([...last].map(([id, { actor }]) => [id, actor]));
  }

  /** Returns, by record id, the actor and the time of the last of these actions on each record. */
  async lastOf(ids: string[], actions: string[]): Promise<Map<string, Pick<AuditRecord, 'actor' | 'at'>>> {
    if (!ids.length) return new Map();
    const records = await this.records
      .find({ 'target.id': { $in: ids }, action: { $in: actions } }, { target: 1, actor: 1, at: 1 })
      .sort({ at: 1 })
      .lean();
    return new Map(records.map((record) => [record.target.id, record]));
  }

  /**
   * Finds a record, changes it, and saves it with the audit record if anything differs, all in one transaction. Returns
   * the record before and after.
   */
  async change<T extends { _id: Types.ObjectId }, Stored extends Document = HydratedDocument<T>>(
    change: AuditedChange<T, Stored>,
  ): Promise<Changed<T>> {
    const { seen } = change;
    // Read after the transaction: how a record is shown may take several reads at once.
    let stale: T | undefined;
    try {
      return await inTransaction(this.connection, async () => {
        const record = await change.find();
        const before = record.toObject() as T;
        stale = isSeen(before, seen) ? undefined : before;
        if (stale) throw new AppError('VERSION_CONFLICT');
        return this.applied(record, before, change);
      });
    } catch (error) {
      if (stale) await this.assertSeen(stale, seen);
      throw error;
    }
  }

  private async applied<T extends { _id: Types.ObjectId }, Stored extends Document>(
    record: Stored,
    before: T,
    { action, apply, afterSave, label, reason }: AuditedChange<T, Stored>,
  ): Promise<Changed<T>> {
    await apply(record);
    // No change, so no audit record.
    if (!record.isModified()) return { before, after: before };
    await record.save();
    const after = record.toObject() as T;
    const [kind = action] = action.split('.');
    const added = await afterSave?.({ before, after });
    await this.record({
      action,
      target: { kind, id: after._id.toHexString(), label: label?.(after) ?? '' },
      before: { ...before, ...added?.before },
      after: { ...after, ...added?.after },
      reason,
    });
    return { before, after };
  }

  /**
   * Fails with VERSION_CONFLICT, and with the record as the caller may see it, if the caller saw another version. Call it
   * in the transaction of the change: of two edits of one version, only one then succeeds.
   */
  async assertSeen<T extends Identified>(present: T, seen: Seen<T> | undefined): Promise<void> {
    if (!seen || isSeen(present, seen)) return;
    const details = await seen.show(present);
    const made = { 'target.id': String(present._id), version: versionOf(present) };
    const last = await this.records.findOne(made).sort({ at: -1 }).lean();
    throw conflictOf(details, last && { ...last, time: this.zones.written(last.at) });
  }

  async record(change: Change): Promise<void> {
    await this.recordAll([this.written(change)]);
  }

  /**
   * Saves records that `written` created, of one or several requests, in one insert. The records are complete, so
   * validation is skipped.
   */
  async recordAll(records: Omit<AuditRecord, '_id'>[]): Promise<void> {
    if (records.length) await this.records.insertMany(records, { lean: true });
  }

  /** Creates the audit record of a change by the running request. */
  written({ action, target, before = {}, after = {}, reason = '' }: Change): Omit<AuditRecord, '_id'> {
    const context = requestContext();
    if (!context?.caller) throw new Error(`${action} is recorded without a caller`);
    const { role, id, code, name, passwordBy } = context.caller;
    const { version } = after as Versioned;
    return {
      at: currentTime(),
      actor: { role, id, code, name },
      ...(passwordBy && { passwordBy }),
      action,
      target: { label: '', ...target },
      reason,
      ...differences(before, after),
      ...(version !== undefined && version !== (before as Versioned).version && { version }),
      address: context.address,
      requestId: context.requestId,
      ...(context.isUndo && { undo: true }),
    };
  }
}

type Identified = { _id: { toString(): string } } & Versioned;

/** Whether the caller saw this version of the record, or does not ask. */
const isSeen = <T extends Identified>(present: T, seen: Seen<T> | undefined): boolean =>
  seen?.version === undefined || seen.version === versionOf(present);

/** Creates the error of an edit with an old version. Lower roles learn that a platform admin changed the record, not who. */
function conflictOf(details: object, last: (AuditRecord & { time: string }) | null): VersionConflict {
  const reader = requestContext()?.caller;
  if (!last) return new VersionConflict(`Someone else ${CHANGED}. ${NEXT}`, { details });
  const { actor, at, time } = last;
  const isHidden = actor.role === 'admin' && reader?.role !== 'admin';
  const by = isHidden ? 'Platform admin' : actor.name || actor.code;
  const who = actor.id === reader?.id ? 'You' : isHidden ? 'A platform admin' : by;
  return new VersionConflict(`${who} ${CHANGED}, at ${time}. ${NEXT}`, { details, changed: { by, at } });
}
