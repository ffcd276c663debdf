import { applyDecorators } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { passwordOf } from '../../../core/typed-text.js';
import { present } from '../../../core/present.js';
import { Email, GivenPassword, NewPassword, PasswordOrEmpty, Phone } from '../../../http/account-fields.js';
import { FIELD_REQUIRED, Flag, Identifier, Optional, Text, type Referred } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { VersionSeen } from '../../../http/version-fields.js';
import { Shows, ShowsTime } from '../../../http/shown-fields.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { DayRange, Filter } from '../../../http/filter-fields.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import { normaliseCode } from './codes.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import type { StaffAccount } from './staff-account.schema.js';

/** The filters of every list of staff accounts. */
export class StaffFilters extends IntersectionType(
  DayRange('created', 'Day of creation', 'createdAt'),
  DayRange('signedIn', 'Day of the last sign-in', 'lastSignInAt'),
) {
  @Optional()
  @Flag({ description: 'true: accounts that cannot sign in' })
  @Filter('disabled')
  disabled?: boolean;
  @Optional()
  @Flag({ description: 'false: accounts that have never signed in' })
  @Filter('lastSignInAt', 'present')
  everSignedIn?: boolean;
}

export class StaffListQuery extends IntersectionType(ListQuery, StaffFilters) {
  @Sort('createdAt', 'name', 'uniqueId', 'email') sort?: string;
}

/** Filters accounts by the code of their parent, stored in this field. */
export const ParentCode = (path: string, what: string, example: string, refers: Referred) =>
  applyDecorators(
    Identifier(30, { description: `Code of the ${what}`, example, 'x-refers': refers }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? normaliseCode(value.trim()) : value,
    ),
    Filter(path),
  );

/** Accompanies a password set by another staff member. Ignored without a password. */
export const MustChangePassword = () =>
  Flag({
    description: 'true: the owner must change the password at the next sign-in',
    example: true,
  });

/** The fields of a new staff account. */
export class AddStaffDto {
  @Text(100, { example: 'Meera Nair' }) name: string;
  @Email() email: string;
  @Phone() number: string;
  @NewPassword({
    description: 'Issued password; the admin can read it until the owner changes it',
    example: 'a good password',
  })
  password: string;
  @Optional() @MustChangePassword() mustChangePassword?: boolean;
  @File('image') image: IncomingFile;
}

/** The fields of an account update. A missing field or an empty password is left unchanged. */
export class UpdateStaffDto {
  @Optional() @Text(100, { example: 'Meera Nair' }) name?: string;
  @Optional() @Email() email?: string;
  @Optional() @Phone() number?: string;
  @Optional()
  @PasswordOrEmpty({ description: 'Empty: unchanged. A new password ends all sessions of the account' })
  password?: string;
  @Optional() @MustChangePassword() mustChangePassword?: boolean;
  @Optional() @File('image') image?: IncomingFile;
  @VersionSeen() versionSeen?: number;
}

/** A password change by the owner, in the format of BD, agency admin and admin clients. */
export class ChangePasswordDto {
  @GivenPassword({ description: 'The current password' }) oldpassword: string;
  @NewPassword() newpassword: string;
  @GivenPassword({ description: 'The new password again' }) confirmpassword: string;
}

const either = (name: string) => ({ description: `Or ${name}` });
/** A password change by the owner, in the two spellings that agency and coin agency clients use. */
export class ResetPasswordDto {
  @Optional() @GivenPassword(either('currentpassword')) oldPassword?: string;
  @Optional() @NewPassword(either('newpassword')) newPassword?: string;
  @Optional() @GivenPassword(either('confirmpassword')) confirmPassword?: string;
  @Optional() @GivenPassword(either('oldPassword')) currentpassword?: string;
  @Optional() @NewPassword(either('newPassword')) newpassword?: string;
  @Optional() @GivenPassword(either('confirmPassword')) confirmpassword?: string;
}

/** The old and new password of a password change, and the names of the two fields in the request. */
export interface PasswordChange {
  old: string;
  next: string;
  fields: { old: string; next: string };
}

/** Reads a password change in any spelling. Fails when a field is missing or the confirmation differs. */
export function passwordsOf(given: ChangePasswordDto | ResetPasswordDto): PasswordChange {
  const all: ResetPasswordDto & { oldpassword?: string } = given;
  const lower = all.newpassword !== undefined || all.currentpassword !== undefined;
  const names = lower
    ? ([
        all.oldpassword === undefined ? 'currentpassword' : 'oldpassword',
        'newpassword',
        'confirmpassword',
      ] as const)
    : (['oldPassword', 'newPassword', 'confirmPassword'] as const);
  const missing = names.filter((name) => !all[name]);
  if (missing.length) {
    const errors = missing.map((field) => ({ field, message: FIELD_REQUIRED }));
    throw new AppError('VALIDATION_FAILED', `Please check ${missing.join(', ')}`, errors);
  }
  const [old, next, confirm] = names;
  if (all[next] !== passwordOf(present(all[confirm]))) throw fieldError(confirm, 'Passwords do not match');
  return { old: present(all[old]), next: present(all[next]), fields: { old, next } };
}

/** The fields of an account that staff above its owner see in addition to the profile. */
export class StaffRecordKeys {
  @ShowsTime() createdAt: string;
  @Shows({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'null: the account has not signed in',
  })
  lastSignInAt: string | null;
  @Shows({
    enum: ['active', 'disabled'],
    enumName: 'AccountStatus',
    description: 'disabled: the account cannot sign in',
  })
  status: 'active' | 'disabled';
}

export const staffRecordKeys = (account: StaffAccount): StaffRecordKeys => ({
  createdAt: account.createdAt.toISOString(),
  lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
  status: account.disabled ? 'disabled' : 'active',
});
