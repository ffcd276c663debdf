import { chosenLanguage, DATE_LANGUAGE } from './date-language';
import { zonesText } from './server-time';
import { browserZone } from './time-zones';
import { browserStorage } from './storage';

/** How long the browser stores a choice about the looks of the page, in seconds: a year. */
const LASTING = 365 * 24 * 60 * 60;

/** What the server needs to know in order to send the page with the right looks before any script runs. */
interface Looks {
  /** The colour scheme. */
  scheme: 'light' | 'dark';
  /** The choices of this browser by name, as a query string: 1 or 0, and the language of dates. */
  choices: string;
  /** The number of rows that fit into the window. */
  rows: string;
  /** The language in which dates and numbers are shown, such as en-GB. */
  language: string;
  /** The zone of the browser, for the hint that the installation has another one. */
  zone: string;
  /** The width of the window in pixels. */
  width: string;
}

/** Stores a choice about the looks in a cookie, which the server reads when it sends the next page. */
export function rememberLooks<Name extends keyof Looks>(name: Name, chosen: Looks[Name]): void {
  writeCookie(name, chosen, '/');
}

function writeCookie(name: string, value: string, path: string) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${LASTING}; samesite=lax${secure}`;
}

/** Returns the number of rows that fitted into the window when a page last counted them; 0: no page has. */
export const rememberedRows = (): number => Number(/(?:^|; )rows=(\d+)/.exec(document.cookie)?.[1] ?? 0);

/** Stores a choice about the open screen in a cookie that the browser sends with this screen's page only. */
export function rememberHere(name: 'folded', chosen: string): void {
  writeCookie(name, chosen, window.location.pathname);
}

/** Copies choices from the browser's storage to a cookie, such as whether the menu is folded. */
export function rememberChoices(): void {
  const chosen = browserStorage
    .names()
    .map((name): [string, string] => [name, browserStorage.get(name) ?? ''])
    .filter(
      ([name, value]) =>
        name === DATE_LANGUAGE || (name.startsWith('callboard-') && (value === '0' || value === '1')),
    );
  if (chosen.length) rememberLooks('choices', new URLSearchParams(chosen).toString());
}

/** The language of dates and numbers: the chosen one, or that of the browser. */
const language = () => chosenLanguage() ?? new Intl.DateTimeFormat().resolvedOptions().locale;

/** Returns the language that an earlier page stored; undefined for a cookie that holds something else. */
const languageBefore = () => /(?:^|; )language=([\w-]+)(?:;|$)/.exec(document.cookie)?.[1];

/** Returns for whom this browser wrote dates and numbers when a page last noted it. */
export const viewerHere = (): string =>
  viewerOf(chosenLanguage() ?? languageBefore() ?? language(), zonesText());

/** Names the viewers for whom formatted texts are the same. */
export const viewerOf = (shownIn: string, zones: string): string => `${shownIn} ${zones}`;

/** Stores the language of dates and numbers. */
export function rememberLanguage(): void {
  rememberChoices();
  rememberLooks('language', language());
}

/**
 * Stores the width of the window now, and the whole view when this page goes away. Language and zone take long to find out
 * on a slow machine: only the first page of a browser, which has to find the language out anyway, stores them now too.
 */
export function rememberView(): void {
  const noteWidth = () => rememberLooks('width', String(window.innerWidth));
  const noteView = () => {
    noteWidth();
    rememberLanguage();
    rememberLooks('zone', browserZone());
  };
  if (languageBefore() === undefined) noteView();
  else noteWidth();
  window.addEventListener('pagehide', noteView);
}
