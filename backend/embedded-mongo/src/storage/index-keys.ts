import { emptyArrayKey, encodeCompound, maxKeyLength } from '../bson/key.js';
import { isReadable } from '../bson/read-key.js';
import { type Doc, isDoc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Collection, Index } from './model.js';

export interface IndexKey {
  /** The key without the record id. */
  key: Buffer;
  /** The values of the index's fields, for error messages. */
  values: unknown[];
}

/** Returns the distinct index keys of a document. Sets `multikey`, `longKeys` and `readable` of the index. */
export function indexKeys(collection: Collection, index: Index, doc: Doc): IndexKey[] {
  if (index.covers && !index.covers.matches(doc)) return [];
  const fields = index.paths.map((path) => walk(doc, path, 0));
  if (index.sparse && fields.every((field) => field.value === undefined && !field.array)) return [];
  const rows: unknown[][] = [];
  expand(index, fields, rows);
  fields.forEach((field, i) => {
    if (field.array && !index.multikey[i]) {
      index.multikey[i] = true;
      collection.unsaved = true;
    }
  });
  return encodeRows(collection, index, rows);
}

function encodeRows(collection: Collection, index: Index, rows: unknown[][]): IndexKey[] {
  const keys: IndexKey[] = [];
  const seen = rows.length > 1 ? new Set<string>() : undefined;
  for (const row of rows) {
    const key = encodeCompound(index.id, row, index.directions, index.collation?.fold);
    if (seen) {
      const name = key.toString('latin1');
      if (seen.has(name)) continue;
      seen.add(name);
    }
    if (key.length > maxKeyLength + 4 && !index.longKeys) {
      index.longKeys = true;
      collection.unsaved = true;
    }
    if (index.readable && !row.every(isReadable)) {
      index.readable = false;
      collection.unsaved = true;
    }
    keys.push({ key, values: row });
  }
  return keys;
}

interface Walked {
  value: unknown;
  /** The array at which the walk stopped, if any; `rest` is the remaining path. */
  array: unknown[] | undefined;
  rest: readonly string[];
}

/** Follows a path to its value or to the first array along the path. Numeric steps index into arrays. */
function walk(from: unknown, path: readonly string[], start: number): Walked {
  let value = from;
  for (let i = start; i < path.length; i++) {
    const step = path[i];
    if (step === undefined) break;
    if (Array.isArray(value)) {
      if (!/^\d+$/.test(step)) return { value: undefined, array: value, rest: path.slice(i) };
      value = value[Number(step)];
    } else if (isDoc(value)) value = Object.hasOwn(value, step) ? value[step] : undefined;
    else return { value: undefined, array: undefined, rest: [] };
  }
  if (Array.isArray(value)) return { value: undefined, array: value, rest: [] };
  return { value, array: undefined, rest: [] };
}

function expand(index: Index, fields: Walked[], rows: unknown[][]): void {
  const array = fields.find((field) => field.array)?.array;
  if (!array) {
    rows.push(fields.map((field) => field.value));
    return;
  }
  if (fields.some((field) => field.array && field.array !== array)) {
    throw new MongoError(
      'CannotIndexParallelArrays',
      `cannot index parallel arrays [${fields.flatMap((f, i) => (f.array ? [index.fields[i]] : [])).join('] [')}]`,
    );
  }
  const elements: unknown[] = array.length ? array : [emptyArrayKey];
  for (const element of elements) {
    const inner = fields.map((field): Walked => {
      if (!field.array) return field;
      if (!field.rest.length) return { value: element, array: undefined, rest: [] };
      // Arrays directly inside an array are skipped.
      if (!isDoc(element)) return { value: undefined, array: undefined, rest: [] };
      return walk(element, field.rest, 0);
    });
    expand(index, inner, rows);
  }
}
