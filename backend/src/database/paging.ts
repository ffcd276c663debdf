import type { Model, QueryFilter } from 'mongoose';
import type { Page } from '../api/list-query.js';
import { GatheredReads } from './gathered-reads.js';

export interface Listed<T> {
  records: T[];
  total: number;
  pages: number;
}

/** A wire sort (`field` or `-field`) as a database sort; the _id makes the order of equal values stable. */
export function sortOf(sort: string, columns: Record<string, string>): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  const name = sort.replace('-', '');
  return { [columns[name] ?? name]: direction, _id: direction };
}

interface Estimated {
  estimatedDocumentCount(): PromiseLike<number>;
}
/** A collection's own count is the same for everybody who asks for it at once. */
const estimates = new GatheredReads<Estimated, number>(async (models) => {
  const counts = await Promise.all(models.map((model) => model.estimatedDocumentCount()));
  return new Map(models.map((model, at) => [model, counts[at]!]));
});

/** Up to so many records are counted one by one. */
const COUNTED = 10_000;

/**
 * How many records a collection has. Its own count costs nothing, but is an estimate (after a crash, on a sharded cluster,
 * on engines that sample): it serves where nobody sees the difference and counting would take time.
 */
export async function countAll<T>(model: Model<T>): Promise<number> {
  const estimate = (await estimates.get(model)) ?? 0;
  return estimate > COUNTED ? estimate : model.countDocuments();
}

/** One page of a collection with its total. */
export async function findPage<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  { page, limit }: Page,
  sort: Record<string, 1 | -1>,
  fields: Record<string, 0 | 1> = {},
): Promise<Listed<T>> {
  const unfiltered = Object.keys(filter).length === 0;
  const [records, total] = await Promise.all([
    model
      .find(filter, fields)
      .sort(sort)
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<T[]>(),
    unfiltered ? countAll(model) : model.countDocuments(filter),
  ]);
  return { records, total, pages: Math.ceil(total / limit) };
}
