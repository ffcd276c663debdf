import { present } from '../../../core/present.js';
import {
  Email,
  File,
  Flag,
  FIELD_REQUIRED,
  GivenPassword,
  NewPassword,
  Optional,
  PasswordOrEmpty,
  Phone,
  Shows,
  ShowsTime,
  Text,
} from '../../../http/fields.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import type { StaffAccount } from './staff-account.schema.js';

export class StaffListQuery extends ListQuery {
  @Sort('createdAt', 'name', 'uniqueId', 'email') sort?: string;
}

/** Beside a password that one member of staff sets for another. Counts only together with a password. */
export const MustChangePassword = () =>
  Flag({
    description: 'true: the owner must change the password at the next sign-in',
    example: true,
  });

/** What every new account of staff needs. */
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

/** What an edit of an account may change; what is left out or empty stays. */
export class UpdateStaffDto {
  @Optional() @Text(100, { example: 'Meera Nair' }) name?: string;
  @Optional() @Email() email?: string;
  @Optional() @Phone() number?: string;
  @Optional()
  @PasswordOrEmpty({ description: 'Empty: unchanged. A new password ends all sessions of the account' })
  password?: string;
  @Optional() @MustChangePassword() mustChangePassword?: boolean;
  @Optional() @File('image') image?: IncomingFile;
}

/** The owner's change of password, as BD, agency admin and admin send it. */
export class ChangePasswordDto {
  @GivenPassword({ description: 'The current password' }) oldpassword: string;
  @NewPassword() newpassword: string;
  @GivenPassword({ description: 'The new password once more' }) confirmpassword: string;
}

const either = (name: string) => ({ description: `Or ${name}` });
/** The same as agency and coin agency send it, in the two spellings that their clients use. */
export class ResetPasswordDto {
  @Optional() @GivenPassword(either('currentpassword')) oldPassword?: string;
  @Optional() @NewPassword(either('newpassword')) newPassword?: string;
  @Optional() @GivenPassword(either('confirmpassword')) confirmPassword?: string;
  @Optional() @GivenPassword(either('oldPassword')) currentpassword?: string;
  @Optional() @NewPassword(either('newPassword')) newpassword?: string;
  @Optional() @GivenPassword(either('confirmPassword')) confirmpassword?: string;
}

/** A change of one's own password, and what its sender calls the two fields. */
export interface PasswordChange {
  old: string;
  next: string;
  fields: { old: string; next: string };
}

/** Old and new password of a change, whichever spelling came; fails when one is missing or the new ones differ. */
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
  if (all[next] !== all[confirm]) throw fieldError(confirm, 'Passwords do not match');
  return { old: present(all[old]), next: present(all[next]), fields: { old, next } };
}

/** What staff above an account see of it beside its profile. */
export class StaffRecordKeys {
  @ShowsTime() createdAt: string;
  @Shows({ enum: ['active', 'disabled'], enumName: 'AccountStatus', description: 'disabled: cannot sign in' })
  status: 'active' | 'disabled';
}

export const staffRecordKeys = (account: StaffAccount): StaffRecordKeys => ({
  createdAt: account.createdAt.toISOString(),
  status: account.disabled ? 'disabled' : 'active',
});
