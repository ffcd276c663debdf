// Checks the links of all Markdown files: each relative path names a file, each anchor a heading of that file.
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
const linksOf = (file) =>
  [
    ...textOf(file)
      .replace(/`[^`]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, link]) => link);

const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const broken = files.flatMap((file) =>
  linksOf(file)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path, anchor] = link.split('#');
      const target = path ? join(dirname(file), path) : file;
      return !existsSync(join(root, target)) || (anchor && !anchorsOf(target).includes(anchor));
    })
    .map((link) => `${file}: ${link}`),
);
if (broken.length) fail(`Broken links:\n${broken.join('\n')}`);
