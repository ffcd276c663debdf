import { type Session } from '../../../platform/access/session.schema.js';
import { STAFF_ROLES, type StaffRole } from '../../../core/roles.js';
import {
  Id,
  OneOf,
  Optional,
  RefuseUnknown,
  Shows,
  ShowsId,
  ShowsText,
  ShowsTime,
} from '../../../http/fields.js';
import { ListQuery, Sort } from '../../../http/list-query.js';

export class StaffSessionQuery extends ListQuery {
  @Optional() @OneOf(STAFF_ROLES, 'StaffRole', { description: 'Left out: all roles' }) role?: StaffRole;
  @Sort('lastUsedAt', 'createdAt') sort?: string;
}

@RefuseUnknown()
export class EndStaffSessionDto {
  @Id({ description: '_id of the session' }) id: string;
}

export class StaffSession {
  @ShowsId() _id: string;
  @Shows({ type: Boolean, description: 'true: the session of this request' }) current: boolean;
  @Shows({ enum: [...STAFF_ROLES], enumName: 'StaffRole' }) role: StaffRole;
  @ShowsId('_id of the account') account: string;
  @ShowsText("Code of the account, '' for a platform admin", 'BD100001') code: string;
  @ShowsText('Current name of the account', 'Meera Nair') name: string;
  @ShowsText('User agent of the browser or app', 'Mozilla/5.0') userAgent: string;
  @ShowsText('IP address of the sign-in', '127.0.0.1') address: string;
  @ShowsTime('When the account signed in') createdAt: string;
  @ShowsTime('When the session was last renewed, at most ten minutes before its last use') lastUsedAt: string;
  @ShowsTime() expiresAt: string;
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
});
