import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Document, HydratedDocument, Model, Types } from 'mongoose';
import { currentTime, requestContext } from '../../core/request-context.js';
import { inTransaction } from '../database/transaction.js';
import { type AuditActor, AuditRecord } from './audit.schema.js';
import type { AuditedChange, Changed } from './audited-change.js';
import { differences } from './differences.js';

export interface Change {
  /** `<kind>.<verb>`. */
  action: string;
  target: { kind: string; id: string; label?: string };
  before?: object;
  after?: object;
  reason?: string | undefined;
}

/**
 * Records changes by staff. Call it inside the transaction of the change, so that change and record are saved together.
 */
@Injectable()
export class AuditService {
  constructor(
    @InjectModel(AuditRecord.name) private readonly records: Model<AuditRecord>,
    @InjectConnection() private readonly connection: Connection,
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
  change<T extends { _id: Types.ObjectId }, Stored extends Document = HydratedDocument<T>>(
    change: AuditedChange<T, Stored>,
  ): Promise<Changed<T>> {
    const { action, find, apply, afterSave, label, reason } = change;
    return inTransaction(this.connection, async () => {
      const record = await find();
      const before = record.toObject() as T;
      await apply(record);
      // No change, so no audit record.
      if (!record.isModified()) return { before, after: before };
      await record.save();
      const after = record.toObject() as T;
      const [kind = action] = action.split('.');
      const beside = await afterSave?.({ before, after });
      await this.record({
        action,
        target: { kind, id: after._id.toHexString(), label: label?.(after) ?? '' },
        before: { ...before, ...beside?.before },
        after: { ...after, ...beside?.after },
        reason,
      });
      return { before, after };
    });
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
    const { role, id, code, name } = context.caller;
    return {
      at: currentTime(),
      actor: { role, id, code, name },
      action,
      target: { label: '', ...target },
      reason,
      ...differences(before, after),
      address: context.address,
      requestId: context.requestId,
    };
  }
}
