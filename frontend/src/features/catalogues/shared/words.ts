import { texts } from './catalogues.texts';

interface Named {
  titles?: { list?: string; edit?: string };
  screens: { one: string };
}

/** What the screens of a catalogue are called. */
export const wordsOf = ({ titles, screens: { one } }: Named) => ({
  list: titles?.list ?? texts.list(one),
  add: texts.add(one),
  edit: titles?.edit ?? texts.edit(one),
});
