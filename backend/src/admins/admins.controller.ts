import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { answer } from '../api/answer.js';
import { Endpoint } from '../api/endpoint.js';
import { fieldError } from '../api/errors.js';
import { AdminProfile, ChangeAdminPasswordDto, UpdateAdminProfileDto } from './admin.dto.js';
import { AdminsService } from './admins.service.js';

const AdminProfileAnswer = answer('AdminProfileAnswer', { details: AdminProfile });

@ApiTags('admins')
@Controller('admin/profile')
export class AdminsController {
  constructor(private readonly admins: AdminsService) {}

  @Endpoint('POST', 'editprofile', {
    roles: ['admin*'],
    summary: "Change the admin's own profile",
    answers: AdminProfileAnswer,
    says: 'Profile updated',
    form: true,
    fails: ['NOT_FOUND', 'DUPLICATE', 'FILE_REJECTED', 'TOO_LARGE'],
  })
  async updateAdminProfile(
    @CurrentCaller() caller: Caller,
    @Body() { id, image, ...fields }: UpdateAdminProfileDto,
  ) {
    return { details: await this.admins.updateProfile(caller, id, fields, image) };
  }

  @Endpoint('PUT', 'updatepassword', {
    roles: ['admin*'],
    summary: "Change the admin's own password; its other sessions end",
    answers: AdminProfileAnswer,
    says: 'Password changed',
  })
  async changeAdminPassword(@CurrentCaller() caller: Caller, @Body() passwords: ChangeAdminPasswordDto) {
    const { oldpassword, newpassword, confirmpassword } = passwords;
    if (newpassword !== confirmpassword) throw fieldError('confirmpassword', 'This is not the new password');
    return { details: await this.admins.changePassword(caller, oldpassword, newpassword) };
  }
}
