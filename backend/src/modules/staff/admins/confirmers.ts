import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { currentTime } from '../../../core/request-context.js';
import type { Right } from '../../../core/rights.js';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { Admin } from './admin.schema.js';
import { obstacleTo } from './confirmation-rule.js';
import { OWNER_SET } from './rights/built-in-sets.js';

/** Finds the admins who may confirm a request now. */
@Injectable()
export class Confirmers {
  constructor(@InjectUnscoped(Admin) private readonly admins: Model<Admin>) {}

  /** Returns the ids of the admins with this right who may confirm the requests of `askerId`. */
  async of(askerId: string, right: Right): Promise<string[]> {
    // Those who may not sign in count as issuers of passwords only.
    const admins = await this.admins.find().lean<Admin[]>();
    const byId = new Map(admins.map((admin) => [admin._id.toHexString(), admin]));
    const now = currentTime();
    return admins
      .filter(({ deleted, disabled }) => !deleted && !disabled)
      .filter(
        ({ sets = [], rights = [] }) => rights.includes(right) || sets.some((set) => set.equals(OWNER_SET)),
      )
      .filter((admin) => obstacleTo(admin, askerId, byId, now) === '')
      .map(({ _id }) => _id.toHexString());
  }
}
