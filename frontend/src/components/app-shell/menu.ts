import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** One entry of a panel's menu. */
export interface MenuItem {
  label: string;
  to: string;
  icon: Icon;
  /** How many wait there: shown beside the label, kept current by itself. */
  count?: ComponentType;
  /** Pages that belong to this entry without being one: a record opened from the list keeps the list marked. May be a route pattern. */
  also?: string[];
  /** Screens that only the quick search offers beside the entry, such as a form to add one. */
  screens?: { label: string; to: string }[];
}

/** Entries under one heading; groups fold, so that fifty entries stay a short menu. */
export interface MenuGroup {
  label: string;
  items: MenuItem[];
  /** Closed until somebody opens it, or a page of it. */
  folded?: boolean;
}
