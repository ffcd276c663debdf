import { Binary, isDoc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';

/** MongoDB's memory limit of one operator, in bytes. */
const limit = 100 * 1024 * 1024;
/** The bytes that MongoDB counts for a value in addition to its content. */
const bytesOfValue = 16;
const mostValues = limit / bytesOfValue;
/** The maximum length of a string in a document. */
const longestString = 16 * 1024 * 1024;

const exceeded = (name: string): MongoError =>
  new MongoError(
    'ExceededMemoryLimit',
    `${name} used too much memory and cannot spill to disk. Memory limit: ${limit} bytes`,
  );

/** Tracks the memory of an accumulator or a $lookup. Throws ExceededMemoryLimit above 100 MB. */
export class MemoryUse {
  private bytes = 0;

  constructor(private readonly name: string) {}

  add(value: unknown): void {
    this.bytes += sizeOf(value);
    if (this.bytes > limit) throw exceeded(this.name);
  }
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return bytesOfValue + value.length;
  if (value instanceof Binary) return bytesOfValue + value.length();
  let bytes = bytesOfValue;
  if (Array.isArray(value)) for (const item of value) bytes += sizeOf(item);
  else if (isDoc(value)) for (const key in value) bytes += key.length + sizeOf(value[key]);
  return bytes;
}

let rangeValues = 0;

/** Resets the $range count. Call before each evaluation of an expression for a document. */
export function beginEvaluation(): void {
  rangeValues = 0;
}

/** Counts the values that $range will create. Throws ExceededMemoryLimit above 100 MB per evaluation. */
export function claimRange(count: number): void {
  rangeValues += count;
  if (rangeValues > mostValues) throw exceeded('$range');
}

/** Throws ExceededMemoryLimit when a string of this length does not fit into a document (16 MB). */
export function claimString(name: string, length: number): void {
  if (length > longestString) throw exceeded(name);
}

/** Returns an operator's result. Throws ExceededMemoryLimit for a string above 16 MB and an array above 100 MB. */
export function bounded(name: string, value: unknown): unknown {
  if (typeof value === 'string') claimString(name, value.length);
  else if (Array.isArray(value) && value.length > mostValues) throw exceeded(name);
  return value;
}
