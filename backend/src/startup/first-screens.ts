// The table of first screens: the code and the reads that a screen begins with. The build of the panels makes it
// (frontend/src/panels/first-screens.ts).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from 'express';
import type { StaffRole } from '../core/roles.js';

/** What one screen begins with. */
export interface FirstScreen {
  /** Source files whose chunks the screen needs besides the frame's. */
  code: string[];
  /** API addresses that the screen reads. `POST /path?a=1` is a read that sends its parameters as a body. */
  reads: string[];
  /** The list of the screen, which the first of its reads reads. */
  list?: string;
}

/** What one request for a screen begins with. */
interface FirstReads extends Omit<FirstScreen, 'list'> {
  /** The read that takes another number of rows if its reader wants this list to fit into the window. */
  fitted?: FittedRead;
}
export interface FittedRead {
  list: string;
  /** The address in the documented number of rows, and in the number that fits. */
  read: string;
  fits: string;
}

interface PanelTable {
  /** What every screen of the panel reads, such as the session. */
  always: string[];
  /**
   * By path. `:name` in a path matches any value; in an address it means the same value or the parameter of
   * that name in the screen's query. `:me` in an address is the signed-in account, `:own` its code.
   */
  screens: Record<string, FirstScreen>;
}

/**
 * Finds what the requested screen begins with. `account` is the _id of the signed-in account, `:me` in the table.
 * Undefined for an unknown screen.
 */
export type FindFirstScreen = (
  panel: StaffRole,
  request: Request,
  account: string | undefined,
) => FirstReads | undefined;

const TABLE = '.vite/first-screens.json';
const OWN_CODE = ':own';
/** Represents the code of the signed-in account, which only the session names, in a returned address. */
export const OWN = encodeURIComponent(OWN_CODE);
/** The parts of a screen's address that its list also takes. */
const LIST_STATE = ['page', 'limit', 'search', 'sort'] as const;

/** The cookie in which a panel says how many rows fit into its window. */
const ROWS_COOKIE = 'rows';
const [FEWEST_ROWS, MOST_ROWS] = [5, 50];

/** Returns the number of rows that fit into the visitor's window; undefined without a valid cookie. */
function rowsOf({ cookies }: Request): string | undefined {
  const rows: unknown = (cookies as Record<string, unknown> | undefined)?.[ROWS_COOKIE];
  const isNumber = typeof rows === 'string' && /^[1-9]\d?$/.test(rows);
  return isNumber && Number(rows) >= FEWEST_ROWS && Number(rows) <= MOST_ROWS ? rows : undefined;
}

/** Reads the table from the folder of the built panels. Without the table, the panels load everything on their own. */
export function readFirstScreens(dist: string): FindFirstScreen {
  const file = join(dist, TABLE);
  if (!existsSync(file)) return () => undefined;
  const tables = JSON.parse(readFileSync(file, 'utf8')) as Record<StaffRole, PanelTable>;
  const patternOf = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');
  const known = Object.fromEntries(
    Object.entries(tables).map(([panel, { always, screens }]) => [
      panel,
      Object.entries(screens).map(([path, screen]) => ({ ...screen, pattern: patternOf(path), always })),
    ]),
  ) as Record<StaffRole, (FirstScreen & Pick<PanelTable, 'always'> & { pattern: RegExp })[]>;
  return (panel, request, account) => {
    for (const { pattern, code, always, reads, list } of known[panel]) {
      const match = pattern.exec(request.path);
      if (!match) continue;
      const values = { ...match.groups, own: OWN_CODE, ...(account && { me: account }) };
      const own = reads.map((read) => addressFor(read, values, request));
      const fitted = list && fittedRead(list, own[0]?.[0], request);
      return { code, reads: [...always, ...own.flat()], ...(fitted && { fitted }) };
    }
    return undefined;
  };
}

/**
 * Fills in the values of the screen's address and, for a list, its page, page size, search and order. The parameters are
 * in alphabetical order, as the panel looks for them. Returns no address when a value is missing.
 */
function addressFor(read: string, known: Record<string, string>, { query }: Request): string[] {
  const [path = '', given] = read.split('?');
  const valueOf = (name: string) => {
    const value = known[name] === undefined ? query[name] : decoded(known[name]);
    return typeof value === 'string' && value ? value : undefined;
  };
  let complete = true;
  const fill = (text: string, encode: (value: string) => string) =>
    text.replace(/:(\w+)/g, (_, name: string) => {
      const value = valueOf(name);
      if (value === undefined) complete = false;
      return encode(value ?? '');
    });
  const filled = fill(path, encodeURIComponent);
  const params = new URLSearchParams(given);
  for (const [name, value] of [...params]) params.set(name, fill(value, String));
  if (params.has('page'))
    for (const name of LIST_STATE) {
      const value = valueOf(name);
      if (value !== undefined) params.set(name, value);
    }
  params.sort();
  if (!complete) return [];
  return [params.size ? `${filled}?${params.toString()}` : filled];
}

/** Returns the list's read with the rows of the visitor's window; undefined when the address says how many rows. */
function fittedRead(list: string, read: string | undefined, request: Request): FittedRead | undefined {
  const rows = rowsOf(request);
  const [path = '', query] = read?.split('?') ?? [];
  const params = new URLSearchParams(query);
  if (!read || !rows || !params.has('limit') || request.query['limit'] !== undefined) return undefined;
  params.set('limit', rows);
  return { list, read, fits: `${path}?${params.toString()}` };
}

/** Decodes a part of a path. Undefined for a malformed one, which no panel writes. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
