// One name for a thing: writes the table of names, and finds the texts of the panels that use a second name.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure.mjs';
import { allTexts } from './texts.mjs';
import { DOCUMENTED, things } from './things.mjs';

const HEAD = `# Wording

Made by \`npm run generate\` from the text files of the panels (\`frontend/src/**/*.texts.ts\`) and the table of things
(\`scripts/wording/things.mjs\`). Each thing has one name in menu, title, field and message. The columns show texts with
that name. \`frontend/src/panels/wording.spec.ts\` fails when a text uses a second name that is no exception.

| thing | name | in menu and tabs | in titles | in fields and columns | exceptions |
| --- | --- | --- | --- | --- | --- |
`;
const SHOWN = 3;
/** Longer texts are sentences. */
const LABEL_LENGTH = 28;

/** Where a text is shown, by its file and the path of its key. */
const places = [
  ({ file, key }) => /(?:panels|menu)\.texts/.test(file) || /\.lists\.|^catalogueNames.*many$/.test(key),
  ({ key }) => /title/i.test(key),
  ({ key }) => /\.(?:fields?|columns|filters)\b/.test(key),
];

/** Returns the texts that use a second name, exceptions that no text uses, and documented ones that no document has. */
export function wordingFaults(texts = allTexts()) {
  const contract = ['screens.mjs', 'messages.mjs']
    .map((file) => readFileSync(join(root, 'backend/contract', file), 'utf8').toLowerCase())
    .join('\n');
  return things.flatMap(({ one, not, except = {} }) => {
    const second = texts.filter(({ text }) => not.test(text));
    return [
      ...second
        .filter(({ text }) => !Object.hasOwn(except, text))
        .map(({ file, key, text }) => `${file} ${key}: “${text}” is a second name of: ${one}`),
      ...Object.entries(except).flatMap(([text, reason]) => [
        ...(second.some((found) => found.text === text)
          ? []
          : [`No text is “${text}” (exception of: ${one})`]),
        ...(reason !== DOCUMENTED || contract.includes(text.toLowerCase())
          ? []
          : [`The contract does not have “${text}”`]),
      ]),
    ];
  });
}

/** Writes the table of names to a file. */
export function writeWording(file) {
  const texts = allTexts();
  const rows = things.map(({ thing, one, many, except = {} }) => {
    const name = new RegExp(`\\b(?:${one}|${many})\\b`, 'i');
    const named = texts.filter(({ text }) => text.length <= LABEL_LENGTH && name.test(text));
    const cells = places.map((isHere) => {
      const found = [...new Set(named.filter(isHere).map(({ text }) => text))];
      const more = found.length > SHOWN ? `, ${found.length - SHOWN} more` : '';
      return found.length ? `${found.slice(0, SHOWN).join('; ')}${more}` : '–';
    });
    const kept = Object.entries(except).map(([text, reason]) => `${text} (${reason})`);
    return `| ${[thing, `**${one}**, ${many}`, ...cells, kept.join('; ') || '–'].join(' | ').replaceAll('`', '')} |`;
  });
  writeFileSync(file, `${HEAD}${rows.join('\n')}\n`);
}
