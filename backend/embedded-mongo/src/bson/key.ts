import { createHash } from 'node:crypto';
import { toScaled } from './compare.js';
import {
  type Binary,
  type BSONRegExp,
  type Code,
  Decimal128,
  type Doc,
  type ObjectId,
  rank,
  rankOf,
  type Timestamp,
  toNumber,
} from './types.js';

/*
 * Index keys: the byte order (memcmp) of the keys is MongoDB's order of the values, so a B-tree of bytes serves as an
 * index. Every value starts with its rank, and no value is a prefix of another value. Compound keys are therefore
 * concatenations. The bytes of a descending field are inverted.
 */

let out = Buffer.allocUnsafeSlow(4096);
let at = 0;

/** The index key of an empty array. Sorts below null and is not a BSON value. */
export const emptyArrayKey = Symbol('empty array');

/** The maximum length of an unabridged key, in bytes. Longer keys are cut and end in a hash of the whole key. */
export const maxKeyLength = 1800;

/** Encodes one value in ascending order. `fold` maps strings to their form under a collation. */
export function encodeKey(value: unknown, fold?: (text: string) => string): Buffer {
  at = 0;
  write(value, fold);
  return Buffer.from(out.subarray(0, at));
}

/** Encodes the values of an index entry, each in its direction, after `prefix`. */
export function encodeCompound(
  prefix: number,
  values: readonly unknown[],
  directions: readonly number[],
  fold?: (text: string) => string,
): Buffer {
  at = 0;
  writeUInt32(prefix);
  for (let i = 0; i < values.length; i++) {
    const start = at;
    write(values[i], fold);
    if (directions[i] === -1) invert(start);
  }
  return at - 4 > maxKeyLength ? shorten() : Buffer.from(out.subarray(0, at));
}

/** Returns an inverted copy of the bytes: the order of a descending index field. */
export function inverted(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  invertFrom(copy, 0, copy.length);
  return copy;
}

function shorten(): Buffer {
  const hash = createHash('sha256').update(out.subarray(0, at)).digest();
  return Buffer.concat([out.subarray(0, 4 + maxKeyLength), hash]);
}

/** Inverts the bytes of `out` from `start` on. */
const invert = (start: number): void => invertFrom(out, start, at);

function invertFrom(bytes: Buffer, start: number, end: number): void {
  for (let i = start; i < end; i++) bytes[i] = 255 - (bytes[i] ?? 0);
}

function room(count: number): void {
  if (at + count <= out.length) return;
  const grown = Buffer.allocUnsafeSlow(Math.max(out.length * 2, at + count));
  out.copy(grown, 0, 0, at);
  out = grown;
}

function writeByte(byte: number): void {
  room(1);
  out[at++] = byte;
}

function writeUInt32(value: number): void {
  room(4);
  at = out.writeUInt32BE(value, at);
}

/** Writes the UTF-8 bytes with 00 escaped as 00 FF, terminated by 00 00. */
function writeText(text: string): void {
  room(text.length * 3 + 2);
  const start = at;
  at += out.write(text, at);
  if (text.includes('\0')) {
    const escaped = Buffer.from(
      out.subarray(start, at).toString('latin1').replaceAll('\0', '\0\xff'),
      'latin1',
    );
    at = start;
    room(escaped.length + 2);
    out.set(escaped, at);
    at += escaped.length;
  }
  out[at++] = 0;
  out[at++] = 0;
}

function write(value: unknown, fold?: (text: string) => string): void {
  if (value === emptyArrayKey) return writeByte(rank.emptyArrayKey);
  const type = rankOf(value);
  writeByte(type);
  switch (type) {
    case rank.number:
      return writeNumber(value);
    case rank.string:
      return writeText(fold ? fold(String(value)) : String(value));
    case rank.object:
      for (const [key, item] of Object.entries(value as Doc)) {
        writeByte(rankOf(item));
        writeText(key);
        write(item, fold);
      }
      return writeByte(0);
    case rank.array:
      for (const item of value as unknown[]) write(item, fold);
      return writeByte(0);
    case rank.binary: {
      const binary = value as Binary;
      writeUInt32(binary.position);
      writeByte(binary.sub_type);
      return writeRaw(binary.buffer.subarray(0, binary.position));
    }
    case rank.objectId:
      return writeRaw((value as ObjectId).id);
    case rank.bool:
      return writeByte(value ? 1 : 0);
    case rank.date:
      return writeDouble((value as Date).getTime());
    case rank.timestamp:
      room(8);
      at = out.writeBigUInt64BE((value as Timestamp).toBigInt() & 0xffffffffffffffffn, at);
      return;
    case rank.regex:
      writeText((value as BSONRegExp).pattern);
      return writeText((value as BSONRegExp).options);
    case rank.code:
      return writeText((value as Code).code);
    case rank.codeWithScope:
      writeText((value as Code).code);
      return write((value as Code).scope, fold);
  }
}

function writeRaw(bytes: Uint8Array): void {
  room(bytes.length);
  out.set(bytes, at);
  at += bytes.length;
}

/** Writes a double in an order-preserving form: flips the sign bit, or all bits of a negative number. */
function writeDouble(value: number): void {
  room(8);
  const start = at;
  at = out.writeDoubleBE(value === 0 ? 0 : value, at);
  const first = out.readUInt8(start);
  if (first & 0x80) invert(start);
  else out[start] = first | 0x80;
}

/*
 * Writes all numeric types in one order: the nearest double, then the distance of the exact value from that double.
 * 0x8000 means distance zero. Each whole unit of distance adds or subtracts four. A distance that is fractional or
 * too large is followed by the digits of the value.
 */
function writeNumber(value: unknown): void {
  const nearest = toNumber(value);
  if (Number.isNaN(nearest)) {
    room(8);
    out.fill(0, at, at + 8);
    at += 8;
    return writeUInt16(0x8000);
  }
  writeDouble(nearest);
  if (typeof value === 'bigint') return writeUInt16(0x8000 + 4 * Number(value - BigInt(nearest)));
  if (value instanceof Decimal128 && !value.toString().includes('Inf'))
    return writeDecimalTail(value, nearest);
  writeUInt16(0x8000);
}

function writeUInt16(value: number): void {
  room(2);
  at = out.writeUInt16BE(value, at);
}

function writeDecimalTail(value: Decimal128, nearest: number): void {
  const [digits, exponent] = toScaled(value);
  const distance = distanceFrom(digits, exponent, nearest);
  if (distance.exact) return writeUInt16(0x8000 + 4 * distance.floor);
  writeUInt16(0x8000 + 4 * distance.floor + 2);
  const negative = digits < 0n;
  const text = (negative ? -digits : digits).toString();
  const start = at;
  writeUInt16(0x8000 + exponent + text.length);
  writeRaw(Buffer.from(text.replace(/0+$/, '').padEnd(34, '0').slice(0, 34), 'latin1'));
  if (negative) invert(start);
}

const farthest = 0x1800;

/** Returns a decimal's distance from its nearest double, rounded down, and whether the distance is a whole number. */
function distanceFrom(digits: bigint, exponent: number, nearest: number): { floor: number; exact: boolean } {
  if (!Number.isFinite(nearest)) return { floor: nearest > 0 ? -farthest : farthest, exact: false };
  const [otherDigits, otherExponent] = toScaled(nearest);
  const low = Math.min(exponent, otherExponent, 0);
  const unit = 10n ** BigInt(-low);
  const difference =
    digits * 10n ** BigInt(exponent - low) - otherDigits * 10n ** BigInt(otherExponent - low);
  let floor = difference / unit;
  const whole = floor * unit === difference;
  if (!whole && difference < 0n) floor--;
  if (floor > 1024n || floor < -1024n) return { floor: floor > 0n ? farthest : -farthest, exact: false };
  return { floor: Number(floor), exact: whole };
}
