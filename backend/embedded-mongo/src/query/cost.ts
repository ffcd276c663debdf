import { required } from '../errors/required.js';
import type { Collection } from '../storage/model.js';
import type { View } from '../storage/view.js';
import type { IndexScan, Plan, PlanRequest, UnionScan } from './plan.js';

/** A candidate plan of a query: the scan of one index. */
export interface Candidate {
  scan: IndexScan;
  /** The number of leading index fields bound to single values, and the number of leading fields with any bound. */
  equalities: number;
  bound: number;
  /** All fields of the filter; undefined when it has conditions that no index can express. */
  asked: readonly string[] | undefined;
}

interface Priced {
  candidate: Candidate;
  /** The cost, in documents read. */
  cost: number;
}

const estimateLimit = 2000;
/** The maximum number of record ids to keep for an intersection with a sorted index. */
const mostAmong = 20_000;
/** The costs of reading a key and of matching a document with the filter. Reading a document costs 1. */
const keyCost = 0.05;
const matchCost = 0.5;
/** The cost of reading the fields of a key in place of a document. */
const coveredCost = 0.25;
/** The cost of finding the first keys of a range that is merged with others. */
const seekCost = 1;

/** Chooses the cheapest candidate by the number of keys it reads and by whether a sort is needed. */
export function cheapest(
  view: View,
  collection: Collection,
  candidates: Candidate[],
  request: PlanRequest,
): Plan {
  const whole = candidates.find(({ scan }) => scan.lookups && scan.ranges.length === 1);
  if (whole) return whole.scan;
  const [only] = candidates;
  if (only && candidates.length === 1 && (only.bound || only.scan.exact)) return only.scan;
  const wanted = request.sort && Object.keys(request.sort).length > 0;
  const best = wanted ? readsOnlyResults(candidates) : request.counts && countsOnly(candidates);
  if (best) return best.scan;
  const sizes = sizesOf(view, collection, candidates, request);
  // The smallest estimate of the number of matches determines how far a sorted scan must read to fill the limit.
  const matches = Math.max(1, Math.min(...sizes));
  const priced = candidates.map((candidate, i): Priced => {
    const { scan } = candidate;
    if (request.counts && isCounted(scan)) return { candidate, cost: scan.ranges.length * keyCost };
    const keys = required(sizes[i], 'the size of a scan');
    const passed = scan.exact ? 1 : keys / matches;
    const fetched = wanted && scan.sorted && request.limit ? Math.min(keys, request.limit * passed) : keys;
    const sorting = wanted && !scan.sorted ? keys : 0;
    if (scan.covers && !sorting) return { candidate, cost: fetched * coveredCost };
    const seeking = scan.merged ? scan.ranges.length * seekCost : 0;
    return { candidate, cost: fetched + sorting + seeking + (scan.exact ? 0 : fetched * matchCost) };
  });
  priced.sort(
    (a, b) =>
      a.cost - b.cost ||
      Number(a.candidate.scan.repeats) - Number(b.candidate.scan.repeats) ||
      moreBound(a.candidate, b.candidate),
  );
  const { candidate, cost } = required(priced[0], 'a candidate');
  const combined =
    request.counts || request.fields
      ? expressedTogether(view, candidates, request, cost)
      : intersection(view, collection, candidates, request, cost);
  return combined ?? candidate.scan;
}

/** Ranges of an array index with fewer keys are counted before they are read. */
const mostCounted = 200_000;

/**
 * Combines two indexes whose ranges together express the whole filter, one of them an index of arrays: a count, or a read
 * of fields that the other one holds, then reads their keys and no record. Returns undefined unless that costs less than
 * `most`.
 */
function expressedTogether(
  view: View,
  candidates: Candidate[],
  { counts, fields }: PlanRequest,
  most: number,
): IndexScan | undefined {
  if (candidates.some(({ scan }) => scan.covers || (counts && scan.exact))) return undefined;
  const enough = most / keyCost;
  for (const { scan, asked } of candidates) {
    if (!asked || scan.repeats || scan.index.partialFilter || (!counts && !scan.holds)) continue;
    const covers = !counts && fields !== undefined;
    if (covers && estimate(view, scan, most / coveredCost) >= most / coveredCost) continue;
    for (const { scan: other } of candidates) {
      if (!other.repeats || other.index.partialFilter) continue;
      const isWhole = asked.every(
        (field) => scan.expressed.includes(field) || other.expressed.includes(field),
      );
      if (isWhole && (enough > mostCounted || estimate(view, other, enough) < enough))
        return { ...scan, exact: true, covers, among: other };
    }
  }
  return undefined;
}

/** Returns a candidate that reads the results in their order and nothing else. No estimate is needed: none reads less. */
function readsOnlyResults(candidates: Candidate[]): Candidate | undefined {
  return candidates
    .filter(({ scan }) => scan.sorted && scan.exact && !scan.merged && !scan.repeats && !scan.lookups)
    .toSorted(moreBound)[0];
}

/** Counting this many ranges costs no more than reading a record. */
const fewRanges = 20;

/** Returns a candidate that counts a few ranges of keys and reads no record. */
function countsOnly(candidates: Candidate[]): Candidate | undefined {
  return candidates
    .filter(({ scan }) => isCounted(scan) && scan.ranges.length <= fewRanges)
    .toSorted((a, b) => a.scan.ranges.length - b.scan.ranges.length || moreBound(a, b))[0];
}

const moreBound = (a: Candidate, b: Candidate): number => b.equalities - a.equalities || b.bound - a.bound;

/** Whether the number of keys in the ranges is the number of records. Keys are counted without reading them. */
const isCounted = ({ exact, repeats, lookups }: IndexScan): boolean => exact && !repeats && !lookups;

/**
 * Combines two indexes: one that returns the records in sort order, and one that returns the matching records. Keeps
 * the record ids from the matching index, scans the sorted index, and reads only the records that are in both. Returns
 * undefined unless the combination costs less than `most`.
 */
function intersection(
  view: View,
  collection: Collection,
  candidates: Candidate[],
  request: PlanRequest,
  most: number,
): IndexScan | undefined {
  const { limit } = request;
  const ordered = candidates.find(({ scan }) => scan.sorted && !scan.merged && !scan.exact && !scan.repeats);
  if (!limit || !request.sort || !ordered) return undefined;
  const mostEstimated = Math.min(mostAmong, most / keyCost);
  let found: { scan: IndexScan; cost: number } | undefined;
  for (const { scan, bound } of candidates) {
    if (!bound || (scan.sorted && !scan.merged)) continue;
    const estimated = estimate(view, scan, mostEstimated);
    if (estimated >= mostEstimated) continue;
    const read = Math.min(collection.count, (limit * collection.count) / Math.max(1, estimated));
    const fetched = Math.min(limit, estimated) * (scan.exact ? 1 : 1 + matchCost);
    const cost = (estimated + read) * keyCost + fetched;
    // Many matches fill the limit soon: then the sorted index alone reads few records.
    if (cost >= Math.min(found?.cost ?? most, read * (1 + matchCost))) continue;
    found = { scan: { ...ordered.scan, exact: scan.exact, among: { ...scan, merged: undefined } }, cost };
  }
  return found?.scan;
}

/**
 * Estimates the number of keys of each candidate, up to a maximum. The maximum is higher when the query has a large
 * limit or the collection is large: reading in sort order up to the limit costs as much as reading and sorting all
 * matches when their number is about the root of limit times collection. If the query has no limit and no candidate is
 * exact, or one holds all fields to read, the maximum grows until one candidate has fewer keys.
 */
function sizesOf(
  view: View,
  collection: Collection,
  candidates: Candidate[],
  { limit }: PlanRequest,
): number[] {
  const upTo = (most: number) =>
    candidates.map(({ scan, bound }) =>
      bound ? Math.min(most, estimate(view, scan, most)) : collection.count,
    );
  const even = Math.sqrt((limit ?? 0) * collection.count);
  let most = (limit ?? 0) > estimateLimit ? collection.count : Math.max(estimateLimit, Math.ceil(2 * even));
  let sizes = upTo(most);
  const isOneExact = candidates.some(({ scan }) => scan.exact) && !candidates.some(({ scan }) => scan.holds);
  const isEnough = limit !== undefined || isOneExact;
  while (!isEnough && most < collection.count && Math.min(...sizes) >= most) sizes = upTo((most *= 8));
  return sizes;
}

/** Whether reading and sorting all branches of a $or is cheaper than reading in sort order up to the limit. */
export function isUnionCheaper(
  view: View,
  collection: Collection,
  { scans }: UnionScan,
  { limit = Infinity }: PlanRequest,
): boolean {
  const found = scans.reduce((sum, scan) => sum + estimate(view, scan, mostAmong), 0);
  const passed = Math.min(collection.count, (limit * collection.count) / Math.max(1, found));
  return found * (2 + matchCost) < passed * (1 + matchCost);
}

/** Estimates the keys that a scan reads. Stops counting at about `limit`. */
function estimate(view: View, scan: IndexScan, limit: number): number {
  const most = Math.ceil(limit);
  // A large count comes from the statistics of the index. An index of arrays has many more keys than records, so its
  // statistics would take long to make.
  const byStatistics = most > estimateLimit && !scan.repeats;
  let total = 0;
  for (const range of scan.ranges.slice(0, 50)) {
    total += byStatistics ? Math.min(most, view.count('index', range)) : view.estimate('index', range, most);
    if (total >= limit) break;
  }
  return total * Math.max(1, scan.ranges.length / 50);
}
