// Leases in the database: of several processes one has a record to itself, and when that one dies another goes on.
import { randomBytes } from 'node:crypto';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';

/** Names whoever has a record. */
export const newLease = () => randomBytes(9).toString('hex');

/**
 * Takes the record that is due longest: its `dueAt` moves behind the lease of so many milliseconds, and its `lease` gets a new
 * name. Both fields stand below `path`, which is '' or ends with a dot. null when nothing is due.
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

/** Runs work and renews its lease every so many milliseconds meanwhile; no renewal is under way any more when it ends. */
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
