// Writes the registry of the API's catalogues: every `*.catalogue.ts` in a folder below modules/catalogues, by name.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';

const folder = join(root, 'backend/src/modules/catalogues');
export const registry = join(folder, 'registry/catalogues.gen.ts');

const SUFFIX = '.catalogue.ts';
/** The constant that a file exports: `live-gift.catalogue.ts` exports liveGiftCatalogue. */
const constantOf = (name) => `${name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Catalogue`;

export function writeRegistry() {
  const files = readdirSync(folder, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(SUFFIX))
    .sort();
  const catalogues = files.map((path) => ({
    from: `../${path.replace(/ts$/, 'js')}`,
    constant: constantOf(path.split('/').at(-1).slice(0, -SUFFIX.length)),
  }));
  const imports = catalogues.map(({ from, constant }) => `import { ${constant} } from '${from}';`);
  const list = catalogues.map(({ constant }) => `  ${constant},`);
  writeFileSync(
    registry,
    [...imports, '', 'export const CATALOGUES = [', ...list, '] as const;', ''].join('\n'),
  );
}
