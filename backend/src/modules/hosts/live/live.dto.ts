import { ApiSchema, IntersectionType, PickType } from '@nestjs/swagger';
import { Words } from '../../../http/exports/exported-as.js';
import { Id, Ids, Int, OneOf, Optional, Text } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsImage, ShowsInt, ShowsText, ShowsTime } from '../../../http/shown-fields.js';
import { DaySumsQuery, ListDay, ShowsDaySum } from '../../../http/day-sums.js';
import { DaysOf } from '../../../http/filter-fields.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import { AgenciesQuery } from '../host.dto.js';
import { LIVE_STATUS, type LiveStatus, type LiveSession } from './live-session.schema.js';

const STATUSES = Object.values(LIVE_STATUS);
const STATUS_WORDS = { live: 'Live', archive: 'Archive' };
const MINUTE = 60_000;

export class LiveListQuery extends IntersectionType(ListQuery, AgenciesQuery) {
  @Sort('createdAt', 'username', 'channelName') sort?: string;
}

const status = () => OneOf(STATUSES, 'LiveStatus', { description: 'Live or ended' });

/** `from` and `to` are days of the start. */
export class HostRecordQuery extends IntersectionType(
  ListQuery,
  DaysOf('createdAt'),
  AgenciesQuery,
  DaySumsQuery,
) {
  @Sort('createdAt', 'minutes', 'diamonds') sort?: string;
  @Optional() @status() status?: LiveStatus;
}
/** The filter of an export and of a deletion of all matching records. */
export class HostRecordFilter extends PickType(HostRecordQuery, [
  'from',
  'to',
  'agencyCode',
  'agencyAdmin',
  'bd',
  'status',
  'search',
]) {}
@RefuseUnknown()
export class DeleteMatchingRecordsDto extends HostRecordFilter {
  @Int(1, 1_000_000, {
    description: 'Number of records that the caller saw; 409 when it has changed',
  })
  expected: number;
}
export class DeleteHostRecordsDto {
  @Ids(1000, { description: '_ids of the host records' }) id: string[];
}

@RefuseUnknown()
export class RestoreHostRecordsDto {
  @Id({ description: 'Id of the deletion, from `GET admin/trash`' }) id: string;
}

@RefuseUnknown()
export class StartLiveDto {
  @Text(100, { example: 'Evening songs' }) channelName: string;
}
@RefuseUnknown()
export class LiveSessionIdDto {
  @Id({ description: '_id of the live session' }) id: string;
}

export class LiveUser {
  @ShowsId() _id: string;
  @ShowsText('Username', 'anita.sharma') username: string;
  @ShowsImage("Picture of the user, path below /api, '' if there is none") picture: string;
}

/** A day in the host record, by the start of the sessions. */
export class LiveDay extends ListDay {
  @ShowsDaySum('Minutes, including live sessions so far') minutes: number | null;
  @ShowsDaySum('Diamonds') diamonds: number | null;
}

/** A session that is live now, as the admin sees it. */
@ApiSchema({ name: 'LiveSession' })
export class LiveSessionDto {
  @ShowsId() _id: string;
  @Shows({ type: () => LiveUser }) userId: LiveUser;
  @ShowsText('Name of the channel', 'Evening songs') channelName: string;
  @ShowsText('Code of the agency', 'AG100001') agencyCode: string;
  @Shows({
    type: String,
    required: false,
    description: 'Name of this agency; omitted when there is none',
    example: 'Star Agency',
  })
  agencyName?: string;
  @Words(STATUS_WORDS)
  @Shows({ enum: STATUSES, enumName: 'LiveStatus', description: 'Always live' })
  status: LiveStatus;
  @ShowsInt('Coins given in this session so far', 320) diamond: number;
  @ShowsTime('Start of the session') createdAt: string;
  @ShowsInt('Whole minutes since the start', 42) totalTimeInMinutes: number;
}

/** A host's own session, as the app shows it. */
export class OwnLiveSession {
  @ShowsId() _id: string;
  @ShowsText('Name of the channel', 'Evening songs') channelName: string;
  @Shows({ enum: STATUSES, enumName: 'LiveStatus', description: 'live, or archive after the end' })
  status: LiveStatus;
  @ShowsInt('Coins given in this session so far', 320) diamonds: number;
  @ShowsInt('Whole minutes since the start', 42) minutes: number;
  @ShowsTime('Start of the session') createdAt: string;
}

/** A live session in the host record. */
export class HostRecord {
  @ShowsId() _id: string;
  @ShowsImage() image: string;
  @ShowsText('Name of the channel', 'Evening songs') channelName: string;
  @Shows({ type: () => LiveUser }) userId: LiveUser;
  @ShowsText('Code of the agency', 'AG100001') agencyCode: string;
  @ShowsInt('Minutes', 42) totalTime: number;
  @ShowsInt('Coins given in this session', 320) diamond: number;
  @ShowsInt('The same as diamond', 320) totaldiamond: number;
  @ShowsTime('Start of the session') createDate: string;
  @Words(STATUS_WORDS)
  @Shows({ enum: STATUSES, enumName: 'LiveStatus', description: 'live, or archive after the end' })
  status: LiveStatus;
}

const userOf = ({ user, username, image }: LiveSession): LiveUser => ({
  _id: user.toHexString(),
  username,
  picture: image,
});

/** Returns the minutes of a session: the stored minutes after its end, or the minutes so far while it is live. */
export const minutesOf = (
  { status, minutes, createdAt }: Pick<LiveSession, 'status' | 'minutes' | 'createdAt'>,
  now = Date.now(),
): number =>
  status === LIVE_STATUS.live ? Math.max(0, Math.floor((now - createdAt.getTime()) / MINUTE)) : minutes;

export const toLiveSession = (session: LiveSession, agencyName: string | undefined): LiveSessionDto => ({
  _id: session._id.toHexString(),
  userId: userOf(session),
  channelName: session.channelName,
  agencyCode: session.agencyCode,
  ...(agencyName && { agencyName }),
  status: session.status,
  diamond: session.diamonds,
  createdAt: session.createdAt.toISOString(),
  totalTimeInMinutes: minutesOf(session),
});

export const toOwnLiveSession = (session: LiveSession): OwnLiveSession => ({
  _id: session._id.toHexString(),
  channelName: session.channelName,
  status: session.status,
  diamonds: session.diamonds,
  minutes: minutesOf(session),
  createdAt: session.createdAt.toISOString(),
});

export const toHostRecord = (session: LiveSession): HostRecord => ({
  _id: session._id.toHexString(),
  image: session.image,
  channelName: session.channelName,
  userId: userOf(session),
  agencyCode: session.agencyCode,
  totalTime: minutesOf(session),
  diamond: session.diamonds,
  totaldiamond: session.diamonds,
  createDate: session.createdAt.toISOString(),
  status: session.status,
});
