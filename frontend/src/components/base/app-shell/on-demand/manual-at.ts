import { allScreens, screenAbove, screenAt, type ScreenGroup } from '../screens';

/** Returns the page of the manual about the screen at an address, with its section if the table names one. */
export const manualAt = (groups: readonly ScreenGroup[], pathname: string): string | undefined =>
  screenAt(groups, pathname)?.manual ??
  screenAbove(groups, pathname)?.manual ??
  allScreens(groups)[0]?.manual;
