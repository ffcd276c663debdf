import { Binary, isNumeric, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Test } from './path.js';

/** Compiles a $bits operator. Tests integers and binary data. */
export function bitsTest(operator: string, value: unknown): Test {
  const mask = bitMask(value);
  const test = (bits: bigint): boolean => {
    const set = bits & mask;
    if (operator === '$bitsAllSet') return set === mask;
    if (operator === '$bitsAllClear') return set === 0n;
    return operator === '$bitsAnySet' ? set !== 0n : set !== mask;
  };
  return {
    elements: true,
    value: (item) => {
      if (isNumeric(item))
        return Number.isInteger(toNumber(item)) && test(BigInt.asUintN(64, bigIntOf(item)));
      return item instanceof Binary && test(bytesToBits(item));
    },
  };
}

const bigIntOf = (value: unknown): bigint => (typeof value === 'bigint' ? value : BigInt(toNumber(value)));

function bytesToBits(binary: Binary): bigint {
  let bits = 0n;
  for (const byte of binary.buffer.subarray(0, binary.position).toReversed())
    bits = (bits << 8n) | BigInt(byte);
  return bits;
}

function bitMask(value: unknown): bigint {
  if (Array.isArray(value))
    return value.reduce<bigint>((mask, bit) => {
      const position = toNumber(bit);
      if (!Number.isInteger(position) || position < 0)
        throw new MongoError('BadValue', 'bit positions must be integers >= 0');
      return mask | (1n << BigInt(position));
    }, 0n);
  if (value instanceof Binary) return bytesToBits(value);
  const mask = toNumber(value);
  if (!isNumeric(value) || !Number.isInteger(mask) || mask < 0)
    throw new MongoError(
      'BadValue',
      `a bit mask must be an integer >= 0, an array of positions or binary data`,
    );
  return bigIntOf(value);
}
