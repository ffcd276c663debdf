import type { Doc } from '../bson/types.js';
import type { Collation } from '../values/collation.js';

/** What a matched document tells beside yes: the array element by which it matched, for the positional `$`. */
export interface MatchDetails {
  position: number | undefined;
}

/** A compiled filter. */
export interface Filter {
  matches(doc: Doc, details?: MatchDetails): boolean;
  /** The top-level fields that it looks at; undefined when that could be any. */
  readonly fields: ReadonlySet<string> | undefined;
}

export interface FilterOptions {
  collation?: Collation | undefined;
  /** Variables of `let`, for $expr. */
  variables?: Doc | undefined;
}
