import { type Doc, RawDocument } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileFilter } from '../matcher/compile-filter.js';
import type { Filter } from '../matcher/filter.js';
import type { Collection } from '../storage/model.js';
import type { View } from '../storage/view.js';
import type { Collation } from '../values/collation.js';
import { compileSortKeys, parseSort, type SortKeys } from '../values/sort.js';
import type { IndexScan, Plan } from './plan.js';
import { choosePlan } from './planner.js';
import type { Project } from './projection.js';
import { countRecords } from './count.js';
import { Found, scan, scanCovered, type ScanStats } from './scan.js';

export interface Query {
  filter: Doc;
  sort?: Doc | undefined;
  skip?: number;
  limit?: number | undefined;
  hint?: string | Doc | undefined;
  collation?: Collation | undefined;
  variables?: Doc | undefined;
  /** The top-level fields that the caller reads; undefined when it can read any field. */
  fields?: ReadonlySet<string> | undefined;
  /** Whether the query only counts its matches. */
  counts?: boolean;
}

/** MongoDB's memory limit of a sort without an index, in bytes. */
const sortLimit = 100 * 1024 * 1024;

export interface Prepared {
  plan: Plan;
  /** The sort to apply after the scan. */
  sort: Doc | undefined;
}

const isEmpty = (doc: Doc): boolean => Object.keys(doc).length === 0;

/** Chooses the plan of a query. */
export function prepare(view: View, collection: Collection, query: Query): Prepared {
  const sort = !query.sort || isEmpty(query.sort) || '$natural' in query.sort ? undefined : query.sort;
  if (sort) parseSort(sort);
  const readsAll = !query.sort && !query.skip && query.limit === undefined;
  const plan = choosePlan(view, collection, {
    ...query,
    fields: readsAll ? query.fields : undefined,
    limit: query.limit === undefined ? undefined : query.limit + (query.skip ?? 0),
  });
  return { plan, sort: plan.kind === 'IXSCAN' && plan.sorted ? undefined : sort };
}

/** Returns the filter that the records of a plan must match, or undefined when all of them match. */
const filterToCheck = (plan: Plan, query: Query): Filter | undefined =>
  isEmpty(query.filter) || (plan.kind === 'IXSCAN' && plan.exact)
    ? undefined
    : compileFilter(query.filter, query);

/** Counts the records that match a filter. Uses an index instead of reading the records where possible. */
export function countFound(view: View, collection: Collection, query: Query, stats: ScanStats): number {
  const plan = choosePlan(view, collection, { ...query, fields: undefined, counts: true });
  return countRecords(view, collection, plan, filterToCheck(plan, query), stats);
}

/** Yields the matching records of a query in its order. */
export function* run(
  view: View,
  collection: Collection,
  query: Query,
  prepared: Prepared,
  stats: ScanStats,
): Generator<Found> {
  const { plan } = prepared;
  const filter = filterToCheck(plan, query);
  const skip = query.skip ?? 0;
  const limit = query.limit ?? Infinity;
  if (!prepared.sort) {
    let left = limit;
    if (left <= 0) return;
    for (const found of scan(view, collection, plan, filter, stats, skip)) {
      yield found;
      if (--left <= 0) return;
    }
    return;
  }
  const all = scan(view, collection, plan, filter, stats);
  yield* sortFound(all, compileSortKeys(prepared.sort, query.collation), skip, limit);
}

/** A plan that reads index keys in place of records. */
type Covered = Prepared & { plan: IndexScan };

export const isCovered = (prepared: Prepared): prepared is Covered =>
  prepared.plan.kind === 'IXSCAN' && prepared.plan.covers;

/** Yields the matching documents of a covered query, with the fields of the query alone. */
export function runCovered(
  view: View,
  collection: Collection,
  query: Query,
  { plan }: Covered,
  stats: ScanStats,
): Generator<Doc> {
  return scanCovered(view, collection, plan, filterToCheck(plan, query), query.fields ?? new Set(), stats);
}

interface Keyed {
  found: Found;
  keys: unknown[];
}

function* withKeys(items: Iterable<Found>, sort: SortKeys): Generator<Keyed> {
  for (const found of items) yield { found, keys: sort.of(found.part(sort.fields)) };
}

function* sortFound(items: Iterable<Found>, sort: SortKeys, skip: number, limit: number): Generator<Found> {
  const order = (a: Keyed, b: Keyed): number => sort.compare(a.keys, b.keys);
  const sorted = sortBounded(withKeys(items, sort), order, ({ found }) => found.bytes.length, skip + limit);
  for (const { found } of sorted.slice(skip)) yield found;
}

/** Sorts and returns the first `most` items. Throws when the sort exceeds the memory limit. */
export function sortBounded<T>(
  items: Iterable<T>,
  order: (a: T, b: T) => number,
  sizeOf: (item: T) => number,
  most: number,
): T[] {
  let first: T[] = [];
  let bytes = 0;
  for (const item of items) {
    first.push(item);
    bytes += sizeOf(item);
    if (first.length >= most * 2 + 1000) {
      first = first.sort(order).slice(0, most);
      bytes = first.reduce((sum, each) => sum + sizeOf(each), 0);
    }
    if (bytes > sortLimit)
      throw new MongoError(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        `Executor error during find command :: caused by :: Sort exceeded memory limit of ${sortLimit} bytes`,
      );
  }
  first.sort(order);
  return most < first.length ? first.slice(0, most) : first;
}

/** Returns a record for the reply: its bytes, or the result of the projection. */
export function shown(found: Found, project: Project | undefined): Doc | RawDocument {
  if (!project) return new RawDocument(found.bytes);
  if (project.ofBytes) return new RawDocument(project.ofBytes(found.bytes));
  return project(found.doc, { position: found.position });
}
