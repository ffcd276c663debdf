// Compiles a workspace's src/**/*.ts to dist/**/*.js with SWC. `npm run typecheck` checks the types.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { transformFile } from '@swc/core';

const root = resolve(import.meta.dirname, '..');

/** Compiles one workspace into a new dist folder. */
export async function compile(workspace) {
  const from = join(root, workspace, 'src');
  const to = join(root, workspace, 'dist');
  const sources = readdirSync(from, { recursive: true }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  rmSync(to, { recursive: true, force: true });
  await Promise.all(
    sources.map(async (file) => {
      const source = join(from, file);
      const { code, map } = await transformFile(source, {
        configFile: join(root, '.swcrc'),
        sourceFileName: source,
      });
      const target = join(to, file.replace(/\.ts$/, '.js'));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, `${code}\n//# sourceMappingURL=${basename(target)}.map\n`);
      writeFileSync(`${target}.map`, map);
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  for (const workspace of process.argv.slice(2)) await compile(workspace);
}
