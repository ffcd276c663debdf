import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Scope } from '../../../core/scope.js';
import { responseOf, Envelope, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { AppError } from '../../../core/errors.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { type CodedStaff, InjectStaff } from '../shared/staff.js';
import { passwordChangeResponseOf } from '../shared/password-change-response.js';
import { ChangePasswordDto, passwordsOf, UpdateStaffDto } from '../shared/staff.dto.js';
import { assertMaySetPassword, refusePasswordFrom } from '../shared/who-issues-passwords.js';
import {
  AddAgencyAdminDto,
  AgencyAdminListQuery,
  AgencyAdminDto,
  AgencyAdminProfile,
  AgencyAdminsOfBdDto,
  toAgencyAdmin,
  toAgencyAdminProfile,
} from './agency-admin.dto.js';
import { AgencyAdmin } from './agency-admin.schema.js';
import { AgencyAdminService } from './agency-admin.service.js';

const AgencyAdminResponse = responseOf('AgencyAdminResponse', { data: AgencyAdminDto });
const AgencyAdminDetailsResponse = responseOf('AgencyAdminDetailsResponse', { details: AgencyAdminDto });
const AgencyAdminListResponse = listResponseOf('AgencyAdminListResponse', { details: [AgencyAdminDto] });
const AgencyAdminsOfBdResponse = listResponseOf('AgencyAdminsOfBdResponse', { data: [AgencyAdminDto] });
const AgencyAdminPasswordResponse = passwordChangeResponseOf(
  'AgencyAdminPasswordResponse',
  AgencyAdminProfile,
);
const errors = ['NOT_FOUND', 'DUPLICATE', 'FILE_REJECTED'] as const;
const LISTED = 'Agency Admin list successfully retrieved';

@ApiTags('agency-admin')
@Controller('agencadminpanel')
export class AgencyAdminController {
  constructor(
    @InjectStaff(AgencyAdmin) private readonly agencyAdmins: CodedStaff<'agencyadmin', AgencyAdmin>,
    private readonly agencyAdminService: AgencyAdminService,
  ) {}

  @Endpoint('POST', 'createagencyadmin', {
    roles: ['admin', 'bd*'],
    right: 'staff.write',
    summary: 'Add an agency admin to a BD; the server generates its code',
    response: AgencyAdminResponse,
    touches: ['hierarchy'],
    message: 'AgencyAdmin panel successfully added',
    form: true,
    errors,
  })
  async addAgencyAdmin(@CurrentCaller() caller: Caller, @Body() account: AddAgencyAdminDto) {
    return { data: toAgencyAdmin(await this.agencyAdminService.create(Scope.of(caller), account)) };
  }

  @Endpoint('POST', 'getagencyadmin', {
    roles: ['admin', 'bd*'],
    right: 'staff.read',
    summary: "List a BD's agency admins",
    response: AgencyAdminsOfBdResponse,
    list: { names: ['agency-admins-of-bd', 'agency-admins'], live: 'staff', kind: 'agencyadmin' },
    message: LISTED,
    readOnly: true,
    errors: ['NOT_FOUND'],
  })
  async listAgencyAdminsOfBd(@CurrentCaller() caller: Caller, @Body() query: AgencyAdminsOfBdDto) {
    const scope = Scope.of(caller);
    const createBy = await this.agencyAdminService.bdOf(scope, query.createBy);
    const { records, ...counts } = await this.agencyAdmins.accounts.list(scope, query, pageOf(query), {
      createBy,
    });
    return { data: records.map(toAgencyAdmin), ...counts };
  }

  @Endpoint('GET', 'getone', {
    roles: ['admin', 'bd*', 'agencyadmin*'],
    right: 'staff.read',
    summary: 'Read one agency admin',
    response: AgencyAdminResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchAgencyAdmin(@CurrentCaller() caller: Caller, @Query() { id }: IdDto) {
    return { data: toAgencyAdmin(await this.agencyAdmins.accounts.find(Scope.of(caller), id)) };
  }

  @Endpoint('GET', 'getall', {
    roles: ['admin'],
    right: 'staff.read',
    summary: 'List all agency admins',
    response: AgencyAdminListResponse,
    list: { names: ['agency-admins'], live: 'staff', kind: 'agencyadmin' },
    message: LISTED,
  })
  async listAgencyAdmins(@CurrentCaller() caller: Caller, @Query() query: AgencyAdminListQuery) {
    const { records, ...counts } = await this.agencyAdmins.accounts.list(
      Scope.of(caller),
      query,
      pageOf(query),
    );
    return { details: records.map(toAgencyAdmin), ...counts };
  }

  @Endpoint('PUT', 'updateagencyadmin', {
    roles: ['admin', 'bd*', 'agencyadmin*'],
    right: 'staff.write',
    summary: 'Change an agency admin; only the admin or its BD can set a password',
    response: AgencyAdminDetailsResponse,
    touches: ['hierarchy', 'staff-sessions', 'sign-ins'],
    message: 'Agency Admin details updated successfully',
    form: true,
    errors: [...errors, 'VERSION_CONFLICT', 'PROOF_REQUIRED'],
  })
  async updateAgencyAdmin(
    @CurrentCaller() caller: Caller,
    @Query() { id }: IdDto,
    @Body() { password, mustChangePassword, image, versionSeen, ...fields }: UpdateStaffDto,
  ) {
    if (caller.role === 'agencyadmin') refusePasswordFrom(password);
    assertMaySetPassword(caller, password);
    const seen = { version: versionSeen, show: toAgencyAdmin };
    const change = { password, mustChangePassword, image, seen };
    const changed = await this.agencyAdmins.accounts.update(Scope.of(caller), id, fields, change);
    return { details: toAgencyAdmin(changed) };
  }

  @Endpoint('DELETE', 'delete', {
    roles: ['admin'],
    right: 'staff.write',
    summary: 'Delete an agency admin; its agencies stay',
    response: Envelope,
    message: 'Agency admin deleted',
    errors: ['NOT_FOUND'],
  })
  async deleteAgencyAdmin(@CurrentCaller() caller: Caller, @Query() { id }: IdDto) {
    await this.agencyAdmins.accounts.remove(Scope.of(caller), id);
  }
}

@ApiTags('agency-admin')
@Controller('agencyadmin')
export class AgencyAdminPasswordController {
  constructor(
    @InjectStaff(AgencyAdmin) private readonly agencyAdmins: CodedStaff<'agencyadmin', AgencyAdmin>,
  ) {}

  // The path keeps its documented spelling (docs/wire-contract.md).
  @Endpoint('PUT', 'upatepassword', {
    roles: ['agencyadmin*'],
    summary: "Change the agency admin's own password and end the other sessions",
    response: AgencyAdminPasswordResponse,
    touches: ['auth', 'staff-sessions', 'sign-ins'],
    message: 'Password changed',
    whilePasswordDue: true,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
  async changeAgencyAdminPassword(
    @CurrentCaller() caller: Caller,
    @Query() { id }: IdDto,
    @Body() passwords: ChangePasswordDto,
  ) {
    if (id !== caller.id) throw new AppError('NOT_FOUND');
    return {
      succes: 1,
      details: toAgencyAdminProfile(
        await this.agencyAdmins.passwords.changeOwn(caller, passwordsOf(passwords)),
      ),
    };
  }
}
