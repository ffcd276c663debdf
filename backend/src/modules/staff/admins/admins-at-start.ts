import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { numberEnd } from '../../../core/phone-spelling.js';
import { hashPassword } from '../../../platform/access/passwords.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { adminKind } from './admin.kind.js';
import { Admin } from './admin.schema.js';
import { OWNER_SET } from './rights/built-in-sets.js';

/** Prepares the platform admins at the start of the application. */
@Injectable()
export class AdminsAtStart {
  constructor(
    @InjectUnscoped(Admin) private readonly admins: Model<Admin>,
    private readonly audit: AuditService,
  ) {}

  async hasAny(): Promise<boolean> {
    return (await this.admins.exists({})) !== null;
  }

  /**
   * Creates the first admin of an installation, an Owner. Does nothing if an admin exists. With `operatorPassword`, panels
   * ask this admin for another password at the sign-in.
   */
  async ensureFirst(account: {
    number: string;
    password: string;
    name: string;
    operatorPassword: boolean;
  }): Promise<void> {
    if (await this.hasAny()) return;
    const password = await hashPassword(account.password);
    try {
      const number = adminKind.number(account.number);
      const first = { ...account, number, password, sets: [OWNER_SET] };
      await this.admins.create(first);
    } catch (error) {
      // A concurrent process has created the first admin.
      if (!(await this.hasAny())) throw error;
    }
  }

  /**
   * Migration: fills in `addedBy` and `passwordIssuedBy` from the audit log for admins added by a version that did not
   * store them.
   */
  async noteAddedBy(): Promise<void> {
    const admins = await this.admins.find({ addedBy: { $exists: false } }, { mustChangePassword: 1 }).lean();
    const ids = admins.map(({ _id }) => _id.toHexString());
    const actors = await this.audit.lastActors(ids, ['admin.create']);
    for (const { _id, mustChangePassword } of admins) {
      const addedBy = actors.get(_id.toHexString())?.id ?? '';
      const passwordIssuedBy = mustChangePassword ? addedBy : '';
      await this.admins.updateOne({ _id }, { addedBy, passwordIssuedBy });
    }
  }

  /** Migration: fills in `numberEnd` for admins whose number was set by an earlier version. */
  async noteNumberEnds(): Promise<void> {
    const admins = await this.admins.find({}, { number: 1, numberEnd: 1 }).lean();
    const stale = admins.filter((admin) => admin.numberEnd !== numberEnd(admin.number));
    const writes = stale.map(({ _id, number }) => ({
      updateOne: { filter: { _id, number }, update: { $set: { numberEnd: numberEnd(number) } } },
    }));
    if (writes.length) await this.admins.bulkWrite(writes);
  }
}
