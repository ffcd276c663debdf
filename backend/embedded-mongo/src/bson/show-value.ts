import { ObjectId } from 'bson';
import { isDoc } from './types.js';

/** Formats a value for messages and for explain. `showNested` formats documents and arrays. */
export function showValue(value: unknown, showNested: (value: object) => string): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  return isDoc(value) || Array.isArray(value) ? showNested(value) : String(value);
}
