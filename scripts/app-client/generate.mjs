// Generates the app client from the OpenAPI document: the types of requests and responses, and one function per call.
// Includes only the calls that an app needs: those with the tag `app` and the session calls.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { callsFile } from './calls.mjs';
import { schemasFile } from './schemas.mjs';

const root = resolve(import.meta.dirname, '../..');
const SESSION = new Set(['refreshSession', 'logout', 'fetchMe', 'listSessions', 'endSession']);

/** Returns the calls of the app in the order of the document. */
const callsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { tags, operationId }]) => tags.includes('app') || SESSION.has(operationId))
      .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );

/** Writes a file only when its content changes, because the modification time triggers a rebuild. */
function write(file, text) {
  let before;
  try {
    before = readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  if (before !== text) writeFileSync(file, text);
}

export function generateAppClient() {
  const document = JSON.parse(readFileSync(join(root, 'backend/openapi.json'), 'utf8'));
  const calls = callsOf(document);
  const folder = join(root, 'app-client/src');
  mkdirSync(folder, { recursive: true });
  write(join(folder, 'schemas.gen.ts'), schemasFile(calls, document.components.schemas));
  write(join(folder, 'calls.gen.ts'), callsFile(calls));
}
