import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';

export {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
};

/**
 * A decoded document. Values keep their exact BSON type, so that decoding and encoding returns the same bytes. An
 * int32 is a number, an int64 a bigint and a decimal a Decimal128. A double is a number, or a Double if the number
 * looks like an int32. The other types are bson's own classes, Date, string, boolean and null.
 */
export type Doc = Record<string, unknown>;

/** A document that stays encoded. */
export class RawDocument {
  constructor(readonly bytes: Buffer) {}
}

/** Whether the value is a document or subdocument: not an array and not one of bson's value classes. */
export function isDoc(value: unknown): value is Doc {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    (value as { _bsontype?: unknown })._bsontype === undefined &&
    !(value instanceof RawDocument)
  );
}

/** MongoDB's canonical order of types. Values of different ranks compare by rank alone. */
export const rank = {
  minKey: 1,
  emptyArrayKey: 4,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  bool: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  code: 60,
  codeWithScope: 65,
  maxKey: 240,
} as const;

/** Returns the canonical rank of a value. Treats undefined (a missing field) as null. */
export function rankOf(value: unknown): number {
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return rank.number;
    case 'string':
      return rank.string;
    case 'boolean':
      return rank.bool;
    case 'undefined':
      return rank.null;
    case 'object':
      return rankOfObject(value);
    default:
      throw new TypeError(`no BSON type for a ${typeof value}`);
  }
}

function rankOfObject(value: object | null): number {
  if (value === null) return rank.null;
  if (Array.isArray(value)) return rank.array;
  if (value instanceof Date) return rank.date;
  switch ((value as { _bsontype?: string })._bsontype) {
    case undefined:
      return rank.object;
    case 'ObjectId':
      return rank.objectId;
    case 'Double':
    case 'Decimal128':
    case 'Long':
    case 'Int32':
      return rank.number;
    case 'Binary':
      return rank.binary;
    case 'Timestamp':
      return rank.timestamp;
    case 'BSONRegExp':
      return rank.regex;
    case 'BSONSymbol':
      return rank.string;
    case 'Code':
      return (value as Code).scope ? rank.codeWithScope : rank.code;
    case 'MinKey':
      return rank.minKey;
    case 'MaxKey':
      return rank.maxKey;
    default:
      throw new TypeError(`no rank for ${(value as { _bsontype?: string })._bsontype}`);
  }
}

/** Returns the $type name of a value, or 'missing' for undefined. */
export function typeName(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return isInt32(value) ? 'int' : 'double';
    case 'bigint':
      return 'long';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'undefined':
      return 'missing';
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  const names: Record<string, string> = {
    ObjectId: 'objectId',
    Double: 'double',
    Decimal128: 'decimal',
    Binary: 'binData',
    Timestamp: 'timestamp',
    BSONRegExp: 'regex',
    BSONSymbol: 'symbol',
    MinKey: 'minKey',
    MaxKey: 'maxKey',
    Code: (value as Code).scope ? 'javascriptWithScope' : 'javascript',
  };
  return names[(value as { _bsontype?: string })._bsontype ?? ''] ?? 'object';
}

/** Maps the type numbers of $type to the names that `typeName` returns. */
export const typeAliases: Record<string, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  6: 'undefined',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  12: 'dbPointer',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  '-1': 'minKey',
  127: 'maxKey',
};

/** Whether this JavaScript number is stored as an int32. */
export function isInt32(value: number): boolean {
  return (value | 0) === value && !Object.is(value, -0);
}

/** Returns the `Doc` form of a double with this value. */
export function double(value: number): number | Double {
  return isInt32(value) ? new Double(value) : value;
}

export function isNumeric(value: unknown): value is number | bigint | Double | Decimal128 {
  return (
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Double ||
    value instanceof Decimal128
  );
}

/** Returns the nearest JavaScript number, or NaN when the value is not a number. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Double) return value.value;
  if (value instanceof Decimal128) return Number(value.toString());
  return NaN;
}

/** Sets a field of a document, even one named `__proto__`. */
export function setKey(doc: Doc, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(doc, key, { value, enumerable: true, configurable: true, writable: true });
  else doc[key] = value;
}
