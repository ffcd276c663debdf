import { IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import type { Role } from '../../core/roles.js';
import { toUser, UserDto } from '../users/user.dto.js';
import type { User } from '../users/user.schema.js';

/** What everybody above a host may see of its user. */
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

/** The user behind a host. Phone, ban, devices and the other optional fields are for the admin only. */
export class HostUser extends IntersectionType(
  PickType(UserDto, SHOWN),
  PartialType(OmitType(UserDto, SHOWN)),
) {}

/** The whole user for the admin; the shown fields for other roles. */
export function toHostUser(role: Role, record: User): HostUser {
  const user = toUser(record);
  if (role === 'admin') return user;
  return Object.fromEntries(SHOWN.map((field) => [field, user[field]])) as unknown as HostUser;
}
