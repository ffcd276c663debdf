// Turns a package's src/**/*.ts into dist/**/*.js with SWC (types are checked by `npm run typecheck`).
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { transformFile } from '@swc/core';

const root = resolve(import.meta.dirname, '..');

/** Compiles one workspace; answers the number of files written. */
export async function compile(workspace) {
  const from = join(root, workspace, 'src');
  const to = join(root, workspace, 'dist');
  const sources = readdirSync(from, { recursive: true }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  rmSync(to, { recursive: true, force: true });
  await Promise.all(
    sources.map(async (file) => {
      const { code, map } = await transformFile(join(from, file), {
        configFile: join(root, '.swcrc'),
        sourceFileName: join(from, file),
      });
      const target = join(to, file.replace(/\.ts$/, '.js'));
      mkdirSync(dirname(target), { recursive: true });
      const name = target.split('/').at(-1);
      writeFileSync(target, `${code}\n//# sourceMappingURL=${name}.map\n`);
      writeFileSync(`${target}.map`, map);
    }),
  );
  return sources.length;
}

if (process.argv[1] === import.meta.filename) {
  for (const workspace of process.argv.slice(2)) await compile(workspace);
}
