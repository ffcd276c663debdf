import { numberEnd } from '../../core/phone-spelling.js';
import type { Role } from '../../core/roles.js';

/** Normalises a login name: removes plus and spaces and ignores case. */
export const loginName = (login: string) => login.replace(/[\s+]/g, '').toLowerCase();

/**
 * Returns the key of an account, made of its role and login name. Rate limits and known devices use the key before the
 * account is looked up. An admin's number counts by its last digits, which all its spellings share, whether or not such
 * an account exists.
 */
export const loginKey = (role: Role, login: string) =>
  `${role}:${(role === 'admin' && numberEnd(login)) || loginName(login)}`;

/**
 * Returns the keys under which a device of the account may be stored. An older version used an admin's whole number.
 */
export const deviceKeys = (role: Role, login: string): string[] => [
  ...new Set([loginKey(role, login), `${role}:${loginName(login)}`]),
];
