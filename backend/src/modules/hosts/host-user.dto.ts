import { IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import type { Role } from '../../core/roles.js';
import { toUser, UserDto } from '../users/user.dto.js';
import type { User } from '../users/user.schema.js';

/** The fields of a host's user that all roles above the host may see. */
const SHOWN = [
  '_id',
  'username',
  'name',
  'bio',
  'gender',
  'picture',
  'createdAt',
  'videos',
  'following',
  'follow',
  'coin',
  'recievingCoins',
] as const satisfies (keyof UserDto)[];

/** The user of a host. Phone, ban, devices and the other optional fields are for the admin only. */
export class HostUser extends IntersectionType(
  PickType(UserDto, SHOWN),
  PartialType(OmitType(UserDto, SHOWN)),
) {}

/** Returns the whole user for the admin, and only the visible fields for other roles. */
export function toHostUser(role: Role, record: User): HostUser {
  const user = toUser(record);
  if (role === 'admin') return user;
  return Object.fromEntries(SHOWN.map((field) => [field, user[field]])) as unknown as HostUser;
}
