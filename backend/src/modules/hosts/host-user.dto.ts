import { IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { shownTo } from '../../http/shown-to.js';
import { UserDto } from '../users/user.dto.js';

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
  shownTo(['admin'], PartialType(OmitType(UserDto, SHOWN))),
) {}
