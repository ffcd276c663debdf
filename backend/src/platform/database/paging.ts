import { type Model, type QueryFilter, Types } from 'mongoose';
import type { Page } from '../../http/list-query.js';
import { BatchLoader } from '../../core/batch-loader.js';

export interface Listed<T> {
  records: T[];
  total: number;
  pages: number;
  /** The page that was found around a record. */
  page?: number;
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
const estimates = new BatchLoader<Estimated, number>(async (models) => {
  const count = async (model: Estimated) => [model, await model.estimatedDocumentCount()] as const;
  return new Map(await Promise.all(models.map(count)));
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

/**
 * The page that holds this record in this order; undefined when the filter does not match the record, or a field of the order
 * is missing in the record. Counts the records before it, on the index that sorts the list.
 */
async function pageAround<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  { around, limit }: Page,
  sort: Record<string, 1 | -1>,
): Promise<number | undefined> {
  const fields = Object.entries(sort);
  const own = { _id: new Types.ObjectId(around) } as QueryFilter<T>;
  const record = await model
    .findOne({ $and: [filter, own] }, Object.keys(sort))
    .lean<Record<string, unknown>>();
  if (!record || fields.some(([field]) => record[field] === undefined || record[field] === null))
    return undefined;
  const before = fields.map(([field, direction], at) => ({
    ...Object.fromEntries(fields.slice(0, at).map(([equal]) => [equal, record[equal]])),
    [field]: { [direction === 1 ? '$lt' : '$gt']: record[field] },
  }));
  const earlier = await model.countDocuments({ $and: [filter, { $or: before }] } as QueryFilter<T>);
  return Math.floor(earlier / limit) + 1;
}

/** One page of a collection with its total: the one asked for, or the one around a record. */
export async function findPage<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  asked: Page,
  sort: Record<string, 1 | -1>,
  fields: Record<string, 0 | 1> = {},
): Promise<Listed<T>> {
  const { limit } = asked;
  const found = asked.around ? await pageAround(model, filter, asked, sort) : undefined;
  const page = found ?? asked.page;
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
  return { records, total, pages: Math.ceil(total / limit), ...(found && { page: found }) };
}
