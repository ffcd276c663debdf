import { type Doc, isDoc, setKey, typeName } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Filter } from '../matcher/filter.js';

/** The meaning of `$`, `$[]` and `$[name]` in an update. */
export interface Positions {
  /** The array index at which the query matched, for `$`. */
  position: number | undefined;
  filters: ReadonlyMap<string, Filter>;
}

const isIndex = (step: string): boolean => /^(0|[1-9]\d*)$/.test(step);

/** Whether the step is `$`, `$[]` or `$[name]`. */
export const isPositional = (step: string): boolean => /^\$(\[[^\]]*\])?$/.test(step);

/** Matches `$[name]` with a valid identifier of an array filter. */
const filterName = /^\$\[([a-z][A-Za-z0-9]*)\]$/;

/** Resolves the positional steps of a path in this document. Returns paths without positional steps. */
export function resolvePositions(doc: Doc, path: readonly string[], positions: Positions): string[][] {
  if (!path.some(isPositional)) return [[...path]];
  return expandFrom(doc, path, 0, positions);
}

function expandFrom(value: unknown, path: readonly string[], at: number, positions: Positions): string[][] {
  const step = path[at];
  if (step === undefined) return [[]];
  if (step === '$') {
    if (positions.position === undefined)
      throw new MongoError(
        'BadValue',
        'The positional operator did not find the match needed from the query.',
      );
    return follow(value, String(positions.position), path, at, positions);
  }
  if (!isPositional(step)) return follow(value, step, path, at, positions);
  if (!Array.isArray(value))
    throw new MongoError(
      'BadValue',
      value === undefined
        ? `The path '${path.slice(0, at).join('.')}' must exist in the document in order to apply array updates.`
        : `Cannot apply array updates to non-array element ${path[at - 1]}: ${typeName(value)}`,
    );
  return value.flatMap((element: unknown, i) =>
    passes(element, step, positions)
      ? expandFrom(element, path, at + 1, positions).map((rest) => [String(i), ...rest])
      : [],
  );
}

function follow(
  value: unknown,
  step: string,
  path: readonly string[],
  at: number,
  positions: Positions,
): string[][] {
  const inner = Array.isArray(value) ? value[Number(step)] : isDoc(value) ? value[step] : undefined;
  return expandFrom(inner, path, at + 1, positions).map((rest) => [step, ...rest]);
}

function passes(element: unknown, step: string, positions: Positions): boolean {
  if (step === '$[]') return true;
  const name = filterName.exec(step)?.[1] ?? '';
  const filter = positions.filters.get(name);
  if (!filter) throw new MongoError('BadValue', `No array filter found for identifier '${name}' in path`);
  return filter.matches({ [name]: element });
}

/** Returns the value at a path, or undefined when the value is missing. */
export function getAt(doc: Doc, path: readonly string[]): unknown {
  let value: unknown = doc;
  for (const step of path) {
    if (Array.isArray(value)) value = isIndex(step) ? value[Number(step)] : undefined;
    else if (isDoc(value) && Object.hasOwn(value, step)) value = value[step];
    else return undefined;
  }
  return value;
}

/** Throws PathNotViable for a path through a value that has no fields. */
export function checkViable(doc: Doc, path: readonly string[]): void {
  let value: unknown = doc;
  for (const [i, step] of path.entries()) {
    if (value === undefined) return;
    if (isDoc(value)) value = Object.hasOwn(value, step) ? value[step] : undefined;
    else if (Array.isArray(value) && isIndex(step)) value = value[Number(step)];
    else
      throw new MongoError(
        'PathNotViable',
        `Cannot use the part (${step}) of (${path.join('.')}) to traverse the element ({${path[i - 1]}: ${typeName(value)}})`,
      );
  }
}

/** Sets the value at a path and creates missing documents along the path. Throws PathNotViable for other values. */
export function setAt(doc: Doc, path: readonly string[], value: unknown): void {
  let at: Doc | unknown[] = doc;
  path.forEach((step, i) => {
    if (i === path.length - 1) return put(at, step, value, path, i);
    let next: unknown = Array.isArray(at) ? (isIndex(step) ? at[Number(step)] : undefined) : own(at, step);
    if (next === undefined) {
      next = {};
      put(at, step, next, path, i);
    } else if (!isDoc(next) && !Array.isArray(next)) throw notViable(path, i + 1, step, next);
    at = next as Doc | unknown[];
  });
}

const own = (doc: Doc, step: string): unknown => (Object.hasOwn(doc, step) ? doc[step] : undefined);

function notViable(path: readonly string[], at: number, step: string, value: unknown): MongoError {
  return new MongoError(
    'PathNotViable',
    `Cannot create field '${path[at]}' in element {${step}: ${typeName(value)}}`,
  );
}

function put(
  target: Doc | unknown[],
  step: string,
  value: unknown,
  path: readonly string[],
  i: number,
): void {
  if (!Array.isArray(target)) return setKey(target, step, value);
  if (!isIndex(step)) throw notViable(path, i, path[i - 1] ?? '', target);
  const index = Number(step);
  if (index > target.length + 1_500_000)
    throw new MongoError('CannotBackfillArray', `can't backfill more than 1500000 elements`);
  while (target.length < index) target.push(null);
  target[index] = value;
}

/** Removes the field at a path. Sets an array element to null instead. Returns whether the field existed. */
export function unsetAt(doc: Doc, path: readonly string[]): boolean {
  const parent = getAt(doc, path.slice(0, -1));
  const step = path.at(-1) ?? '';
  if (Array.isArray(parent)) {
    if (!isIndex(step) || Number(step) >= parent.length) return false;
    parent[Number(step)] = null;
    return true;
  }
  if (!isDoc(parent) || !Object.hasOwn(parent, step)) return false;
  Reflect.deleteProperty(parent, step);
  return true;
}
