import { Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';

/** Returns the filter for the caller's own records. */
export const ownedBy = ({ role, id }: Caller) => ({
  role,
  account: new Types.ObjectId(id),
});

/** Returns the fields of a change that have a value. */
export const given = <T extends object>(change: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<T>;
