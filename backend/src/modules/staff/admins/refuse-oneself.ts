import type { Caller } from '../../../core/caller.js';
import { AppError } from '../../../core/errors.js';

/** Fails with IN_USE when an admin acts on the own account. */
export function refuseOneself(caller: Caller, id: string, message: string): void {
  if (id === caller.id) throw new AppError('IN_USE', message);
}
