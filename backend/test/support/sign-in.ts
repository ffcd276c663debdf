// The six sign-ins: path and fields for each role, and the documented key of the profile in the answer.
import type { Role } from '../../src/core/roles.js';

export const SIGN_IN = {
  admin: { path: '/api/admin/login', login: 'number', key: 'details' },
  bd: { path: '/api/bdPanel/login', login: 'uniqueId', key: 'bd' },
  agencyadmin: { path: '/api/agencyadmin/login', login: 'uniqueId', key: 'agency' },
  agency: { path: '/api/agency/login', login: 'uniqueId', key: 'agency' },
  coin: { path: '/api/coinPanel/login', login: 'uniqueId', key: 'coinPanel' },
  user: { path: '/api/app/login', login: 'number', key: 'details' },
} as const satisfies Record<Role, { path: string; login: 'number' | 'uniqueId'; key: string }>;

export const ROLES = Object.keys(SIGN_IN) as Role[];

/** The body of this account's sign-in. */
export const loginBody = (
  role: Role,
  account: { number: string; uniqueId?: string },
  password: string,
  more: object = {},
) => ({ [SIGN_IN[role].login]: account[SIGN_IN[role].login], password, ...more });
