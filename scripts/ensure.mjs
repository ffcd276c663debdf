// The first steps of every command, so that commands work in a fresh clone: install dependencies if needed, build stale
// workspaces. Must not import installed packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Runs a command in the repository. If the command fails, exits with its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) fail(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

export function fail(why) {
  console.error(why);
  process.exit(1);
}

/** The npm command. On Windows npm is a script. */
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node 20.19 or later is needed, this is ${process.versions.node}`);
}

/** Runs `npm ci` when node_modules is missing or older than the lock file. */
export function ensureInstalled() {
  ensureNode();
  const marker = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the dependencies (npm ci) ...');
  run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' });
  const now = new Date();
  utimesSync(marker, now, now);
}

/** The source files and folders of each workspace's dist, and its build. */
const BUILDS = {
  'backend/embedded-mongo': {
    inputs: ['backend/embedded-mongo/src', '.swcrc', 'scripts/compile.mjs'],
    build: async () => (await import('./compile.mjs')).compile('backend/embedded-mongo'),
  },
  backend: {
    inputs: ['backend/src', '.swcrc', 'scripts/compile.mjs'],
    build: async () => (await import('./compile.mjs')).compile('backend'),
  },
  'app-client': {
    inputs: [
      'app-client/src',
      'app-client/tsconfig.json',
      'app-client/tsconfig.build.json',
      'tsconfig.base.json',
    ],
    build: () =>
      run(npm, ['run', 'build', '--silent', '-w', '@callboard/app-client'], {
        shell: process.platform === 'win32',
      }),
  },
  frontend: {
    inputs: [
      'frontend/src',
      // The meter of passwords applies the rule of the API (core/guessable-passwords.ts).
      'backend/src/core',
      'frontend/public',
      'frontend/page',
      'frontend/index.html',
      'frontend/vite.config.ts',
      'frontend/vite.server.config.ts',
      'package-lock.json',
    ],
    build: () =>
      run(npm, ['run', 'build', '--silent', '-w', '@callboard/frontend'], {
        shell: process.platform === 'win32',
      }),
  },
};

/** Builds the workspaces whose sources changed since the last build. */
export async function ensureBuilt(workspaces = Object.keys(BUILDS)) {
  for (const workspace of workspaces) {
    const { inputs, build } = BUILDS[workspace];
    const stamp = join(root, workspace, 'dist', '.built-from');
    const sources = fingerprint(inputs);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) continue;
    console.log(`Building ${workspace} ...`);
    await build();
    mkdirSync(join(root, workspace, 'dist'), { recursive: true });
    writeFileSync(stamp, sources);
  }
}

/** Returns a hash of the names, sizes and modification times of all files below the paths. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  for (const path of paths.map((one) => join(root, one)).filter((one) => existsSync(one))) {
    if (!statSync(path).isDirectory()) add(path);
    else
      for (const file of readdirSync(path, { recursive: true, withFileTypes: true })) {
        if (file.isFile()) add(join(file.parentPath ?? file.path, file.name));
      }
  }
  return hash.digest('hex');
}
