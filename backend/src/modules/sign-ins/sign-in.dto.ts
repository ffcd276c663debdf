import { IntersectionType, OmitType } from '@nestjs/swagger';
import { STAFF_ROLES, type StaffRole } from '../../core/roles.js';
import { Id, OneOf, Optional, SearchTextOrEmpty } from '../../http/fields.js';
import { DaysOf, Filter } from '../../http/filter-fields.js';
import { ExportedPageQuery, Sort } from '../../http/list-query.js';
import { Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import {
  SIGN_IN_KINDS,
  type SignInEvent,
  type SignInKind,
} from '../../platform/sign-ins/sign-in-event.schema.js';
import { FOUND } from '../audit-log/account-search.js';

const SEARCH = `Name, code or number of the account; covers the first ${FOUND} accounts of each kind`;

export class OwnSignInQuery extends ExportedPageQuery {
  @Sort('at') sort?: string;
  @Optional()
  @OneOf(SIGN_IN_KINDS, 'SignInKind', { description: 'Omitted: all' })
  @Filter('kind')
  kind?: SignInKind;
}

export class SignInQuery extends IntersectionType(OwnSignInQuery, DaysOf('at')) {
  @Optional() @SearchTextOrEmpty(100, { description: SEARCH, example: 'Meera' }) search?: string;
  @Optional()
  @OneOf(STAFF_ROLES, 'StaffRole', { description: 'Omitted: all' })
  @Filter('role')
  role?: StaffRole;
  @Optional() @Id({ description: '_id of the account' }) @Filter('account', 'id') account?: string;
}

/** An event of the sign-in of a staff account. */
export class SignInEntry {
  @ShowsId() _id: string;
  @ShowsTime() at: string;
  @Shows({
    enum: [...SIGN_IN_KINDS],
    enumName: 'SignInKind',
    description: 'Later versions may add kinds',
  })
  kind: SignInKind;
  @Shows({ enum: [...STAFF_ROLES], enumName: 'StaffRole' }) role: StaffRole;
  @ShowsText("_id of the account, '' when no account has the name that was typed") account: string;
  @ShowsText("'' for the admin and for unknown accounts", 'BD100001') code: string;
  @ShowsText("Name at that time, '' for unknown accounts", 'Meera Nair') name: string;
  @ShowsText("Network address; '' when another person acted", '127.0.0.1') address: string;
  @ShowsText("User agent of the browser or app; '' when another person acted", 'Mozilla/5.0')
  userAgent: string;
  @ShowsInt('The failures that led to a lock, 0 for others') failures: number;
  @ShowsText("Name of the person who did it to another person's account, '' for the owner", '') by: string;
}

/** The same for its owner, who knows whose account it is. */
export class OwnSignInEntry extends OmitType(SignInEntry, ['role', 'account', 'code', 'name']) {}

export const toOwnSignInEntry = (event: SignInEvent): OwnSignInEntry => ({
  _id: event._id.toHexString(),
  at: event.at.toISOString(),
  kind: event.kind,
  address: event.address,
  userAgent: event.userAgent,
  failures: event.failures ?? 0,
  by: event.by?.name ?? '',
});

export const toSignInEntry = (event: SignInEvent): SignInEntry => ({
  ...toOwnSignInEntry(event),
  role: event.role,
  account: event.account?.toHexString() ?? '',
  code: event.code,
  name: event.name,
});
