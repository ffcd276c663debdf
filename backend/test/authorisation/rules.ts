// The roles that may make a call: from the contract when it names the call, otherwise from the OpenAPI document.
import type { Role, RoleRule } from '../../src/core/roles.js';
import { contractRows } from '../support/contract.js';
import type { Call } from '../support/document.js';

const contract = new Map(
  (await contractRows()).map(({ method, path, roles }) => [`${method} /api/${path}`, roles as RoleRule[]]),
);

/** The roles that the application declares. */
export const declaredRules = ({ roles, ownerRoles }: Call): RoleRule[] =>
  roles.length ? roles.map((role): RoleRule => (ownerRoles.includes(role) ? `${role}*` : role)) : ['public'];

export const agreedRules = ({ method, path }: Call): RoleRule[] | undefined =>
  contract.get(`${method} ${path}`);

export type Access = 'refused' | 'everything' | 'its own';

export function accessOf(call: Call, role: Role): Access {
  const rules = agreedRules(call) ?? declaredRules(call);
  if (rules.includes(`${role}*`)) return 'its own';
  return rules.includes(role) ? 'everything' : 'refused';
}
