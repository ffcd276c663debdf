import { ObjectId } from 'bson';
import { isDoc } from './types.js';

/** A value as people read it in messages and in explain; documents and arrays as `showNested` writes them. */
export function showValue(value: unknown, showNested: (value: object) => string): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  return isDoc(value) || Array.isArray(value) ? showNested(value) : String(value);
}
