import type { ChangedKind } from './kinds.gen';
import type { Topic } from './topics';

/** Returns the call of a panel's list. Of several calls with a list of this name, the one that is for the fewest roles. */
export function listFor<Call extends { names: readonly string[]; roles: readonly string[] }>(
  calls: readonly Call[],
  panel: string,
  name: string,
): Call {
  const own = calls.filter(({ names, roles }) => names.includes(name) && roles.includes(panel));
  const [call] = own.toSorted((one, other) => one.roles.length - other.roles.length);
  if (!call) throw new Error(`No call for ${panel} declares the list ${name}`);
  return call;
}

/** What the document says about a list (`usersList` in api/users.lists.gen.ts); its filters are in `Shapes`. */
export interface DeclaredList<Name extends string = string, Field extends string = string> {
  /**
   * Its names in the stored choices about it, unique within a panel: one for each list that shows the records of the
   * call.
   */
  names: readonly [Name, ...Name[]];
  /** The rows of a page, where they are not 5. */
  rows?: number;
  /** The topic of its changes, and the kind of its records in the audit log. */
  live?: { topic: Topic; kind?: ChangedKind };
  /** The fields by which it can be sorted. */
  sorts: readonly Field[];
  /** The call answers no file. */
  file?: false;
}
