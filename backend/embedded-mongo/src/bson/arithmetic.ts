import { toScaled } from './compare.js';
import { Decimal128, double, Double, isInt32, toNumber } from './types.js';

/** Arithmetic with MongoDB's types: the result has the wider type of both operands; an int32 overflow becomes int64. */

export type Numeric = number | bigint | Double | Decimal128;

const int = 0;
const long = 1;
const floating = 2;
const decimal = 3;

function kindOf(value: Numeric): number {
  if (typeof value === 'number') return isInt32(value) ? int : floating;
  if (typeof value === 'bigint') return long;
  return value instanceof Double ? floating : decimal;
}

const minLong = -(2n ** 63n);
const maxLong = 2n ** 63n - 1n;

/** Returns an integer result as int32 if both operands are int32 and the result fits, else as int64, else as double. */
function integer(value: bigint, kind: number): Numeric {
  if (kind === int && value >= -2147483648n && value <= 2147483647n) return Number(value);
  return value >= minLong && value <= maxLong ? value : double(Number(value));
}

const big = (value: Numeric): bigint => (typeof value === 'bigint' ? value : BigInt(toNumber(value)));

interface Operation {
  integers(a: bigint, b: bigint): bigint;
  doubles(a: number, b: number): number;
  decimals(a: Scaled, b: Scaled): Scaled;
}

type Scaled = [digits: bigint, exponent: number];

function align([a, x]: Scaled, [b, y]: Scaled): [bigint, bigint, number] {
  const low = Math.min(x, y);
  return [a * 10n ** BigInt(x - low), b * 10n ** BigInt(y - low), low];
}

const addition: Operation = {
  integers: (a, b) => a + b,
  doubles: (a, b) => a + b,
  decimals: (x, y) => {
    const [a, b, exponent] = align(x, y);
    return [a + b, exponent];
  },
};
const subtraction: Operation = {
  integers: (a, b) => a - b,
  doubles: (a, b) => a - b,
  decimals: (x, y) => {
    const [a, b, exponent] = align(x, y);
    return [a - b, exponent];
  },
};
const multiplication: Operation = {
  integers: (a, b) => a * b,
  doubles: (a, b) => a * b,
  decimals: ([a, x], [b, y]) => [a * b, x + y],
};

function apply(operation: Operation, a: Numeric, b: Numeric): Numeric {
  const kind = Math.max(kindOf(a), kindOf(b));
  if (kind === floating) return double(operation.doubles(toNumber(a), toNumber(b)));
  if (kind < floating) {
    if (kind === int) {
      const quick = operation.doubles(a as number, b as number);
      if (isInt32(quick)) return quick;
    }
    const exact = operation.integers(big(a), big(b));
    return integer(exact, kind);
  }
  return decimalResult(a, b, operation);
}

function decimalResult(a: Numeric, b: Numeric, operation: Operation): Numeric {
  if (!Number.isFinite(toNumber(a)) || !Number.isFinite(toNumber(b)))
    return Decimal128.fromString(infinite(operation.doubles(toNumber(a), toNumber(b))));
  return toDecimal(operation.decimals(toScaled(a), toScaled(b)));
}

const infinite = (value: number): string =>
  Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity';

/** Converts digits times a power of ten to a decimal, rounded half to even to 34 digits. */
export function toDecimal([digits, exponent]: Scaled): Decimal128 {
  const negative = digits < 0n;
  let rest = negative ? -digits : digits;
  const over = rest.toString().length - 34;
  if (over > 0) {
    const unit = 10n ** BigInt(over);
    const remainder = rest % unit;
    rest /= unit;
    const half = unit / 2n;
    if (remainder > half || (remainder === half && rest % 2n === 1n)) rest++;
    exponent += over;
  }
  return Decimal128.fromString(`${negative ? '-' : ''}${rest}E${exponent}`);
}

export const add = (a: Numeric, b: Numeric): Numeric => apply(addition, a, b);
export const subtract = (a: Numeric, b: Numeric): Numeric => apply(subtraction, a, b);
export const multiply = (a: Numeric, b: Numeric): Numeric => apply(multiplication, a, b);

/** Divides. Returns a decimal if either operand is a decimal, else a double. The divisor must not be zero. */
export function divide(a: Numeric, b: Numeric): Numeric {
  if (!(a instanceof Decimal128) && !(b instanceof Decimal128)) return double(toNumber(a) / toNumber(b));
  if (!Number.isFinite(toNumber(a)) || !Number.isFinite(toNumber(b)))
    return Decimal128.fromString(infinite(toNumber(a) / toNumber(b)));
  const [x, y] = toScaled(a);
  const [v, w] = toScaled(b);
  const shift = 40;
  return trimmed([(x * 10n ** BigInt(shift)) / v, y - w - shift]);
}

function trimmed([digits, exponent]: Scaled): Decimal128 {
  while (digits !== 0n && digits % 10n === 0n && exponent < 0) {
    digits /= 10n;
    exponent++;
  }
  return toDecimal([digits, digits === 0n ? 0 : exponent]);
}

/** Returns the remainder, which has the dividend's sign. The divisor must not be zero. */
export function modulo(a: Numeric, b: Numeric): Numeric {
  const kind = Math.max(kindOf(a), kindOf(b));
  if (kind === floating) return double(toNumber(a) % toNumber(b));
  if (kind === decimal) {
    const [x, y, exponent] = align(toScaled(a), toScaled(b));
    return toDecimal([x % y, exponent]);
  }
  return integer(big(a) % big(b), kind);
}

export function negate(value: Numeric): Numeric {
  return subtract(0, value);
}

/** Applies a function on doubles, for operators without an integer form. */
export function viaDouble(value: Numeric, compute: (value: number) => number): Numeric {
  const result = compute(toNumber(value));
  return value instanceof Decimal128
    ? Decimal128.fromString(Number.isFinite(result) ? String(result) : infinite(result))
    : double(result);
}

/** Rounds to a number of decimal places; negative places mean tens, hundreds and so on. `round` rounds half to even. */
export function roundTo(value: Numeric, places: number, mode: 'round' | 'trunc' | 'floor' | 'ceil'): Numeric {
  if (!Number.isFinite(toNumber(value))) return value;
  const [digits, exponent] = toScaled(value);
  if (-exponent <= places) return value;
  const unit = 10n ** BigInt(-exponent - places);
  let quotient = digits / unit;
  const remainder = digits % unit;
  const size = remainder < 0n ? -remainder : remainder;
  const away = digits < 0n ? -1n : 1n;
  if (mode === 'round' && (size * 2n > unit || (size * 2n === unit && quotient % 2n !== 0n)))
    quotient += away;
  if (mode === 'floor' && remainder < 0n) quotient--;
  if (mode === 'ceil' && remainder > 0n) quotient++;
  if (value instanceof Decimal128) return toDecimal([quotient, -places]);
  const result = Number(`${quotient}e${-places}`);
  if (typeof value === 'bigint') return integer(BigInt(result), long);
  return value instanceof Double || !isInt32(value) ? double(result) : integer(BigInt(result), int);
}
