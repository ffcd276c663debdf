import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { Phone, Username } from '../../http/account-fields.js';
import {
  Day,
  Flag,
  FreeText,
  Id,
  Identifier,
  Ids,
  Int,
  OneOf,
  Optional,
  SearchText,
  Text,
} from '../../http/fields.js';
import { Words } from '../../http/exports/exported-as.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import {
  Shows,
  ShowsId,
  ShowsImage,
  ShowsInt,
  ShowsText,
  ShowsTime,
  ShowsTimeOrNull,
} from '../../http/shown-fields.js';
import { DaysOf, Filter } from '../../http/filter-fields.js';
import { filtersOf, ListQuery, Sort } from '../../http/list-query.js';
import { HostUser } from './host-user.dto.js';
import type { Host, HostDecision } from './host.schema.js';

const STATUSES = ['0', '1', '2'] as const;
const status = (description = '0 pending, 1 approved, 2 rejected') =>
  OneOf(STATUSES, 'HostStatus', { description, example: '0' });

/** Contains the counts under both documented sets of names: u, acc, pen, rej and accepted, pending, rejected. */
@ApiSchema({ name: 'HostCounts' })
export class HostCountsDto {
  @ShowsInt('Number of users: all users for the admin, applicants in scope for other roles', 300) u: number;
  @ShowsInt('Approved hosts', 60) acc: number;
  @ShowsInt('Pending applications', 12) pen: number;
  @ShowsInt('Rejected applications', 8) rej: number;
  @ShowsInt('The same as acc', 60) accepted: number;
  @ShowsInt('The same as pen', 12) pending: number;
  @ShowsInt('The same as rej', 8) rejected: number;
  @ShowsTimeOrNull('When the oldest pending application was made')
  oldestPending: string | null;
}

/** The agencies that a list of hosts is filtered by, within the scope of the caller. */
export class AgenciesQuery {
  @Optional()
  @Identifier(30, { description: 'Code of one agency', example: 'AG100001', 'x-refers': 'agency' })
  @Filter()
  agencyCode?: string;
  @Optional()
  @Identifier(30, {
    description: 'Code of an agency admin: all of its agencies',
    example: 'AA100001',
    'x-refers': 'agencyadmin',
  })
  @Filter()
  agencyAdmin?: string;
  @Optional()
  @Identifier(30, { description: 'Code of a BD: all of its agencies', example: 'BD100001', 'x-refers': 'bd' })
  @Filter()
  bd?: string;
}

/** `from` and `to` are days of application. */
class HostList extends IntersectionType(ListQuery, DaysOf('createdAt'), AgenciesQuery) {
  @Sort('createdAt', 'username', 'realName') sort?: string;
  @Optional()
  @Day({ description: 'First day of the last decision, of the installation', example: '2026-01-01' })
  @Filter('changedAt', 'days')
  decidedFrom?: string;
  @Optional()
  @Day({ description: 'Last day of the last decision, included, of the installation', example: '2026-01-31' })
  @Filter()
  decidedTo?: string;
  @Optional()
  @SearchText(100, {
    description: 'Who made the last decision: the code of an agency or agency admin, or the name of an admin',
    example: 'AA100001',
  })
  @Filter()
  decidedBy?: string;
}
export class HostListQuery extends HostList {
  @OneOf([...STATUSES, 'all'], 'HostListStatus', {
    description: '0 pending, 1 approved, 2 rejected; all: every state',
    example: '0',
  })
  status: (typeof STATUSES)[number] | 'all';
}
export class AgencyHostListQuery extends HostListQuery {
  @Optional()
  @Identifier(30, {
    description: '_id or code of an agency; omitted: all hosts in scope',
    example: 'AG100001',
  })
  id?: string;
}
/** The filters of the list, for decisions about all that it shows. */
export class HostListFilter extends filtersOf(HostListQuery) {}

export class AgencyNameQuery {
  @Identifier(30, { description: '_id or code of an agency', example: 'AG100001' }) id: string;
}
export class AgencyCodeDto {
  @Identifier(30, { description: 'Code of an agency', example: 'AG100001' }) uniqueId: string;
}

/** From an admin, makes an app user a host at once. From the app, applies for the calling user. */
export class ApplyHostDto {
  @Username() username: string;
  @Identifier(30, { description: 'Code of the agency', example: 'AG100001' }) agencyCode: string;
  @Text(100, { example: 'Anita Sharma' }) realName: string;
  @Phone() number: string;
  @Optional()
  @status('Sent by older clients and ignored: the role of the caller decides the first status')
  status?: (typeof STATUSES)[number];
}

const from = () =>
  Int(0, 2, { description: 'The status that the caller saw; 409 when it has changed', example: 0 });
const reason = () =>
  FreeText(500, {
    lines: true,
    description: 'Reason; shown to the applicant after a rejection',
    example: '',
  });

const final = () =>
  Flag({
    description: 'With status 2, for the admin only: agencies and agency admins can no longer approve it',
    example: false,
  });

export class DecideHostDto {
  @Id({ description: '_id of the application' }) id: string;
  @Int(0, 2, { description: '1 approve, 2 reject', example: 1 }) status: number;
  @Optional() @from() from?: number;
  @Optional() @reason() reason?: string;
  @Optional() @final() final?: boolean;
}
@RefuseUnknown()
export class DecideHostsDto {
  @Ids(100, { description: '_ids of the applications' }) ids: string[];
  @Int(1, 2, { description: '1 approve, 2 reject', example: 1 }) status: number;
  @Optional() @from() from?: number;
  @Optional() @reason() reason?: string;
  @Optional() @final() final?: boolean;
}
export class HostUserQuery {
  @Optional()
  @OneOf(['0', '1'], 'Legacy', { description: "'1': userId is the id in the legacy system", example: '0' })
  old?: '0' | '1';
  @Identifier(60, { description: '_id of the user, or its legacy id', example: '66f0c0ffee00000000000001' })
  userId: string;
}

@ApiSchema({ name: 'HostDecision' })
export class HostDecisionDto {
  @ShowsInt('State before: 0 pending, 1 approved, 2 rejected') from: number;
  @ShowsInt('State after', 1) to: number;
  @ShowsText('Role of the decider', 'agency') role: string;
  @ShowsText("Code of the decider, '' for the admin", 'AG100001') code: string;
  @ShowsText('Name of the decider', 'Starlight Talent') name: string;
  @ShowsTime('When') at: string;
  @ShowsText("Reason, '' when none was given", '') reason: string;
}
export class HostAgency {
  @ShowsText('Agency code', 'AG100001') uniqueId: string;
  @ShowsText('Name of the agency', 'Starlight Talent') name: string;
}

/** A host application as staff see it. */
@ApiSchema({ name: 'Host' })
export class HostDto {
  @ShowsId() _id: string;
  @ShowsId('The user who applied') userId: string;
  @ShowsText('Username', 'anita.sharma') username: string;
  @ShowsText('Real name', 'Anita Sharma') realName: string;
  @ShowsText('Phone in full', '919876543210') number: string;
  @ShowsText('Code of the agency', 'AG100001') agencyCode: string;
  @Shows({ type: () => [HostAgency], description: 'The agency, as a list with one element' })
  agencyDetails: HostAgency[];
  @Words({ 0: 'Pending', 1: 'Approved', 2: 'Rejected' })
  @ShowsInt('0 pending, 1 approved, 2 rejected')
  status: number;
  @ShowsInt('0 undecided, 1 approved by admin or agency, 2 rejected, 3 approved by an agency admin')
  agencyadminstatus: number;
  @Shows({
    type: Boolean,
    description: 'An admin made the rejection final; only an admin can approve the application',
  })
  final: boolean;
  @Shows({ enum: ['0', '1'], description: "'1': imported from the legacy system" }) old: string;
  @ShowsImage("Picture of the user, path below /api, '' if there is none") picture: string;
  @ShowsTime('When the user applied') createdAt: string;
  @Shows({ type: () => HostDecisionDto, nullable: true, description: 'The last decision, null if pending' })
  decision: HostDecisionDto | null;
  @Shows({
    type: 'integer',
    required: false,
    description:
      'In lists: other users in scope who applied with the phone number of a pending application; omitted when there are none',
    example: 1,
  })
  phoneSharers?: number;
}

/** The information that a decider needs about an application. */
export class HostEvidence {
  @Shows({ type: () => HostDto }) host: HostDto;
  @Shows({ type: () => HostUser, nullable: true, description: 'The current user, null when deleted' })
  user: HostUser | null;
  @Shows({ type: () => [HostDecisionDto], description: 'All decisions on this application, oldest first' })
  history: HostDecisionDto[];
  @Shows({ type: () => [HostDto], description: 'Earlier and later applications of this user, newest first' })
  applications: HostDto[];
  @Shows({
    type: () => [HostDto],
    description: 'Applications of other users with the same phone, newest first',
  })
  samePhone: HostDto[];
}

/** The result of one of several decisions. */
export class DecisionResult {
  @ShowsId('The application') id: string;
  @Shows({ type: Boolean, description: 'Whether it was decided' }) done: boolean;
  @ShowsText('Message for staff', 'Host approved') message: string;
  @ShowsText("Code of the failure, '' when it was decided", '') code: string;
}

export const toHostDecision = ({ at, ...decision }: HostDecision): HostDecisionDto => ({
  from: decision.from,
  to: decision.to,
  role: decision.role,
  code: decision.code,
  name: decision.name,
  at: at.toISOString(),
  reason: decision.reason,
});

export function toHost(host: Host, agency: string | undefined, picture: string): HostDto {
  const last = host.decisions.at(-1);
  return {
    _id: host._id.toHexString(),
    userId: host.user.toHexString(),
    username: host.username,
    realName: host.realName,
    number: host.number,
    agencyCode: host.agencyCode,
    agencyDetails: [{ uniqueId: host.agencyCode, name: agency ?? '' }],
    status: host.status,
    agencyadminstatus: host.agencyAdminStatus,
    final: host.final ?? false,
    old: host.old,
    picture,
    createdAt: host.createdAt.toISOString(),
    decision: last ? toHostDecision(last) : null,
  };
}
