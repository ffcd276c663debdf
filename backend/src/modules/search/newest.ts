import type { Types } from 'mongoose';
import type { TimeLimit } from '../../platform/database/time-limit.js';

type Where = Record<string, unknown>;

export interface Dated {
  _id: Types.ObjectId;
  createdAt: Date;
}

/** How much a search of one kind reads. */
export interface Bounds {
  limit: number;
  time: TimeLimit;
}

/** The order of the search. Every searched collection has an index for it. */
export const NEWEST = { createdAt: -1, _id: -1 } as const;

const compare = (one: Dated, other: Dated) =>
  other.createdAt.getTime() - one.createdAt.getTime() ||
  other._id.toHexString().localeCompare(one._id.toHexString());

/** Returns the newest records that meet at least one of the conditions. Reads each condition by itself. */
export async function newest<T extends Dated>(
  conditions: Where[],
  limit: number,
  read: (where: Where) => PromiseLike<T[]>,
): Promise<T[]> {
  const found = await Promise.all(conditions.map(read));
  return newestOf(found.flat(), limit);
}

/** Returns the newest of these records, each once. */
export function newestOf<T extends Dated>(found: T[], limit: number): T[] {
  const distinct = new Map(found.map((record) => [record._id.toHexString(), record]));
  return [...distinct.values()].sort(compare).slice(0, limit);
}
