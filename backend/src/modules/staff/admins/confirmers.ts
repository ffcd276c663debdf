import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { currentTime } from '../../../core/request-context.js';
import type { Right } from '../../../core/rights.js';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { USABLE } from '../shared/staff-account.schema.js';
import { Admin } from './admin.schema.js';
import { obstacleTo } from './confirmation-rule.js';
import { OWNER_SET } from './rights/built-in-sets.js';

/** Finds the admins who may confirm a request now. */
@Injectable()
export class Confirmers {
  constructor(@InjectUnscoped(Admin) private readonly admins: Model<Admin>) {}

  /** Returns the ids of the admins with this right who may confirm the requests of `askerId`. */
  async of(askerId: string, right: Right): Promise<string[]> {
    const admins = await this.admins.find(USABLE).lean<Admin[]>();
    const asker = admins.find(({ _id }) => _id.toHexString() === askerId);
    const now = currentTime();
    return admins
      .filter(
        ({ sets = [], rights = [] }) => rights.includes(right) || sets.some((set) => set.equals(OWNER_SET)),
      )
      .filter((admin) => obstacleTo(admin, askerId, asker, now) === '')
      .map(({ _id }) => _id.toHexString());
  }
}
