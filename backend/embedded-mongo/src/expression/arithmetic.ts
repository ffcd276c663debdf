import {
  add,
  divide,
  modulo,
  multiply,
  negate,
  type Numeric,
  roundTo,
  subtract,
  viaDouble,
} from '../bson/arithmetic.js';
import { Decimal128, double, isInt32, isNumeric, toNumber, typeName } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { extreme } from './extreme.js';
import { eager, isNullish, type Operator } from './operator.js';

function numberOf(name: string, value: unknown, code: number): Numeric {
  if (!isNumeric(value))
    throw new MongoError(code, `${name} only supports numeric types, not ${typeName(value)}`);
  return value;
}

const numbersOf = (name: string, values: unknown[], code: number): Numeric[] =>
  values.map((value) => numberOf(name, value, code));

/** Makes an operator of two numbers. The result is null when either is null or missing. */
const binary = (code: number, compute: (a: Numeric, b: Numeric, name: string) => unknown): Operator =>
  eager(2, 2, ([a, b], { name }) =>
    isNullish(a) || isNullish(b) ? null : compute(numberOf(name, a, code), numberOf(name, b, code), name),
  );

const unary = (compute: (value: Numeric) => unknown): Operator =>
  eager(1, 1, ([value], { name }) => (isNullish(value) ? null : compute(numberOf(name, value, 28765))));

const rounding = (mode: 'round' | 'trunc'): Operator =>
  eager(1, 2, ([value, places = 0], { name }) => {
    if (isNullish(value) || isNullish(places)) return null;
    const number = numberOf(name, value, 51081);
    return roundTo(number, toNumber(numberOf(name, places, 51081)), mode);
  });

function sum(values: unknown[]): Numeric {
  return values.filter(isNumeric).reduce<Numeric>((total, value) => add(total, value), 0);
}

function average(values: unknown[]): unknown {
  const found = values.filter(isNumeric);
  return found.length ? divide(sum(found), found.length) : null;
}

function deviation(values: unknown[], sample: boolean): unknown {
  const found = values.filter(isNumeric).map(toNumber);
  const divisor = sample ? found.length - 1 : found.length;
  if (divisor < 1) return null;
  const mean = found.reduce((a, b) => a + b, 0) / found.length;
  return double(Math.sqrt(found.reduce((total, value) => total + (value - mean) ** 2, 0) / divisor));
}

/** Makes the operator form of an accumulator: computes over an array, or over the arguments. */
const over = (compute: (values: unknown[]) => unknown): Operator =>
  eager(0, Infinity, (args) => compute(args.length === 1 && Array.isArray(args[0]) ? args[0] : args));

function addAll(args: unknown[]): unknown {
  if (args.some(isNullish)) return null;
  const date = args.find((arg) => arg instanceof Date);
  if (!date) return numbersOf('$add', args, 14).reduce<Numeric>((a, b) => add(a, b), 0);
  const others = numbersOf(
    '$add',
    args.filter((arg) => arg !== date),
    14,
  );
  return new Date(others.reduce<number>((time, value) => time + Math.round(toNumber(value)), date.getTime()));
}

function difference([a, b]: unknown[]): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof Date)
    return b instanceof Date
      ? BigInt(a.getTime() - b.getTime())
      : new Date(a.getTime() - Math.round(toNumber(numberOf('$subtract', b, 14))));
  return subtract(numberOf('$subtract', a, 14), numberOf('$subtract', b, 14));
}

export const arithmetic: Record<string, Operator> = {
  $add: eager(0, Infinity, addAll),
  $subtract: eager(2, 2, difference),
  $multiply: eager(0, Infinity, (args, { name }) =>
    args.some(isNullish) ? null : numbersOf(name, args, 14).reduce<Numeric>((a, b) => multiply(a, b), 1),
  ),
  $divide: binary(14, (a, b) => {
    if (toNumber(b) === 0) throw new MongoError('BadValue', "can't $divide by zero");
    return divide(a, b);
  }),
  $mod: binary(16611, (a, b) => {
    if (toNumber(b) === 0) throw new MongoError(16610, "can't $mod by zero");
    return modulo(a, b);
  }),
  $abs: unary((value) => (toNumber(value) < 0 ? negate(value) : value)),
  $ceil: unary((value) => roundTo(value, 0, 'ceil')),
  $floor: unary((value) => roundTo(value, 0, 'floor')),
  $round: rounding('round'),
  $trunc: rounding('trunc'),
  $sqrt: unary((value) => {
    if (toNumber(value) < 0)
      throw new MongoError(28714, "$sqrt's argument must be greater than or equal to 0");
    return viaDouble(value, Math.sqrt);
  }),
  $exp: unary((value) => viaDouble(value, Math.exp)),
  $ln: unary((value) => viaDouble(positive('$ln', value, 28766), Math.log)),
  $log10: unary((value) => viaDouble(positive('$log10', value, 28761), Math.log10)),
  $log: binary(28756, (value, base, name) => {
    return viaDouble(positive(name, value, 28758), (x) => Math.log(x) / Math.log(toNumber(base)));
  }),
  $pow: binary(28762, power),
  $sum: over(sum),
  $avg: over(average),
  $min: over((values) => extreme(values, -1)),
  $max: over((values) => extreme(values, 1)),
  $stdDevPop: over((values) => deviation(values, false)),
  $stdDevSamp: over((values) => deviation(values, true)),
};

function positive(name: string, value: Numeric, code: number): Numeric {
  if (toNumber(value) <= 0)
    throw new MongoError(code, `${name}'s argument must be a positive number, but is ${toNumber(value)}`);
  return value;
}

function power(base: Numeric, exponent: Numeric): unknown {
  const x = toNumber(base);
  const y = toNumber(exponent);
  if (x === 0 && y < 0) throw new MongoError(28764, '$pow cannot take a base of 0 and a negative exponent');
  const result = x ** y;
  if (base instanceof Decimal128 || exponent instanceof Decimal128) return viaDouble(base, () => result);
  const whole = (value: Numeric): boolean =>
    typeof value === 'bigint' || (typeof value === 'number' && isInt32(value));
  if (!whole(base) || !whole(exponent) || y < 0) return double(result);
  if (isInt32(result) && typeof base === 'number') return result;
  const exact = BigInt(x) ** BigInt(y);
  return exact < 2n ** 63n && exact >= -(2n ** 63n) ? exact : double(result);
}
