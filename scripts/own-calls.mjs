// Writes one line into docs/endpoints.md for each call that backend/contract/endpoints.mjs does not contain.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '../backend/contract/endpoints.mjs';
import { root } from './ensure.mjs';

const BEGIN = '<!-- made by npm run generate -->';
const END = '<!-- end -->';

export const page = join(root, 'docs/endpoints.md');

/** Returns the key for comparing calls. Ignores case, as Express does for paths, and the names of parameters. */
const nameOf = (method, path) =>
  `${method.toUpperCase()} ${path.replace(/^\/api\//, '').replace(/\{[^}]+\}/g, '{}')}`.toLowerCase();

export function writeOwnCalls() {
  const documented = new Set(endpoints.map(({ method, path }) => nameOf(method, path)));
  const { paths } = JSON.parse(readFileSync(join(root, 'backend/openapi.json'), 'utf8'));
  const lines = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([method]) => !documented.has(nameOf(method, path)))
      .map(([method, { summary }]) => `- \`${method.toUpperCase()} ${path}\`: ${summary}`),
  );
  const text = readFileSync(page, 'utf8');
  const [before, after] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  writeFileSync(page, `${text.slice(0, before)}\n\n${lines.sort().join('\n')}\n\n${text.slice(after)}`);
}
