import { numberEnd } from '../../core/phone-spelling.js';
import type { Role } from '../../core/roles.js';

/** A login name without plus, spaces and case: however it is typed, it is one name. */
export const loginName = (login: string) => login.replace(/[\s+]/g, '').toLowerCase();

/**
 * Names an account by its role and login name. Limits and known devices go by it before anybody looks the account up. An
 * admin's number counts by its end, which all its spellings share, whether or not an account has that number.
 */
export const loginKey = (role: Role, login: string) =>
  `${role}:${(role === 'admin' && numberEnd(login)) || loginName(login)}`;

/** The keys that a device of the account may be remembered by. An older version took the whole number of an admin. */
export const deviceKeys = (role: Role, login: string): string[] => [
  ...new Set([loginKey(role, login), `${role}:${loginName(login)}`]),
];
