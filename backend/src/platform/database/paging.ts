import { type Model, type QueryFilter, Types } from 'mongoose';
import type { Page } from '../../http/list-query.js';
import { BatchLoader } from '../../core/batch-loader.js';
import { findPortion } from './find-portion.js';
import { storedCount } from './stored-records.js';
import { type TimeLimit, withinTime } from './time-limit.js';

export interface Listed<T> {
  records: T[];
  total: number;
  pages: number;
  /** The number of the page that contains the `around` record. */
  page?: number;
}

/** Converts an API sort (`field` or `-field`) to a database sort. The _id gives equal values a stable order. */
export function sortOf(sort: string, columns: Record<string, string>): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  const name = sort.replace('-', '');
  return { [columns[name] ?? name]: direction, _id: direction };
}

interface Estimated {
  estimatedDocumentCount(): PromiseLike<number>;
}
/** Shares one count of a collection between all concurrent callers. */
const estimates = new BatchLoader<Estimated, number>(async (models) => {
  const count = async (model: Estimated) => [model, await model.estimatedDocumentCount()] as const;
  return new Map(await Promise.all(models.map(count)));
});

/** Up to this many records, a collection is counted exactly. */
const COUNTED = 10_000;

/**
 * Returns the number of records of a collection. Uses the collection's own count when it is large: this count is free,
 * but only an estimate (after a crash, on a sharded cluster, on engines that sample). A small collection is counted
 * exactly.
 */
export async function countAll<T>(model: Model<T>): Promise<number> {
  const stored = storedCount(model);
  if (stored !== undefined) return stored;
  const estimate = (await estimates.get(model)) ?? 0;
  return estimate > COUNTED ? estimate : model.countDocuments();
}

/**
 * Returns the number of the page that contains the record `around` in this order. Returns undefined when the filter
 * does not match the record or the record lacks a sort field. Counts the preceding records on the index that sorts the
 * list.
 */
async function pageAround<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  { around, limit }: Page,
  sort: Record<string, 1 | -1>,
  time: TimeLimit,
): Promise<number | undefined> {
  const fields = Object.entries(sort);
  const own = { _id: new Types.ObjectId(around) } as QueryFilter<T>;
  const record = await model
    .findOne({ $and: [filter, own] }, Object.keys(sort), time)
    .lean<Record<string, unknown>>();
  if (!record || fields.some(([field]) => record[field] === undefined || record[field] === null))
    return undefined;
  const before = fields.map(([field, direction], at) => ({
    ...Object.fromEntries(fields.slice(0, at).map(([equal]) => [equal, record[equal]])),
    [field]: { [direction === 1 ? '$lt' : '$gt']: record[field] },
  }));
  const earlier = await model.countDocuments({ $and: [filter, { $or: before }] } as QueryFilter<T>, time);
  return Math.floor(earlier / limit) + 1;
}

/**
 * Returns one page of a collection with its total: the requested page, the page that contains the record `around`, or the
 * next portion of an export.
 */
export const findPage = <T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  asked: Page,
  sort: Record<string, 1 | -1>,
  fields: Record<string, 0 | 1> = {},
): Promise<Listed<T>> =>
  withinTime(asked.filters, (time) => readPage(model, filter, asked, sort, fields, time));

async function readPage<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  asked: Page,
  sort: Record<string, 1 | -1>,
  fields: Record<string, 0 | 1>,
  time: TimeLimit,
): Promise<Listed<T>> {
  const { limit, portion } = asked;
  const count = () =>
    Object.keys(filter).length === 0 ? countAll(model) : model.countDocuments(filter, time).exec();
  if (portion) {
    const [records, total] = await Promise.all([
      findPortion(model, filter, portion, sort),
      portion.once('total', count),
    ]);
    portion.note(records as object[], sort);
    return { records, total, pages: Math.ceil(total / limit) };
  }
  const found = asked.around ? await pageAround(model, filter, asked, sort, time) : undefined;
  const page = found ?? asked.page;
  const [records, total] = await Promise.all([
    model
      .find(filter, fields, time)
      .sort(sort)
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<T[]>(),
    count(),
  ]);
  return { records, total, pages: Math.ceil(total / limit), ...(found && { page: found }) };
}
