import type { Model, QueryFilter } from 'mongoose';
import type { Page } from '../api/list-query.js';

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

/** One page of a collection with the true total. Without a filter the total comes from the collection's own count. */
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
    unfiltered ? model.estimatedDocumentCount() : model.countDocuments(filter),
  ]);
  return { records, total, pages: Math.ceil(total / limit) };
}
