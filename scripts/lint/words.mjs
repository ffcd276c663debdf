// Rejects private words in comments, test names and documents. Part of npm run lint. Alone, also for another folder:
// node scripts/lint/words.mjs [CHECKOUT]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure.mjs';
import { filesOf } from '../files.mjs';

/** The words, and what to write instead. A word with a right use in any place does not belong here. */
const WORDS = [
  [/\btells? (?:\S+ ){0,3}apart\b/i, 'distinguish'],
  [/\b(?:tell|tells|told|telling)\b/i, 'report, notify, return, say, pass'],
  [/\bstands? for\b/i, 'mean, represent'],
  [/\bstands? in for\b/i, 'replace'],
  [/\b(?:stands|stood)\b(?! out\b)/i, 'is, is shown, is stored'],
  [/\bbeside\b/i, 'next to, with, in addition to'],
  [/\bnobody\b/i, 'no user, no admin, no caller'],
  [/\bsomebody\b/i, 'another user, an admin, a person'],
  [/\banybody\b/i, 'any user, any caller'],
  [/\b(?:take|takes|taken|took|taking) (?:\S+ )?back\b/i, 'undo, return, withdraw'],
];

/** The specification, which stays as it was given, and the changelog, which quotes subjects of commits. */
const GIVEN = [join('backend', 'contract'), 'CHANGELOG.md'];
const FILES = /(?<!\.gen)\.(?:md|css|mjs|mts|tsx?)$/;
/** Code, placeholders, and texts that are quoted as the product shows them. */
const QUOTED = /`[^`]*`|\$\{[^}]*\}|"[^"]*"|“[^”]*”/g;
/** The start of a comment. Addresses and file patterns contain the same signs, but with no space around them. */
const COMMENT = /(?:^|[\s{(,;])(?:\/\/(?=\s|$)|\/\*(?=[\s*]|$))/;
const TEST_NAME = /(?:\b(?:describe|it|test)(?:\.\w+)*\(\s*|(?=['"`]should ))(['"`])(.*?)\1/g;

/** Returns the comments and the test names of the lines of a program. */
function proseOfProgram(lines) {
  let isInside = false;
  return lines.map((line) => {
    const names = [...line.matchAll(TEST_NAME)].map(([, , name]) => name);
    const start = isInside ? 0 : line.search(COMMENT);
    if (start < 0) return names.join(' ');
    const comment = line.slice(start);
    isInside = (isInside || /^.?\/\*/.test(comment)) && !comment.includes('*/');
    return [comment, ...names].join(' ');
  });
}

/** Returns the lines of a document, without its blocks of code. */
function proseOfDocument(lines) {
  let isCode = false;
  return lines.map((line) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    return isCode ? '' : line;
  });
}

const checkout = process.argv[2] ?? root;
const files = filesOf(FILES, { checkout }).filter((file) => !GIVEN.some((path) => file.startsWith(path)));
const faults = files.flatMap((file) => {
  const lines = readFileSync(join(checkout, file), 'utf8').split('\n');
  const prose = file.endsWith('.md') ? proseOfDocument(lines) : proseOfProgram(lines);
  return prose.flatMap((text, at) => {
    const plain = text.replace(QUOTED, '');
    const [found, instead] =
      WORDS.map(([word, other]) => [word.exec(plain)?.[0], other]).find(([one]) => one) ?? [];
    return found ? [`${file}:${at + 1}: write "${instead}" instead of "${found}"`] : [];
  });
});
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
