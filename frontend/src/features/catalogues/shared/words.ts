import { texts } from './catalogues.texts';

interface Named {
  titles?: { list?: string; edit?: string };
  screens: { one: string; many: string };
}

/** Returns the titles of a catalogue's screens. */
export const wordsOf = ({ titles, screens: { one, many } }: Named) => ({
  list: titles?.list ?? many,
  add: texts.add(one),
  edit: titles?.edit ?? texts.edit(one),
});
