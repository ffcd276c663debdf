// The language of dates and numbers, a choice of this browser. All other texts stay in English.
import { browserStorage } from './storage';

/** Where the local storage holds the choice: a language, or an empty text for the language of the browser. */
export const DATE_LANGUAGE = 'callboard-date-language';

/** The offered languages. Each writes from left to right, as the panels do, and with the digits that fields accept. */
export const dateLanguages = ['en-IN', 'en-GB', 'en-US', 'hi-IN', 'id', 'es', 'pt-BR', 'zh-CN'] as const;
export type DateLanguage = (typeof dateLanguages)[number];

/** Returns the chosen language; undefined for the language of the browser, also when the stored one is not offered. */
export function chosenLanguage(): DateLanguage | undefined {
  const stored = browserStorage.get(DATE_LANGUAGE);
  return dateLanguages.find((language) => language === stored);
}

/** Stores the choice and returns whether it lasts; undefined means the language of the browser. */
export const storeLanguage = (chosen: DateLanguage | undefined): boolean =>
  browserStorage.set(DATE_LANGUAGE, chosen ?? '');

const nameIn = (reader: string, language: DateLanguage) =>
  new Intl.DisplayNames(reader, { type: 'language', languageDisplay: 'standard' }).of(language) ?? language;

/** Returns the name of a language in the language itself: português (Brasil). */
export const ownName = (language: DateLanguage): string => nameIn(language, language);

/** Returns the English name of a language: Portuguese (Brazil). */
export const englishName = (language: DateLanguage): string => nameIn('en', language);

const EXAMPLE = { day: new Date('2026-01-31'), number: 1_234_567 };

/** Returns a date and a number as the language writes them: 31 Jan 2026, 12,34,567. */
export const exampleOf = (language: DateLanguage): [date: string, number: string] => [
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(EXAMPLE.day),
  new Intl.NumberFormat(language).format(EXAMPLE.number),
];
