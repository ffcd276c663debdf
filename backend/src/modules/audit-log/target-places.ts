import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { Host } from '../hosts/host.schema.js';
import { Withdrawal } from '../withdrawals/withdrawal.schema.js';
import type { TargetPlace } from './audit.dto.js';
import type { AuditRecord } from '../../platform/audit/audit.schema.js';

interface Owned {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  status: number;
}

/**
 * Finds the user and state of withdrawals and host applications in audit records, which the links to their screens
 * need.
 */
@Injectable()
export class TargetPlaces {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Maps target ids to places. A deleted record has no place. Runs at most two queries, whatever the number of records.
   */
  async of(records: AuditRecord[]): Promise<Map<string, TargetPlace>> {
    const [withdrawals, hosts] = await Promise.all([
      this.find(Withdrawal.name, records, 'withdrawal'),
      this.find(Host.name, records, 'host'),
    ]);
    const places = new Map<string, TargetPlace>();
    for (const { _id, user } of withdrawals)
      places.set(_id.toHexString(), { user: user.toHexString(), status: null });
    for (const { _id, user, status } of hosts)
      places.set(_id.toHexString(), { user: user.toHexString(), status });
    return places;
  }

  private async find(model: string, records: AuditRecord[], kind: string): Promise<Owned[]> {
    const ids = records
      .filter(({ target }) => target.kind === kind && Types.ObjectId.isValid(target.id))
      .map(({ target }) => new Types.ObjectId(target.id));
    if (!ids.length) return [];
    return this.connection
      .model<Owned>(model)
      .find({ _id: { $in: ids } }, { user: 1, status: 1 })
      .lean<Owned[]>();
  }
}
