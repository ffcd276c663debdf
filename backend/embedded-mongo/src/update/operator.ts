import type { Doc } from '../bson/types.js';
import type { Collation } from '../values/collation.js';

export interface UpdateOptions {
  arrayFilters?: Doc[] | undefined;
  collation?: Collation | undefined;
}

/** The target of an operator: a path without positional steps. `current` is undefined when the field is missing. */
export interface OperatorTarget {
  doc: Doc;
  path: string[];
  current: unknown;
  name: string;
}
export type UpdateOperator = (argument: unknown, options: UpdateOptions) => (target: OperatorTarget) => void;
