import { texts } from './catalogues.texts';

interface Named {
  title?: string;
  screens: { one: string };
}

/** What the screens of a catalogue are called. */
export const wordsOf = ({ title, screens: { one } }: Named) => ({
  list: title ?? texts.list(one),
  add: texts.add(one),
  edit: texts.edit(one),
});
