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
  /** The ranges in index order, without overlaps. */
  ranges: ByteRange[];
  /** The intervals by field, for explain. */
  bounds: Interval[][];
  /** Whether every record in the ranges matches the filter, so that no record needs a check. */
  exact: boolean;
  /** The fields of the filter whose conditions the ranges express as a whole. */
  expressed: readonly string[];
  /** Whether the scan can return a record more than once. */
  repeats: boolean;
  /** Whether the scan returns the requested order, reading backwards if `reverse`. */
  sorted: boolean;
  reverse: boolean;
  /**
   * Set when only each range for itself is in the requested order: the number of leading bytes of each range that the
   * order ignores. The scan then merges the ranges.
   */
  merged: readonly number[] | undefined;
  /** Whether each range is one whole key of a unique index. */
  lookups: boolean;
  /** Whether the keys have all `fields` of the request. */
  holds: boolean;
  /** Whether the keys also have all fields of the filter, so that no record needs to be read. */
  covers: boolean;
  /** A second scan: only records that both scans return count. */
  among?: IndexScan;
}

export interface UnionScan {
  kind: 'OR';
  scans: IndexScan[];
  /** Whether every record of every branch matches the filter. */
  exact: boolean;
}

export type Plan = CollectionScan | IndexScan | UnionScan;

export interface PlanRequest {
  filter: Doc;
  sort?: Doc | undefined;
  collation?: Collation | undefined;
  hint?: string | Doc | undefined;
  /** The number of wanted records, if known. A limit favours a sorted index. */
  limit?: number | undefined;
  /** The top-level fields that the caller reads; undefined when it can read any field. */
  fields?: ReadonlySet<string> | undefined;
  /** Whether the query only counts its matches. */
  counts?: boolean | undefined;
}
