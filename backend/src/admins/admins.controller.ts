import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { Scope } from '../access/scope.js';
import { answer, listAnswer } from '../api/answer.js';
import { Endpoint } from '../api/endpoint.js';
import { IdDto } from '../api/id.dto.js';
import { ListQuery, pageOf } from '../api/list-query.js';
import { passwordsOf } from '../staff/staff.dto.js';
import {
  AddAdminDto,
  Admin,
  AdminProfile,
  ChangeAdminPasswordDto,
  DisableAdminDto,
  toAdmin,
  toAdminProfile,
  UpdateAdminProfileDto,
} from './admin.dto.js';
import { AdminsService } from './admins.service.js';

const AdminProfileAnswer = answer('AdminProfileAnswer', { details: AdminProfile });
const AdminAnswer = answer('AdminAnswer', { details: Admin });
const AdminListAnswer = listAnswer('AdminListAnswer', { details: [Admin] });

@ApiTags('admins')
@Controller('admin')
export class AdminsController {
  constructor(private readonly admins: AdminsService) {}

  @Endpoint('POST', 'profile/editprofile', {
    roles: ['admin*'],
    summary: "Change the admin's own profile",
    answers: AdminProfileAnswer,
    says: 'Profile updated',
    form: true,
    fails: ['NOT_FOUND', 'DUPLICATE', 'FILE_REJECTED'],
  })
  async updateAdminProfile(
    @CurrentCaller() caller: Caller,
    @Body() { id, image, ...fields }: UpdateAdminProfileDto,
  ) {
    return { details: toAdminProfile(await this.admins.update(Scope.of(caller), id, fields, { image })) };
  }

  @Endpoint('PUT', 'profile/updatepassword', {
    roles: ['admin*'],
    summary: "Change the admin's own password; its other sessions end",
    answers: AdminProfileAnswer,
    says: 'Password changed',
    whilePasswordDue: true,
    fails: ['RATE_LIMITED'],
  })
  async changeAdminPassword(@CurrentCaller() caller: Caller, @Body() passwords: ChangeAdminPasswordDto) {
    return { details: toAdminProfile(await this.admins.changeOwnPassword(caller, passwordsOf(passwords))) };
  }

  @Endpoint('GET', 'admins', {
    roles: ['admin'],
    summary: 'List the platform admins',
    answers: AdminListAnswer,
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
    answers: AdminAnswer,
    says: 'Admin added',
    fails: ['DUPLICATE'],
  })
  async addAdmin(@CurrentCaller() caller: Caller, @Body() admin: AddAdminDto) {
    return { details: toAdmin(await this.admins.add(caller, admin)) };
  }

  @Endpoint('POST', 'admins/:id/disable', {
    roles: ['admin'],
    summary: 'Disable a platform admin, never oneself; its sessions end at once',
    answers: AdminAnswer,
    says: 'Admin disabled',
    fails: ['NOT_FOUND', 'IN_USE'],
  })
  async disableAdmin(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() { reason }: DisableAdminDto,
  ) {
    return { details: toAdmin(await this.admins.disable(caller, id, reason)) };
  }
}
