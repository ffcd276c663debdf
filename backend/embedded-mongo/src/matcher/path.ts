import { type Doc, isDoc } from '../bson/types.js';
import type { MatchDetails } from './filter.js';

/** A test of the value or values at the end of a path. */
export interface Test {
  /** Tests one value; undefined is a missing field. */
  value(value: unknown): boolean;
  /** Tests an array as a whole. The default is `value`. */
  array?(array: unknown[], details: MatchDetails | undefined): boolean;
  /** Whether the test also applies to the elements of an array at the end of the path. */
  readonly elements: boolean;
  /** The positive test of a negation. A negation holds when the positive test fails on the whole path. */
  readonly negated?: Test;
}

const isIndex = (step: string): boolean => /^(0|[1-9]\d*)$/.test(step);

/** Whether any value at the end of the path passes the test. Looks into arrays along the path. */
export function testPath(
  doc: Doc,
  path: readonly string[],
  test: Test,
  details: MatchDetails | undefined,
): boolean {
  if (test.negated) return !testPath(doc, path, test.negated, undefined);
  return walk(doc, path[0] ?? '', path, 0, test, details, false);
}

/** Tests the path from path[at], which is `step`. */
function walk(
  from: Doc,
  step: string,
  path: readonly string[],
  at: number,
  test: Test,
  details: MatchDetails | undefined,
  inArray: boolean,
): boolean {
  const value = Object.hasOwn(from, step) ? from[step] : undefined;
  return below(value, path, at + 1, test, details, inArray);
}

/** Tests the path from `value`, which is the value of path[at - 1]. */
function below(
  value: unknown,
  path: readonly string[],
  at: number,
  test: Test,
  details: MatchDetails | undefined,
  inArray: boolean,
): boolean {
  const step = path[at];
  if (step === undefined) return leaf(value, test, details, inArray);
  if (isDoc(value)) return walk(value, step, path, at, test, details, inArray);
  if (!Array.isArray(value)) return test.value(undefined);
  for (let i = 0; i < value.length; i++) {
    const element: unknown = value[i];
    if (isDoc(element) && walk(element, step, path, at, test, details, true)) {
      if (details && !inArray) details.position = i;
      return true;
    }
  }
  if (!isIndex(step) || Number(step) >= value.length) return false;
  const element: unknown = value[Number(step)];
  if (at + 1 < path.length) return below(element, path, at + 1, test, details, inArray);
  // A path that ends at an array index tests only that element. If the element is an array, its elements do not count.
  return Array.isArray(element) && test.array ? test.array(element, undefined) : test.value(element);
}

function leaf(value: unknown, test: Test, details: MatchDetails | undefined, inArray: boolean): boolean {
  if (!Array.isArray(value)) return test.value(value);
  if (test.elements)
    for (let i = 0; i < value.length; i++)
      if (test.value(value[i])) {
        if (details && !inArray) details.position = i;
        return true;
      }
  return test.array ? test.array(value, inArray ? undefined : details) : test.value(value);
}

/**
 * Returns all values at the end of the path and looks into arrays along the path. With `expand`, as distinct needs it,
 * returns the elements of an array at the end instead of the array.
 */
export function valuesAt(from: unknown, path: readonly string[], expand: boolean, at = 0): unknown[] {
  const step = path[at];
  if (step === undefined) {
    if (expand && Array.isArray(from)) return from;
    return from === undefined ? [] : [from];
  }
  if (isDoc(from)) return Object.hasOwn(from, step) ? valuesAt(from[step], path, expand, at + 1) : [];
  if (!Array.isArray(from)) return [];
  const out: unknown[] = [];
  if (isIndex(step) && Number(step) < from.length)
    out.push(...valuesAt(from[Number(step)], path, expand, at + 1));
  for (const element of from) if (isDoc(element)) out.push(...valuesAt(element, path, expand, at));
  return out;
}
