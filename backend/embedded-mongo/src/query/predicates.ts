import { BSONRegExp } from 'bson';
import { type Doc, isDoc, isNumeric, rank, rankOf, toNumber, typeAliases } from '../bson/types.js';
import { isOperatorDoc } from '../matcher/operator-names.js';
import { regexPrefix } from '../values/regex.js';
import {
  allValues,
  comparisonInterval,
  intersect,
  type Interval,
  nullValue,
  pointOf,
  prefixInterval,
  ranksBetween,
  union,
} from './intervals.js';

/** The condition of a filter on one field, as intervals of index values. */
export interface Predicate {
  field: string;
  intervals: Interval[];
  /** Whether the intervals express the whole condition, for fields without arrays and for fields with arrays. */
  exact: boolean;
  exactInArrays: boolean;
  /** Whether the intervals depend on the order of strings and so require an index with the query's collation. */
  strings: boolean;
}

export interface Extracted {
  predicates: Predicate[];
  /** Whether the predicates express the whole filter. */
  complete: boolean;
  /** The branches of each top-level $or. */
  branches: Doc[][];
}

/** Extracts the parts of a filter that indexes can answer. */
export function extract(filter: Doc, fold?: (text: string) => string): Extracted {
  const out: Extracted = { predicates: [], complete: true, branches: [] };
  collect(filter, out, fold);
  return out;
}

function collect(filter: Doc, out: Extracted, fold?: (text: string) => string): void {
  for (const key of Object.keys(filter)) {
    const condition = filter[key];
    if (key === '$and') for (const clause of condition as Doc[]) collect(clause, out, fold);
    else if (key === '$or') {
      out.complete = false;
      out.branches.push(condition as Doc[]);
      out.predicates.push(...commonPredicates(condition as Doc[], fold));
    } else if (key === '$comment' || key === '$alwaysTrue') continue;
    else if (key.startsWith('$')) out.complete = false;
    else fieldPredicates(key, condition, out, fold);
  }
}

/** Returns the single values that every branch of a $or asks for: every match has them. */
function commonPredicates(branches: readonly Doc[], fold?: (text: string) => string): Predicate[] {
  const [first = [], ...others] = branches.map((branch) => extract(branch, fold).predicates);
  return first.filter((predicate) =>
    others.every((predicates) => predicates.some((other) => isSameValue(predicate, other))),
  );
}

function isSameValue(one: Predicate, other: Predicate): boolean {
  const [a, b] = [onlyValue(one), onlyValue(other)];
  return one.field === other.field && a !== undefined && b !== undefined && a.equals(b);
}

function onlyValue({ intervals: [only, ...others] }: Predicate): Buffer | undefined {
  return only?.point && !others.length && 'bytes' in only.low ? only.low.bytes : undefined;
}

function fieldPredicates(
  field: string,
  condition: unknown,
  out: Extracted,
  fold?: (text: string) => string,
): void {
  // A numeric step is an array index or a field name. An index on the path cannot distinguish the two.
  if (/(^|\.)\d+(\.|$)/.test(field)) {
    out.complete = false;
    return;
  }
  const operators: Doc =
    condition instanceof BSONRegExp
      ? { $regex: condition }
      : isOperatorDoc(condition)
        ? condition
        : { $eq: condition };
  for (const operator of Object.keys(operators)) {
    if (operator === '$options' || operator === '$comment') continue;
    const found = operatorPredicate(field, operator, operators, fold);
    if (found) out.predicates.push(...found);
    if (!found || found.length === 0) out.complete = false;
  }
}

function operatorPredicate(
  field: string,
  operator: string,
  all: Doc,
  fold?: (text: string) => string,
): Predicate[] | undefined {
  const operand = all[operator];
  switch (operator) {
    case '$eq':
      return equality(field, [operand], fold);
    case '$in':
      return Array.isArray(operand) ? equality(field, operand, fold) : undefined;
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return comparison(field, operator, operand, fold);
    case '$regex': {
      const regex = operand instanceof BSONRegExp ? operand : new BSONRegExp(String(operand), '');
      const flags = all.$options === undefined ? regex.options : String(all.$options);
      return equality(field, [new BSONRegExp(regex.pattern, flags)], fold);
    }
    case '$exists': {
      const present = !(operand === false || operand === 0 || operand === null);
      return [
        {
          field,
          intervals: present ? [allValues] : [nullValue],
          exact: false,
          exactInArrays: false,
          strings: false,
        },
      ];
    }
    case '$type':
      return typePredicate(field, operand);
    case '$all':
      return Array.isArray(operand)
        ? operand.flatMap((item) =>
            isDoc(item) && '$elemMatch' in item ? [] : (equality(field, [item], fold) ?? []),
          )
        : undefined;
    case '$elemMatch':
      return elementPredicate(field, operand, fold);
    default:
      return undefined;
  }
}

function equality(
  field: string,
  values: readonly unknown[],
  fold?: (text: string) => string,
): Predicate[] | undefined {
  const intervals: Interval[] = [];
  let exact = true;
  let exactInArrays = true;
  let strings = false;
  for (const value of values) {
    if (Array.isArray(value)) return undefined;
    if (value instanceof BSONRegExp) {
      const found = fold ? undefined : regexPrefix(value);
      if (!found) return undefined;
      exact &&= found.whole;
      strings = true;
      intervals.push(prefixInterval(found.prefix));
    } else if (value === null || value === undefined) {
      exactInArrays = false;
      intervals.push(nullValue);
    } else {
      if (isNumeric(value) && Number.isNaN(toNumber(value))) exact = false;
      const type = rankOf(value);
      strings ||= type === rank.string || type === rank.object;
      if (fold && strings) exact = false;
      intervals.push(pointOf(value, fold));
    }
  }
  return [{ field, intervals: union(intervals), exact, exactInArrays: exact && exactInArrays, strings }];
}

function comparison(
  field: string,
  operator: string,
  operand: unknown,
  fold?: (text: string) => string,
): Predicate[] | undefined {
  const type = rankOf(operand);
  const usable: number[] = [
    rank.number,
    rank.string,
    rank.date,
    rank.objectId,
    rank.bool,
    rank.timestamp,
    rank.binary,
  ];
  if (!usable.includes(type)) return undefined;
  const strings = type === rank.string;
  if (fold && strings) return undefined;
  // NaN sorts below all numbers but is neither less nor greater than any number.
  const exact = !(
    type === rank.number &&
    (operator === '$lt' || operator === '$lte' || Number.isNaN(toNumber(operand)))
  );
  return [
    { field, intervals: [comparisonInterval(operator, operand)], exact, exactInArrays: exact, strings },
  ];
}

const rankOfTypeName: Record<string, number> = {
  string: rank.string,
  object: rank.object,
  objectId: rank.objectId,
  bool: rank.bool,
  date: rank.date,
  number: rank.number,
};

function typePredicate(field: string, operand: unknown): Predicate[] | undefined {
  const name = typeof operand === 'string' ? operand : typeAliases[String(operand)];
  const type = rankOfTypeName[name ?? ''];
  if (type === undefined) return undefined;
  // Symbols have the rank of strings. The filter makes the distinction.
  return [
    {
      field,
      intervals: [ranksBetween(type, type + 1, `[${name}]`)],
      exact: false,
      exactInArrays: false,
      strings: false,
    },
  ];
}

/** Extracts $elemMatch. All conditions apply to the same element, so intervals of value conditions are intersected. */
function elementPredicate(
  field: string,
  operand: unknown,
  fold?: (text: string) => string,
): Predicate[] | undefined {
  if (!isDoc(operand)) return undefined;
  if (isOperatorDoc(operand)) {
    const inner: Extracted = { predicates: [], complete: true, branches: [] };
    fieldPredicates(field, operand, inner, fold);
    if (!inner.predicates.length) return undefined;
    const intervals = inner.predicates.map((p) => p.intervals).reduce((a, b) => intersect(a, b));
    const strings = inner.predicates.some((p) => p.strings);
    return [{ field, intervals, exact: false, exactInArrays: false, strings }];
  }
  const nested: Extracted = { predicates: [], complete: true, branches: [] };
  for (const key of Object.keys(operand))
    if (!key.startsWith('$')) fieldPredicates(`${field}.${key}`, operand[key], nested, fold);
  return nested.predicates.map((p) => ({ ...p, exact: false, exactInArrays: false }));
}
