import { decode, decodeFields } from '../bson/decode.js';
import type { Doc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Filter, MatchDetails } from '../matcher/filter.js';
import { countItems } from '../storage/count-items.js';
import { type Collection, recordIdOf, recordKey, recordRange } from '../storage/model.js';
import type { View } from '../storage/view.js';
import { mergedRecordIds } from './merge.js';
import type { ByteRange, IndexScan, Plan } from './plan.js';

/** A found record. Decodes the document on first access. */
export class Found {
  private decoded: Doc | undefined;
  position: number | undefined;
  constructor(
    readonly recordId: number,
    readonly bytes: Buffer,
  ) {}

  get doc(): Doc {
    return (this.decoded ??= decode(this.bytes));
  }

  /** Returns a document with at least these fields; undefined means all fields. */
  part(fields: ReadonlySet<string> | undefined): Doc {
    return this.decoded ?? (fields ? decodeFields(this.bytes, fields) : this.doc);
  }
}

export interface ScanStats {
  keysExamined: number;
  docsExamined: number;
  /** The deadline of the command (maxTimeMS). */
  until?: number | undefined;
}

/** Checks the deadline every 64 keys and documents. Throws MaxTimeMSExpired. */
function checkTime({ keysExamined, docsExamined, until }: ScanStats): void {
  if (until === undefined || ((keysExamined + docsExamined) & 63) !== 0 || Date.now() < until) return;
  throw new MongoError('MaxTimeMSExpired', 'operation exceeded time limit');
}

/** Yields the record ids of an index scan, in order and without duplicates. */
export function* scanIndex(view: View, scan: IndexScan, stats: ScanStats, skip = 0): Generator<number> {
  const { among, ...ordered } = scan;
  if (among) yield* scanBoth(view, ordered, among, stats, skip);
  else yield* scanRanges(view, scan, stats, skip);
}

/** Yields the record ids that both scans contain, in the order of the first scan. */
function* scanBoth(
  view: View,
  ordered: IndexScan,
  among: IndexScan,
  stats: ScanStats,
  skip: number,
): Generator<number> {
  const members = new Set(scanRanges(view, among, stats, 0));
  let toSkip = skip;
  for (const recordId of scanRanges(view, ordered, stats, 0)) {
    if (!members.delete(recordId)) continue;
    if (toSkip-- <= 0) yield recordId;
    if (!members.size) return;
  }
}

function* scanRanges(view: View, scan: IndexScan, stats: ScanStats, skip: number): Generator<number> {
  if (scan.merged) {
    yield* scanMerged(view, scan, scan.merged, stats, skip);
    return;
  }
  const seen = scan.repeats ? new Set<number>() : undefined;
  const ranges = scan.reverse ? [...scan.ranges].reverse() : scan.ranges;
  let toSkip = skip;
  for (const range of ranges) {
    if (scan.lookups) {
      const found = view.get('index', range.lower);
      stats.keysExamined++;
      if (found && toSkip-- <= 0) yield found.readUIntBE(0, 6);
      continue;
    }
    let offset = 0;
    if (toSkip > 0) {
      const size = ranges.length > 1 ? view.count('index', range) : Infinity;
      if (size <= toSkip) {
        toSkip -= size;
        continue;
      }
      offset = toSkip;
      toSkip = 0;
    }
    for (const recordId of recordIds(view, scan, { ...range, reverse: scan.reverse, offset })) {
      stats.keysExamined++;
      checkTime(stats);
      if (seen) {
        if (seen.has(recordId)) continue;
        seen.add(recordId);
      }
      yield recordId;
    }
  }
}

function* scanMerged(
  view: View,
  scan: IndexScan,
  prefixes: readonly number[],
  stats: ScanStats,
  skip: number,
): Generator<number> {
  const seen = scan.repeats ? new Set<number>() : undefined;
  let toSkip = skip;
  for (const recordId of mergedRecordIds(view, scan, prefixes)) {
    stats.keysExamined++;
    checkTime(stats);
    if (seen?.has(recordId)) continue;
    seen?.add(recordId);
    if (toSkip-- <= 0) yield recordId;
  }
}

function* recordIds(view: View, scan: IndexScan, range: Parameters<View['keys']>[1]): Generator<number> {
  if (scan.index.unique) for (const { value } of view.entries('index', range)) yield value.readUIntBE(0, 6);
  else for (const key of view.keys('index', range)) yield recordIdOf(key);
}

/** Yields the records of a plan that match the filter. Skips `skip` records, without reading them where possible. */
export function* scan(
  view: View,
  collection: Collection,
  plan: Plan,
  filter: Filter | undefined,
  stats: ScanStats,
  skip = 0,
): Generator<Found> {
  const blind = !filter || (plan.kind === 'IXSCAN' && plan.exact);
  const early = blind && !(plan.kind === 'IXSCAN' && plan.repeats) && plan.kind !== 'OR' ? skip : 0;
  let late = skip - early;
  for (const found of fetch(view, collection, plan, stats, early)) {
    if (filter && (!blind || plan.kind === 'OR')) {
      if (filter.text && !found.bytes.includes(filter.text)) continue;
      const details: MatchDetails = { position: undefined };
      if (!filter.matches(found.part(filter.fields), details)) continue;
      found.position = details.position;
    }
    if (late-- > 0) continue;
    yield found;
  }
}

function* fetch(
  view: View,
  collection: Collection,
  plan: Plan,
  stats: ScanStats,
  skip: number,
): Generator<Found> {
  if (plan.kind === 'COLLSCAN') {
    for (const { key, value } of view.entries('docs', {
      ...recordRange(collection.id),
      reverse: plan.reverse,
      offset: skip,
    })) {
      stats.docsExamined++;
      checkTime(stats);
      yield new Found(recordIdOf(key), value);
    }
    return;
  }
  const scans = plan.kind === 'OR' ? plan.scans : [plan];
  const seen = scans.length > 1 ? new Set<number>() : undefined;
  for (const each of scans)
    for (const recordId of scanIndex(view, each, stats, skip)) {
      if (seen?.has(recordId)) continue;
      seen?.add(recordId);
      const bytes = view.get('docs', recordKey(collection.id, recordId));
      if (!bytes) throw new Error(`index ${each.index.name} names record ${recordId}, which is not there`);
      stats.docsExamined++;
      checkTime(stats);
      yield new Found(recordId, bytes);
    }
}

/** Up to this number of ranges, counting is faster than a lookup in the count cache. */
const fewRanges = 20;

/** Returns the cache key for the count of these ranges. */
export const nameOf = (ranges: readonly ByteRange[]): string =>
  ranges.map(({ lower, upper }) => `${lower.toString('hex')}-${upper.toString('hex')}`).join();

/** Counts the records of a plan. Does not read the records when the bounds are exact. */
export function countRecords(
  view: View,
  collection: Collection,
  plan: Plan,
  filter: Filter | undefined,
  stats: ScanStats,
): number {
  if (plan.kind === 'IXSCAN' && !plan.among && (plan.exact || !filter)) {
    if (!plan.repeats && !plan.lookups) {
      const countRanges = () => plan.ranges.reduce((sum, range) => sum + view.count('index', range), 0);
      const total =
        plan.ranges.length > fewRanges
          ? view.cachedCount(plan.index.id, nameOf(plan.ranges), countRanges)
          : countRanges();
      stats.keysExamined += total;
      return total;
    }
    // Several keys can belong to the same record, so all keys must be read.
    const each = () => countItems(scanIndex(view, plan, stats));
    return view.cachedCount(plan.index.id, nameOf(plan.ranges), each);
  }
  if (plan.kind === 'OR' && plan.exact)
    return new Set(plan.scans.flatMap((each) => [...scanIndex(view, each, stats)])).size;
  return countItems(scan(view, collection, plan, filter, stats));
}
