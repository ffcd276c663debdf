import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, type QueryFilter, Types } from 'mongoose';
import { AppError } from '../../core/errors.js';
import type { Page } from '../../http/list-query.js';
import { LoginThrottle } from '../../platform/access/login-throttle.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { whereOf } from '../../platform/database/filters.js';
import { findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { SignInLock } from '../../platform/sign-ins/sign-in-lock.schema.js';
import { SignInLog } from '../../platform/sign-ins/sign-in-log.js';
import type { LockedAccountQuery, LockOfAccount } from './locked-account.dto.js';

const present = (): QueryFilter<SignInLock> => ({ account: { $ne: null }, until: { $gt: new Date() } });

/** Lists the staff accounts that are locked after failed sign-ins, and opens them. */
@Injectable()
export class LockedAccountsService {
  constructor(
    @InjectModel(SignInLock.name) private readonly locks: Model<SignInLock>,
    @InjectConnection() private readonly connection: Connection,
    private readonly throttle: LoginThrottle,
    private readonly log: SignInLog,
    private readonly audit: AuditService,
    private readonly zones: TimeZones,
  ) {}

  list(query: LockedAccountQuery, page: Page): Promise<Listed<LockOfAccount>> {
    const where = { ...present(), ...whereOf(query, this.zones.calendar) };
    return findPage(this.locks as Model<LockOfAccount>, where, page, sortOf(query.sort ?? '-at', {}));
  }

  /** Opens a lock before its time and audits that on the account. NOT_FOUND when the lock has ended or is open. */
  async open(id: string): Promise<void> {
    await inTransaction(this.connection, async () => {
      const _id = new Types.ObjectId(id);
      const lock = await this.locks.findOneAndDelete({ _id, ...present() }).lean<LockOfAccount>();
      if (!lock) throw new AppError('NOT_FOUND', 'This account is no longer locked');
      const { role, code, name, scope, address, userAgent, until } = lock;
      const account = lock.account.toHexString();
      await this.log.note('unlocked', { role, id: account, code, name });
      await this.audit.record({
        action: `${role}.unlock`,
        target: { kind: role, id: account, label: code || name },
        before: { lockedOut: scope, address, device: userAgent, until },
      });
      // The counter is outside of the transaction. It comes last: an account without a counter would have no record.
      await this.throttle.open(lock);
    });
  }
}
