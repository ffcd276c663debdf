import { required } from '../errors/required.js';
import type { Collection } from '../storage/model.js';
import type { View } from '../storage/view.js';
import type { IndexScan, Plan, PlanRequest, UnionScan } from './plan.js';

/** One way to find what a query asks for. */
export interface Candidate {
  scan: IndexScan;
  /** Leading fields bound to single values; fields bound at all. */
  equalities: number;
  bound: number;
}

interface Priced {
  candidate: Candidate;
  /** In documents read. */
  cost: number;
}

const estimateLimit = 2000;
/** No more record numbers than this are kept to tell which records of a sorted index match. */
const mostAmong = 20_000;
/** What it costs to read a key, and to hold a document against the filter, when reading a document costs 1. */
const keyCost = 0.05;
const matchCost = 0.5;

/** The cheapest candidate: how many keys it would read, and whether a sort comes on top. */
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
  const sizes = sizesOf(view, collection, candidates, request);
  // What any index knows of the number of matches tells how far a sorted scan has to go to find enough of them.
  const matches = Math.max(1, Math.min(...sizes));
  const priced = candidates.map((candidate, i): Priced => {
    const { scan } = candidate;
    if (request.counts && isCounted(scan)) return { candidate, cost: scan.ranges.length * keyCost };
    const keys = required(sizes[i], 'the size of a scan');
    const passed = scan.exact ? 1 : keys / matches;
    const fetched = wanted && scan.sorted && request.limit ? Math.min(keys, request.limit * passed) : keys;
    const sorting = wanted && !scan.sorted ? keys : 0;
    return { candidate, cost: fetched + sorting + (scan.exact ? 0 : fetched * matchCost) };
  });
  priced.sort(
    (a, b) =>
      a.cost - b.cost ||
      Number(a.candidate.scan.repeats) - Number(b.candidate.scan.repeats) ||
      b.candidate.equalities - a.candidate.equalities ||
      b.candidate.bound - a.candidate.bound,
  );
  const { candidate, cost } = required(priced[0], 'a candidate');
  return intersection(view, collection, candidates, request, cost) ?? candidate.scan;
}

/** Whether how many keys lie in the ranges is how many records there are: keys are counted without being read. */
const isCounted = ({ exact, repeats, lookups }: IndexScan): boolean => exact && !repeats && !lookups;

/**
 * The first matches in the order of one index, told by another that knows the matches but not the order: the numbers of all
 * that the second one meets are kept while the first one is read, and only those records are looked at that are in both.
 * Undefined when that is no cheaper than `limit`.
 */
function intersection(
  view: View,
  collection: Collection,
  candidates: Candidate[],
  request: PlanRequest,
  most: number,
): IndexScan | undefined {
  const { limit } = request;
  const ordered = candidates.find(({ scan }) => scan.sorted && !scan.exact && !scan.repeats);
  if (!limit || !request.sort || !ordered) return undefined;
  const keptMost = Math.min(mostAmong, most / keyCost);
  let found: { scan: IndexScan; cost: number } | undefined;
  for (const { scan, bound } of candidates) {
    if (!bound || scan.sorted) continue;
    const kept = estimate(view, scan, keptMost);
    if (kept >= keptMost) continue;
    const read = Math.min(collection.count, (limit * collection.count) / Math.max(1, kept));
    const fetched = Math.min(limit, kept) * (scan.exact ? 1 : 1 + matchCost);
    const cost = (kept + read) * keyCost + fetched;
    if (cost >= (found?.cost ?? most)) continue;
    found = { scan: { ...ordered.scan, exact: scan.exact, among: scan }, cost };
  }
  return found?.scan;
}

/**
 * How many keys each candidate reads, as far as it matters: a deep page has to know more than a first one, and where records are
 * read that an index cannot tell apart, the smallest of several large ones is looked for.
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
  let most = (limit ?? 0) > estimateLimit ? collection.count : estimateLimit;
  let sizes = upTo(most);
  const tells = limit !== undefined || candidates.some(({ scan }) => scan.exact);
  while (!tells && most < collection.count && Math.min(...sizes) >= most) sizes = upTo((most *= 8));
  return sizes;
}

/** Whether all branches of a $or, sorted, are cheaper than records in the order asked for until enough of them match. */
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

/** About how many keys a scan reads, counting no further than `limit` and one partition. */
function estimate(view: View, scan: IndexScan, limit: number): number {
  let total = 0;
  for (const range of scan.ranges.slice(0, 50)) {
    total += view.estimate('index', range, Math.ceil(limit));
    if (total >= limit) break;
  }
  return total * Math.max(1, scan.ranges.length / 50);
}
