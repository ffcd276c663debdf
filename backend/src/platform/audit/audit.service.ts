import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { currentTime, requestContext } from '../../core/request-context.js';
import { type AuditActor, AuditRecord } from './audit.schema.js';
import { differences } from './differences.js';

export interface Change {
  /** `<kind>.<verb>`. */
  action: string;
  target: { kind: string; id: string; label?: string };
  before?: object;
  after?: object;
  reason?: string;
}

/** Writes down what staff change. Call it inside the transaction of the change, so that neither stands without the other. */
@Injectable()
export class AuditService {
  constructor(@InjectModel(AuditRecord.name) private readonly records: Model<AuditRecord>) {}

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
