// npm run links: checks the links of all Markdown files. Each relative path names a file, each anchor a heading of that file.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, root } from './ensure.mjs';

const textOf = (file) => readFileSync(join(root, file), 'utf8').replace(/^```[^]*?^```|^ {4}.*$/gm, '');
/** The anchors that GitHub gives the headings of a file. */
const anchorsOf = (file) =>
  [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const broken = [];
for (const file of files) {
  for (const [, link] of textOf(file)
    .replace(/`[^`]*`/g, '')
    .matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(link)) continue;
    const [path, anchor] = link.split('#');
    const target = path ? join(dirname(file), path) : file;
    const exists = existsSync(join(root, target));
    if (!exists || (anchor && !anchorsOf(target).includes(anchor))) broken.push(`${file}: ${link}`);
  }
}
if (broken.length) fail(`Broken links:\n${broken.join('\n')}`);
