// npm run links: checks the links and pictures of all Markdown files. A relative path must be a file, an anchor a heading
// in it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anchorOf } from './anchors.mjs';
import { fail, root } from './ensure.mjs';
import { filesOf } from './files.mjs';

const textOf = (file) => readFileSync(join(root, file), 'utf8').replace(/^```[^]*?^```|^ {4}.*$/gm, '');
/** A Markdown link or picture, or the address in an HTML tag. */
const LINK = /\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"\s]+)/g;

/** Returns GitHub's anchors for the headings of a file. */
const anchorsOf = (file) => [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading));

const files = filesOf(/\.md$/);
const broken = [];
for (const file of files) {
  const text = textOf(file).replace(/`[^`]*`/g, '');
  for (const [, inMarkdown, inHtml] of text.matchAll(LINK)) {
    const link = inMarkdown ?? inHtml;
    if (/^[a-z]+:/.test(link)) continue;
    const [path, anchor] = link.split('#');
    const target = path ? join(dirname(file), path) : file;
    const exists = existsSync(join(root, target));
    if (!exists || (anchor && !anchorsOf(target).includes(anchor))) broken.push(`${file}: ${link}`);
  }
}
if (broken.length) fail(`Broken links:\n${broken.join('\n')}`);
