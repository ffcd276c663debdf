import { type Doc, isDoc } from '../bson/types.js';
import type { Query } from '../query/execute.js';
import { allValues } from '../query/intervals.js';
import type { IndexScan } from '../query/plan.js';
import { choosePlan } from '../query/planner.js';
import { nameOf, type ScanStats } from '../query/scan.js';
import type { Collection } from '../storage/model.js';
import type { View } from '../storage/view.js';
import type { StageContext } from './context.js';

/** Recognizes { $group: { _id: '$field' } } followed by { $count: 'name' }: these stages count distinct values. */
function fieldsOf([group, count]: readonly Doc[]): { field: string; name: string } | undefined {
  const spec = group?.$group;
  const name = count?.$count;
  if (!isDoc(spec) || Object.keys(spec).length !== 1 || typeof name !== 'string') return undefined;
  const id = spec._id;
  return typeof id === 'string' && /^\$[^$.]+$/.test(id) ? { field: id.slice(1), name } : undefined;
}

/** Counts distinct values by the keys of an index that ends with the field. Returns undefined without such an index. */
export function countDistinct(
  context: StageContext,
  collection: Collection,
  query: Query,
  stages: readonly Doc[],
): Doc[] | undefined {
  const counted = fieldsOf(stages);
  if (!counted || query.sort || query.skip || query.limit !== undefined) return undefined;
  const plan = choosePlan(context.view, collection, query);
  if (plan.kind !== 'IXSCAN' || !givesValues(plan, counted.field)) return undefined;
  const n = context.view.cachedCount(plan.index.id, `different ${nameOf(plan.ranges)}`, () =>
    countValues(context.view, plan, context.stats),
  );
  return n ? [{ [counted.name]: n }] : [];
}

/** Whether every key in the ranges is a match and ends with the field's value. */
function givesValues({ index, bounds, exact, repeats, among }: IndexScan, field: string): boolean {
  const last = index.fields.length - 1;
  return (
    index.fields[last] === field &&
    bounds[last]?.length === 1 &&
    bounds[last][0] === allValues &&
    bounds.slice(0, last).every((intervals) => intervals.every(({ point }) => point)) &&
    exact &&
    !repeats &&
    !among &&
    !index.unique &&
    !index.collation
  );
}

function countValues(view: View, { ranges }: IndexScan, stats: ScanStats): number {
  const values = new Set<string>();
  for (const range of ranges) {
    // The last byte of the lower bound is the start of all values of the field.
    const from = range.lower.length - 1;
    for (const key of view.keys('index', range)) {
      stats.keysExamined++;
      values.add(key.toString('latin1', from, key.length - 6));
    }
  }
  return values.size;
}
