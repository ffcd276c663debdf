import type { Doc } from '../bson/types.js';
import type { Index } from '../storage/model.js';
import type { Collation } from '../values/collation.js';
import type { Interval } from './intervals.js';

export interface ByteRange {
  lower: Buffer;
  upper: Buffer;
}

interface CollectionScan {
  kind: 'COLLSCAN';
  reverse: boolean;
}

export interface IndexScan {
  kind: 'IXSCAN';
  index: Index;
  /** In index order, not overlapping. */
  ranges: ByteRange[];
  /** The intervals by field, for explain. */
  bounds: Interval[][];
  /** Every record in the ranges matches the filter: no need to look. */
  exact: boolean;
  /** A record may be met more than once. */
  repeats: boolean;
  /** The order is the one asked for; read backwards if reverse. */
  sorted: boolean;
  reverse: boolean;
  /** Each range is one whole key of a unique index. */
  lookups: boolean;
  /** Only records that this scan meets as well. */
  among?: IndexScan;
}

export interface UnionScan {
  kind: 'OR';
  scans: IndexScan[];
  /** Every record that a branch meets matches the filter. */
  exact: boolean;
}

export type Plan = CollectionScan | IndexScan | UnionScan;

export interface PlanRequest {
  filter: Doc;
  sort?: Doc | undefined;
  collation?: Collation | undefined;
  hint?: string | Doc | undefined;
  /** How many records are wanted, when that is known: a sorted index is better then. */
  limit?: number | undefined;
  /** Only how many there are is asked for. */
  counts?: boolean | undefined;
}
