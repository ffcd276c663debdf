import { decode, decodeFields } from '../bson/decode.js';
import { readKey } from '../bson/read-key.js';
import type { Doc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Filter, MatchDetails } from '../matcher/filter.js';
import { type Collection, type Index, recordIdOf, recordKey, recordRange } from '../storage/model.js';
import { countsOf, type RecordCounts } from '../storage/range-records.js';
import type { View } from '../storage/view.js';
import { mergedRecordIds } from './merge.js';
import type { ByteRange, IndexScan, Plan } from './plan.js';
import { RecordSet } from './record-set.js';

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
  const members = new RecordSet();
  for (const recordId of scanRanges(view, among, stats, 0)) members.add(recordId);
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
  const seen = scan.repeats ? new RecordSet() : undefined;
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
      if (seen && !seen.add(recordId)) continue;
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
  const seen = scan.repeats ? new RecordSet() : undefined;
  let toSkip = skip;
  for (const recordId of mergedRecordIds(view, scan, prefixes)) {
    stats.keysExamined++;
    checkTime(stats);
    if (seen && !seen.add(recordId)) continue;
    if (toSkip-- <= 0) yield recordId;
  }
}

/** Yields the record id of each key of a scan: a record once for each of its keys. */
function* idsOfKeys(view: View, scan: IndexScan, stats: ScanStats): Generator<number> {
  for (const range of scan.ranges)
    for (const recordId of recordIds(view, scan, range)) {
      stats.keysExamined++;
      checkTime(stats);
      yield recordId;
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
  const seen = scans.length > 1 ? new RecordSet() : undefined;
  for (const each of scans)
    for (const recordId of scanIndex(view, each, stats, skip)) {
      if (seen && !seen.add(recordId)) continue;
      yield recordOf(view, collection, each.index, recordId, stats);
    }
}

/**
 * Yields the matching documents of a scan that covers these fields and those of the filter. Reads a record only where its
 * key does not show a value.
 */
export function* scanCovered(
  view: View,
  collection: Collection,
  { index, ranges, among }: IndexScan,
  filter: Filter | undefined,
  fields: ReadonlySet<string>,
  stats: ScanStats,
): Generator<Doc> {
  const read = new Set([...fields, ...(filter?.fields ?? [])]);
  const wanted = index.fields.map((field) => (read.has(field) ? field : undefined));
  while (wanted.length && wanted.at(-1) === undefined) wanted.pop();
  const members = among && membersOf(view, among, stats);
  for (const range of ranges)
    for (const key of view.keys('index', range)) {
      stats.keysExamined++;
      checkTime(stats);
      if (members && !members.has(recordIdOf(key))) continue;
      const doc =
        readKey(key, wanted, index.directions) ??
        recordOf(view, collection, index, recordIdOf(key), stats).part(read);
      if (!filter || filter.matches(doc)) yield doc;
    }
}

/** Returns the present records of a scan, which later writes do not change. */
const membersOf = (view: View, plan: IndexScan, stats: ScanStats): RecordCounts =>
  isKept(plan) ? recordsOf(view, plan, stats).copy() : countsOf(idsOfKeys(view, plan, stats));

function recordOf(
  view: View,
  collection: Collection,
  index: Index,
  recordId: number,
  stats: ScanStats,
): Found {
  const bytes = view.get('docs', recordKey(collection.id, recordId));
  if (!bytes) throw new Error(`index ${index.name} names record ${recordId}, which is not there`);
  stats.docsExamined++;
  checkTime(stats);
  return new Found(recordId, bytes);
}

/** Returns the cache key for the count of these ranges. */
export const nameOf = (ranges: readonly ByteRange[]): string =>
  ranges.map(({ lower, upper }) => `${lower.toString('hex')}-${upper.toString('hex')}`).join();

/** The maximum number of ranges whose records are kept up to date. */
const mostKept = 4;

/** Whether the records of a scan's ranges are kept up to date, so that only the first count reads the keys. */
export const isKept = ({ index, ranges, repeats, among }: IndexScan): boolean =>
  repeats && !among && !index.unique && ranges.length <= mostKept;

export const recordsOf = (view: View, plan: IndexScan, stats: ScanStats): RecordCounts =>
  view.recordsIn(`${plan.index.id}:${nameOf(plan.ranges)}`, plan.ranges, () => idsOfKeys(view, plan, stats));
