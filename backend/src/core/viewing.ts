// A view: an Owner looks at the panel of another account and changes nothing (docs/rules/view-as.md).
import type { Caller } from './caller.js';
import { AppError } from './errors.js';

/** Returns the error of every call that a view refuses. */
export const refusedInView = ({ name, code }: Pick<Caller, 'name' | 'code'>) =>
  new AppError(
    'FORBIDDEN',
    `You are viewing the panel of ${name || code}. You can look at it, but not change, reveal or export anything`,
  );
