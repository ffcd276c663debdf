import { Decimal128, Double } from '../bson/types.js';

/** Whether a value is true for $cond and for $expr. */
export function isTrue(value: unknown): boolean {
  if (value === false || value === null || value === undefined || value === 0 || value === 0n) return false;
  if (value instanceof Double) return value.value !== 0;
  return !(value instanceof Decimal128 && Number(value.toString()) === 0);
}
