// Reads values back from the keys that key.ts writes.
import { inverted } from './key.js';
import { BSONSymbol, Decimal128, type Doc, Double, ObjectId, rank, setKey } from './types.js';

/** Whether the key of a value shows its type: numbers of all types share their keys, as texts and symbols do. */
export const isReadable = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Object.is(value, -0)
    : !(
        typeof value === 'bigint' ||
        value instanceof Double ||
        value instanceof Decimal128 ||
        value instanceof BSONSymbol
      );

/** The lengths of the values of a rank, with the byte of the rank. */
const lengths: Record<number, number> = {
  [rank.null]: 1,
  [rank.number]: 11,
  [rank.objectId]: 13,
  [rank.bool]: 2,
  [rank.date]: 9,
};

/** Returns the end of the value at `at`, or undefined for a value that is not read back. */
function endOf(key: Buffer, at: number): number | undefined {
  const type = key[at] ?? 0;
  const length = lengths[type];
  if (length !== undefined) return at + length;
  if (type !== rank.string) return undefined;
  const end = key.indexOf(0, at + 1);
  // 00 FF is a zero byte inside the text.
  return key[end + 1] === 0 ? end + 2 : undefined;
}

const number = Buffer.alloc(8);

/** Reads a double in the form of `writeDouble`: the sign bit is flipped, or all bits of a negative number. */
function readDouble(key: Buffer, at: number): number {
  const isNegative = ((key[at] ?? 0) & 0x80) === 0;
  for (let i = 0; i < 8; i++) number[i] = isNegative ? 255 - (key[at + i] ?? 0) : (key[at + i] ?? 0);
  if (!isNegative) number[0] = (number[0] ?? 0) & 0x7f;
  return number.readDoubleBE(0);
}

function valueAt(key: Buffer, at: number, end: number): unknown {
  switch (key[at]) {
    case rank.number:
      return readDouble(key, at + 1);
    case rank.string:
      return key.toString('utf8', at + 1, end - 2);
    case rank.objectId:
      return new ObjectId(Buffer.from(key.subarray(at + 1, end)));
    case rank.bool:
      return key[at + 1] === 1;
    case rank.date:
      return new Date(readDouble(key, at + 1));
    default:
      return undefined;
  }
}

/**
 * Returns a document with the wanted fields of an index key, whose values are readable (`isReadable`). `wanted` has the
 * name of each field of the index, or undefined for a field to leave out. Returns undefined when the key does not show a
 * value: null and a missing field have the same key.
 */
export function readKey(
  key: Buffer,
  wanted: readonly (string | undefined)[],
  directions: readonly number[],
): Doc | undefined {
  const doc: Doc = {};
  // The key begins with the id of the index.
  let at = 4;
  for (let i = 0; i < wanted.length; i++) {
    const isDescending = directions[i] === -1;
    const bytes = isDescending ? inverted(key.subarray(at)) : key;
    const start = isDescending ? 0 : at;
    const end = endOf(bytes, start);
    if (end === undefined) return undefined;
    const field = wanted[i];
    if (field !== undefined) {
      const value = valueAt(bytes, start, end);
      if (value === undefined) return undefined;
      setKey(doc, field, value);
    }
    at += end - start;
  }
  return doc;
}
