import { browserStorage } from './storage';

/** How long the browser stores a choice about the looks of the page, in seconds: a year. */
const LASTING = 365 * 24 * 60 * 60;

/** What the server needs to know in order to send the page with the right looks before any script runs. */
interface Looks {
  /** The colour scheme. */
  scheme: 'light' | 'dark';
  /** The choices of this browser by name, as a query string: 1 or 0. */
  choices: string;
  /** The number of rows that fit into the window. */
  rows: string;
}

/** Stores a choice about the looks in a cookie, which the server reads when it sends the next page. */
export function rememberLooks<Name extends keyof Looks>(name: Name, chosen: Looks[Name]): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(chosen)}; path=/; max-age=${LASTING}; samesite=lax${secure}`;
}

/** Returns the number of rows that fitted into the window when a page last counted them; 0: no page has. */
export const rememberedRows = (): number => Number(/(?:^|; )rows=(\d+)/.exec(document.cookie)?.[1] ?? 0);

/** Copies choices from the browser's storage to a cookie, such as whether the menu is folded. */
export function rememberChoices(): void {
  const chosen = browserStorage
    .names()
    .map((name): [string, string] => [name, browserStorage.get(name) ?? ''])
    .filter(([name, value]) => name.startsWith('callboard-') && (value === '0' || value === '1'));
  if (chosen.length) rememberLooks('choices', new URLSearchParams(chosen).toString());
}
