// The commit from which the product is built. The footer of the panels shows it next to the version.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The digits of a short hash. */
const DIGITS = 7;
const HASH = /^[0-9a-f]{7,64}$/i;

/**
 * Returns the short hash of the commit of a checkout: that of the variable COMMIT, which image builds set, otherwise that of
 * git; '' when neither knows one. A folder that only lies in another repository has no commit.
 */
export function commitOf(checkout) {
  if (HASH.test(process.env.COMMIT ?? '')) return process.env.COMMIT.slice(0, DIGITS);
  if (!existsSync(join(checkout, '.git'))) return '';
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: checkout, encoding: 'utf8' });
  return status === 0 && HASH.test(stdout.trim()) ? stdout.slice(0, DIGITS) : '';
}

/** Writes the commit of a checkout into the build of the API, or removes the file when no commit is known. */
export function writeCommit(checkout) {
  const file = join(checkout, 'backend/dist/commit');
  const commit = commitOf(checkout);
  if (!commit) rmSync(file, { force: true });
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== commit) writeFileSync(file, commit);
}
