import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { responseOf, Envelope, listResponseOf } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { pageOf } from '../../http/list-query.js';
import {
  DeviceBanDto,
  toListedUser,
  toUser,
  UpdateUserDto,
  UserDto,
  UserBanDto,
  UserListQuery,
  UserSearchQuery,
  UserStatusDto,
  UserTagDto,
} from './user.dto.js';
import { UserChangesService } from './user-changes.service.js';
import { UsersService } from './users.service.js';

const UserResponse = responseOf('UserResponse', { details: UserDto });
const UserListResponse = listResponseOf('UserListResponse', { users: [UserDto] });
const UserSearchResponse = listResponseOf('UserSearchResponse', { details: [UserDto] });

/** The maximum number of search results. The search is for looking up single users. */
const SEARCH_LIMIT = 50;

@ApiTags('users')
@Controller('admin')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly changes: UserChangesService,
  ) {}

  @Endpoint('GET', 'users', {
    roles: ['admin'],
    right: 'users.read',
    summary: 'List the users with masked phone numbers, newest first',
    response: UserListResponse,
    list: { names: ['users'], live: 'users', kind: 'user' },
  })
  async listUsers(@Query() query: UserListQuery) {
    const { records, ...counts } = await this.users.list(query, pageOf(query));
    return { users: records.map(toListedUser), ...counts };
  }

  @Endpoint('GET', 'search', {
    roles: ['admin'],
    right: 'users.read',
    summary: `Search users by username, name or phone; returns the newest ${SEARCH_LIMIT}`,
    response: UserSearchResponse,
  })
  async searchUsers(@Query() { search }: UserSearchQuery) {
    const { records, ...counts } = await this.users.list({ search }, { page: 1, limit: SEARCH_LIMIT });
    return { details: records.map(toListedUser), ...counts };
  }

  @Endpoint('GET', 'view_user', {
    roles: ['admin'],
    right: 'users.read',
    summary: 'Read one user with the full phone number',
    response: UserResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchUser(@Query() { id }: IdDto) {
    return { details: toUser(await this.users.find(id)) };
  }

  @Endpoint('POST', 'edituser', {
    roles: ['admin'],
    right: 'users.write',
    summary: "Update a user's profile",
    response: Envelope,
    message: 'User updated',
    errors: ['NOT_FOUND', 'DUPLICATE', 'VERSION_CONFLICT', 'PROOF_REQUIRED'],
  })
  async updateUser(@Query() { id }: IdDto, @Body() { versionSeen, ...user }: UpdateUserDto) {
    await this.changes.update(id, user, { version: versionSeen, show: toUser });
  }

  @Endpoint('POST', 'usertag', {
    roles: ['admin'],
    right: 'users.write',
    summary: 'Set or remove the official tag of a user',
    response: Envelope,
    message: 'Official tag updated',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  })
  async setUserTag(@Query() { id }: IdDto, @Body() { myTag, versionSeen }: UserTagDto) {
    await this.changes.setTag(id, myTag, { version: versionSeen, show: toUser });
  }

  @Endpoint('POST', 'userban', {
    roles: ['admin'],
    right: 'users.ban',
    summary: 'Ban or unban a user; a ban ends all sessions immediately',
    response: Envelope,
    errors: ['NOT_FOUND'],
  })
  async setUserBan(
    @CurrentCaller() caller: Caller,
    @Query() { id }: IdDto,
    @Body() { banStatus, reason }: UserBanDto,
  ) {
    await this.changes.setBan(caller, id, banStatus === '1', reason);
    return { message: banStatus === '1' ? 'User banned' : 'User unbanned' };
  }

  @Endpoint('POST', 'deviceban', {
    roles: ['admin'],
    right: 'users.ban',
    summary: 'Ban or unban the devices that a user signs in from',
    response: Envelope,
    errors: ['NOT_FOUND'],
  })
  async setDeviceBan(@Query() { id }: IdDto, @Body() { banStatus, reason }: DeviceBanDto) {
    await this.changes.setDeviceBan(id, banStatus === '1', reason);
    return { message: banStatus === '1' ? 'Devices banned' : 'Devices unbanned' };
  }

  @Endpoint('POST', 'userstatus', {
    roles: ['admin'],
    right: 'users.write',
    summary: 'Activate or deactivate a user; an inactive user cannot sign in',
    response: UserResponse,
    errors: ['NOT_FOUND'],
  })
  async setUserStatus(@Body() { id, active }: UserStatusDto) {
    const { after } = await this.changes.setActive(id, active);
    return { message: active ? 'User activated' : 'User deactivated', details: toUser(after) };
  }
}
