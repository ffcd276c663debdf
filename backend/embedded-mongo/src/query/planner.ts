import type { Doc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Collection, Index } from '../storage/model.js';
import type { View } from '../storage/view.js';
import { type Collation, sameCollation } from '../values/collation.js';
import { parseSort } from '../values/sort.js';
import { type Candidate, cheapest, isUnionCheaper } from './cost.js';
import { allValues, contains, intersect, type Interval, nullValue } from './intervals.js';
import type { IndexScan, Plan, PlanRequest, UnionScan } from './plan.js';
import { extract, type Extracted, type Predicate } from './predicates.js';
import { rangesOf } from './ranges.js';

/** The maximum number of ranges to merge in order. */
const mostMerged = 5000;

/** Chooses the plan of a query. */
export function choosePlan(view: View, collection: Collection, request: PlanRequest): Plan {
  const { filter, sort, hint } = request;
  const natural = naturalDirection(hint) ?? naturalDirection(sort);
  if (natural) return { kind: 'COLLSCAN', reverse: natural === -1 };
  const usable = collection.indexes.filter((index) => !index.hidden);
  const extracted = extractor(filter);
  if (hint !== undefined) return hintedPlan(findHinted(usable, hint), request, extracted);
  const candidates = usable.flatMap((index) => planFor(index, request, extracted) ?? []);
  // Consider the branches of a $or only when no other condition bounds an index; an index may still provide the order.
  const isAlone = Object.keys(filter).length === 1 && '$or' in filter;
  const union = isAlone || !candidates.some(({ bound }) => bound) ? unionPlan(usable, request) : undefined;
  if (!candidates.length) return union ?? { kind: 'COLLSCAN', reverse: false };
  const isCounted = union?.exact && request.counts;
  if (union && (isCounted || isUnionCheaper(view, collection, union, request))) return union;
  const [only] = candidates;
  if (only && candidates.length === 1 && !Object.keys(filter).length) return only.scan;
  return cheapest(view, collection, candidates, request);
}

type Extractor = (index: Index) => Extracted;

/** Extracts the predicates of a filter once per collation, because the filter may contain thousands of values. */
function extractor(filter: Doc): Extractor {
  const known = new Map<Fold, Extracted>();
  return ({ collation }) => {
    const fold = collation?.fold;
    let found = known.get(fold);
    if (!found) known.set(fold, (found = extract(filter, fold)));
    return found;
  };
}
type Fold = Collation['fold'] | undefined;

function naturalDirection(spec: string | Doc | undefined): 1 | -1 | undefined {
  if (typeof spec !== 'object' || !('$natural' in spec)) return undefined;
  return Number(spec.$natural) < 0 ? -1 : 1;
}

function findHinted(indexes: Index[], hint: string | Doc): Index {
  const found = indexes.find((index) =>
    typeof hint === 'string' ? index.name === hint : sameKeys(index.key, hint),
  );
  if (!found)
    throw new MongoError(
      'BadValue',
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  return found;
}

export function sameKeys(a: Doc, b: Doc): boolean {
  const keys = Object.keys(a);
  const others = Object.keys(b);
  return (
    keys.length === others.length &&
    keys.every((key, i) => key === others[i] && Number(a[key]) === Number(b[key]))
  );
}

function hintedPlan(index: Index, request: PlanRequest, extracted: Extractor): Plan {
  return (planFor(index, request, extracted) ?? { scan: scanOf(index, [], request, false) }).scan;
}

/** Returns the candidate plan of an index, or undefined when the index does not help. */
function planFor(index: Index, request: PlanRequest, extracted: Extractor): Candidate | undefined {
  const collationFits = sameCollation(index.collation, request.collation);
  const { predicates, complete } = extracted(index);
  const usable = predicates.filter((predicate) => collationFits || !predicate.strings);
  const allUsable = complete && usable.length === predicates.length;
  if (index.partialFilter && !impliesPartial(index, index.partialFilter, usable)) return undefined;
  if (index.sparse && !usable.some((p) => index.fields.includes(p.field) && excludesNull(p)))
    return undefined;
  // Without a condition on its first field, an index only sorts.
  if (!request.sort && !usable.some(({ field }) => field === index.fields[0])) return undefined;
  const scan = scanOf(index, usable, request, allUsable);
  const bound = boundFields(scan);
  if (!bound && !scan.sorted) return undefined;
  const equalities = scan.bounds.findIndex((intervals) => !intervals.every((interval) => interval.point));
  const asked = allUsable ? [...new Set(predicates.map(({ field }) => field))] : undefined;
  return { scan, equalities: equalities < 0 ? scan.bounds.length : equalities, bound, asked };
}

const isAll = (intervals: Interval[]): boolean => intervals.length === 1 && intervals[0] === allValues;

function boundFields(scan: IndexScan): number {
  const open = scan.bounds.findIndex(isAll);
  return open < 0 ? scan.bounds.length : open;
}

const excludesNull = (predicate: Predicate): boolean =>
  predicate.intervals[0] === allValues || intersect(predicate.intervals, [nullValue]).length === 0;

/** Whether the query only matches records that the partial index contains. */
function impliesPartial(index: Index, partialFilter: Doc, predicates: Predicate[]): boolean {
  const wanted = extract(partialFilter, index.collation?.fold);
  if (wanted.branches.length) return false;
  return wanted.predicates.every((condition) =>
    predicates.some((p) => {
      if (p.field !== condition.field) return false;
      // { $exists: true } accepts any present value.
      if (condition.intervals[0] === allValues) return excludesNull(p);
      return contains(condition.intervals, p.intervals);
    }),
  );
}

function scanOf(index: Index, predicates: Predicate[], request: PlanRequest, complete: boolean): IndexScan {
  const { bounds, exact, expressed } = boundsOf(index, predicates, complete);
  const { ranges, fields, prefixes } = rangesOf(index, bounds);
  const { sorted, reverse, leading } = sortBy(index, bounds, request);
  // The order begins at the field after the single values, and the ranges must separate those values.
  const mergeable =
    leading === undefined || (prefixes && fields === leading + 1 && ranges.length <= mostMerged);
  const holds = request.fields !== undefined && hasFields(index, [...request.fields]);
  const points = bounds.every((intervals) => intervals.every((interval) => interval.point));
  return {
    kind: 'IXSCAN',
    index,
    ranges,
    bounds,
    exact:
      exact && bounds.slice(fields).every(isAll) && !index.longKeys && !(index.partialFilter && !complete),
    expressed: index.longKeys ? [] : index.fields.slice(0, fields).filter((field) => expressed.has(field)),
    repeats: index.multikey.includes(true),
    sorted: sorted && Boolean(mergeable),
    reverse,
    merged: leading === undefined || !mergeable ? undefined : prefixes,
    lookups: index.unique && points && fields === bounds.length && !index.longKeys,
    holds,
    covers:
      holds &&
      complete &&
      hasFields(
        index,
        predicates.map(({ field }) => field),
      ),
  };
}

/** Whether the values of these top-level fields can be read back from the keys of an index. */
const hasFields = (index: Index, fields: readonly string[]): boolean =>
  index.readable &&
  !index.unique &&
  !index.collation &&
  !index.longKeys &&
  !index.multikey.includes(true) &&
  fields.every((field) => index.fields.includes(field) && !field.includes('.'));

/**
 * Returns the intervals of each index field, the fields whose conditions they express, and whether they express the whole
 * filter (`exact`).
 */
function boundsOf(
  index: Index,
  predicates: Predicate[],
  complete: boolean,
): { bounds: Interval[][]; exact: boolean; expressed: Set<string> } {
  const expressed = new Set<string>();
  let exact = complete && predicates.every((p) => index.fields.includes(p.field));
  let boundArray = false;
  const bounds = index.fields.map((field, i) => {
    const own = predicates.filter((p) => p.field === field);
    if (!own.length) return [allValues];
    if (!index.multikey[i]) {
      const isExact = own.every((p) => p.exact);
      if (isExact) expressed.add(field);
      exact &&= isExact;
      return own
        .map((p) => p.intervals)
        .reduce((a, b) => (a[0] === allValues ? b : b[0] === allValues ? a : intersect(a, b)));
    }
    // Different array elements may satisfy different conditions. Only one condition on one array field can be a bound.
    if (boundArray) {
      exact = false;
      return [allValues];
    }
    boundArray = true;
    const isExact = own.length === 1 && own.every((p) => p.exactInArrays);
    if (isExact) expressed.add(field);
    exact &&= isExact;
    return own.reduce((a, b) => (tightness(b) > tightness(a) ? b : a)).intervals;
  });
  return { bounds, exact, expressed };
}

/** Ranks conditions on one array by selectivity: values before ranges, longer prefixes before shorter ones. */
function tightness({ intervals }: Predicate): number {
  const [first] = intervals;
  if (first === allValues) return -1;
  if (!first || intervals.every((interval) => interval.point)) return 1_000_000 - intervals.length;
  return 'bytes' in first.low && first.low.partial ? first.low.bytes.length : 0;
}

interface Order {
  sorted: boolean;
  reverse: boolean;
  /** The number of fields before the sort, when they have several values: only each value for itself is in order. */
  leading?: number;
}

/** Whether the index provides the requested order: its fields are values followed by the fields of the sort. */
function sortBy(index: Index, bounds: Interval[][], { sort, collation }: PlanRequest): Order {
  const no = { sorted: false, reverse: false };
  if (!sort || index.longKeys || index.collation || collation) return no;
  const wanted = parseSort(sort);
  let at = 0;
  let several = false;
  let leading = 0;
  let reverse: boolean | undefined;
  for (const [i, intervals] of bounds.entries()) {
    const next = wanted[at];
    if (!next) break;
    const [field, direction] = next;
    const points = intervals.every(({ point }) => point);
    const single = points && intervals.length === 1;
    if (index.fields[i] !== field) {
      if (!single && (at || !points)) return no;
      several ||= !single;
      if (!at) leading = i + 1;
      continue;
    }
    at++;
    if (index.multikey[i] || (several && points)) return no;
    if (single) continue;
    const backwards = index.directions[i] !== direction;
    if (reverse !== undefined && backwards !== reverse) return no;
    reverse = backwards;
  }
  return { sorted: at === wanted.length, reverse: reverse ?? false, ...(several && { leading }) };
}

/** Plans a $or with one index per branch. Returns undefined when a branch has no index. */
function unionPlan(indexes: Index[], request: PlanRequest): UnionScan | undefined {
  const { branches } = extract(request.filter);
  const alone = Object.keys(request.filter).length === 1;
  for (const branch of branches) {
    const scans: IndexScan[] = [];
    for (const clause of branch) {
      const asked = { ...request, filter: clause, sort: undefined };
      const extracted = extractor(clause);
      const plans = indexes.flatMap((index) => planFor(index, asked, extracted) ?? []);
      const chosen = plans.sort((a, b) => b.equalities - a.equalities || b.bound - a.bound)[0];
      if (!chosen) break;
      scans.push(chosen.scan);
    }
    if (scans.length === branch.length)
      return { kind: 'OR', scans, exact: alone && scans.every(({ exact }) => exact) };
  }
  return undefined;
}
