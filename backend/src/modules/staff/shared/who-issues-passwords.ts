import { fieldError } from '../../../core/errors.js';

/** Rejects a password in an update of the caller's own account. Owners change it with the password change endpoint. */
export function refusePasswordFrom(password: string | undefined): void {
  if (password) throw fieldError('password', 'Change your own password under Change Password');
}
