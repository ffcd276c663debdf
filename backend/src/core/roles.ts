/**
 * The five staff roles. The panels and the X-Panel header use the same names. The sixth role, `user`, is the app's end
 * user.
 */
export const STAFF_ROLES = ['admin', 'bd', 'agencyadmin', 'agency', 'coin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export type Role = StaffRole | 'user';
export const EVERY_ROLE_ITSELF = ['admin*', 'bd*', 'agencyadmin*', 'agency*', 'coin*', 'user*'] as const;

/** A role that may call an endpoint; with `*` the role reaches only its own records. */
export type RoleRule = Role | `${Role}*` | 'public';

export const isStaffRole = (name: unknown): name is StaffRole => STAFF_ROLES.some((role) => role === name);
