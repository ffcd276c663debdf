import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { AppError } from '../../../core/errors.js';
import type { StaffRole } from '../../../core/roles.js';
import { Scope } from '../../../core/scope.js';
import { SecondFactors } from '../../../platform/access/second-factor/second-factors.js';
import { SessionsService } from '../../../platform/access/sessions.service.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { SignInLog } from '../../../platform/sign-ins/sign-in-log.js';
import { RightHolders } from '../../staff/admins/rights/right-holders.js';
import { StaffKinds } from '../../staff/kinds/staff-kinds.js';
import type { CodedKind } from '../../staff/shared/codes.js';

/** Turns off the second factor of people who have lost it. */
@Injectable()
export class FactorReset {
  constructor(
    private readonly staff: StaffKinds,
    private readonly holders: RightHolders,
    private readonly factors: SecondFactors,
    private readonly sessions: SessionsService,
    private readonly log: SignInLog,
    private readonly audit: AuditService,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** Resets that of another admin. Fails for the own account, and for callers who are no Owner any more. */
  ofAdmin(caller: Caller, id: string): Promise<void> {
    if (id === caller.id) throw new AppError('IN_USE', 'Turn off your own second factor on your profile');
    return this.holders.asOwner(caller, async () => {
      const admin = await this.staff.of('admin').signIns.profileOf(id);
      if (!admin) throw new AppError('NOT_FOUND');
      await this.reset({ role: 'admin', id, code: '', name: admin.name });
    });
  }

  /** Resets that of other staff. Fails for callers who are no Owner any more. */
  ofStaff(caller: Caller, kind: CodedKind, id: string): Promise<void> {
    return this.holders.asOwner(caller, async () => {
      const { uniqueId: code, name } = await this.staff.ofCoded(kind).accounts.find(Scope.of(caller), id);
      await this.reset({ role: kind, id, code, name });
    });
  }

  private reset(owner: { role: StaffRole; id: string; code: string; name: string }): Promise<void> {
    const { role, id, code, name } = owner;
    return inTransaction(this.connection, async () => {
      if (!(await this.factors.remove(id))) {
        throw new AppError('INVALID_TRANSITION', 'This account has no second factor');
      }
      await this.log.note('factorReset', owner);
      const target = { kind: role, id, label: code || name };
      await this.audit.record({ action: `${role}.resetSecondFactor`, target });
      await this.sessions.endAll(id);
    });
  }
}
