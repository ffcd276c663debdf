import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { responseOf, Envelope } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { toUser, UserDto } from '../users/user.dto.js';
import { UserAccountService } from '../users/user-account.service.js';
import { UsersService } from '../users/users.service.js';
import { ReportDeviceDto, UpdateOwnProfileDto } from './app-profile.dto.js';

const OwnProfileResponse = responseOf('OwnProfileResponse', { details: UserDto });

/** A user's own profile and device. */
@ApiTags('app')
@Controller('app')
export class AppProfileController {
  constructor(
    private readonly users: UsersService,
    private readonly accounts: UserAccountService,
  ) {}

  @Endpoint('GET', 'profile', {
    roles: ['user*'],
    summary: "Read the caller's profile",
    response: OwnProfileResponse,
  })
  async fetchOwnProfile(@CurrentCaller() { id }: Caller) {
    return { details: toUser(await this.users.find(id)) };
  }

  @Endpoint('POST', 'profile', {
    roles: ['user*'],
    summary: "Change the caller's profile",
    response: OwnProfileResponse,
    message: 'Profile updated',
    form: true,
    errors: ['FILE_REJECTED', 'RATE_LIMITED'],
  })
  async updateOwnProfile(
    @CurrentCaller() { id }: Caller,
    @Body() { picture, ...fields }: UpdateOwnProfileDto,
  ) {
    return { details: toUser(await this.accounts.updateOwn(id, fields, picture)) };
  }

  @Endpoint('POST', 'device', {
    roles: ['user*'],
    summary: 'Report the device that the app runs on; a banned device ends the session',
    response: Envelope,
    errors: ['ACCOUNT_BANNED'],
  })
  async reportDevice(@CurrentCaller() { id }: Caller, @Body() { deviceId }: ReportDeviceDto) {
    await this.accounts.reportDevice(id, deviceId);
  }
}
