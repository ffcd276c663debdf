import { ApiSchema, IntersectionType, PickType } from '@nestjs/swagger';
import { PasswordOrEmpty, Phone, Username } from '../../http/account-fields.js';
import { Flag, FreeText, Id, IdOrEmpty, Int, OneOf, Optional, SearchTextOrEmpty } from '../../http/fields.js';
import { ExportedAs, Words } from '../../http/exports/exported-as.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsImage, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { ShowsVersion, VersionSeen } from '../../http/version-fields.js';
import { versionOf } from '../../platform/database/versioned.js';
import { CoinsOf, DaysOf, Filter } from '../../http/filter-fields.js';
import { filtersOf, ListQuery, Sort } from '../../http/list-query.js';
import type { User } from './user.schema.js';

export const BAN_STATUSES = ['0', '1'] as const;
const BAN_WORDS = { 0: 'Unbanned', 1: 'Banned' };

/**
 * Maps sortable columns of the API to record fields with a different name. `recievingCoins` keeps its documented
 * spelling.
 */
export const USER_COLUMNS: Record<string, string> = { recievingCoins: 'receivingCoins' };

/** `from` and `to` are days of registration. */
export class UserListQuery extends IntersectionType(ListQuery, DaysOf('createdAt'), CoinsOf('coin')) {
  @Sort('createdAt', 'username', 'coin', 'recievingCoins', 'active') sort?: string;
  @Optional()
  @Flag({ description: 'Whether the account is active; omitted: all' })
  @Filter()
  active?: boolean;
  @Optional() @Flag({ description: 'Whether the user is banned; omitted: all' }) @Filter() banned?: boolean;
  @Optional()
  @Flag({ description: "Whether the user's devices are banned; omitted: all" })
  @Filter()
  deviceBanned?: boolean;
  @Optional()
  @Flag({ description: 'Whether the user is an approved host; omitted: all' })
  @Filter()
  host?: boolean;
  @Optional()
  @Id({ description: '_id of the official tag of the users', 'x-refers': 'tag' })
  @Filter('tag', 'id')
  tag?: string;
  @Optional()
  @Int(0, 1_000_000, { description: 'Level of the users', example: 3 })
  @Filter('level')
  level?: number;
}

/** The filters of the list, for changes of all users that it shows. */
export class UserListFilter extends filtersOf(UserListQuery) {}

export class UserSearchQuery {
  @SearchTextOrEmpty(100, {
    description: 'Searches username, name and phone, case-insensitive',
    example: 'ani',
  })
  search: string;
}

/** The fields that the View User screen edits. Existing clients send the whole user; other fields are dropped. */
export class UpdateUserDto {
  @Optional() @Username() username?: string;
  @Optional() @FreeText(100, { example: 'Anita Sharma' }) name?: string;
  @Optional() @FreeText(1000, { lines: true, example: 'Singer from Pune' }) bio?: string;
  @Optional() @FreeText(20, { example: 'female' }) gender?: string;
  @Optional() @Phone() number?: string;
  @Optional()
  @FreeText(200, {
    description: "An email address, '' for none; an unchanged address is not validated again",
    example: 'someone@example.com',
  })
  email?: string;
  @Optional()
  @PasswordOrEmpty({ description: 'Empty: unchanged. A new password ends all sessions of the user' })
  password?: string;
  @VersionSeen() versionSeen?: number;
}

export class UserTagDto {
  @IdOrEmpty({ description: "Id of an official tag; '' removes the tag" }) myTag: string;
  @VersionSeen() versionSeen?: number;
}

export class UserBanDto {
  @OneOf(BAN_STATUSES, 'BanStatus', { description: '0 unbanned, 1 banned: all sessions end immediately' })
  banStatus: (typeof BAN_STATUSES)[number];
  @Optional()
  @FreeText(500, {
    lines: true,
    description:
      'Of a ban: shown to the user at the next sign-in. Sent again with the same status: a reason given later',
  })
  reason?: string;
}

@RefuseUnknown()
export class DeviceBanDto {
  @OneOf(BAN_STATUSES, 'BanStatus', { description: '0: unbanned, 1: banned' })
  banStatus: (typeof BAN_STATUSES)[number];
  @Optional()
  @FreeText(500, { description: 'For the audit log. Sent again with the same status: a reason given later' })
  reason?: string;
}

export class UserStatusDto {
  @Id() id: string;
  @Flag({ description: 'false: the user cannot sign in and all sessions end immediately' }) active: boolean;
}

/** The state as the panels show it: of several reasons against a sign-in, the most serious one. */
function stateOf(active: boolean, { banStatus, deviceBanStatus }: UserDto): string {
  if (banStatus === '1') return 'Banned';
  if (deviceBanStatus === '1') return 'Device banned';
  return active ? 'Active' : 'Inactive';
}

/** A user as shown to staff. */
@ApiSchema({ name: 'User' })
export class UserDto {
  @ShowsId() _id: string;
  @ShowsVersion() version: number;
  @ShowsText('Unique, case-insensitive', 'anita.sharma') username: string;
  @ShowsText('Full name', 'Anita Sharma') name: string;
  @ShowsText("Bio, '' when empty", 'Singer from Pune') bio: string;
  @ShowsText('Gender, as entered by the user', 'female') gender: string;
  @ShowsText('Phone number. Lists show only digits 5 to 10', '****765432**') number: string;
  @ShowsText("Email address, '' when empty and in lists", 'anita@example.com') email: string;
  @ShowsImage() picture: string;
  @ShowsTime('When the user joined') createdAt: string;
  @ShowsInt('Number of videos', 12) videos: number;
  @ShowsInt('Number of users that this user follows', 80) following: number;
  @ShowsInt('Number of followers', 1200) follow: number;
  @ShowsInt('Spendable coins', 500) coin: number;
  @ShowsInt('Level', 12) level: number;
  @ShowsInt('Experience', 3400) experience: number;
  @ShowsInt('Coins earned from gifts (the spelling is part of the wire format)', 2300) recievingCoins: number;
  @ExportedAs(stateOf) @Shows({ type: Boolean, description: 'false: cannot sign in' }) active: boolean;
  @Words(BAN_WORDS)
  @Shows({ enum: [...BAN_STATUSES], enumName: 'BanStatus', description: '0 unbanned, 1 banned' })
  banStatus: (typeof BAN_STATUSES)[number];
  @Words(BAN_WORDS)
  @Shows({
    enum: [...BAN_STATUSES],
    enumName: 'BanStatus',
    description: "0: unbanned, 1: the user's devices are banned",
  })
  deviceBanStatus: (typeof BAN_STATUSES)[number];
  @ShowsText("Reason of the ban, '' without a ban or a reason", '') banReason: string;
  @ShowsText("When the user was banned, as an ISO time; '' without a ban", '') bannedAt: string;
  @ShowsText("Who banned the user, '' without a ban", '') bannedBy: string;
  @ShowsInt('Number of devices that the app reported', 1) devices: number;
  @ShowsText("_id of the official tag, or ''", '') myTag: string;
}

/** Whether a user can sign in, and the details of a ban. For platform admins only. */
export class UserStanding extends PickType(UserDto, [
  'active',
  'banStatus',
  'deviceBanStatus',
  'banReason',
  'bannedAt',
  'bannedBy',
]) {}

/** Masks a phone number: keeps digits 5 to 10, counted without plus and spaces, and replaces the others with stars. */
export const maskPhone = (number: string): string =>
  [...number.replace(/\D/g, '')].map((digit, at) => (at >= 4 && at < 10 ? digit : '*')).join('');

export const toStanding = (user: Omit<User, 'password'>): UserStanding => ({
  active: user.active,
  banStatus: user.banned ? '1' : '0',
  deviceBanStatus: user.deviceBanned ? '1' : '0',
  banReason: user.banReason ?? '',
  bannedAt: user.bannedAt?.toISOString() ?? '',
  bannedBy: user.bannedBy ?? '',
});

export const toUser = (user: Omit<User, 'password'>): UserDto => ({
  _id: user._id.toHexString(),
  version: versionOf(user),
  username: user.username,
  name: user.name,
  bio: user.bio,
  gender: user.gender,
  number: user.number,
  email: user.email ?? '',
  picture: user.picture,
  createdAt: user.createdAt.toISOString(),
  videos: user.videos,
  following: user.following,
  follow: user.followers,
  coin: user.coin,
  level: user.level,
  experience: user.experience,
  recievingCoins: user.receivingCoins,
  ...toStanding(user),
  devices: user.deviceIds.length,
  myTag: user.tag?.toHexString() ?? '',
});

export const toListedUser = (user: User): UserDto => ({
  ...toUser(user),
  number: maskPhone(user.number),
  email: '',
});
