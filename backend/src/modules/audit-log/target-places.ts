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

/** Where the withdrawals and host applications of audit records are shown: their screens are named by user and state. */
@Injectable()
export class TargetPlaces {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** By the id of the target; a record that is gone has no place. Two queries, however many records there are. */
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
