// The HTML of the pages of the manual.
import { Marked, Renderer } from 'marked';
import { anchorOf } from '../../scripts/anchors.mjs';

/** Paragraphs with a look of their own, by their first words: when a section applies, and a part such as **Undo.** */
const looks = [
  ['when', /^When: /],
  ['part', /^\*\*[^*]+\.\*\*/],
];

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Returns the address of a link, relative to the address of its page in a panel. Undefined for a link out of the manual
 * or to a page or a job for other panels: the panel shows its text alone. `pages` maps the pages to their anchors.
 */
function addressOf(href, { page, pages }) {
  const [file, section] = href.split('#');
  const target = file === '' ? page : file.replace(/\.md$/, '');
  const anchors = pages.get(target);
  if (!anchors || (section !== undefined && !anchors.includes(section))) return undefined;
  return section === undefined ? target : `${target}#${section}`;
}

/** The size in pixels of each picture of the manual, as `npm run pictures` takes it. */
export const PICTURE = { width: 1100, height: 640 };
/** A picture on a light screen. Its twin for dark screens differs in this one word. */
const LIGHT = /^\.\.\/images\/manual\/([a-z-]+)-light\.png$/;

/** Returns the mark that the module of a page replaces by the address of a picture. */
export const addressMark = (file) => `%picture:${file}%`;

/**
 * Renders the Markdown of a page with links to these pages. Throws for HTML and foreign pictures in the page, so that it
 * holds no markup but that of this file.
 */
export function htmlOf(tokens, shown) {
  const plain = new Renderer();
  const refuse = ({ raw }) => {
    throw new Error(`The page ${shown.page} of the manual has HTML or a foreign picture: ${raw}`);
  };
  let section = '';
  const renderer = {
    heading({ tokens: inner, depth, text }) {
      section = anchorOf(text);
      return `<h${depth} id="${section}" tabindex="-1">${this.parser.parseInline(inner)}</h${depth}>\n`;
    },
    paragraph({ tokens: inner, raw }) {
      const look = looks.find(([, start]) => start.test(raw))?.[0];
      return `<p${look ? ` data-look="${look}"` : ''}>${this.parser.parseInline(inner)}</p>\n`;
    },
    link({ href, tokens: inner }) {
      const text = this.parser.parseInline(inner);
      const address = addressOf(href, shown);
      return address === undefined ? text : `<a href="${address}">${text}</a>`;
    },
    codespan: (token) => plain.codespan(token).replace('<code>', '<code translate="no">'),
    // A wide table scrolls in its own box, also by keys.
    table(token) {
      plain.parser = this.parser;
      return `<div role="group" tabindex="0" aria-labelledby="${section}">${plain.table(token)}</div>\n`;
    },
    html: refuse,
    // Only the picture of the reader's colours is loaded, and only when the reader comes to it.
    image(token) {
      const name = LIGHT.exec(token.href)?.[1];
      if (!name) return refuse(token);
      const { width, height } = PICTURE;
      const inColours = (scheme) =>
        `<img data-scheme="${scheme}" src="${addressMark(`${name}-${scheme}.png`)}" alt="${escapeHtml(token.text)}"` +
        ` width="${width}" height="${height}" loading="lazy">`;
      return inColours('light') + inColours('dark');
    },
  };
  return new Marked({ renderer }).parser(tokens);
}
