import { chosenLanguage, DATE_LANGUAGE } from './date-language';
import { zonesText } from './server-time';
import { browserZone } from './time-zones';
import { browserStorage } from './storage';

/** How long the browser stores a choice about the looks of the page, in seconds: a year. */
const LASTING = 365 * 24 * 60 * 60;

/** The greatest width of a phone: lists show cards there. */
export const PHONE = '(max-width: 47.99em)';

/** What the server needs to know in order to send the page with the right looks before any script runs. */
interface Looks {
  /** The colour scheme. */
  scheme: 'light' | 'dark';
  /** The choices of this browser by name, as a query string: 1 or 0, and the language of dates. */
  choices: string;
  /** The language in which dates and numbers are shown, such as en-GB. */
  language: string;
  /** The zone of the browser, for the hint that the installation has another one. */
  zone: string;
  /** Whether lists show tables or cards. */
  width: 'phone' | 'wide';
}

/** Stores a choice about the looks in a cookie, which the server reads when it sends the next page. */
export function rememberLooks<Name extends keyof Looks>(name: Name, chosen: Looks[Name]): void {
  document.cookie = `${name}=${encodeURIComponent(chosen)}; path=/; max-age=${LASTING}; samesite=lax`;
}

/** Stores a choice about the open screen in a cookie that the browser sends with this screen's page only. */
export function rememberHere(name: 'folded', chosen: string): void {
  document.cookie = `${name}=${chosen}; path=${window.location.pathname}; max-age=${LASTING}; samesite=lax`;
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

/** Returns for whom this browser writes dates and numbers. */
export const viewerHere = (): string => viewerOf(language(), zonesText());

/** Names the viewers for whom formatted texts are the same. */
export const viewerOf = (shownIn: string, zones: string): string => `${shownIn} ${zones}`;

/** Stores the language of dates and numbers. */
export function rememberLanguage(): void {
  rememberChoices();
  rememberLooks('language', language());
}

/** Stores choices, language, time zone and width of the window, and later the width when it changes. */
export function rememberView(): void {
  rememberLanguage();
  rememberLooks('zone', browserZone());
  const phone = window.matchMedia(PHONE);
  const note = () => rememberLooks('width', phone.matches ? 'phone' : 'wide');
  note();
  phone.addEventListener('change', note);
}
