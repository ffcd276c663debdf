// npm run release and the changelog, in a small repository of their own.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { MIGRATIONS } from '../../src/startup/migrations/migrations.js';
import { BACKEND } from '../support/document.js';

const REPOSITORY = join(BACKEND, '..');
const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
const MIGRATIONS_FILE = 'backend/src/startup/migrations/migrations.ts';

let folder: string;
const run = (file: string, args: string[]) =>
  promisify(execFile)(file, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      GIT_AUTHOR_DATE: '2026-11-28T12:00:00Z',
      GIT_COMMITTER_DATE: '2026-11-28T12:00:00Z',
    },
  });
const git = (...args: string[]) => run('git', [...AUTHOR, ...args]);
const commit = (subject: string, body = '') =>
  git('commit', '--allow-empty', '--quiet', '-m', subject, ...(body ? ['-m', body] : []));
/** Adds empty commits in one process. */
async function commitMany(subjects: string[]): Promise<void> {
  const branch = (await git('symbolic-ref', 'HEAD')).stdout.trim();
  const commits = subjects.map((subject, at) =>
    [
      `commit ${branch}`,
      'committer Test <test@example.com> 1795867200 +0000',
      `data ${Buffer.byteLength(subject)}`,
      subject,
      ...(at ? [] : [`from ${branch}^0`]),
      '',
    ].join('\n'),
  );
  const imported = git('fast-import', '--quiet');
  imported.child.stdin!.end(commits.join(''));
  await imported;
}
const script = (name: string, ...args: string[]) => run(process.execPath, [`scripts/${name}.mjs`, ...args]);
const read = (path: string) => readFile(join(folder, path), 'utf8');
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
};
const writeJson = (path: string, value: unknown) => write(path, `${JSON.stringify(value, null, 2)}\n`);
const migrations = (...list: [string, string][]) =>
  `export const MIGRATIONS = [\n${list
    .map(
      ([id, about]) =>
        `  {\n    id: '${id}',\n    about:\n      ${about},\n    run: () => undefined,\n  },\n`,
    )
    .join('')}];\n`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-release-'));
  await cp(join(REPOSITORY, 'scripts'), join(folder, 'scripts'), { recursive: true });
  const root = { name: 'product', version: '1.0.0', workspaces: ['store', 'backend', 'client'] };
  const backend = {
    name: '@p/backend',
    version: '1.0.0',
    dependencies: { '@p/store': '^0.3.0', other: '^1.0.0' },
    devDependencies: { '@p/client': '^1.0.0' },
  };
  const client = { name: '@p/client', version: '1.0.0' };
  const store = { name: '@p/store', version: '0.3.0' };
  await writeJson('package.json', root);
  await writeJson('backend/package.json', backend);
  await writeJson('client/package.json', client);
  await writeJson('store/package.json', store);
  await writeJson('package-lock.json', {
    name: 'product',
    version: '1.0.0',
    packages: { '': root, backend, client, store, 'node_modules/other': { version: '1.0.0' } },
  });
  await writeJson('backend/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'API', version: '1.0.0' },
    paths: { '/users': { get: { responses: { 204: { description: 'Success' } } } } },
  });
  await writeJson('backend/test/openapi/accepted-breaks.json', ['GET /users: answer 200 was removed']);
  await write(MIGRATIONS_FILE, migrations(['0001-first', `'Creates the first record'`]));
  await write('CHANGELOG.md', '# Changelog\n\n<!-- the newest version comes first -->\n');
  await write(
    'docs/upgrades.md',
    '# Notes\n\n## Next version\n\n- Stop all APIs.\n\n### From 0.9\n\n1. Copy.\n',
  );
  await git('init', '--quiet');
  await git('add', '--all');
  await commit('feat(api): begin');
  await git('tag', 'v1.0.0');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('scripts/release.mjs', () => {
  it('should set the version everywhere, and leave a package with a version of its own', async () => {
    const { stdout } = await script('release', '1.1.0');
    expect(stdout).toContain('packages           ., backend, client');
    expect(stdout).toContain("git commit --all --message 'chore: release 1.1.0'");
    const [root, backend, store] = await Promise.all(
      ['package.json', 'backend/package.json', 'store/package.json'].map(
        async (path) => JSON.parse(await read(path)) as { version: string },
      ),
    );
    expect([root!.version, store!.version]).toEqual(['1.1.0', '0.3.0']);
    expect(backend).toMatchObject({
      version: '1.1.0',
      dependencies: { '@p/store': '^0.3.0', other: '^1.0.0' },
      devDependencies: { '@p/client': '^1.1.0' },
    });
    const lock = JSON.parse(await read('package-lock.json')) as { packages: Record<string, object> };
    expect(lock).toMatchObject({ version: '1.1.0' });
    expect(lock.packages['backend']).toEqual(backend);
    expect(lock.packages).toMatchObject({
      '': { version: '1.1.0' },
      client: { version: '1.1.0' },
      store: { version: '0.3.0' },
      'node_modules/other': { version: '1.0.0' },
    });
    expect(JSON.parse(await read('backend/openapi.json'))).toMatchObject({ info: { version: '1.1.0' } });
    expect((await git('log', '--format=%s')).stdout).toBe('feat(api): begin\n');
  });

  it('should record what callers of the version rely on, and end what it broke on purpose', async () => {
    await script('release', '1.1.0');
    expect(JSON.parse(await read('backend/test/openapi/released.json'))).toEqual({
      version: '1.1.0',
      operations: { 'GET /users': { answers: { 204: 'nothing' } } },
      schemas: {},
    });
    expect(JSON.parse(await read('backend/test/openapi/accepted-breaks.json'))).toEqual([]);
  });

  it('should write the changes since the last version by area, without what was reverted', async () => {
    await commit('feat(panels): show the <b>version</b>');
    await commit('fix(api): sort the list');
    await commit('docs: say more');
    await commit('perf: read less');
    await commit('feat(api): add a mistake');
    const mistake = (await git('rev-parse', 'HEAD')).stdout.trim();
    await commit('revert(api): leave the mistake out', `This reverts commit ${mistake}.`);
    await commit('feat(api)!: rename the list');
    await script('release', '2.0.0');
    expect(await read('CHANGELOG.md')).toBe(`# Changelog

<!-- the newest version comes first -->

## 2.0.0 (2026-11-28)

1 new, 1 fixed, 1 faster.

### api

- Breaks, new: Rename the list
- Fixed: Sort the list

### panels

- New: Show the \\<b>version\\</b>

### general

- Faster: Read less
`);
    const { stdout } = await script('changelog', '--of', '2.0.0');
    expect(stdout).toMatch(/^1 new, 1 fixed, 1 faster\.\n[^]*- Faster: Read less\n$/);
  });

  it('should list what is new and count the rest when a version has many changes', async () => {
    await commitMany(Array.from({ length: 201 }, (_, at) => `fix(api): mend fault ${at}`));
    await commit('feat(api): add a list');
    const { stdout } = await script('changelog');
    expect(stdout).toMatch(
      /^## Next version \(2026-11-28\)\n\n1 new, 201 fixed, 0 faster\. .*\n\n### api\n\n/,
    );
    expect(stdout).toMatch(/- New: Add a list\n- Fixed: 201 changes\n$/);
  });

  it('should give the notes to the version, with the migrations that are new', async () => {
    await write(
      MIGRATIONS_FILE,
      migrations(['0001-first', `'Creates the first record'`], ['0002-next', `"Fills the users' names"`]),
    );
    await git('add', '--all');
    await commit('feat(users): fill names');
    await script('release', '1.1.0');
    expect(await read('docs/upgrades.md')).toBe(`# Notes

## Next version

No notes yet.

## 1.1.0

- Stop all APIs.

### From 0.9

1. Copy.

### Migrations

- \`0002-next\`: Fills the users' names
`);
    await git('add', '--all');
    await commit('chore: release 1.1.0');
    await git('tag', 'v1.1.0');
    await script('release', '1.1.1');
    expect(await read('docs/upgrades.md')).toMatch(
      /^# Notes\n\n## Next version\n\nNo notes yet\.\n\n## 1\.1\.1\n\nNothing to do\.\n\n## 1\.1\.0\n\n- Stop/,
    );
  });

  it.each([
    ['the version is not newer', ['1.0.0'], /^1\.0\.0 is not newer than 1\.0\.0\n$/],
    ['the version has another form', ['v1.1'], /^usage: /],
    ['the version has a tag', ['1.2.0'], /^The tag v1\.2\.0 exists\n$/],
  ])('should change nothing when %s', async (_why, args, message) => {
    await git('tag', 'v1.2.0');
    await expect(script('release', ...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(message) as string,
    });
    expect((await git('status', '--porcelain')).stdout).toBe('');
  });

  it('should name the changes of a work tree that is not clean', async () => {
    await write('left.txt', 'over');
    await expect(script('release', '1.1.0')).rejects.toMatchObject({
      code: 1,
      stderr: 'Commit or remove these changes first:\n?? left.txt\n',
    });
  });

  it('should read every migration of the product', async () => {
    const source = `import { migrationsOf } from './scripts/release.mjs';
      import { readFileSync } from 'node:fs';
      const text = readFileSync(${JSON.stringify(join(REPOSITORY, MIGRATIONS_FILE))}, 'utf8');
      process.stdout.write(JSON.stringify(migrationsOf(text)));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source]);
    expect(JSON.parse(stdout)).toEqual(MIGRATIONS.map(({ id, about }) => ({ id, about })));
  });
});
