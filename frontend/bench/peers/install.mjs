// node frontend/bench/peers/install.mjs FOLDER: installs the applications of the peers into FOLDER with exact versions,
// builds them, and fills the databases of all products with 100,000 users. A folder that is complete is left as it is.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, fail, npm, root } from '../../../scripts/ensure.mjs';
import { filesOf } from '../../../scripts/files.mjs';
import { BEFORE, VERSIONS } from './versions.mjs';

const USERS = 100_000;
const [given] = process.argv.slice(2);
if (!given) fail('Name the folder of the peers: node frontend/bench/peers/install.mjs ../peers');
const folder = resolve(given);
if (folder.startsWith(root)) fail('Choose a folder outside the repository');
ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
// These import packages and the builds.
const { PEERS, STAFF, startDatabase, variablesOf } = await import('./products.mjs');
const { inventUsers, seedOurs } = await import('../../../backend/bench/seed-peers.mjs');

/** The commands that build each application. */
const BUILDS = {
  adminjs: [],
  payload: [
    ['node_modules/payload/bin.js', 'generate:importmap'],
    ['node_modules/next/dist/bin/next', 'build'],
  ],
  'react-admin': [['node_modules/vite/bin/vite.js', 'build']],
  mantine: [['node_modules/vite/bin/vite.js', 'build']],
};

mkdirSync(folder, { recursive: true });
for (const [file, records] of [
  ['users.json', () => inventUsers(USERS)],
  ['staff.json', () => STAFF],
])
  await once(file, () => writeFileSync(join(folder, file), JSON.stringify(records())));
for (const name of Object.keys(VERSIONS)) {
  install(name);
  if (PEERS[name].hasDatabase) await once(`${name}/seeded`, () => seed(name));
}
await once('callboard/seeded', async () => {
  rmSync(join(folder, 'callboard'), { recursive: true, force: true });
  mkdirSync(join(folder, 'callboard'));
  await seedOurs(join(folder, 'callboard'), USERS, STAFF);
});
console.log(`${folder} is complete: npm run bench -- peers ${given}`);

/** Does a step unless its file exists, and leaves the file. */
async function once(file, step) {
  const path = join(folder, file);
  if (existsSync(path)) return;
  console.log(`${file} ...`);
  await step();
  if (!existsSync(path)) writeFileSync(path, '');
}

/** Copies the sources of a peer, installs its packages and builds it, unless the same was built before. */
function install(name) {
  const cwd = join(folder, name);
  const sources = join(import.meta.dirname, name);
  const manifest = `${JSON.stringify({ private: true, type: 'module', dependencies: VERSIONS[name] }, null, 2)}\n`;
  const stamp = join(cwd, 'built-from');
  const from = createHash('sha256').update(manifest);
  for (const file of filesOf(/./, { checkout: sources })) from.update(readFileSync(join(sources, file)));
  const built = from.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === built) return;
  cpSync(sources, cwd, { recursive: true });
  console.log(`${name}: npm install`);
  writeFileSync(join(cwd, 'package.json'), manifest);
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', `--before=${BEFORE}`];
  execute(npm, ['install', ...flags], cwd);
  for (const args of BUILDS[name]) {
    console.log(`${name}: ${args.slice(-1)}`);
    execute(process.execPath, args, cwd);
  }
  writeFileSync(stamp, built);
}

async function seed(name) {
  rmSync(join(folder, name, 'database'), { recursive: true, force: true });
  const database = await startDatabase(folder, name);
  try {
    execute(process.execPath, ['seed.mjs'], join(folder, name), database.uri);
  } finally {
    await database.stop();
  }
}

function execute(command, args, cwd, uri) {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: variablesOf(folder, uri),
  });
  if (error ?? status !== 0) fail(`${[command, ...args].join(' ')} failed in ${cwd}`);
}
