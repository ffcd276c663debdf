/** What a caller who edits a record knows of it, and what the caller may see of it. */
export interface Seen<T> {
  /** The version that the caller saw; undefined: the caller does not ask for the check. */
  version: number | undefined;
  /** Returns the present record as the answers to this caller show it. */
  show: (present: T) => object | Promise<object>;
}
