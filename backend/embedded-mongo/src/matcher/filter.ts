import type { Doc } from '../bson/types.js';
import type { Collation } from '../values/collation.js';

/** Details of a match: the position of the array element that matched, for the positional `$`. */
export interface MatchDetails {
  position: number | undefined;
}

/** A compiled filter. */
export interface Filter {
  matches(doc: Doc, details?: MatchDetails): boolean;
  /** The top-level fields that the filter reads; undefined when it can read any field. */
  readonly fields: ReadonlySet<string> | undefined;
  /** A text that the bytes of every matching document contain, if known. */
  readonly text: Buffer | undefined;
}

export interface FilterOptions {
  collation?: Collation | undefined;
  /** The variables of `let`, for $expr. */
  variables?: Doc | undefined;
}
