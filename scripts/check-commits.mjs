// Checks the subjects of commits: node scripts/check-commits.mjs [arguments of git log], for example origin/main..HEAD.
// Without arguments it checks the last 40 commits, also when the range begins at no known commit: at the first push of a
// branch, GitHub gives forty zeros as the commit before, and after a forced push one that the clone does not have.
import { spawnSync } from 'node:child_process';

const MAX_LENGTH = 72;
const SUBJECT = /^(feat|fix|refactor|perf|test|docs|build|style|chore|ci|revert)(\([\w-]+\))?!?: (\S+)/;
/** Words that begin a subject in another mood than the imperative. */
const NOT_IMPERATIVE = /^(\w+(ed|ing)|adds|fixes|makes|moves|removes|shows|updates|uses|changes)$/i;
const IMPERATIVE = new Set(['embed', 'feed', 'need', 'seed', 'speed', 'bring', 'ring', 'string']);

/** Returns what is wrong with a subject, or '' when nothing is. */
function faultOf(subject) {
  if (subject.length > MAX_LENGTH) return `${subject.length} characters, ${MAX_LENGTH} at most`;
  const verb = SUBJECT.exec(subject)?.[3];
  if (!verb) return 'no prefix such as "fix(panels): "';
  return NOT_IMPERATIVE.test(verb) && !IMPERATIVE.has(verb) ? `"${verb}" is not imperative` : '';
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  return { ok: status === 0, stdout, stderr };
}

/** Returns whether a range such as a1b2c3d..HEAD begins at a commit of this repository. Other arguments pass. */
function hasBeginning(argument) {
  const [, base] = /^(.*?)\.\.\.?[^.]*$/.exec(argument) ?? [];
  return base === undefined || git('rev-parse', '--quiet', '--verify', `${base}^{commit}`).ok;
}

const given = process.argv.slice(2);
const isKnown = given.length > 0 && given.every(hasBeginning);
const range = isKnown ? given : ['--max-count=40'];
if (given.length > 0 && !isKnown)
  console.log(`No known commit begins ${given.join(' ')}: checks the last 40 commits`);
const log = git('log', '--no-merges', '--format=%h %s', ...range);
if (!log.ok) {
  console.error(log.stderr);
  process.exit(1);
}
const faults = log.stdout
  .split('\n')
  .filter(Boolean)
  .map((line) => [line, faultOf(line.slice(line.indexOf(' ') + 1))])
  .filter(([, fault]) => fault);
for (const [line, fault] of faults) console.error(`${line}\n  ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
