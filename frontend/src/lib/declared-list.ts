import type { ChangedKind } from './kinds.gen';
import type { Topic } from './topics';

/** What the document says about a list (`usersList` in api/users.lists.gen.ts); its filters are in `Shapes`. */
export interface DeclaredList<Name extends string = string, Field extends string = string> {
  /** Its names in what staff keep of it, unique within a panel: one for each list that shows the records of the call. */
  names: readonly [Name, ...Name[]];
  /** The topic of its changes, and the kind of its records in the audit log. */
  live?: { topic: Topic; kind?: ChangedKind };
  /** The fields by which it can be sorted. */
  sorts: readonly Field[];
}
