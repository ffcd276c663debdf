// Makes the manual of each panel from the pages in docs/manual: a plugin for Vite and for the tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer } from 'marked';
import { anchorOf } from '../../scripts/anchors.mjs';
import { addressMark, htmlOf } from './manual-html.mjs';

const folder = join(import.meta.dirname, '../../docs/manual');
const pictures = join(import.meta.dirname, '../../docs/images/manual');

/** The table of this section of the README says which pages the staff of a panel read. */
const READERS = 'Who reads what';
/** Every reader needs this section of the README. */
const CONVENTIONS = 'How the pages are written';

const isHeading = ({ type }) => type === 'heading';
const startsSection = (token) => isHeading(token) && token.depth === 2;

/** Returns the tokens of a page's file. Adds the file to `files`. */
function tokensOf(page, files) {
  const file = join(folder, `${page}.md`);
  files.push(file);
  return lexer(readFileSync(file, 'utf8'));
}

/** Returns the text below a heading of the README, up to the next heading. */
function below(readme, title) {
  const start = readme.findIndex((token) => isHeading(token) && token.text === title);
  if (start < 0) throw new Error(`The README of the manual has no section ${title}`);
  const rest = readme.slice(start + 1);
  const end = rest.findIndex(isHeading);
  return end < 0 ? rest : rest.slice(0, end);
}

/** Returns the pages for the staff of a panel: those of the own work, then those for everybody. */
function pagesFor(panel, readme) {
  const { rows } = below(readme, READERS).find(({ type }) => type === 'table');
  const read = (who) =>
    rows
      // The key of a panel is its name in one word.
      .filter(([, name]) => name.text.toLowerCase().replaceAll(' ', '') === who)
      .flatMap(([, , pages]) => pages.tokens.filter(({ type }) => type === 'link'))
      .map(({ href }) => href.replace(/\.md$/, ''));
  const own = read(panel);
  if (!own.length) throw new Error(`The README of the manual names no page for the panel ${panel}`);
  return [...new Set([...own, ...read('each')])];
}

function pageOf(page, pages, files) {
  const [title, ...rest] = tokensOf(page, files);
  const start = rest.findIndex(startsSection);
  const html = (tokens) => htmlOf(tokens, { page, pages });
  return {
    id: page,
    title: title.text,
    intro: html(rest.slice(0, start)),
    sections: rest.filter(startsSection).map(({ text }) => ({ id: anchorOf(text), title: text })),
    body: html(rest.slice(start)),
  };
}

/** Returns the manual of a panel (src/features/manual/manual.ts), and the files that it is made of. */
function manualOf(panel) {
  const files = [];
  const readme = tokensOf('README', files);
  const pages = pagesFor(panel, readme);
  const manual = {
    pages: pages.map((page) => pageOf(page, pages, files)),
    conventions: htmlOf(below(readme, CONVENTIONS), { page: 'README', pages }),
  };
  return { manual, files };
}

/**
 * Returns the module of a manual. Vite gives its pictures their addresses; a picture that does not exist fails the build.
 */
function moduleOf(manual) {
  let code = JSON.stringify(manual);
  const files = [...new Set([...code.matchAll(/%picture:([^%]+)%/g)].map(([, file]) => file))];
  const imports = files.map((file, index) => {
    code = code.replaceAll(addressMark(file), `"+picture${index}+"`);
    return `import picture${index} from ${JSON.stringify(`${join(pictures, file)}?url`)};\n`;
  });
  return `${imports.join('')}export const manual = ${code};`;
}

const NAME = 'virtual:manual/';
/** By this first character, other plugins know that a module is not theirs. */
const OWN = '\0';

/** Provides the manual of each panel as a module: `virtual:manual/admin`. */
export const manualModules = {
  name: 'manual',
  resolveId: (id) => (id.startsWith(NAME) ? OWN + id : undefined),
  load(id) {
    if (!id.startsWith(OWN + NAME)) return;
    const { manual, files } = manualOf(id.slice((OWN + NAME).length));
    // `npm run dev` follows changes of the pages.
    for (const file of files) this.addWatchFile(file);
    return moduleOf(manual);
  },
};
