import { Binary, Decimal128, ObjectId } from 'bson';
import { roundTo } from '../bson/arithmetic.js';
import { double, isDoc, isNumeric, toNumber, typeAliases, typeName } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { isTrue } from '../values/is-true.js';
import { fieldsOf } from './named-arguments.js';
import { eager, isNullish, type Operator } from './operator.js';

function fail(value: unknown, to: string, why = ''): never {
  throw new MongoError(
    'ConversionFailure',
    `Unsupported conversion from ${typeName(value)} to ${to} in $convert with no onError value${why}`,
  );
}

/** Converts a number, date, bool, ObjectId or UUID to a string, as $toString does. */
export function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (isNumeric(value)) return value instanceof Decimal128 ? value.toString() : String(toNumber(value));
  if (value instanceof Binary && value.sub_type === Binary.SUBTYPE_UUID) return value.toUUID().toString();
  return fail(value, 'string');
}

function parse(value: string, to: string): number {
  const text = value.trim();
  if (text !== value || !/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$|^[-+]?(infinity|inf|nan)$/i.test(text))
    throw new MongoError(
      'ConversionFailure',
      `Failed to parse number '${value}' in $convert with no onError value`,
    );
  if (to !== 'double' && !/^[-+]?\d+$/.test(text))
    throw new MongoError(
      'ConversionFailure',
      `Failed to parse number '${value}' in $convert with no onError value`,
    );
  return Number(text.replace(/inf(inity)?/i, 'Infinity'));
}

function toInteger(value: unknown, to: 'int' | 'long'): number | bigint {
  let result: bigint;
  if (typeof value === 'boolean') result = value ? 1n : 0n;
  else if (typeof value === 'string') {
    parse(value, to);
    result = BigInt(value.replace('+', ''));
  } else if (isNumeric(value)) {
    if (!Number.isFinite(toNumber(value))) fail(value, to);
    const whole = roundTo(value, 0, 'trunc');
    result =
      typeof whole === 'bigint'
        ? whole
        : BigInt(whole instanceof Decimal128 ? toWhole(whole) : toNumber(whole));
  } else if (value instanceof Date && to === 'long') result = BigInt(value.getTime());
  else return fail(value, to);
  const [low, high] = to === 'int' ? [-(2n ** 31n), 2n ** 31n - 1n] : [-(2n ** 63n), 2n ** 63n - 1n];
  if (result < low || result > high)
    throw new MongoError(
      'ConversionFailure',
      `Conversion would overflow target type in $convert with no onError value: ${result}`,
    );
  return to === 'int' ? Number(result) : result;
}

function toWhole(value: Decimal128): bigint {
  const [mantissa = '0', exponent = '0'] = value.toString().split('E');
  return BigInt(mantissa) * 10n ** BigInt(Math.max(0, Number(exponent)));
}

function toDate(value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (typeof value === 'string') {
    const date = new Date(/(Z|[-+]\d\d:?\d\d)$/.test(value) || !value.includes('T') ? value : `${value}Z`);
    if (Number.isNaN(date.getTime()))
      throw new MongoError(
        'ConversionFailure',
        `Error parsing date string '${value}' in $convert with no onError value`,
      );
    return date;
  }
  if (isNumeric(value) && typeName(value) !== 'int') return new Date(Math.trunc(toNumber(value)));
  return fail(value, 'date');
}

function toObjectId(value: unknown): ObjectId {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') return fail(value, 'objectId');
  if (!/^[0-9a-f]{24}$/i.test(value))
    throw new MongoError(
      'ConversionFailure',
      `Failed to parse objectId '${value}' in $convert with no onError value`,
    );
  return new ObjectId(value);
}

/** Converts a value that is neither null nor missing. */
export function convert(value: unknown, to: string): unknown {
  switch (to) {
    case 'bool':
      return typeof value === 'string' || isTrue(value);
    case 'int':
    case 'long':
      return toInteger(value, to);
    case 'double':
      if (typeof value === 'string') return double(parse(value, to));
      if (typeof value === 'boolean') return double(value ? 1 : 0);
      if (value instanceof Date) return double(value.getTime());
      return isNumeric(value) ? double(toNumber(value)) : fail(value, to);
    case 'decimal':
      if (value instanceof Decimal128) return value;
      if (typeof value === 'string') return Decimal128.fromString(String(value));
      if (typeof value === 'boolean') return Decimal128.fromString(value ? '1' : '0');
      if (value instanceof Date) return Decimal128.fromString(String(value.getTime()));
      return isNumeric(value) ? Decimal128.fromString(textOf(value)) : fail(value, to);
    case 'string':
      return textOf(value);
    case 'date':
      return toDate(value);
    case 'objectId':
      return toObjectId(value);
    default:
      return fail(value, to);
  }
}

const shorthand = (to: string): Operator =>
  eager(1, 1, ([value]) => (isNullish(value) ? null : convert(value, to)));

const converting: Operator = (argument, compiler, name) => {
  const named = fieldsOf(name, argument, ['input', 'to'], ['onError', 'onNull', 'format', 'byteOrder']);
  if (named.format !== undefined || named.byteOrder !== undefined)
    throw new MongoError('CommandNotSupported', '$convert with format or byteOrder is not supported');
  const input = compiler.compile(named.input);
  const to = compiler.compile(named.to);
  const onNull = compiler.compile(named.onNull ?? null);
  const onError = named.onError === undefined ? undefined : compiler.compile(named.onError);
  return (scope) => {
    const value = input(scope);
    if (isNullish(value)) return onNull(scope);
    const wanted = to(scope);
    const type = isDoc(wanted) ? wanted.type : wanted;
    try {
      return convert(
        value,
        typeof type === 'string' ? type : (typeAliases[String(toNumber(type))] ?? String(type)),
      );
    } catch (error) {
      if (onError && error instanceof MongoError && error.code === 241) return onError(scope);
      throw error;
    }
  };
};

export const conversions: Record<string, Operator> = {
  $type: eager(1, 1, ([value]) => typeName(value)),
  $isNumber: eager(1, 1, ([value]) => isNumeric(value)),
  $convert: converting,
  $toBool: shorthand('bool'),
  $toInt: shorthand('int'),
  $toLong: shorthand('long'),
  $toDouble: shorthand('double'),
  $toDecimal: shorthand('decimal'),
  $toString: shorthand('string'),
  $toDate: shorthand('date'),
  $toObjectId: shorthand('objectId'),
};
