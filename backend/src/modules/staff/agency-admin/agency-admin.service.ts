import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { agencyAdminsIn, type Scope } from '../../../core/scope.js';
import { fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { BdService } from '../bd/bd.service.js';
import { CodedAccounts, type Imported } from '../shared/coded-accounts.js';
import { normaliseCode } from '../shared/codes.js';
import { StaffTools } from '../shared/staff-tools.js';
import { type AddAgencyAdminDto, type AgencyAdminProfile, toAgencyAdminProfile } from './agency-admin.dto.js';
import { AgencyAdmin } from './agency-admin.schema.js';

@Injectable()
export class AgencyAdminService extends CodedAccounts<AgencyAdmin, AgencyAdminProfile> {
  readonly kind = 'agencyadmin';
  protected readonly toProfile = toAgencyAdminProfile;

  constructor(
    @InjectUnscoped(AgencyAdmin) model: Model<AgencyAdmin>,
    tools: StaffTools,
    private readonly bds: BdService,
  ) {
    super(model, tools);
  }

  /** `then` runs in the transaction that creates the account. */
  async create(
    scope: Scope,
    { password, image, createBy, ...fields }: Imported<AddAgencyAdminDto>,
    then?: (account: AgencyAdmin) => Promise<void>,
  ): Promise<AgencyAdmin> {
    const account = { ...fields, createBy: await this.bdOf(scope, createBy) };
    return this.createAccount(account, password, image, { then });
  }

  /**
   * Returns the code of a BD given by code or _id. Without one, a BD gets its own code. Fails with NOT_FOUND on
   * `createBy` for a BD outside the scope.
   */
  async bdOf(scope: Scope, named: string | undefined): Promise<string> {
    if (!named && scope.role === 'bd') return scope.code;
    if (!named) throw fieldError('createBy', FIELD_REQUIRED);
    const bd = await this.bds.findByCodeOrId(scope, named);
    if (!bd) throw fieldError('createBy', 'This BD does not exist', 'NOT_FOUND');
    return bd.uniqueId;
  }

  /** Returns whether the agency admin belongs to this BD, given by code or _id. */
  async belongsTo({ createBy }: AgencyAdmin, bd: string): Promise<boolean> {
    return normaliseCode(bd.trim()) === createBy || (await this.bds.codeOf(bd)) === createBy;
  }

  /**
   * Locks an agency admin under its BD until the caller's transaction ends. The write makes a concurrent move or delete
   * conflict, so that one of the two transactions is retried.
   */
  async hold(code: string, bd: string): Promise<void> {
    const { matchedCount } = await this.accounts.unscoped.updateOne(
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

  protected ownedBy(scope: Scope) {
    return agencyAdminsIn(scope);
  }
}
