// The commands of the repository: what they build, and which commits and words they check.
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BACKEND } from '../support/document.js';

const REPOSITORY = join(BACKEND, '..');
const run = promisify(execFile);
const node = (args: string[], cwd: string, env: Record<string, string> = {}) =>
  run(process.execPath, args, { cwd, env: { PATH: process.env.PATH, HOME: cwd, ...env } });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-commands-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a command in a copied folder', () => {
  const NEEDED = ['scripts', '.swcrc', 'backend/embedded-mongo/src', 'backend/embedded-mongo/dist'];
  const ensure = (env: Record<string, string> = {}) =>
    node(
      [
        '--input-type=module',
        '--eval',
        `(await import('./scripts/ensure.mjs')).ensureBuilt(['backend/embedded-mongo'])`,
      ],
      folder,
      env,
    );
  beforeEach(async () => {
    await mkdir(join(folder, 'backend'));
    // The copies have a new time.
    for (const path of NEEDED) await cp(join(REPOSITORY, path), join(folder, path), { recursive: true });
  });

  it('should build nothing when the sources are those of the build', async () => {
    expect((await ensure()).stdout).toBe('');
    expect((await ensure({ NODE_ENV: 'production' })).stdout).toBe('');
  });

  it.each([
    ['stale', () => appendFile(join(folder, 'backend/embedded-mongo/src/index.ts'), '\n')],
    ['missing', () => rm(join(folder, 'backend/embedded-mongo/dist'), { recursive: true })],
  ])('should fail with one line in production when the build is %s', async (_what, change) => {
    await change();
    await expect(ensure({ NODE_ENV: 'production' })).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'The build of backend/embedded-mongo is missing or stale: run `npm run build` first\n',
    });
  });
});

describe('scripts/env-file.mjs', () => {
  const NAMES = ['PORT', 'APP_NAME', 'LOG_LEVEL', 'UV_THREADPOOL_SIZE'];
  const read = async (env: Record<string, string> = {}) => {
    const source = `await import('./scripts/env-file.mjs');
      process.stdout.write(JSON.stringify(${JSON.stringify(NAMES)}.map((name) => process.env[name] ?? null)));`;
    const { stdout } = await node(['--input-type=module', '--eval', source], folder, env);
    return JSON.parse(stdout) as (string | null)[];
  };
  beforeEach(() =>
    cp(join(REPOSITORY, 'scripts/env-file.mjs'), join(folder, 'scripts/env-file.mjs'), { recursive: true }),
  );

  it('should change nothing when the repository has no file .env', async () => {
    expect(await read({ PORT: '1' })).toEqual(['1', null, null, null]);
  });

  it('should add the variables of .env that are not set, but the number of threads', async () => {
    const lines = ['PORT=8080', "APP_NAME='Back # office'", 'LOG_LEVEL=debug', 'UV_THREADPOOL_SIZE=12'];
    await writeFile(join(folder, '.env'), lines.join('\n'));
    expect(await read()).toEqual(['8080', 'Back # office', 'debug', null]);
    expect(await read({ PORT: '1', LOG_LEVEL: '', UV_THREADPOOL_SIZE: '6' })).toEqual([
      ...['1', 'Back # office', '', '6'],
    ]);
  });

  it('should end the command with one line when .env cannot be read', async () => {
    await mkdir(join(folder, '.env'));
    await expect(read()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\.env: .*\n$/) as string,
    });
  });

  it('should be the first import of every command that starts the product or reads its data', async () => {
    const { scripts } = JSON.parse(await readFile(join(REPOSITORY, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const isOfProduct = /^(start|dev|migrate|db:\w+|\w+:verify|demo:clear)$/;
    const names = Object.keys(scripts).filter((name) => isOfProduct.test(name));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const file = /^node (scripts\/\S+\.mjs)/.exec(scripts[name]!)![1]!;
      const text = await readFile(join(REPOSITORY, file), 'utf8');
      expect([name, /^import .*$/m.exec(text)?.[0]]).toEqual([name, "import './env-file.mjs';"]);
    }
  });
});

const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
const git = (...args: string[]) => run('git', [...AUTHOR, ...args], { cwd: folder });
const commit = (subject: string) => git('commit', '--allow-empty', '--quiet', '-m', subject);

describe('scripts/commit.mjs', () => {
  const commitOf = async (checkout: string, env: Record<string, string> = {}) => {
    const source = `import { commitOf } from ${JSON.stringify(join(REPOSITORY, 'scripts/commit.mjs'))};
      process.stdout.write(commitOf(${JSON.stringify(checkout)}));`;
    return (await node(['--input-type=module', '--eval', source], folder, env)).stdout;
  };

  it('should return the short hash of the commit that git or the variable COMMIT names', async () => {
    await git('init', '--quiet');
    expect(await commitOf(folder)).toBe('');
    await commit('feat(api): add a list');
    const hash = (await git('rev-parse', 'HEAD')).stdout.slice(0, 7);
    expect(await commitOf(folder)).toBe(hash);
    expect(await commitOf(folder, { COMMIT: 'ABCDEF0123456789' })).toBe('ABCDEF0');
    expect(await commitOf(folder, { COMMIT: 'a branch' })).toBe(hash);
  });

  it('should return no commit in a folder without a repository of its own', async () => {
    await git('init', '--quiet');
    await commit('feat(api): add a list');
    await mkdir(join(folder, 'copy'));
    expect(await commitOf(join(folder, 'copy'))).toBe('');
  });
});

describe('scripts/check-commits.mjs', () => {
  const check = (range: string) => node([join(REPOSITORY, 'scripts/check-commits.mjs'), range], folder);
  beforeEach(async () => {
    await git('init', '--quiet');
    await commit('feat(api): add a list');
  });

  it.each([
    ['the first push of a branch', '0'.repeat(40)],
    ['a forced push', 'a'.repeat(40)],
    ['a run without a commit before', ''],
  ])('should check the last commits when the range is that of %s', async (_what, before) => {
    await check(`${before}..HEAD`);
    await commit('Added things');
    await expect(check(`${before}..HEAD`)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Added things') as string,
    });
  });

  it('should check only the range when its beginning is known', async () => {
    await commit('Added things');
    await commit('fix(api): sort the list');
    await check('HEAD~1..HEAD');
    await expect(check('HEAD~2..HEAD')).rejects.toMatchObject({ code: 1 });
  });
});

describe('scripts/lint/words.mjs', () => {
  const check = () => node([join(REPOSITORY, 'scripts/lint/words.mjs'), folder], folder);
  // The words are variables here: the check would name this file otherwise.
  const [nobody, somebody, told] = ['Nobody', 'somebody', 'told'];

  it('should name each place when comments, test names and documents hold private words', async () => {
    await writeFile(
      join(folder, 'a.spec.ts'),
      [
        `const link = 'https://example.com'; // ${nobody} follows it.`,
        '/**',
        ' * The label',
        ' * stands for a list.',
        ' */',
        `describe('${somebody} else', () => {`,
        `  it('should be ${told} once', () => undefined);`,
        '});',
        '',
      ].join('\n'),
    );
    await writeFile(join(folder, 'a.css'), '/* Shown\n   beside the title. */\n');
    await writeFile(join(folder, 'a.md'), '# Lists\n\nA deletion is taken back here.\n');
    const { stderr } = (await check().catch((error: unknown) => error)) as { stderr: string };
    const places = ['a.css:2', 'a.md:3', ...[1, 4, 6, 7].map((line) => `a.spec.ts:${line}`)];
    expect(stderr.split('\n').map((line) => line.split(': ')[0])).toEqual([...places, '']);
    expect(stderr).toContain('a.spec.ts:4: write "mean, represent" instead of "stands for"');
  });

  it('should accept the words in texts, code and quotations', async () => {
    await writeFile(
      join(folder, 'a.ts'),
      [
        '// The mark `told`, and the text "Nobody has this right".',
        "export const text = 'Nobody is told';",
        '',
      ].join('\n'),
    );
    await writeFile(join(folder, 'a.gen.ts'), '/** Shown beside the name. */\n');
    await writeFile(join(folder, 'a.md'), 'Besides, see:\n\n```\ntold\n```\n');
    expect((await check()).stderr).toBe('');
  });
});
