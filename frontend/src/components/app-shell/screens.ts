// The table of a panel's screens. The router, the menu, the quick search, the breadcrumbs and the browser tests read it.
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { AppStore } from '../../api/store';
import { loadAhead } from '../../lib/chunk';

/** One screen of a panel. Its code is either `lazy` or, where the frame needs it anyway, `Component`. */
export interface Screen {
  /** The address, in any case; `:id` stands for any value. */
  path: string;
  /** What menu, quick search and breadcrumbs call the screen. */
  label?: string;
  /** Screens with an icon stand in the menu. */
  icon?: Icon;
  /** How many records wait there, beside the menu entry. Refreshes itself. */
  badge?: ComponentType;
  /** What a record of the screen is called in a sentence: 'withdrawal'. */
  one?: string;
  lazy?: () => Promise<ComponentType>;
  Component?: ComponentType;
  /** Requests the first data while the code loads. Takes the search part of the address, from `?` on. */
  loader?: (dispatch: AppStore['dispatch'], search: string) => Promise<void>;
  /** False for a screen without menu and header. */
  framed?: boolean;
  /** Screens that mark this one in the menu and lead back to it. The quick search offers those with a label. */
  below?: Screen[];
}

/** Screens under one heading of the menu. */
export interface ScreenGroup {
  label: string;
  /** Closed until somebody opens the group, or a screen of it. */
  folded?: boolean;
  screens: Screen[];
}

export type MenuScreen = Screen & { label: string; icon: Icon };

/** A screen that the quick search offers, with the heading of its group. */
export type FoundScreen = MenuScreen & { group: string };

const withBelow = (screen: Screen): Screen[] => [screen, ...(screen.below ?? [])];
const isAt =
  (pathname: string) =>
  ({ path }: Screen) =>
    matchPath(path, pathname) !== null;

/** All screens, in the order of the table. */
export const allScreens = (groups: readonly ScreenGroup[]): Screen[] =>
  groups.flatMap(({ screens }) => screens.flatMap(withBelow));

/** The screen at an address. */
export const screenAt = (groups: readonly ScreenGroup[], pathname: string): Screen | undefined =>
  allScreens(groups).find(isAt(pathname));

/** The menu entries of a group. */
export const menuOf = ({ screens }: ScreenGroup): MenuScreen[] =>
  screens.filter((screen): screen is MenuScreen => screen.icon !== undefined);

/** Whether an address is this screen, or one below it. */
export const belongsTo = (screen: Screen, pathname: string): boolean =>
  withBelow(screen).some(isAt(pathname));

/** The menu entry that an address is below of. */
export const screenAbove = (groups: readonly ScreenGroup[], pathname: string): MenuScreen | undefined =>
  groups.flatMap(menuOf).find(({ below = [] }) => below.some(isAt(pathname)));

/** What the quick search offers: the menu, each entry with the labelled screens below it. */
export const searchable = (groups: readonly ScreenGroup[]): FoundScreen[] =>
  groups.flatMap((group) =>
    menuOf(group).flatMap(({ icon, ...entry }) =>
      withBelow(entry).flatMap((screen) =>
        screen.label ? [{ ...screen, label: screen.label, icon, group: group.label }] : [],
      ),
    ),
  );

/** Loads the code of the screen at an address before somebody goes there. */
export function screenAhead(groups: readonly ScreenGroup[], pathname: string): void {
  const lazy = screenAt(groups, pathname)?.lazy;
  if (lazy) void loadAhead(lazy);
}
