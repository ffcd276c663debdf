import { encodeKey } from '../bson/key.js';
import { typeName } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { isTrue } from '../values/is-true.js';
import { eager, isNullish, type Operator } from './operator.js';

/** A set with MongoDB's equality: 1 and 1.0 are the same element. */
export class ValueSet {
  private readonly values = new Map<string, unknown>();

  constructor(values: readonly unknown[] = []) {
    for (const value of values) this.add(value);
  }

  private static nameOf(value: unknown): string {
    return encodeKey(value ?? null).toString('latin1');
  }

  /** Adds a value. Returns false when the set already contains an equal value. */
  add(value: unknown): boolean {
    const name = ValueSet.nameOf(value);
    if (this.values.has(name)) return false;
    this.values.set(name, value);
    return true;
  }

  has(value: unknown): boolean {
    return this.values.has(ValueSet.nameOf(value));
  }

  get size(): number {
    return this.values.size;
  }

  toArray(): unknown[] {
    return [...this.values.values()];
  }
}

function list(name: string, arg: unknown): unknown[] {
  if (!Array.isArray(arg))
    throw new MongoError(
      17040,
      `All operands of ${name} must be arrays. One argument is of type: ${typeName(arg)}`,
    );
  return arg;
}

const subset = (a: unknown[], b: unknown[]): boolean => {
  const outer = new ValueSet(b);
  return a.every((value) => outer.has(value));
};

export const sets: Record<string, Operator> = {
  $setEquals: eager(2, Infinity, (args, { name }) => {
    const [first = [], ...others] = args.map((arg) => list(name, arg));
    return others.every((other) => subset(first, other) && subset(other, first));
  }),
  $setIsSubset: eager(2, 2, ([a, b], { name }) => subset(list(name, a), list(name, b))),
  $setUnion: eager(0, Infinity, (args, { name }) =>
    args.some(isNullish) ? null : new ValueSet(args.flatMap((arg) => list(name, arg))).toArray(),
  ),
  $setIntersection: eager(0, Infinity, (args, { name }) => {
    if (args.some(isNullish)) return null;
    const [first = [], ...others] = args.map((arg) => list(name, arg));
    const sets_ = others.map((other) => new ValueSet(other));
    return new ValueSet(first.filter((value) => sets_.every((set) => set.has(value)))).toArray();
  }),
  $setDifference: eager(2, 2, ([a, b], { name }) => {
    if (isNullish(a) || isNullish(b)) return null;
    const values = list(name, a);
    const without = new ValueSet(list(name, b));
    return new ValueSet(values.filter((value) => !without.has(value))).toArray();
  }),
  $allElementsTrue: eager(1, 1, ([values], { name }) => list(name, values).every(isTrue)),
  $anyElementTrue: eager(1, 1, ([values], { name }) => list(name, values).some(isTrue)),
};
