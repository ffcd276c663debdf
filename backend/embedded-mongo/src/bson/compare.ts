import {
  type Binary,
  type BSONRegExp,
  type Code,
  Decimal128,
  type Doc,
  Double,
  type ObjectId,
  rank,
  rankOf,
  type Timestamp,
  toNumber,
} from './types.js';

/** A string comparison. A collation replaces the default. */
export type StringOrder = (a: string, b: string) => number;

/** Compares in the order of the UTF-8 bytes. JavaScript's UTF-16 order differs for characters beyond U+FFFF. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) {
      const surrogateX = x >= 0xd800 && x <= 0xdfff;
      const surrogateY = y >= 0xd800 && y <= 0xdfff;
      if (surrogateX !== surrogateY && x >= 0xd800 && y >= 0xd800) return surrogateX ? 1 : -1;
      return x < y ? -1 : 1;
    }
  }
  return a.length - b.length;
}

/** Compares any two values in MongoDB's order. Treats undefined (a missing field) as null. */
export function compareValues(a: unknown, b: unknown, strings: StringOrder = compareStrings): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') return compareFloats(a, b);
  if (typeof a === 'string' && typeof b === 'string') return strings(a, b);
  const rankA = rankOf(a);
  const rankB = rankOf(b);
  if (rankA !== rankB) return rankA - rankB;
  return compareSameRank(rankA, a, b, strings);
}

/** Whether two values are equal in the sense of a query's $eq. */
export function equalValues(a: unknown, b: unknown, strings?: StringOrder): boolean {
  return compareValues(a, b, strings) === 0;
}

function compareFloats(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  // NaN sorts below every other number and equals itself.
  return Number.isNaN(a) ? (Number.isNaN(b) ? 0 : -1) : 1;
}

function compareSameRank(type: number, a: unknown, b: unknown, strings: StringOrder): number {
  switch (type) {
    case rank.number:
      return compareNumbers(a, b);
    case rank.string:
      return strings(String(a), String(b));
    case rank.object:
      return compareDocs(a as Doc, b as Doc, strings);
    case rank.array:
      return compareArrays(a as unknown[], b as unknown[], strings);
    case rank.binary:
      return compareBinary(a as Binary, b as Binary);
    case rank.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case rank.bool:
      return Number(a) - Number(b);
    case rank.date:
      return (a as Date).getTime() - (b as Date).getTime();
    case rank.timestamp:
      return compareFloats(
        Number((a as Timestamp).toBigInt() - (b as Timestamp).toBigInt() > 0n),
        Number((b as Timestamp).toBigInt() - (a as Timestamp).toBigInt() > 0n),
      );
    case rank.regex: {
      const x = a as BSONRegExp;
      const y = b as BSONRegExp;
      return compareStrings(x.pattern, y.pattern) || compareStrings(x.options, y.options);
    }
    case rank.code:
    case rank.codeWithScope: {
      const x = a as Code;
      const y = b as Code;
      return compareStrings(x.code, y.code) || compareValues(x.scope ?? null, y.scope ?? null);
    }
    default:
      return 0; // null, MinKey, MaxKey
  }
}

function compareNumbers(a: unknown, b: unknown): number {
  const x = toNumber(a);
  const y = toNumber(b);
  if (x < y) return -1;
  if (x > y) return 1;
  if (x !== y || !Number.isFinite(x)) return compareFloats(x, y);
  if (isExact(a) && isExact(b)) return 0;
  return compareExactly(a, b);
}

function isExact(value: unknown): boolean {
  return typeof value === 'number' || value instanceof Double;
}

/** Compares numbers that have the same nearest double, as scaled integers. */
function compareExactly(a: unknown, b: unknown): number {
  const [digitsA, exponentA] = toScaled(a);
  const [digitsB, exponentB] = toScaled(b);
  const low = Math.min(exponentA, exponentB);
  const x = digitsA * 10n ** BigInt(exponentA - low);
  const y = digitsB * 10n ** BigInt(exponentB - low);
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Converts a finite number to digits times a power of ten. */
export function toScaled(value: unknown): [digits: bigint, exponent: number] {
  if (typeof value === 'bigint') return [value, 0];
  if (value instanceof Decimal128) return parseScaled(value.toString());
  const number = toNumber(value);
  if (Number.isInteger(number)) return [BigInt(number), 0];
  return parseScaled(String(number));
}

function parseScaled(text: string): [bigint, number] {
  const [mantissa = '0', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}

function compareArrays(a: unknown[], b: unknown[], strings: StringOrder): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareValues(a[i], b[i], strings);
    if (order) return order;
  }
  return a.length - b.length;
}

/** Compares field by field: type, then name, then value. A document that is a prefix of the other one sorts first. */
function compareDocs(a: Doc, b: Doc, strings: StringOrder): number {
  const keysA = Object.keys(a);
  const keysB = Object.keys(b);
  for (let i = 0; ; i++) {
    const keyA = keysA[i];
    const keyB = keysB[i];
    if (keyA === undefined || keyB === undefined) return keysA.length - keysB.length;
    const x = a[keyA];
    const y = b[keyB];
    const order = rankOf(x) - rankOf(y) || compareStrings(keyA, keyB) || compareValues(x, y, strings);
    if (order) return order;
  }
}

function compareBinary(a: Binary, b: Binary): number {
  return (
    a.position - b.position ||
    a.sub_type - b.sub_type ||
    Buffer.compare(a.buffer.subarray(0, a.position), b.buffer.subarray(0, b.position))
  );
}
