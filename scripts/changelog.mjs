// The changes of a version, from the subjects of its commits (feat, fix, perf), by area. An area is the scope of a subject.
//   node scripts/changelog.mjs [--since REF]      prints what the next version changes, since REF or the last version
//   node scripts/changelog.mjs --of 2.5.0         prints the section of a version in CHANGELOG.md
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, root } from './ensure.mjs';

export const CHANGELOG = 'CHANGELOG.md';
const KINDS = { feat: 'New', fix: 'Fixed', perf: 'Faster' };
const SUBJECT = /^(feat|fix|perf)(?:\(([\w-]+)\))?(!)?: (.+)$/;
/** The area of a subject without a scope. */
const GENERAL = 'general';
/** With more changes than these, a section lists what is new and counts the rest: a list of all is not read. */
const MAX_LISTED = 200;

/** Runs git in the repository, with times in UTC. Returns what git prints; a failure ends the command. */
export function git(...args) {
  const env = { ...process.env, TZ: 'UTC' };
  const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 28 };
  const { status, stdout, stderr, error } = spawnSync('git', args, options);
  if (status !== 0) fail(error?.message ?? stderr.trim());
  return stdout;
}

/** Returns the tag of the last version before HEAD, such as v2.5.0; undefined when no version has a tag. */
export const lastVersionTag = () =>
  git('tag', '--list', 'v[0-9]*', '--merged', 'HEAD', '--sort=-version:refname').split('\n')[0] || undefined;

/** Returns the commits after `since`, or all, oldest first. A commit and its revert cancel each other. */
function commitsSince(since) {
  const log = git(
    'log',
    '--no-merges',
    '--reverse',
    '--format=%H%x1f%s%x1f%b%x1e',
    since ? `${since}..HEAD` : 'HEAD',
  );
  const commits = log
    .split('\x1e')
    .map((entry) => entry.trim().split('\x1f'))
    .filter(([hash]) => hash)
    .map(([hash, subject, body]) => ({
      hash,
      subject,
      reverts: /This reverts commit ([0-9a-f]{40})/.exec(body)?.[1],
    }));
  const undone = new Set(commits.flatMap(({ reverts }) => reverts ?? []));
  return commits.filter(({ hash, reverts }) => !reverts && !undone.has(hash));
}

/** Returns the changes that a reader of the changelog is interested in; each text once within its area. */
function changesSince(since) {
  const changes = new Map();
  for (const { subject } of commitsSince(since)) {
    const [, prefix, area = GENERAL, breaks, text] = SUBJECT.exec(subject) ?? [];
    if (!prefix) continue;
    const kind = breaks ? `Breaks, ${KINDS[prefix].toLowerCase()}` : KINDS[prefix];
    changes.set(`${area} ${kind} ${text}`, { area, kind, breaks: Boolean(breaks), text });
  }
  return [...changes.values()];
}

/** Returns a text with a capital letter, in which Markdown finds no marks but those of code. */
const sentence = (text) =>
  text
    .replace(/^./, (letter) => letter.toUpperCase())
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[<*_[\]]/g, '\\$&')))
    .join('');

const count = (changes, kind) => changes.filter((one) => one.kind === kind).length;
const counted = (number, kind) => `- ${kind}: ${number} ${number === 1 ? 'change' : 'changes'}`;

/** Returns the lines of one area, the kinds in the order of KINDS. */
function linesOf(changes, isLong) {
  const listed = (kind) =>
    changes.filter((one) => one.kind === kind).map(({ text }) => `- ${kind}: ${sentence(text)}`);
  const breaking = changes
    .filter(({ breaks }) => breaks)
    .map(({ kind, text }) => `- ${kind}: ${sentence(text)}`);
  return [
    ...breaking,
    ...Object.values(KINDS).flatMap((kind) => {
      const number = count(changes, kind);
      return isLong && kind !== KINDS.feat && number ? [counted(number, kind)] : listed(kind);
    }),
  ];
}

/** Returns the section of a version: the changes after the commit or tag `since`, or all changes. */
export function sectionOf(version, since) {
  const changes = changesSince(since);
  const isLong = changes.length > MAX_LISTED;
  // The area of subjects without a scope comes last.
  const areas = [...new Set(changes.map(({ area }) => area))].toSorted(
    (a, b) => (a === GENERAL) - (b === GENERAL) || (a < b ? -1 : 1),
  );
  const totals = Object.values(KINDS).map((kind) => `${count(changes, kind)} ${kind.toLowerCase()}`);
  // The day of the last commit, so that the same commits give the same text.
  const day = git('log', '-1', '--format=%cd', '--date=format-local:%Y-%m-%d').trim();
  return [
    `## ${version} (${day})`,
    '',
    `${totals.join(', ')}.${isLong ? ' A version of so many changes lists what is new and counts the rest.' : ''}`,
    ...areas.flatMap((area) => [
      '',
      `### ${area}`,
      '',
      ...linesOf(
        changes.filter((one) => one.area === area),
        isLong,
      ),
    ]),
    '',
  ].join('\n');
}

/** Returns the text of a section of a Markdown file without its heading; undefined when the section does not exist. */
export function textOf(markdown, heading) {
  const [, text] = markdown.split(new RegExp(`^## ${heading.replaceAll('.', '\\.')}(?: .*)?\\n`, 'm'));
  return text?.split(/^## /m)[0].trim();
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { since: { type: 'string' }, of: { type: 'string' } } });
  if (values.of) {
    const text = textOf(readFileSync(join(root, CHANGELOG), 'utf8'), values.of);
    if (!text) fail(`${CHANGELOG} has no section ${values.of}`);
    console.log(text);
  } else process.stdout.write(sectionOf('Next version', values.since ?? lastVersionTag()));
}
