// The packages of the repository: what each says about its licence, and what the package of the app's client holds.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BACKEND } from '../support/document.js';

const REPOSITORY = join(BACKEND, '..');
const readJson = <T>(path: string) => JSON.parse(readFileSync(join(REPOSITORY, path), 'utf8')) as T;

interface Manifest {
  version: string;
  license?: string;
  repository?: unknown;
  workspaces?: string[];
}
const ROOT = readJson<Manifest>('package.json');
const FOLDERS = ['', ...ROOT.workspaces!];

describe('the packages of the repository', () => {
  it.each(FOLDERS)(
    'should state the licence and the version of ./%s in package.json and in the lock',
    (folder) => {
      const { version, license } = readJson<Manifest>(join(folder, 'package.json'));
      const { packages } = readJson<{ packages: Record<string, Manifest> }>('package-lock.json');
      expect(license).toBe('UNLICENSED');
      expect(packages[folder]).toMatchObject({ version, license });
    },
  );
});

describe('npm pack of the app client', () => {
  it('should hold the compiled client with its types, and nothing else', async () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const command = ['pack', '--dry-run', '--json', '--ignore-scripts', '--workspace=@callboard/app-client'];
    const { stdout } = await promisify(execFile)(npm, command, {
      cwd: REPOSITORY,
      shell: process.platform === 'win32',
    });
    const [packed] = Object.values(JSON.parse(stdout) as Record<string, { files: { path: string }[] }>);
    const modules = readdirSync(join(REPOSITORY, 'app-client/src')).filter(
      (name) => !name.endsWith('.spec.ts'),
    );
    const compiled = modules.flatMap((name) =>
      ['.js', '.d.ts'].map((ending) => `dist/${name.replace(/\.ts$/, ending)}`),
    );
    expect(packed!.files.map(({ path }) => path).toSorted()).toEqual(
      ['README.md', 'package.json', ...compiled].toSorted(),
    );
  });

  it('should name no address of a repository that does not exist', () => {
    expect(readJson<Manifest>('app-client/package.json')).not.toHaveProperty('repository');
  });
});
