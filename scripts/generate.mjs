// npm run generate: generates the registry of catalogues, the OpenAPI document from the API, and from the document the
// slices of the panels, the app client, docs/endpoints.md and docs/lists.md; docs/wording.md from the text files of the
// panels. Then checks the rules of the document.
// npm run generate -- --check: also fails when a generated file is stale, and leaves all files unchanged.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateAppClient } from './app-client/generate.mjs';
import { registry, writeRegistry } from './catalogue-registry.mjs';
import { ensureBuilt, ensureInstalled, fail, npm, root, run } from './ensure.mjs';
import { listPage, writeListTable } from './list-table.mjs';
import { page, writeOwnCalls } from './own-calls.mjs';

const check = process.argv.includes('--check');
const document = join(root, 'backend/openapi.json');
const wordingPage = join(root, 'docs/wording.md');
const folders = ['frontend/src/api', 'frontend/src/lib', 'app-client/src'].map((folder) =>
  join(root, folder),
);

/** Returns every generated file with its text. */
function generated() {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.gen.ts'))
      .map((name) => join(folder, name)),
  );
  return new Map(
    [document, page, listPage, wordingPage, registry, ...files].map((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  );
}

ensureInstalled();
const before = generated();
writeRegistry();
await ensureBuilt(['backend']);
run(process.execPath, ['backend/dist/startup/emit-openapi.js', document]);
run(npm, ['run', '--silent', 'generate', '-w', '@callboard/frontend'], {
  shell: process.platform === 'win32',
});
generateAppClient();
writeOwnCalls();
writeListTable();
// Imported late: the program needs an installed package.
const { writeWording } = await import('./wording/wording.mjs');
writeWording(wordingPage);

if (check) {
  const after = generated();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of stale) {
    if (before.has(file)) writeFileSync(file, before.get(file));
    else rmSync(file);
  }
  if (stale.length)
    fail(`Stale, run npm run generate: ${stale.map((file) => file.slice(root.length + 1)).join(', ')}`);
  console.log(`Generated files are current: ${before.size}`);
}

// Imported late: an installed package.
const { faultsOf } = await import('./openapi/lint.mjs');
const faults = await faultsOf(readFileSync(document, 'utf8'));
if (faults.length) fail(`backend/openapi.json breaks ${faults.length} rules:\n${faults.join('\n')}`);
