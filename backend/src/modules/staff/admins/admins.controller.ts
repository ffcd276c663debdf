import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { isPanelSession } from '../../../http/panel-session.js';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { ListQuery, pageOf } from '../../../http/list-query.js';
import { passwordsOf } from '../shared/staff.dto.js';
import {
  AddAdminDto,
  AdminDto,
  AdminProfile,
  ChangeAdminPasswordDto,
  DisableAdminDto,
  EnableAdminDto,
  IssueAdminPasswordDto,
  toAdmin,
  toAdminProfile,
  UpdateAdminProfileDto,
} from './admin.dto.js';
import { AdminsService } from './admins.service.js';

const AdminProfileResponse = responseOf('AdminProfileResponse', { details: AdminProfile });
const AdminResponse = responseOf('AdminResponse', { details: AdminDto });
const AdminListResponse = listResponseOf('AdminListResponse', { details: [AdminDto] });

@ApiTags('admins')
@Controller('admin')
export class AdminsController {
  constructor(private readonly admins: AdminsService) {}

  @Endpoint('POST', 'profile/editprofile', {
    roles: ['admin*'],
    summary: "Change the admin's own profile",
    response: AdminProfileResponse,
    message: 'Profile updated',
    form: true,
    description:
      'From a panel, another number or email address needs the present password: they lead to the account.',
    errors: ['NOT_FOUND', 'DUPLICATE', 'FILE_REJECTED', 'RATE_LIMITED'],
  })
  async updateAdminProfile(
    @CurrentCaller() caller: Caller,
    @Body() change: UpdateAdminProfileDto,
    @CurrentHttpContext() { request }: HttpContext,
  ) {
    const changed = await this.admins.updateProfile(caller, change, isPanelSession(request));
    return { details: toAdminProfile(changed) };
  }

  @Endpoint('PUT', 'profile/updatepassword', {
    roles: ['admin*'],
    summary: "Change the admin's own password; its other sessions end",
    response: AdminProfileResponse,
    message: 'Password changed',
    whilePasswordDue: true,
    errors: ['RATE_LIMITED'],
  })
  async changeAdminPassword(@CurrentCaller() caller: Caller, @Body() passwords: ChangeAdminPasswordDto) {
    return { details: toAdminProfile(await this.admins.changeOwnPassword(caller, passwordsOf(passwords))) };
  }

  @Endpoint('GET', 'admins', {
    roles: ['admin'],
    summary: 'List the platform admins',
    response: AdminListResponse,
  })
  async listAdmins(@Query() query: ListQuery) {
    const { records, ...counts } = await this.admins.list(query.search, pageOf(query));
    return { details: records.map(toAdmin), ...counts };
  }

  @Endpoint('POST', 'admins', {
    roles: ['admin'],
    summary: 'Add a platform admin',
    description:
      'The new admin works at once, confirms nothing for 24 hours, and never what the admin who added them asked for.',
    response: AdminResponse,
    message: 'Admin added',
    errors: ['DUPLICATE'],
  })
  async addAdmin(@CurrentCaller() caller: Caller, @Body() admin: AddAdminDto) {
    return { details: toAdmin(await this.admins.add(caller, admin)) };
  }

  @Endpoint('POST', 'admins/:id/disable', {
    roles: ['admin'],
    summary: 'Disable a platform admin, never oneself; its sessions end at once',
    response: AdminResponse,
    message: 'Admin disabled',
    errors: ['NOT_FOUND', 'IN_USE'],
  })
  async disableAdmin(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() { reason }: DisableAdminDto,
  ) {
    return { details: toAdmin(await this.admins.disable(caller, id, reason)) };
  }

  @Endpoint('POST', 'admins/:id/enable', {
    roles: ['admin'],
    summary: 'Let a disabled platform admin sign in again',
    description: 'That admin never confirms what the admin who enabled them last asked for.',
    response: AdminResponse,
    message: 'Admin enabled',
    errors: ['NOT_FOUND'],
  })
  async enableAdmin(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() { reason }: EnableAdminDto,
  ) {
    return { details: toAdmin(await this.admins.enable(caller, id, reason)) };
  }

  @Endpoint('POST', 'admins/:id/password', {
    roles: ['admin'],
    summary: 'Issue a password to a platform admin who forgot it, never to oneself; its sessions end at once',
    description:
      'The admin must choose another password at the next sign-in, and confirms nothing until 24 hours after that.',
    response: AdminResponse,
    message: 'Password issued',
    errors: ['NOT_FOUND', 'IN_USE'],
  })
  async issueAdminPassword(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() { password }: IssueAdminPasswordDto,
  ) {
    return { details: toAdmin(await this.admins.issuePassword(caller, id, password)) };
  }
}
