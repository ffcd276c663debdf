import type { HierarchyKind } from '../../api/hierarchy.gen';

/** What hangs below each kind. */
export const BELOW = {
  bd: 'agencyadmin',
  agencyadmin: 'agency',
  agency: 'host',
} as const satisfies Partial<Record<HierarchyKind, HierarchyKind>>;
/** The parent that stands for a deleted one, as the API calls it. */
export const NO_PARENT = 'none';

export type LostKind = keyof typeof LOST;
/** The node under which those without a living parent hang. */
export const LOST = {
  agencyadmin: 'no-bd',
  agency: 'no-agencyadmin',
  host: 'no-agency',
} as const;

/** A step of the way to a hit, as the tree calls it. */
export const stepKey = ({ kind, code }: { kind: HierarchyKind; code: string }) =>
  code === NO_PARENT && kind !== 'host' ? LOST[BELOW[kind]] : code;
