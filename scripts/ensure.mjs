// The first steps of every command, so that commands work in a fresh clone: install dependencies if needed, build stale
// workspaces. Must not import installed packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { writeCommit } from './commit.mjs';

export const root = resolve(import.meta.dirname, '..');

/** Runs a command in the repository. If the command fails, exits with its exit code. */
export function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) fail(`${command}: ${error.message}`);
  if (signal) fail(`${[command, ...args].join(' ')} was ended by ${signal}`);
  if (status !== 0) process.exit(status ?? 1);
}

const secondsSince = (started) => `${((Date.now() - started) / 1000).toFixed(1)} s`;

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

/** In production nothing is installed or built: a running product may use the same files. */
const isProduction = process.env.NODE_ENV === 'production';

/**
 * Runs `npm ci` when node_modules is missing or was not installed from this lock file. In production only a missing one is
 * an error.
 */
export function ensureInstalled() {
  ensureNode();
  const modules = join(root, 'node_modules');
  const installed = join(modules, '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  // Names the lock file, because the times of copied files say nothing.
  const marker = join(modules, '.installed-from');
  const isInstalled = existsSync(installed);
  if (isProduction && !isInstalled) fail('The dependencies are missing: run `npm ci` first');
  if (isProduction) return;
  const content = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (isInstalled && existsSync(marker) && readFileSync(marker, 'utf8') === content) return;
  if (!isInstalled || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
    console.log('Installing the dependencies (npm ci) ...');
    run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      shell: process.platform === 'win32',
    });
  }
  writeFileSync(marker, content);
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
      // The manual for staff inside the panels.
      'docs/manual',
      'frontend/scripts/manual.mjs',
      'frontend/scripts/manual-html.mjs',
      'scripts/anchors.mjs',
      // The build compares the reads of the first screens with the document.
      'frontend/scripts/first-screens.mjs',
      'backend/openapi.json',
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

/** Builds the workspaces whose sources changed since the last build. In production a stale build is an error. */
export async function ensureBuilt(workspaces = Object.keys(BUILDS)) {
  if (!isProduction) return build(workspaces);
  const stale = workspaces.filter((workspace) => sourcesIfStale(workspace));
  if (stale.length) fail(`The build of ${stale.join(', ')} is missing or stale: run \`npm run build\` first`);
}

/** Builds the workspaces whose sources changed since the last build. */
export async function build(workspaces = Object.keys(BUILDS)) {
  const times = [];
  for (const workspace of workspaces) {
    const sources = sourcesIfStale(workspace);
    if (!sources) continue;
    if (!times.length) console.log('Building ...');
    const started = Date.now();
    await BUILDS[workspace].build();
    mkdirSync(join(root, workspace, 'dist'), { recursive: true });
    writeFileSync(stampOf(workspace), sources);
    times.push(`${workspace} ${secondsSince(started)}`);
  }
  if (times.length) console.log(`Built ${times.join(', ')}`);
  // Also for a build that is not stale: a commit may change files of no workspace.
  if (workspaces.includes('backend')) writeCommit(root);
}

/** The file that holds the fingerprint of the sources of a build. */
const stampOf = (workspace) => join(root, workspace, 'dist', '.built-from');

/** Returns the fingerprint of the sources of a workspace when its build is missing or of other sources. */
function sourcesIfStale(workspace) {
  const stamp = stampOf(workspace);
  const sources = fingerprint(BUILDS[workspace].inputs);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources ? undefined : sources;
}

/** Returns a hash of the relative paths and the contents of all files below the paths. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).sort())
    hash.update(
      `${file}\0${createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex')}\n`,
    );
  return hash.digest('hex');
}

/** Returns the files at or below a path of the repository, as relative paths with slashes. */
function filesBelow(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'));
}
