import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const BACKEND = resolve(import.meta.dirname, '../../..');

/** The version of the product, for example 2.5.0. */
export const VERSION = (
  JSON.parse(readFileSync(join(BACKEND, 'package.json'), 'utf8')) as { version: string }
).version;

/** Returns the version with the commit of the build, `2.5.0 (abc1234)`. A build that knew no commit names the version. */
export function versionOfBuild(): string {
  // Written by scripts/commit.mjs.
  const file = join(BACKEND, 'dist/commit');
  return existsSync(file) ? `${VERSION} (${readFileSync(file, 'utf8')})` : VERSION;
}
