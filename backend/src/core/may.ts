// Whether a caller has a right. The guard asks for the right of each call; services ask where one call serves several.
import type { Caller } from './caller.js';
import { AppError } from './errors.js';
import { meaningOf, type Right } from './rights.js';

/** Returns whether the caller has this right. Rights divide only admins: other roles have their scope. */
export const may = ({ role, rights }: Pick<Caller, 'role' | 'rights'>, right: Right): boolean =>
  role !== 'admin' || rights?.has(right) === true;

/** Fails with FORBIDDEN and the name of the right if the caller lacks it. */
export function assertMay(caller: Pick<Caller, 'role' | 'rights'>, right: Right): void {
  if (!may(caller, right)) throw lacksRight(right);
}

export const lacksRight = (right: Right) =>
  new AppError('FORBIDDEN', `You need the permission ${right}: ${meaningOf(right)}`);
