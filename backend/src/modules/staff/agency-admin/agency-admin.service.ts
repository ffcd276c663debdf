import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../core/scope.js';
import { fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { Bd } from '../bd/bd.schema.js';
import { normaliseCode } from '../shared/codes.js';
import type { Imported } from '../shared/staff-codes.js';
import { type CodedStaff, InjectStaff } from '../shared/staff.js';
import type { AddAgencyAdminDto } from './agency-admin.dto.js';
import { AgencyAdmin } from './agency-admin.schema.js';

/** Agency admins and the BDs above them. */
@Injectable()
export class AgencyAdminService {
  constructor(
    @InjectStaff(AgencyAdmin) private readonly agencyAdmins: CodedStaff<'agencyadmin', AgencyAdmin>,
    @InjectStaff(Bd) private readonly bds: CodedStaff<'bd', Bd>,
  ) {}

  /** `then` runs in the transaction that creates the account. */
  async create(
    scope: Scope,
    account: Imported<AddAgencyAdminDto>,
    then?: (account: AgencyAdmin) => Promise<void>,
  ): Promise<AgencyAdmin> {
    const createBy = await this.bdOf(scope, account.createBy);
    return this.agencyAdmins.codes.create({ ...account, createBy }, { then });
  }

  /**
   * Returns the code of a BD given by code or _id. Without one, a BD gets its own code. Fails with NOT_FOUND on
   * `createBy` for a BD outside the scope.
   */
  async bdOf(scope: Scope, named: string | undefined): Promise<string> {
    if (!named && scope.role === 'bd') return scope.code;
    if (!named) throw fieldError('createBy', FIELD_REQUIRED);
    const bd = await this.bds.codes.findByCodeOrId(scope, named);
    if (!bd) throw fieldError('createBy', 'This BD does not exist', 'NOT_FOUND');
    return bd.uniqueId;
  }

  /** Returns whether the agency admin belongs to this BD, given by code or _id. */
  async belongsTo({ createBy }: AgencyAdmin, bd: string): Promise<boolean> {
    return normaliseCode(bd.trim()) === createBy || (await this.bds.codes.codeOf(bd)) === createBy;
  }

  /**
   * Locks an agency admin under its BD until the caller's transaction ends. The write makes a concurrent move or delete
   * conflict, so that one of the two transactions is retried.
   */
  async hold(code: string, bd: string): Promise<void> {
    const { matchedCount } = await this.agencyAdmins.accounts.records.unscoped.updateOne(
      { uniqueId: code, createBy: bd, deleted: false },
      { $inc: { __v: 1 } },
    );
    if (!matchedCount) {
      throw fieldError(
        'admin',
        'Someone else has moved or deleted this agency admin. Reload the page',
        'VERSION_CONFLICT',
      );
    }
  }
}
