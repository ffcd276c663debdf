// The table of a panel's screens. The router, the menu, the quick search, the breadcrumbs and the browser tests read
// it.
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { AppStore } from '../../../api/store';
import { preloadCode } from '../../../lib/chunk';
import { mayWith, type Allowed, type AnyRight } from '../../../lib/rights';
import type { Right } from '../../../lib/right.gen';

/**
 * An API address that a screen reads: `/api/users?page=1&limit=5`. `POST /api/x?a=1` is a read that sends its
 * parameters as a body. `:name` is the value of that name in the address of the screen, `:me` the _id of the signed-in
 * account, `:own` its code. A list with a page takes page, limit, search and sort of the screen's address. The build
 * fails when the API has no such read.
 */
export type FirstRead = `${'' | 'POST '}/api/${string}`;

/** One screen of a panel. Its code is either `lazy` or, if the frame includes it anyway, `Component`. */
export interface Screen {
  /** The address, not case-sensitive; `:id` matches any value. */
  path: string;
  /** The screen's name in the menu, the quick search and the breadcrumbs. */
  label?: string;
  /** Its name on its tab, next to the other screens of its menu entry. Default: `label`. */
  tab?: string;
  /** Screens with an icon have a menu entry, unless they belong to a MenuEntry. */
  icon?: Icon;
  /** The name of the list on this screen: links of menu and tabs open the list as its reader left it. */
  list?: string;
  /** How many records the screen has, on its tab. With `badgeRight` also in the menu. Updates itself. */
  badge?: ComponentType | undefined;
  /** The right to decide about the records, which wait for it: the menu counts them for those who have the right. */
  badgeRight?: AnyRight;
  /** What an admin needs to open the screen. Menu, quick search and links leave out what the admin may not open. */
  right?: AnyRight;
  /**
   * The page of the manual about this screen, and its section if one fits: 'clerk#approve-a-withdrawal'. Otherwise that
   * of the screen above counts, or that of the dashboard.
   */
  manual?: string;
  /** The name of a single record in a sentence: 'withdrawal'. */
  one?: string;
  lazy?: () => Promise<ComponentType>;
  Component?: ComponentType;
  /** Requests the first data while the code loads. Takes the query string of the address, including `?`. */
  loader?: (dispatch: AppStore['dispatch'], search: string) => Promise<void>;
  /**
   * What the first call of the list has besides the page: a fixed filter, another order, the record whose list it is.
   * False for a screen that does not begin with the first page of its list.
   */
  first?: Readonly<Record<string, string>> | false;
  /**
   * The API reads that the screen begins with besides its list: the server puts their answers into the page. A list is
   * read as the API declares it.
   */
  reads?: readonly FirstRead[];
  /** Code that the screen loads at its start besides that of `lazy`: the page preloads both. */
  parts?: readonly (() => Promise<unknown>)[];
  /** False for a screen without menu and header. */
  framed?: boolean;
  /**
   * Subscreens: they highlight this screen's menu entry and link back to it. The quick search offers those with a
   * label.
   */
  below?: Screen[];
}

/** A screen of a menu entry. */
export type MenuScreen = Screen & { label: string };

/** An entry of the menu: its screens are tabs, and the first one that the person may open is where it leads. */
export interface MenuEntry {
  label: string;
  icon: Icon;
  /** Whether the first screen links to the others. They are then no tabs and have the entry in their breadcrumbs. */
  index?: true;
  screens: MenuScreen[];
}

/** The screens under one heading of the menu. A screen with an icon is an entry of its own. */
export interface ScreenGroup {
  label: string;
  screens: (Screen | MenuEntry)[];
}

/** A search result of the quick search, with the heading or the menu entry that it belongs to. */
export type FoundScreen = MenuScreen & { icon: Icon; group: string };

const isEntry = (one: Screen | MenuEntry): one is MenuEntry => 'screens' in one;
const withBelow = (screen: Screen): Screen[] => [screen, ...(screen.below ?? [])];
/** Which paths match the address asked about last: menu, tabs and breadcrumbs ask about each path several times. */
let matched = { pathname: '', paths: new Map<string, boolean>() };
function isAt(pathname: string): (screen: Screen) => boolean {
  if (matched.pathname !== pathname) matched = { pathname, paths: new Map() };
  const { paths } = matched;
  return ({ path }) => {
    const known = paths.get(path) ?? matchPath(path, pathname) !== null;
    paths.set(path, known);
    return known;
  };
}

/** Returns all screens, in the order of the table. */
export const allScreens = (groups: readonly ScreenGroup[]): Screen[] =>
  groups.flatMap(({ screens }) =>
    screens.flatMap((one) => (isEntry(one) ? one.screens : [one])).flatMap(withBelow),
  );

/** Returns the screen at an address. */
export const screenAt = (groups: readonly ScreenGroup[], pathname: string): Screen | undefined =>
  allScreens(groups).find(isAt(pathname));

/** Returns the menu entries of a group. */
export const menuOf = ({ screens }: ScreenGroup): MenuEntry[] =>
  screens.flatMap((one) => {
    if (isEntry(one)) return [one];
    const { label, icon } = one;
    return label && icon ? [{ label, icon, screens: [{ ...one, label }] }] : [];
  });

/** Returns the screens of a menu entry with a count of what waits, for a person who can decide about it. */
export const waitingIn = ({ screens }: MenuEntry, may: Allowed['may']): MenuScreen[] =>
  screens.filter(({ badge, badgeRight }) => badge && badgeRight && may(badgeRight));

/** Returns whether an address belongs to a screen of this menu entry or to a subscreen. */
export const belongsTo = ({ screens }: MenuEntry, pathname: string): boolean =>
  screens.flatMap(withBelow).some(isAt(pathname));

/** Returns the menu entry to which an address belongs. */
export const entryAt = (groups: readonly ScreenGroup[], pathname: string): MenuEntry | undefined =>
  groups.flatMap(menuOf).find((entry) => belongsTo(entry, pathname));

/** Returns the menu entry whose tabs the screen at an address shows; undefined for a screen without tabs. */
export function tabsAt(groups: readonly ScreenGroup[], pathname: string): MenuEntry | undefined {
  const entry = entryAt(groups, pathname);
  const hasTabs = entry && !entry.index && entry.screens.length > 1;
  return hasTabs && entry.screens.some(isAt(pathname)) ? entry : undefined;
}

/** Returns the screen whose subscreen is at an address. */
export const screenAbove = (groups: readonly ScreenGroup[], pathname: string): MenuScreen | undefined =>
  groups
    .flatMap(menuOf)
    .flatMap(({ screens }) => screens)
    .find(({ below = [] }) => below.some(isAt(pathname)));

/** Returns the entries of the quick search: the screens of the menu, each with its labelled subscreens. */
export const searchable = (groups: readonly ScreenGroup[]): FoundScreen[] =>
  groups.flatMap((group) =>
    menuOf(group).flatMap(({ icon, screens, ...entry }) =>
      screens.flatMap(({ icon: own = icon, ...one }) =>
        withBelow(one).flatMap((screen) =>
          screen.label
            ? [
                {
                  ...screen,
                  label: screen.label,
                  icon: own,
                  group: screens.length > 1 ? entry.label : group.label,
                },
              ]
            : [],
        ),
      ),
    ),
  );

/** Returns the screens that an account with these rights may open, without entries and headings that are empty then. */
export function permitted(
  groups: readonly ScreenGroup[],
  rights: readonly Right[] | undefined,
): readonly ScreenGroup[] {
  if (!rights) return groups;
  const open = ({ right }: Screen) => mayWith(rights, right);
  const openOf = <One extends Screen>(screens: readonly One[]) =>
    screens
      .filter(open)
      .map((screen) => (screen.below ? { ...screen, below: screen.below.filter(open) } : screen));
  return groups
    .map((group) => ({
      ...group,
      screens: group.screens
        .flatMap<Screen | MenuEntry>((one) =>
          isEntry(one) ? [{ ...one, screens: openOf(one.screens) }] : openOf([one]),
        )
        .filter((one) => !isEntry(one) || one.screens.length > 0),
    }))
    .filter(({ screens }) => screens.length > 0);
}

/** Returns what an account with these rights may do and which of these screens it may open. */
export function allowedIn(groups: readonly ScreenGroup[], rights: readonly Right[] | undefined): Allowed {
  const may: Allowed['may'] = (right) => mayWith(rights, right);
  const known = new Map<string, boolean>();
  return {
    may,
    mayOpen: (address) => {
      if (!rights) return true;
      const [path = ''] = address.split(/[?#]/);
      const answer = known.get(path) ?? may(screenAt(groups, path)?.right);
      known.set(path, answer);
      return answer;
    },
  };
}

/** Preloads the code and the first data of the screen at an address. `search` is its query string, including `?`. */
export function preloadScreen(
  groups: readonly ScreenGroup[],
  dispatch: AppStore['dispatch'],
  pathname: string,
  search: string,
): void {
  const screen = screenAt(groups, pathname);
  if (screen?.lazy) void preloadCode(screen.lazy);
  // A failure counts only when the screen opens: it sends the request again.
  if (screen?.loader) void screen.loader(dispatch, search).catch(() => undefined);
}
