import { Binary, isDoc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';

/** MongoDB's limit for what one operator holds in memory. */
const limit = 100 * 1024 * 1024;
/** What MongoDB counts for a value beside its content. */
const bytesOfValue = 16;
const mostValues = limit / bytesOfValue;
/** No document holds a longer string. */
const longestString = 16 * 1024 * 1024;

const exceeded = (name: string): MongoError =>
  new MongoError(
    'ExceededMemoryLimit',
    `${name} used too much memory and cannot spill to disk. Memory limit: ${limit} bytes`,
  );

/** Counts what an accumulator or a $lookup collects; throws ExceededMemoryLimit above 100 MB. */
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

/** To be called before an expression is evaluated for a document. */
export function beginEvaluation(): void {
  rangeValues = 0;
}

/** Counts the values that $range is about to make; throws ExceededMemoryLimit above 100 MB for one evaluation. */
export function claimRange(count: number): void {
  rangeValues += count;
  if (rangeValues > mostValues) throw exceeded('$range');
}

/** Throws ExceededMemoryLimit for a string of this length that no document could hold. */
export function claimString(name: string, length: number): void {
  if (length > longestString) throw exceeded(name);
}

/** An operator's result; throws ExceededMemoryLimit for a string above 16 MB and an array above 100 MB. */
export function bounded(name: string, value: unknown): unknown {
  if (typeof value === 'string') claimString(name, value.length);
  else if (Array.isArray(value) && value.length > mostValues) throw exceeded(name);
  return value;
}
