import type { Caller } from '../../../core/caller.js';
import { fieldError } from '../../../core/errors.js';
import { assertMay } from '../../../core/may.js';

/** Rejects a password in an update of the caller's own account. Owners change it with the password change endpoint. */
export function refusePasswordFrom(password: string | undefined): void {
  if (password) throw fieldError('password', 'Change your own password under Change Password');
}

/** Rejects a password in an update of another account by an admin who may not set passwords. */
export function assertMaySetPassword(caller: Caller, password: string | undefined): void {
  if (password) assertMay(caller, 'staff.passwords');
}
