/** Texts of the choice of the language of dates and numbers. */
export const texts = {
  title: 'Dates and numbers',
  label: 'Language of dates and numbers',
  hint: 'For this browser only. All other texts stay in English. Apply reloads the page.',
  asBrowser: 'As the browser',
  option: (language: string, date: string, number: string) => `${language}: ${date} · ${number}`,
  apply: 'Apply',
  /** An action of the quick search. */
  action: (language: string) => `Dates as in ${language}`,
  actionAsBrowser: 'Dates as in the browser',
  note: (english: string, date: string, number: string) =>
    [english, date, number].filter(Boolean).join(' · '),
  /** Words that find every action besides its title. */
  words: 'numbers language',
  notStored: {
    title: 'Language of dates and numbers not changed',
    text: 'This browser stores nothing for this site. Allow storage for the site or free some of it, then choose again.',
  },
  later: {
    title: 'Language of dates and numbers saved',
    text: 'This page has unsaved changes, so it shows the new language after the next reload.',
  },
};
