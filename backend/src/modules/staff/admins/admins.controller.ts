import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Scope } from '../../../core/scope.js';
import { isPanelSession } from '../../../http/panel-session.js';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { ShowsText } from '../../../http/shown-fields.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { SecondFactors } from '../../../platform/access/second-factor/second-factors.js';
import { InjectStaff, type Staff } from '../shared/staff.js';
import { passwordsOf } from '../shared/staff.dto.js';
import {
  AddAdminDto,
  AdminDto,
  AdminListQuery,
  AdminProfile,
  ChangeAdminPasswordDto,
  DisableAdminDto,
  EnableAdminDto,
  IssueAdminPasswordDto,
  ListedAdmin,
  toAdmin,
  toAdminProfile,
  UpdateAdminProfileDto,
} from './admin.dto.js';
import { Admin } from './admin.schema.js';
import { AdminsService } from './admins.service.js';
import { OwnerGrants } from './owners/owner-grants.service.js';
import { SetAdminSetsDto } from './rights/right-set.dto.js';

const AdminProfileResponse = responseOf('AdminProfileResponse', { details: AdminProfile });
const AdminResponse = responseOf('AdminResponse', { details: AdminDto });
const AdminListResponse = listResponseOf('AdminListResponse', { details: [ListedAdmin] });

/** An admin who may wait for another Owner. */
class GrantedAdminResponse extends AdminResponse {
  @ShowsText("Id of the request to make the admin an Owner, '' when nothing waits", '') waiting: string;
}

@ApiTags('admins')
@Controller('admin')
export class AdminsController {
  constructor(
    @InjectStaff(Admin) private readonly admins: Staff<'admin', Admin>,
    private readonly adminsService: AdminsService,
    private readonly factors: SecondFactors,
    private readonly grants: OwnerGrants,
  ) {}

  @Endpoint('POST', 'profile/editprofile', {
    roles: ['admin*'],
    right: 'own',
    summary: "Update the admin's own profile",
    response: AdminProfileResponse,
    touches: ['auth'],
    message: 'Profile updated',
    form: true,
    description: 'Panels must send the current password to change the number or email address.',
    errors: ['NOT_FOUND', 'DUPLICATE', 'VERSION_CONFLICT', 'FILE_REJECTED', 'RATE_LIMITED'],
  })
  async updateAdminProfile(
    @CurrentCaller() caller: Caller,
    @Body() change: UpdateAdminProfileDto,
    @CurrentHttpContext() { request }: HttpContext,
  ) {
    const changed = await this.adminsService.updateProfile(caller, change, isPanelSession(request));
    return { details: toAdminProfile(changed) };
  }

  @Endpoint('PUT', 'profile/updatepassword', {
    roles: ['admin*'],
    right: 'own',
    summary: "Change the admin's own password and end the admin's other sessions",
    response: AdminProfileResponse,
    touches: ['auth', 'staff-sessions', 'sign-ins'],
    message: 'Password changed',
    whilePasswordDue: true,
    errors: ['RATE_LIMITED'],
  })
  async changeAdminPassword(@CurrentCaller() caller: Caller, @Body() passwords: ChangeAdminPasswordDto) {
    return { details: toAdminProfile(await this.admins.passwords.changeOwn(caller, passwordsOf(passwords))) };
  }

  @Endpoint('GET', 'admins', {
    roles: ['admin'],
    right: 'staff.read',
    summary: 'List the platform admins',
    response: AdminListResponse,
    list: { names: ['admins'], rows: 20, live: 'staff', kind: 'admin' },
  })
  async listAdmins(@CurrentCaller() caller: Caller, @Query() query: AdminListQuery) {
    const { records, ...counts } = await this.admins.accounts.list(Scope.of(caller), query, pageOf(query));
    const withFactor = await this.factors.onAmong(records.map(({ _id }) => _id));
    const details = records.map((admin) => ({
      ...toAdmin(admin),
      secondFactor: withFactor.has(admin._id.toHexString()),
    }));
    return { details, ...counts };
  }

  @Endpoint('POST', 'admins', {
    roles: ['admin'],
    right: 'admins.manage',
    stepUp: true,
    summary: 'Add a platform admin',
    description:
      'The new admin cannot confirm requests for 24 hours, and never requests of the admin who added them. When there is another Owner, the set of the Owners waits for that Owner: `waiting` names the request, and the new admin begins with the other named sets, or with the other built-in sets when none are named.',
    response: GrantedAdminResponse,
    touches: ['right-sets', 'waiting-owners'],
    message: 'Admin added',
    errors: ['DUPLICATE'],
  })
  async addAdmin(@CurrentCaller() caller: Caller, @Body() admin: AddAdminDto) {
    const { admin: added, waiting } = await this.adminsService.add(caller, admin);
    return { details: toAdmin(added), waiting };
  }

  @Endpoint('PUT', 'admins/:id/sets', {
    roles: ['admin'],
    right: 'admins.manage',
    stepUp: true,
    summary: 'Give another platform admin sets of rights, in place of those before',
    description:
      'Counts from the next request of that admin. When there is another Owner, making an admin an Owner waits for that Owner: nothing changes yet, and `waiting` names the request.',
    response: GrantedAdminResponse,
    touches: ['right-sets', 'waiting-owners'],
    message: 'Rights changed',
    errors: ['NOT_FOUND', 'IN_USE', 'VERSION_CONFLICT'],
  })
  async setAdminSets(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() change: SetAdminSetsDto,
  ) {
    const { admin, waiting } = await this.grants.setSets(caller, id, change);
    return { details: toAdmin(admin), waiting, ...(waiting && { message: 'Another Owner must confirm' }) };
  }

  @Endpoint('POST', 'admins/:id/disable', {
    roles: ['admin'],
    right: 'admins.manage',
    stepUp: true,
    summary: 'Disable another platform admin; the sessions of that admin end immediately',
    response: AdminResponse,
    touches: ['waiting-owners', 'staff-sessions', 'sign-ins'],
    message: 'Admin disabled',
    errors: ['NOT_FOUND', 'IN_USE'],
  })
  async disableAdmin(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() { reason }: DisableAdminDto,
  ) {
    return { details: toAdmin(await this.adminsService.disable(caller, id, reason)) };
  }

  @Endpoint('POST', 'admins/:id/enable', {
    roles: ['admin'],
    right: 'admins.manage',
    stepUp: true,
    summary: 'Enable a disabled platform admin',
    description: 'That admin never confirms requests of the admin who enabled them.',
    response: AdminResponse,
    message: 'Admin enabled',
    errors: ['NOT_FOUND'],
  })
  async enableAdmin(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() { reason }: EnableAdminDto,
  ) {
    return { details: toAdmin(await this.adminsService.enable(caller, id, reason)) };
  }

  @Endpoint('POST', 'admins/:id/password', {
    roles: ['admin'],
    right: 'admins.manage',
    stepUp: true,
    summary: 'Issue a new password to another platform admin; the sessions of that admin end immediately',
    description:
      'The admin must change the password at the next sign-in and cannot confirm requests until 24 hours after that.',
    response: AdminResponse,
    touches: ['staff-sessions', 'sign-ins'],
    message: 'Password issued',
    errors: ['NOT_FOUND', 'IN_USE'],
  })
  async issueAdminPassword(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() { password }: IssueAdminPasswordDto,
  ) {
    return { details: toAdmin(await this.adminsService.issuePassword(caller, id, password)) };
  }
}
