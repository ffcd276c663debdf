import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { On } from '../../platform/domain-events/domain-events.js';
import { AccountDeleted } from '../users/user-events.js';
import { notEnded, UserItem } from './user-item.schema.js';

/**
 * The items of deleted accounts. The records stay under the id, like the ledger's entries, because they count as sales; they
 * end, and what staff wrote about the person goes.
 */
@Injectable()
export class ItemsOfDeleted {
  constructor(@InjectModel(UserItem.name) private readonly records: Model<UserItem>) {}

  @On(AccountDeleted)
  async forget({ user }: AccountDeleted): Promise<void> {
    const now = new Date();
    await this.records.updateMany({ user, ...notEnded(now) }, { $set: { until: now } });
    await this.records.updateMany({ user }, { $set: { reason: '' }, $unset: { endDue: 1 } });
    await this.records.updateMany({ user, revoked: { $exists: true } }, { $set: { 'revoked.reason': '' } });
  }
}
