// Leases in the database: one process at a time holds a record; when that process dies, another takes over.
import { randomBytes } from 'node:crypto';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';

/** Returns a random id for the holder of a record. */
export const newLease = () => randomBytes(9).toString('hex');

/**
 * Takes the record that has been due longest: sets `dueAt` to the end of a lease of `milliseconds`, and `lease` to a
 * new id. Both fields are below `path`, which is '' or ends with a dot. Returns null when no record is due.
 */
export function takeDue<T>(
  records: Model<T>,
  path: string,
  milliseconds: number,
  { where = {}, change = {} }: { where?: QueryFilter<T>; change?: UpdateQuery<T> },
): Promise<T | null> {
  const now = Date.now();
  const [dueAt, lease] = [`${path}dueAt`, `${path}lease`];
  const taken = { [dueAt]: new Date(now + milliseconds), [lease]: newLease() };
  return records
    .findOneAndUpdate(
      { ...where, [dueAt]: { $lte: new Date(now) } } as QueryFilter<T>,
      { ...change, $set: { ...change.$set, ...taken } } as UpdateQuery<T>,
      { returnDocument: 'after' },
    )
    .sort({ [dueAt]: 1 })
    .lean<T>();
}

/** Runs work and renews its lease every `every` milliseconds. Waits for a running renewal before it returns. */
export async function whileRenewed<T>(
  every: number,
  renew: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  let renewal: Promise<void> = Promise.resolve();
  const pulse = setInterval(() => {
    renewal = renew();
  }, every);
  try {
    return await work();
  } finally {
    clearInterval(pulse);
    await renewal;
  }
}
