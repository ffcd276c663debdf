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

/** Writes down what staff change. Call it inside the transaction of the change, so that neither stands without the other. */
@Injectable()
export class AuditService {
  constructor(
    @InjectModel(AuditRecord.name) private readonly records: Model<AuditRecord>,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** The last change of one field of a record, and whose it was. */
  lastChangeOf(id: string, field: string): Promise<AuditRecord | null> {
    return this.records
      .findOne({ 'target.id': id, [`after.${field}`]: { $exists: true } })
      .sort({ at: -1 })
      .lean();
  }

  /** Who did one of these things last to each of these records, by the record's id. */
  async lastActors(ids: string[], actions: string[]): Promise<Map<string, AuditActor>> {
    const last = await this.lastOf(ids, actions);
    return new Map([...last].map(([id, { actor }]) => [id, actor]));
  }

  /** By whom and when one of these things was done last to each of these records, by the record's id. */
  async lastOf(ids: string[], actions: string[]): Promise<Map<string, Pick<AuditRecord, 'actor' | 'at'>>> {
    if (!ids.length) return new Map();
    const records = await this.records
      .find({ 'target.id': { $in: ids }, action: { $in: actions } }, { target: 1, actor: 1, at: 1 })
      .sort({ at: 1 })
      .lean();
    return new Map(records.map((record) => [record.target.id, record]));
  }

  /**
   * Finds a record, changes it, and saves it with the audit record if anything differs: all of it stands or nothing does.
   * Answers the record before and after.
   */
  change<T extends { _id: Types.ObjectId }, Stored extends Document = HydratedDocument<T>>(
    change: AuditedChange<T, Stored>,
  ): Promise<Changed<T>> {
    const { action, find, apply, afterSave, label, reason } = change;
    return inTransaction(this.connection, async () => {
      const record = await find();
      const before = record.toObject() as T;
      await apply(record);
      // Saved unchanged: nothing happened that a record could tell of.
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

  /** Writes records that `written` made, several requests' in one go; whole as they are, so nothing is checked again. */
  async recordAll(records: Omit<AuditRecord, '_id'>[]): Promise<void> {
    if (records.length) await this.records.insertMany(records, { lean: true });
  }

  /** The record of a change that the running request makes. */
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
