import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { agencyAdminsIn, type Scope } from '../../../core/scope.js';
import { fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { BdService } from '../bd/bd.service.js';
import { CodedAccounts } from '../shared/coded-accounts.js';
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

  async create(
    scope: Scope,
    { password, image, createBy, ...fields }: AddAgencyAdminDto,
  ): Promise<AgencyAdmin> {
    return this.createAccount({ ...fields, createBy: await this.bdOf(scope, createBy) }, password, image);
  }

  /** The code of the BD that is named: any for the admin, itself for a BD; 404 for a foreign one. */
  async bdOf(scope: Scope, named: string | undefined): Promise<string> {
    if (!named && scope.role === 'bd') return scope.code;
    if (!named) throw fieldError('createBy', FIELD_REQUIRED);
    const bd = await this.bds.findByCodeOrId(scope, named);
    if (!bd) throw fieldError('createBy', 'There is no such BD', 'NOT_FOUND');
    return bd.uniqueId;
  }

  /** Whether the BD that is named by code or _id is the one of this agency admin. */
  async belongsTo({ createBy }: AgencyAdmin, bd: string): Promise<boolean> {
    return normaliseCode(bd.trim()) === createBy || (await this.bds.codeOf(bd)) === createBy;
  }

  /**
   * Keeps an agency admin under its BD until the transaction of the caller ends. Written, not only read: a move or a delete
   * at the same time makes one of the two start over.
   */
  async hold(code: string, bd: string): Promise<void> {
    const { matchedCount } = await this.accounts.unscoped.updateOne(
      { uniqueId: code, createBy: bd, deleted: false },
      { $inc: { __v: 1 } },
    );
    if (!matchedCount) {
      throw fieldError('admin', 'Somebody else moved or deleted this agency admin', 'VERSION_CONFLICT');
    }
  }

  protected ownedBy(scope: Scope) {
    return agencyAdminsIn(scope);
  }
}
