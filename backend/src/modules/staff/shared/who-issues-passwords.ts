import { fieldError } from '../../../core/errors.js';

/** Passwords are issued from above; the owner changes its own with the old one, by another call. */
export function refusePasswordFrom(password: string | undefined): void {
  if (password) throw fieldError('password', 'Change your own password under Change Password');
}
