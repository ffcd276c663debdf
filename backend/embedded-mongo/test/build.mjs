// The worker thread runs compiled code, so dist must be as new as src.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from '../../../scripts/compile.mjs';

const root = resolve(import.meta.dirname, '..');
const newest = (folder) =>
  Math.max(
    0,
    ...readdirSync(join(root, folder), { recursive: true })
      .filter((file) => /\.(ts|js)$/.test(file))
      .map((file) => statSync(join(root, folder, file)).mtimeMs),
  );

export default async function build() {
  if (!existsSync(join(root, 'dist')) || newest('src') > newest('dist'))
    await compile('backend/embedded-mongo');
}
