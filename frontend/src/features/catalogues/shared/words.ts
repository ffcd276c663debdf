import { texts } from './catalogues.texts';

interface Named {
  titles?: { list?: string; edit?: string };
  screens: { one: string };
}

/** Returns the titles of a catalogue's screens. */
export const wordsOf = ({ titles, screens: { one } }: Named) => ({
  list: titles?.list ?? texts.list(one),
  add: texts.add(one),
  edit: titles?.edit ?? texts.edit(one),
});
