import type { Model, QueryFilter } from 'mongoose';
import type { Portion } from '../../http/portion.js';

type Sort = Record<string, 1 | -1>;
type Where = Record<string, unknown>;

/**
 * Returns the next records of an export: those after the last record's sort values. Never skips records, so the last
 * portion takes as long as the first. Records that are added meanwhile repeat none.
 */
export async function findPortion<T extends object>(
  model: Model<T>,
  filter: QueryFilter<T>,
  { limit, after }: Portion,
  sort: Sort,
): Promise<T[]> {
  if (!('_id' in sort))
    throw new Error(`An exported list sorts equal values of ${Object.keys(sort).join(', ')} by _id`);
  const records: T[] = [];
  // Each step reads on where the one before it ended: first the equal values, then those beyond.
  for (const step of after ? stepsAfter(after, sort) : [{}]) {
    const where = Object.keys(step).length ? { $and: [filter, step] } : filter;
    records.push(
      ...(await model
        .find(where as QueryFilter<T>)
        .sort(sort)
        .limit(limit - records.length)
        .lean<T[]>()),
    );
    if (records.length === limit) break;
  }
  return records;
}

/**
 * Returns the filters that together match what follows these sort values, in order, each a range of one index. A missing
 * value sorts as null, before all others.
 */
export function stepsAfter(values: Record<string, unknown>, sort: Sort): Where[] {
  const fields = Object.entries(sort);
  return fields
    .map(([field, direction], at) => {
      const equal = Object.fromEntries(fields.slice(0, at).map(([name]) => [name, values[name] ?? null]));
      return beyond(field, values[field] ?? null, direction).map((step) => ({ ...equal, ...step }));
    })
    .toReversed()
    .flat();
}

function beyond(field: string, value: unknown, direction: 1 | -1): Where[] {
  if (direction === 1) return [{ [field]: value === null ? { $ne: null } : { $gt: value } }];
  if (value === null) return [];
  return [{ [field]: { $lt: value } }, ...(field === '_id' ? [] : [{ [field]: null }])];
}
