import { compareValues } from '../bson/compare.js';
import { topField } from '../bson/top-field.js';
import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Collation } from './collation.js';

export type Comparator = (a: unknown, b: unknown) => number;

/** Returns the fields and directions of a sort. Throws when the sort is invalid. */
export function parseSort(spec: Doc): [field: string, direction: 1 | -1][] {
  return Object.entries(spec).map(([field, value]) => {
    if (isDoc(value) && value.$meta !== undefined)
      throw new MongoError('CommandNotSupported', '$meta sort is not supported');
    const direction = toNumber(value);
    if (!isNumeric(value) || (direction !== 1 && direction !== -1))
      throw new MongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    if (!field || field.startsWith('$') || field.split('.').some((step) => !step))
      throw new MongoError(16410, `FieldPath field names may not start with '$' or be empty: ${field}`);
    return [field, direction];
  });
}

/** A sort in two steps: extract the sort keys of a document, then compare the keys. */
export interface SortKeys {
  of(doc: unknown): unknown[];
  compare(a: readonly unknown[], b: readonly unknown[]): number;
  /** The top-level fields that the sort reads. */
  readonly fields: ReadonlySet<string>;
}

export function compileSortKeys(spec: Doc, collation?: Collation): SortKeys {
  const keys = parseSort(spec).map(([field, direction]) => ({ path: field.split('.'), direction }));
  return {
    of: (doc) => keys.map(({ path, direction }) => sortValue(doc, path, direction, collation)),
    compare(a, b) {
      for (let i = 0; i < keys.length; i++) {
        const order = compareValues(a[i], b[i], collation?.compare);
        if (order) return keys[i]?.direction === -1 ? -order : order;
      }
      return 0;
    },
    fields: new Set(Object.keys(spec).map(topField)),
  };
}

/** Returns a comparator of documents for a sort specification. */
export function compileSort(spec: Doc, collation?: Collation): Comparator {
  const keys = compileSortKeys(spec, collation);
  return (a, b) => keys.compare(keys.of(a), keys.of(b));
}

/** Returns the sort value of a document. An array sorts by its smallest element, or descending by its greatest. */
function sortValue(doc: unknown, path: readonly string[], direction: 1 | -1, collation?: Collation): unknown {
  const values = endValues(doc, path, 0);
  if (values.length === 1) return values[0];
  return values.reduce((best, value) =>
    direction * compareValues(value, best, collation?.compare) < 0 ? value : best,
  );
}

/** Returns the values at the end of a path: at least one. A missing value is undefined. */
function endValues(from: unknown, path: readonly string[], at: number): unknown[] {
  const step = path[at];
  if (step === undefined) return Array.isArray(from) ? (from.length ? from : [undefined]) : [from];
  if (isDoc(from)) return endValues(Object.hasOwn(from, step) ? from[step] : undefined, path, at + 1);
  if (!Array.isArray(from)) return [undefined];
  if (/^\d+$/.test(step) && Number(step) < from.length) return endValues(from[Number(step)], path, at + 1);
  // As in an index, an element that is not a document has no field and counts as null.
  const out = from.flatMap((element) => (isDoc(element) ? endValues(element, path, at) : [undefined]));
  return out.length ? out : [undefined];
}
