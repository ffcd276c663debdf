import type { HierarchyKind } from '../../api/hierarchy.gen';

/** The kind of the accounts below each kind. */
export const BELOW = {
  bd: 'agencyadmin',
  agencyadmin: 'agency',
  agency: 'host',
} as const satisfies Partial<Record<HierarchyKind, HierarchyKind>>;
/** The API's name for the parent of accounts whose parent is deleted. */
export const NO_PARENT = 'none';

export type LostKind = keyof typeof LOST;
/** The ids of the nodes that hold accounts whose parent is deleted. */
export const LOST = {
  agencyadmin: 'no-bd',
  agency: 'no-agencyadmin',
  host: 'no-agency',
} as const;

/** Returns the tree's id for a step of the path to a hit. */
export const stepKey = ({ kind, code }: { kind: HierarchyKind; code: string }) =>
  code === NO_PARENT && kind !== 'host' ? LOST[BELOW[kind]] : code;
