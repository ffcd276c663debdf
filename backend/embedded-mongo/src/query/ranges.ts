import { required } from '../errors/required.js';
import type { Index } from '../storage/model.js';
import { type Interval, position, union } from './intervals.js';
import type { ByteRange } from './plan.js';

/** The maximum number of ranges from combining the values of several fields. A single field may have any number. */
const mostRanges = 10_000;

interface Ranges {
  ranges: ByteRange[];
  /** The number of fields that the ranges bound. */
  fields: number;
  /** For ranges of the last of these fields: the number of bytes of the fields before it, for each range. */
  prefixes?: number[];
}

/**
 * Returns the byte ranges for the bounds of the leading fields. Stops after the first field with a range, because later
 * keys are not contiguous, and where the next field would need too many ranges.
 */
export function rangesOf(index: Index, bounds: Interval[][]): Ranges {
  const start = Buffer.allocUnsafe(4);
  start.writeUInt32BE(index.id, 0);
  let prefixes: Buffer[] = [start];
  for (const [i, bound] of bounds.entries()) {
    const direction = required(index.directions[i], 'the direction of an index field');
    const intervals = direction === 1 ? union(bound) : union(bound).reverse();
    if (i && prefixes.length * intervals.length > mostRanges)
      return { ranges: prefixes.map(below), fields: i };
    if (!intervals.every((interval) => interval.point)) {
      const ranges = prefixes.flatMap((prefix) =>
        intervals.map(({ low, high }) => ({
          lower: Buffer.concat([prefix, position(direction === 1 ? low : high, direction)]),
          upper: Buffer.concat([prefix, position(direction === 1 ? high : low, direction)]),
        })),
      );
      const lengths = prefixes.flatMap((prefix) => intervals.map(() => prefix.length));
      return { ranges, fields: i + 1, prefixes: lengths };
    }
    prefixes = prefixes.flatMap((prefix) =>
      intervals.map(({ low }) => Buffer.concat([prefix, pointBytes(low, direction)])),
    );
  }
  return { ranges: prefixes.map(below), fields: bounds.length };
}

function pointBytes(low: Interval['low'], direction: number): Buffer {
  if ('rank' in low) throw new Error('a point has bytes');
  return direction === 1 ? low.bytes : position({ bytes: low.bytes, after: true }, -1);
}

const below = (prefix: Buffer): ByteRange => ({
  lower: prefix,
  upper: Buffer.concat([prefix, Buffer.from([255])]),
});
