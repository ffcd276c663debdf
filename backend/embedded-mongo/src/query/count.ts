import type { Filter } from '../matcher/filter.js';
import { countItems } from '../storage/count-items.js';
import type { Collection } from '../storage/model.js';
import type { View } from '../storage/view.js';
import type { IndexScan, Plan, UnionScan } from './plan.js';
import { RecordSet } from './record-set.js';
import { isKept, nameOf, recordsOf, scan, scanIndex, type ScanStats } from './scan.js';

/** Up to this number of ranges, counting is faster than a lookup in the count cache. */
const fewRanges = 20;

/** Counts the records of a plan. Does not read the records when the bounds are exact. */
export function countRecords(
  view: View,
  collection: Collection,
  plan: Plan,
  filter: Filter | undefined,
  stats: ScanStats,
): number {
  if (plan.kind === 'IXSCAN' && (plan.exact || !filter)) return countScan(view, plan, stats);
  if (plan.kind === 'OR' && plan.exact) return countUnion(view, plan, stats);
  return countItems(scan(view, collection, plan, filter, stats));
}

function countScan(view: View, plan: IndexScan, stats: ScanStats): number {
  if (plan.among) return countBoth(view, plan, plan.among, stats);
  if (isKept(plan)) return recordsOf(view, plan, stats).size;
  // Several keys can belong to the same record, so all keys must be read.
  if (plan.repeats || plan.lookups)
    return view.cachedCount(plan.index.id, nameOf(plan.ranges), () =>
      countItems(scanIndex(view, plan, stats)),
    );
  const countRanges = () => plan.ranges.reduce((sum, range) => sum + view.count('index', range), 0);
  const total =
    plan.ranges.length > fewRanges
      ? view.cachedCount(plan.index.id, nameOf(plan.ranges), countRanges)
      : countRanges();
  stats.keysExamined += total;
  return total;
}

function countBoth(view: View, { among: _, ...one }: IndexScan, other: IndexScan, stats: ScanStats): number {
  if (!isKept(other)) return countItems(scanIndex(view, { ...one, among: other }, stats));
  const records = recordsOf(view, other, stats);
  let total = 0;
  for (const recordId of scanIndex(view, one, stats)) if (records.has(recordId)) total++;
  return total;
}

function countUnion(view: View, { scans }: UnionScan, stats: ScanStats): number {
  const kept = scans.find(isKept);
  const records = kept && recordsOf(view, kept, stats);
  const others = new RecordSet();
  for (const each of scans)
    if (each !== kept)
      for (const recordId of scanIndex(view, each, stats)) if (!records?.has(recordId)) others.add(recordId);
  return (records?.size ?? 0) + others.size;
}
