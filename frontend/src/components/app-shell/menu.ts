import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

/** One entry of a panel's menu. */
export interface MenuItem {
  label: string;
  to: string;
  icon: Icon;
  /** How many wait there: shown beside the label, kept current by itself. */
  count?: ComponentType;
  /** What the record of a page that belongs to this entry is called in a sentence. */
  one?: string | ((pathname: string) => string);
  /** Pages that belong to this entry without being one: a record opened from the list keeps the list marked. Paths or patterns. */
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

/** Whether an address is one of these pages, in any case. */
export const belongsTo = (pages: readonly string[], pathname: string): boolean =>
  pages.some((page) => matchPath(page, pathname) !== null);

/** The entry that a page belongs to without being its page. */
export const entryAbove = (menu: MenuGroup[], pathname: string): MenuItem | undefined =>
  menu.flatMap(({ items }) => items).find(({ also = [] }) => belongsTo(also, pathname));
