// npm run release -- 2.5.0 [--since REF]: prepares a version in the files of the repository. Sets the version of the packages
// and of the OpenAPI document, records the document as that of the released version, writes the section of CHANGELOG.md and the
// notes of docs/upgrades.md, and prints what to do next.
// Commits and pushes nothing. --since names the commit of the last version when that version has no tag.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHANGELOG, git, lastVersionTag, sectionOf, textOf } from './changelog.mjs';
import { fail, root } from './ensure.mjs';
import { writeReleased } from './openapi/released.mjs';

const UPGRADES = 'docs/upgrades.md';
const MIGRATIONS = 'backend/src/startup/migrations/migrations.ts';
/** The section of docs/upgrades.md that collects the notes of the version that comes next. */
const NEXT = 'Next version';
const NO_NOTES = 'No notes yet.';
/** The place of the newest section of CHANGELOG.md. */
const MARK = '<!-- the newest version comes first -->\n';

const read = (path) => readFileSync(join(root, path), 'utf8');
const write = (path, text) => writeFileSync(join(root, path), text);
const readJson = (path) => JSON.parse(read(path));
const writeJson = (path, value) => write(path, `${JSON.stringify(value, null, 2)}\n`);

/** Returns whether version `a` is older than version `b`. */
function isOlder(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const at = left.findIndex((number, index) => number !== right[index]);
  return at >= 0 && left[at] < right[at];
}

/** Ends the command unless the version is new and the work tree is clean. */
function check(version, present) {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) fail('usage: npm run release -- 2.5.0 [--since REF]');
  if (!isOlder(present, version)) fail(`${version} is not newer than ${present}`);
  if (git('tag', '--list', `v${version}`)) fail(`The tag v${version} exists`);
  const changes = git('status', '--porcelain');
  if (changes) fail(`Commit or remove these changes first:\n${changes.trimEnd()}`);
}

/** Sets the version of a package, and of its dependencies on packages of the product. */
function setVersion(manifest, names, version) {
  manifest.version = version;
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'])
    for (const name of names) if (manifest[kind]?.[name]) manifest[kind][name] = `^${version}`;
}

/**
 * Sets the version in every package.json that has the version of the product, in the lock file and in the OpenAPI document. A
 * package with a version of its own, such as the embedded database, keeps it. Returns the paths of the packages.
 */
function setVersions(present, version) {
  const { workspaces } = readJson('package.json');
  const folders = ['', ...workspaces].filter(
    (folder) => readJson(join(folder, 'package.json')).version === present,
  );
  const names = folders.map((folder) => readJson(join(folder, 'package.json')).name);
  for (const folder of folders) {
    const manifest = readJson(join(folder, 'package.json'));
    setVersion(manifest, names, version);
    writeJson(join(folder, 'package.json'), manifest);
  }
  const lock = readJson('package-lock.json');
  lock.version = version;
  for (const folder of folders) setVersion(lock.packages[folder], names, version);
  writeJson('package-lock.json', lock);
  const document = readJson('backend/openapi.json');
  document.info.version = version;
  writeJson('backend/openapi.json', document);
  return folders.map((folder) => folder || '.');
}

/** Returns the migrations that a text of migrations.ts declares, as id and description. */
export function migrationsOf(source) {
  const found = [...source.matchAll(/\bid: '([^']+)',\s+about:\s+(['"`])((?:\\.|(?!\2).)*)\2/g)];
  const declared = source.match(/^ {4}id: /gm)?.length ?? 0;
  if (found.length !== declared) fail(`${MIGRATIONS}: ${found.length} of ${declared} migrations can be read`);
  return found.map(([, id, , about]) => ({ id, about: about.replace(/\\(.)/g, '$1') }));
}

/** Returns the migrations that the last version did not have. */
function newMigrations(since) {
  const before = new Set();
  if (since && git('ls-tree', '--name-only', since, MIGRATIONS))
    for (const { id } of migrationsOf(git('show', `${since}:${MIGRATIONS}`))) before.add(id);
  return migrationsOf(read(MIGRATIONS)).filter(({ id }) => !before.has(id));
}

function writeChangelog(section) {
  const text = read(CHANGELOG);
  if (!text.includes(MARK)) fail(`${CHANGELOG} has no line ${MARK}`);
  write(
    CHANGELOG,
    text.replace(MARK, () => `${MARK}\n${section}`),
  );
}

/** Gives the collected notes to the version, adds its migrations, and begins an empty section. */
function writeUpgrades(version, migrations) {
  const text = read(UPGRADES);
  const notes = textOf(text, NEXT);
  if (notes === undefined) fail(`${UPGRADES} has no section ${NEXT}`);
  const list = migrations.map(({ id, about }) => `- \`${id}\`: ${about}`);
  const parts = [
    `## ${version}`,
    ...(notes === NO_NOTES ? [] : [notes]),
    ...(list.length ? ['### Migrations', list.join('\n')] : []),
    ...(notes === NO_NOTES && !list.length ? ['Nothing to do.'] : []),
  ];
  const [before, after] = text.split(`## ${NEXT}\n`);
  const rest = after.slice(after.indexOf(notes) + notes.length);
  write(UPGRADES, `${before}## ${NEXT}\n\n${NO_NOTES}\n\n${parts.join('\n\n')}${rest}`);
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    options: { since: { type: 'string' } },
    allowPositionals: true,
  });
  const [version] = positionals;
  const { version: present } = readJson('package.json');
  check(version, present);
  const since = values.since ?? lastVersionTag();
  const section = sectionOf(version, since);
  const migrations = newMigrations(since);
  const packages = setVersions(present, version);
  writeReleased(readJson('backend/openapi.json'));
  writeChangelog(section);
  writeUpgrades(version, migrations);
  console.log(`Version ${version}, ${since ? `changes since ${since}` : 'the first version with a changelog'}:
  packages           ${packages.join(', ')}
  ${CHANGELOG}       ${section.match(/^- /gm)?.length ?? 0} lines
  ${UPGRADES}   ${migrations.length} migrations
Next:
  1. git diff                 # review; edit the notes of ${UPGRADES}
  2. npm test
  3. git commit --all --message 'chore: release ${version}'
  4. git tag --annotate v${version} --message 'Callboard ${version}'
  5. git push --follow-tags   # the workflow "images" makes the release`);
}
