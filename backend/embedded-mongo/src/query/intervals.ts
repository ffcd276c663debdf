import { encodeKey, inverted } from '../bson/key.js';
import { showValue } from '../bson/show-value.js';
import { rankOf } from '../bson/types.js';

/**
 * A boundary in the order of an index: directly before or after an encoded value, or before all values of a rank.
 * `partial` marks bytes that are only the beginning of a value (a string prefix).
 */
type Cut = { bytes: Buffer; after: boolean; partial?: boolean } | { rank: number };

/** The values between two cuts. */
export interface Interval {
  low: Cut;
  high: Cut;
  /** Whether the interval contains a single value. */
  point: boolean;
  /** The text for explain. */
  shown: string;
}

const show = (value: unknown): string => showValue(value, () => '{...}');

export function pointOf(value: unknown, fold?: (text: string) => string): Interval {
  const bytes = encodeKey(value, fold);
  return {
    low: { bytes, after: false },
    high: { bytes, after: true },
    point: true,
    shown: `[${show(value)}, ${show(value)}]`,
  };
}

/** Returns the interval of all values of the ranks from `low` (inclusive) to `high` (exclusive). */
export function ranksBetween(low: number, high: number, shown: string): Interval {
  return { low: { rank: low }, high: { rank: high }, point: false, shown };
}

export const allValues = ranksBetween(0, 255, '[MinKey, MaxKey]');
/** Null, which is one value of an index: missing fields have the same key. */
export const nullValue = pointOf(null);

/** Returns the values that $gt, $gte, $lt or $lte accept. All have the type of the operand. */
export function comparisonInterval(operator: string, value: unknown): Interval {
  const type = rankOf(value);
  const bytes = encodeKey(value);
  switch (operator) {
    case '$gt':
      return {
        low: { bytes, after: true },
        high: { rank: type + 1 },
        point: false,
        shown: `(${show(value)}, ...]`,
      };
    case '$gte':
      return {
        low: { bytes, after: false },
        high: { rank: type + 1 },
        point: false,
        shown: `[${show(value)}, ...]`,
      };
    case '$lt':
      return {
        low: { rank: type },
        high: { bytes, after: false },
        point: false,
        shown: `[..., ${show(value)})`,
      };
    default:
      return {
        low: { rank: type },
        high: { bytes, after: true },
        point: false,
        shown: `[..., ${show(value)}]`,
      };
  }
}

/** Returns the interval of all strings with this prefix. */
export function prefixInterval(prefix: string): Interval {
  const bytes = encodeKey(prefix).subarray(0, -2);
  return {
    low: { bytes, after: false, partial: true },
    high: { bytes, after: true, partial: true },
    point: false,
    shown: `[${show(prefix)}..., ...)`,
  };
}

const end = Buffer.from([255]);
const longEnd = Buffer.from([255, 255, 255]);

/** Returns the byte position of a cut in an index field of this direction. */
export function position(cut: Cut, direction: number): Buffer {
  if ('rank' in cut) {
    if (direction === 1) return Buffer.from([cut.rank]);
    return cut.rank === 0 ? end : Buffer.from([256 - cut.rank]);
  }
  if (direction === 1) return cut.after ? Buffer.concat([cut.bytes, end]) : cut.bytes;
  const bytes = inverted(cut.bytes);
  return cut.after ? bytes : Buffer.concat([bytes, cut.partial ? longEnd : end]);
}

const before = (a: Cut, b: Cut): number => Buffer.compare(position(a, 1), position(b, 1));

const joined = (x: Interval, y: Interval): string =>
  x.point || y === allValues ? x.shown : y.point || x === allValues ? y.shown : `${x.shown} and ${y.shown}`;

/** Returns the intersection of two lists of intervals. */
export function intersect(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const out: Interval[] = [];
  for (const x of a)
    for (const y of b) {
      const low = before(x.low, y.low) >= 0 ? x.low : y.low;
      const high = before(x.high, y.high) <= 0 ? x.high : y.high;
      if (before(low, high) < 0) out.push({ low, high, point: x.point || y.point, shown: joined(x, y) });
    }
  return out;
}

/** Sorts intervals and merges adjacent and overlapping ones. */
export function union(intervals: readonly Interval[]): Interval[] {
  const sorted = [...intervals].sort((a, b) => before(a.low, b.low) || before(a.high, b.high));
  const out: Interval[] = [];
  for (const interval of sorted) {
    const last = out.at(-1);
    if (last && before(interval.low, last.high) <= 0) {
      if (before(interval.high, last.high) > 0)
        out[out.length - 1] = {
          low: last.low,
          high: interval.high,
          point: false,
          shown: `${last.shown} or ${interval.shown}`,
        };
    } else out.push(interval);
  }
  return out;
}

/** Whether every interval of `inner` lies within an interval of `outer`. */
export function contains(outer: readonly Interval[], inner: readonly Interval[]): boolean {
  return inner.every((x) => outer.some((y) => before(y.low, x.low) <= 0 && before(x.high, y.high) <= 0));
}
