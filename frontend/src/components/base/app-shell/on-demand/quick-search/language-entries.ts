import { IconCalendar } from '@tabler/icons-react';
import {
  chosenLanguage,
  dateLanguages,
  englishName,
  exampleOf,
  ownName,
  type DateLanguage,
} from '../../../../../lib/date-language';
import { chooseDateLanguage } from '../../../date-language/choose-date-language';
import { texts } from '../../../date-language/date-language.texts';
import { matches, type Entry } from './entries';

/** Shorter texts find no language: they are the beginning of too many names of people. */
const SHORTEST = 3;

/** Returns the actions that change the language of dates and numbers, without the present language. */
export function languageEntries(text: string): Entry[] {
  if (text.length < SHORTEST) return [];
  const present = chosenLanguage();
  return [undefined, ...dateLanguages]
    .filter((language) => language !== present && matches(wordsOf(language), text))
    .map(entryOf);
}

/** Returns the words that find an action, with and without the brackets around a country. */
function wordsOf(language: DateLanguage | undefined): string {
  const names = language
    ? `${texts.action(ownName(language))} ${englishName(language)}`
    : texts.actionAsBrowser;
  return `${texts.words} ${names} ${names.replace(/[()（）]/g, ' ')}`;
}

function entryOf(language: DateLanguage | undefined): Entry {
  const own = language && ownName(language);
  const english = language && englishName(language);
  return {
    key: `dates ${language ?? ''}`,
    title: own ? texts.action(own) : texts.actionAsBrowser,
    note: language ? texts.note(own === english ? '' : (english ?? ''), ...exampleOf(language)) : '',
    icon: IconCalendar,
    afterSearch: true,
    run: () => chooseDateLanguage(language),
  };
}
