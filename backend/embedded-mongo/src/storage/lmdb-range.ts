import type { StoreSnapshot } from './store.js';
import type { KeyRange } from './view.js';

interface LmdbRange {
  start: Buffer;
  end: Buffer;
  reverse?: boolean;
  exclusiveStart?: boolean;
  inclusiveEnd?: boolean;
  offset?: number;
  limit?: number;
  transaction?: StoreSnapshot;
}

/** Converts a range to lmdb's range options. */
export function lmdbRange(range: KeyRange, snapshot?: StoreSnapshot): LmdbRange {
  const out: LmdbRange = range.reverse
    ? { start: range.upper, exclusiveStart: true, end: range.lower, inclusiveEnd: true, reverse: true }
    : { start: range.lower, end: range.upper };
  if (range.offset) out.offset = range.offset;
  if (snapshot) out.transaction = snapshot;
  return out;
}
