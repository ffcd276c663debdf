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

/** Returns the key of a panel: its name in one word. */
const keyOf = (name) => name.toLowerCase().replaceAll(' ', '');

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
      .filter(([, name]) => keyOf(name.text) === who)
      .flatMap(([, , pages]) => pages.tokens.filter(({ type }) => type === 'link'))
      .map(({ href }) => href.replace(/\.md$/, ''));
  const own = read(panel);
  if (!own.length) throw new Error(`The README of the manual names no page for the panel ${panel}`);
  return [...new Set([...own, ...read('each')])];
}

/** The panels that a job is for, in its paragraph `When:`. A job without them is for every reader of its page. */
const PANELS = /\bPanels?: ([^.;]+)[.;]/;
/** The job is for the same panels as the job above it. */
const AS_ABOVE = /\bPanels and permission as above\b/;

/** Returns the sections of a page for the staff of a panel, each with its heading and its other tokens. */
function sectionsFor(panel, tokens) {
  const sections = [];
  let isFor = true;
  for (const token of tokens) {
    if (startsSection(token)) sections.push({ heading: token, tokens: [token], isLeft: false });
    const section = sections.at(-1);
    if (!section) continue;
    if (section.heading !== token) section.tokens.push(token);
    if (token.type !== 'paragraph' || !token.text.startsWith('When: ')) continue;
    const text = token.text.replace(/\s+/g, ' ');
    const named = PANELS.exec(text)?.[1].split(/, | and /);
    if (named) isFor = named.some((name) => keyOf(name) === panel);
    else if (!AS_ABOVE.test(text)) isFor = true;
    section.isLeft = !isFor;
  }
  return sections.filter(({ isLeft }) => !isLeft);
}

/** Returns a page with the parts that the staff of a panel read. */
function partsOf(page, panel, files) {
  const [title, ...rest] = tokensOf(page, files);
  const intro = rest.slice(0, rest.findIndex(startsSection));
  const sections = sectionsFor(panel, rest.slice(intro.length));
  return { id: page, title: title.text, intro, sections };
}

/** Returns the manual of a panel (src/features/manual/manual.ts), and the files that it is made of. */
function manualOf(panel) {
  const files = [];
  const readme = tokensOf('README', files);
  const parts = pagesFor(panel, readme).map((page) => partsOf(page, panel, files));
  const anchors = ({ tokens }) => tokens.filter(isHeading).map(({ text }) => anchorOf(text));
  const pages = new Map(parts.map(({ id, sections }) => [id, sections.flatMap(anchors)]));
  const manual = {
    pages: parts.map(({ id, title, intro, sections }) => ({
      id,
      title,
      intro: htmlOf(intro, { page: id, pages }),
      sections: sections.map(({ heading: { text } }) => ({ id: anchorOf(text), title: text })),
      body: htmlOf(
        sections.flatMap(({ tokens }) => tokens),
        { page: id, pages },
      ),
    })),
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
