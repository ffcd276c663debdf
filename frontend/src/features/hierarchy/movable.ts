import type { HierarchyMovedKind } from '../../api/hierarchy.gen';

/** What moves, and its present parent. */
export interface Movable {
  kind: HierarchyMovedKind;
  /** The records, each with its parent's code. Without them, all hosts of the agency `from`. */
  records?: { id: string; from: string }[];
  /** The records' common name. */
  name: string;
  /** The code, if there is only one record. */
  code?: string;
  /** The parent's code; '' if the parents differ. */
  from: string;
}
