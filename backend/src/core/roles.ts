/** The five kinds of staff and the app's end user. The names are those of the panels and of the X-Panel header. */
export const STAFF_ROLES = ['admin', 'bd', 'agencyadmin', 'agency', 'coin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export type Role = StaffRole | 'user';
export const EVERY_ROLE_ITSELF = ['admin*', 'bd*', 'agencyadmin*', 'agency*', 'coin*', 'user*'] as const;

/** A role at an endpoint; with `*` it reaches only what it owns. */
export type RoleRule = Role | `${Role}*` | 'public';

export const isStaffRole = (name: unknown): name is StaffRole => STAFF_ROLES.some((role) => role === name);
