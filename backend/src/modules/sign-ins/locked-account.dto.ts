import { STAFF_ROLES, type StaffRole } from '../../core/roles.js';
import { OneOf, Optional } from '../../http/fields.js';
import { Filter } from '../../http/filter-fields.js';
import { ExportedPageQuery, Sort } from '../../http/list-query.js';
import { Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { LOCK_SCOPES, type LockScope, type SignInLock } from '../../platform/sign-ins/sign-in-lock.schema.js';

export class LockedAccountQuery extends ExportedPageQuery {
  @Sort('at') sort?: string;
  @Optional()
  @OneOf(STAFF_ROLES, 'StaffRole', { description: 'Omitted: all' })
  @Filter('role')
  role?: StaffRole;
}

/** A staff account that cannot sign in from somewhere for some minutes. */
export class LockedAccount {
  @ShowsId('_id of the lock') _id: string;
  @Shows({ enum: [...STAFF_ROLES], enumName: 'StaffRole' }) role: StaffRole;
  @ShowsId('_id of the account') account: string;
  @ShowsText("'' for the admin", 'BD100001') code: string;
  @ShowsText('Name at that time', 'Meera Nair') name: string;
  @Shows({
    enum: [...LOCK_SCOPES],
    enumName: 'LockScope',
    description: 'Locked out: this address, this device, or all devices that never signed in to the account',
  })
  scope: LockScope;
  @ShowsInt('The failures that led to the lock', 10) failures: number;
  @ShowsText('Network address of the last failure', '127.0.0.1') address: string;
  @ShowsText('User agent of the last failure', 'Mozilla/5.0') userAgent: string;
  @ShowsTime('Time of the last failure') at: string;
  @ShowsTime('The lock ends by itself') until: string;
}

/** A stored lock of an account that exists. */
export type LockOfAccount = SignInLock & Required<Pick<SignInLock, 'account'>>;

export const toLockedAccount = (lock: LockOfAccount): LockedAccount => ({
  _id: lock._id.toHexString(),
  role: lock.role,
  account: lock.account.toHexString(),
  code: lock.code,
  name: lock.name,
  scope: lock.scope,
  failures: lock.failures,
  address: lock.address,
  userAgent: lock.userAgent,
  at: lock.at.toISOString(),
  until: lock.until.toISOString(),
});
