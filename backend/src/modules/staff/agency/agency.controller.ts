import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { present } from '../../../core/present.js';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Scope } from '../../../core/scope.js';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { AppError } from '../../../core/errors.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { type CodedStaff, InjectStaff } from '../shared/staff.js';
import { assertMaySetPassword } from '../shared/who-issues-passwords.js';
import { passwordsOf, ResetPasswordDto } from '../shared/staff.dto.js';
import {
  AddAgencyDto,
  AgencyDto,
  AgencyListQuery,
  AgencyProfile,
  toAgencyProfile,
  UpdateAgencyDto,
  UpdateOwnAgencyDto,
} from './agency.dto.js';
import { Agency as AgencyAccount } from './agency.schema.js';
import { AgencyService } from './agency.service.js';

const AgencyResponse = responseOf('AgencyResponse', { details: AgencyDto });
export const AgencyListResponse = listResponseOf('AgencyListResponse', { details: [AgencyDto] });
const AgencyProfileResponse = responseOf('AgencyProfileResponse', { updateProfile: AgencyProfile });
const AgencyPasswordResponse = responseOf('AgencyPasswordResponse', { details: AgencyProfile });
const errors = ['NOT_FOUND', 'DUPLICATE', 'FILE_REJECTED'] as const;

/** Agency endpoints for platform admins, agency admins and BDs. */
@ApiTags('agency')
@Controller('admin/agencyPanel')
export class AgencyController {
  constructor(
    @InjectStaff(AgencyAccount) private readonly agencies: CodedStaff<'agency', AgencyAccount>,
    private readonly agencyService: AgencyService,
  ) {}

  @Endpoint('POST', 'addAgencyPanel', {
    roles: ['admin', 'agencyadmin*'],
    right: 'staff.write',
    summary: 'Add an agency to an agency admin; the server generates its code',
    response: AgencyResponse,
    touches: ['hierarchy'],
    message: 'Agency added',
    form: true,
    errors,
  })
  async addAgency(@CurrentCaller() caller: Caller, @Body() agency: AddAgencyDto) {
    return { details: await this.describe(await this.agencyService.create(Scope.of(caller), agency)) };
  }

  @Endpoint('POST', 'updateAgencyPanel', {
    roles: ['admin', 'agencyadmin*'],
    right: 'staff.write',
    summary: 'Change an agency; a different agency admin moves the agency, a password ends its sessions',
    response: AgencyResponse,
    touches: ['hierarchy', 'staff-sessions', 'sign-ins'],
    message: 'Agency updated',
    form: true,
    errors: [...errors, 'VERSION_CONFLICT', 'PROOF_REQUIRED'],
  })
  async updateAgency(@CurrentCaller() caller: Caller, @Body() { versionSeen, ...agency }: UpdateAgencyDto) {
    assertMaySetPassword(caller, agency.password);
    const seen = { version: versionSeen, show: (present: AgencyAccount) => this.describe(present) };
    const changed = await this.agencyService.updateRecord(Scope.of(caller), agency, seen);
    return { details: await this.describe(changed) };
  }

  @Endpoint('GET', 'getAgencyPanel', {
    roles: ['admin', 'agencyadmin*'],
    right: 'staff.read',
    summary: 'List the agencies with their number of approved hosts',
    response: AgencyListResponse,
    list: { names: ['agencies', 'agency-lookup'], live: 'staff', kind: 'agency' },
  })
  async listAgencies(@CurrentCaller() caller: Caller, @Query() query: AgencyListQuery) {
    const { records, ...counts } = await this.agencies.accounts.list(Scope.of(caller), query, pageOf(query));
    return { details: await this.agencyService.describe(records), ...counts };
  }

  @Endpoint('GET', 'fetchAgencyPanel', {
    roles: ['admin', 'bd*', 'agencyadmin*', 'agency*'],
    right: 'staff.read',
    summary: 'Read one agency',
    response: AgencyResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchAgency(@CurrentCaller() caller: Caller, @Query() { id }: IdDto) {
    return { details: await this.describe(await this.agencies.accounts.find(Scope.of(caller), id)) };
  }

  private async describe(agency: AgencyAccount): Promise<AgencyDto> {
    const [described] = await this.agencyService.describe([agency]);
    return present(described);
  }
}

/** Endpoints for an agency's own account. */
@ApiTags('agency')
@Controller('agency')
export class AgencyProfileController {
  constructor(@InjectStaff(AgencyAccount) private readonly agencies: CodedStaff<'agency', AgencyAccount>) {}

  @Endpoint('PATCH', 'edit/:id', {
    roles: ['agency*'],
    summary: "Update the agency's own profile",
    response: AgencyProfileResponse,
    message: 'Profile updated',
    form: true,
    errors: [...errors, 'VERSION_CONFLICT'],
  })
  async updateAgencyProfile(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() { id: named, avatar, versionSeen, ...fields }: UpdateOwnAgencyDto,
  ) {
    if (named !== id) throw new AppError('NOT_FOUND');
    const seen = { version: versionSeen, show: toAgencyProfile };
    const changed = await this.agencies.accounts.update(Scope.of(caller), id, fields, {
      image: avatar,
      seen,
    });
    return { updateProfile: toAgencyProfile(changed) };
  }

  @Endpoint('PATCH', 'passwordReset/:id', {
    roles: ['agency*'],
    summary: "Change the agency's own password and end its other sessions",
    response: AgencyPasswordResponse,
    touches: ['auth', 'staff-sessions', 'sign-ins'],
    message: 'Password changed',
    whilePasswordDue: true,
    errors: ['RATE_LIMITED'],
  })
  async changeAgencyPassword(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() passwords: ResetPasswordDto,
  ) {
    if (id !== caller.id) throw new AppError('NOT_FOUND');
    return {
      details: toAgencyProfile(await this.agencies.passwords.changeOwn(caller, passwordsOf(passwords))),
    };
  }
}
