// Prints how much JavaScript (gzip, KB) a browser loads up to the sign-in and up to the admin's user list.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const budgets = { 'sign-in': 175, 'user list': 260 };
const screens = {
  'sign-in': ['index.html', 'src/panels/admin/panel.tsx'],
  'user list': [
    'index.html',
    'src/panels/admin/panel.tsx',
    'src/panels/admin/routes.tsx',
    'src/features/users/user-list-page.tsx',
  ],
};

/** The chunk and everything that it imports statically. */
function chunks(key, found = new Set()) {
  if (found.has(key)) return found;
  if (!manifest[key]) throw new Error(`${key} is no chunk: build first, or mend the list in this script`);
  found.add(key);
  for (const imported of manifest[key].imports ?? []) chunks(imported, found);
  return found;
}

const print = (line) => process.stdout.write(`${line}\n`);
const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024;
let over = false;
for (const [screen, entries] of Object.entries(screens)) {
  const files = new Set(entries.flatMap((entry) => [...chunks(entry)]).map((key) => manifest[key].file));
  const total = [...files].reduce((sum, file) => sum + size(file), 0);
  over ||= total > budgets[screen];
  print(`${screen}: ${total.toFixed(1)} KB gzip JavaScript (budget ${budgets[screen]} KB)`);
  if (process.argv.includes('--files'))
    for (const file of files) print(`  ${size(file).toFixed(1).padStart(6)}  ${file}`);
}
process.exitCode = over ? 1 : 0;
