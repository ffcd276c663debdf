import { Injectable } from '@nestjs/common';
import { agenciesIn, type Reach, type Scope } from '../../../core/scope.js';
import { AgencyAdmin } from '../agency-admin/agency-admin.schema.js';
import { AgencyAdminService } from '../agency-admin/agency-admin.service.js';
import { fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import type { Page } from '../../../http/list-query.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { Seen } from '../../../platform/audit/seen.js';
import type { OwnedRecords } from '../../../platform/database/owned-records.js';
import type { Listed } from '../../../platform/database/paging.js';
import type { TimeLimit } from '../../../platform/database/time-limit.js';
import { normaliseCode } from '../shared/codes.js';
import { USABLE } from '../shared/staff-account.schema.js';
import type { StaffQuery } from '../shared/staff-accounts.js';
import type { Imported } from '../shared/staff-codes.js';
import { type CodedStaff, InjectStaff } from '../shared/staff.js';
import { type AddAgencyDto, type AgencyDto, toAgency, type UpdateAgencyDto } from './agency.dto.js';
import { Agency } from './agency.schema.js';
import { HostCounts } from './host-counts.js';

interface Chain {
  bd?: string | undefined;
  admin?: string | undefined;
}

/**
 * Returns whether the agency keeps its agency admin and BD: the client sends neither, or the present codes. Older
 * clients send the whole record, and must be able to edit an agency whose agency admin is deleted.
 */
const staysUnder = (present: Agency, { bd, admin }: Chain): boolean =>
  (!admin || normaliseCode(admin) === present.admin) && (!bd || normaliseCode(bd) === present.bd);

/** Agencies by code and by superior, and the agency admins and BDs above them. */
@Injectable()
export class AgencyService {
  private readonly records: OwnedRecords<Agency, 'agency'>;

  constructor(
    @InjectStaff(Agency) private readonly agencies: CodedStaff<'agency', Agency>,
    @InjectStaff(AgencyAdmin) private readonly agencyAdmins: CodedStaff<'agencyadmin', AgencyAdmin>,
    private readonly agencyAdminService: AgencyAdminService,
    private readonly hostCounts: HostCounts,
    private readonly audit: AuditService,
  ) {
    this.records = agencies.accounts.records;
  }

  /**
   * Returns the codes of the agencies in scope, including deleted agencies, because the history of their hosts stays.
   */
  codesOf(
    agencies: Reach<'agency'>,
    where: Partial<Pick<Agency, 'uniqueId' | 'bd' | 'admin'>> = {},
    time: TimeLimit = {},
  ): Promise<string[]> {
    return this.records.find(agencies, where).setOptions(time).distinct('uniqueId');
  }

  /** Returns the code of the BD or agency admin above each agency in reach, by agency code, including deleted agencies. */
  async superiorsOf(agencies: Reach<'agency'>, field: 'bd' | 'admin'): Promise<Map<string, string>> {
    const below = await this.records.aggregate<{ _id: string; codes: string[] }>(agencies, {}, [
      { $group: { _id: `$${field}`, codes: { $push: '$uniqueId' } } },
    ]);
    return new Map(below.flatMap(({ _id, codes }) => codes.map((code): [string, string] => [code, _id])));
  }

  /** Returns the codes of the agencies in scope with this code, agency admin and BD, including deleted agencies. */
  codesBelow(
    scope: Scope,
    above: Partial<Record<'agencyCode' | 'agencyAdmin' | 'bd', string | undefined>>,
  ): Promise<string[]> {
    const where = {
      ...(above.agencyCode && { uniqueId: normaliseCode(above.agencyCode) }),
      ...(above.agencyAdmin && { admin: normaliseCode(above.agencyAdmin) }),
      ...(above.bd && { bd: normaliseCode(above.bd) }),
    };
    return this.records.find(agenciesIn(scope), where).distinct('uniqueId');
  }

  /** Returns agency names by code, including deleted agencies. */
  async namesOf(codes: string[]): Promise<Map<string, string>> {
    const agencies = await this.records.unscoped
      .find({ uniqueId: { $in: codes } }, { uniqueId: 1, name: 1 })
      .lean<Agency[]>();
    return new Map(agencies.map(({ uniqueId, name }) => [uniqueId, name]));
  }

  /** Returns the agency with this code if it can take hosts: neither deleted nor disabled. */
  async findOpen(code: string): Promise<Agency | undefined> {
    const where = { uniqueId: normaliseCode(code.trim()), ...USABLE };
    return (await this.records.unscoped.findOne(where).lean<Agency>()) ?? undefined;
  }

  /** Returns the ids of the agencies with these codes that are not deleted. */
  async idsOf(codes: string[]): Promise<string[]> {
    const where = { uniqueId: { $in: codes }, deleted: false };
    const found = await this.records.unscoped.find(where, { _id: 1 }).lean<Agency[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** Returns whether an agency with this code exists, disabled ones included. */
  async exists(uniqueId: string): Promise<boolean> {
    return (await this.records.unscoped.exists({ uniqueId, deleted: false })) !== null;
  }

  /** Returns the agencies with these codes that can take hosts, by code. */
  async findOpenAmong(codes: string[]): Promise<Map<string, Agency>> {
    const where = { uniqueId: { $in: codes.map((code) => normaliseCode(code.trim())) }, ...USABLE };
    const found = await this.records.unscoped.find(where).lean<Agency[]>();
    return new Map(found.map((agency) => [agency.uniqueId, agency]));
  }

  /**
   * Lists the agencies of an agency admin given by code or _id. Fails with NOT_FOUND on `field` for an agency admin
   * outside the scope.
   */
  async listUnder(
    scope: Scope,
    { named, field }: { named: string; field: string },
    query: StaffQuery,
    page: Page,
  ): Promise<Listed<Agency>> {
    const agencyAdmin = await this.agencyAdmins.codes.findByCodeOrId(scope, named);
    if (!agencyAdmin) throw fieldError(field, 'This agency admin does not exist', 'NOT_FOUND');
    return this.agencies.accounts.list(scope, query, page, { admin: agencyAdmin.uniqueId });
  }

  /** `then` runs in the transaction that creates the account. */
  async create(
    scope: Scope,
    agency: Imported<AddAgencyDto>,
    then?: (agency: Agency) => Promise<void>,
  ): Promise<Agency> {
    const chain = await this.chainOf(scope, agency);
    const holdAbove = () => this.agencyAdminService.hold(chain.admin, chain.bd);
    return this.agencies.codes.create({ ...agency, ...chain }, { holdAbove, then });
  }

  /** Updates an agency in scope. Another agency admin moves the agency to that agency admin and to its BD. */
  async updateRecord(
    scope: Scope,
    { id, password, mustChangePassword, image, bd, admin, ...fields }: UpdateAgencyDto,
    seen: Seen<Agency>,
  ): Promise<Agency> {
    const { accounts } = this.agencies;
    const present = await accounts.find(scope, id);
    await this.audit.assertSeen(present, seen);
    const change = { password, mustChangePassword, image, seen };
    if (staysUnder(present, { bd, admin })) return accounts.update(scope, id, fields, change);
    const chain = await this.chainOf(scope, { bd, admin: admin || present.admin }, false);
    return accounts.update(scope, id, { ...fields, ...chain }, change, () =>
      this.agencyAdminService.hold(chain.admin, chain.bd),
    );
  }

  /** Converts agencies to DTOs with their number of approved hosts, using one count query for all agencies. */
  async describe(agencies: Agency[]): Promise<AgencyDto[]> {
    const counts = await this.hostCounts.approvedOf(agencies.map(({ uniqueId }) => uniqueId));
    return agencies.map((agency) => toAgency(agency, counts.get(agency.uniqueId) ?? 0));
  }

  /** Returns the agency admin and its BD for an agency. Rejects a given BD that is not the agency admin's. */
  private async chainOf(
    scope: Scope,
    { bd, admin }: Chain,
    isNew = true,
  ): Promise<Record<keyof Chain, string>> {
    const named = admin || (scope.role === 'agencyadmin' ? scope.code : undefined);
    if (!named) throw fieldError('admin', FIELD_REQUIRED);
    if (!bd && isNew && scope.isEverything) throw fieldError('bd', FIELD_REQUIRED);
    const agencyAdmin = await this.agencyAdmins.codes.findByCodeOrId(scope, named);
    if (!agencyAdmin) throw fieldError('admin', 'This agency admin does not exist', 'NOT_FOUND');
    if (bd && !(await this.agencyAdminService.belongsTo(agencyAdmin, bd))) {
      if (!scope.isEverything) throw fieldError('bd', 'This BD does not exist', 'NOT_FOUND');
      throw fieldError('bd', `This agency admin belongs to ${agencyAdmin.createBy}. Choose that BD`);
    }
    return { admin: agencyAdmin.uniqueId, bd: agencyAdmin.createBy };
  }
}
