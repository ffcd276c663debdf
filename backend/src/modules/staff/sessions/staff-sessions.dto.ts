import { IntersectionType } from '@nestjs/swagger';
import { type Session } from '../../../platform/access/session.schema.js';
import { STAFF_ROLES, type StaffRole } from '../../../core/roles.js';
import { Id, OneOf, Optional } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsText, ShowsTime } from '../../../http/shown-fields.js';
import { DayRange, Filter } from '../../../http/filter-fields.js';
import { filtersOf, ListQuery, Sort } from '../../../http/list-query.js';

export class StaffSessionQuery extends IntersectionType(
  ListQuery,
  DayRange('signedIn', 'Day of the sign-in', 'createdAt'),
  DayRange('used', 'Day of the last use', 'lastUsedAt'),
) {
  @Optional()
  @OneOf(STAFF_ROLES, 'StaffRole', { description: 'Omitted: all' })
  @Filter('role')
  role?: StaffRole;
  @Sort('lastUsedAt', 'createdAt') sort?: string;
}

/** The filters of the list, to end all sessions that it shows. */
export class StaffSessionFilter extends filtersOf(StaffSessionQuery) {}

@RefuseUnknown()
export class EndStaffSessionDto {
  @Id({ description: '_id of the session' }) id: string;
}

export class StaffSession {
  @ShowsId() _id: string;
  @Shows({ type: Boolean, description: 'The session of this request' }) current: boolean;
  @Shows({ enum: [...STAFF_ROLES], enumName: 'StaffRole' }) role: StaffRole;
  @ShowsId('_id of the account') account: string;
  @ShowsText("'' for the admin", 'BD100001') code: string;
  @ShowsText('Current name', 'Meera Nair') name: string;
  @ShowsText("User agent of the browser or app; '' in a view", 'Mozilla/5.0') userAgent: string;
  @ShowsText("Network address of the sign-in; '' in a view", '127.0.0.1') address: string;
  @ShowsTime('Sign-in') createdAt: string;
  @ShowsTime('Last renewal, at most ten minutes before the last use') lastUsedAt: string;
  @ShowsTime() expiresAt: string;
  @ShowsText("Name of the Owner who looks at the panel; '' for a sign-in", '') viewedBy: string;
}

export const toStaffSession = (session: Session, currentId: string): StaffSession => ({
  _id: session._id.toHexString(),
  current: session._id.toHexString() === currentId,
  role: session.role as StaffRole,
  account: session.account.toHexString(),
  code: session.code,
  name: session.name,
  userAgent: session.userAgent,
  address: session.address,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
  viewedBy: session.viewedBy?.name ?? '',
});
