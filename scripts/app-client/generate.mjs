// The generated half of the app's client, from the OpenAPI document: the types of what goes over the wire and one function
// a call. Only what an app needs is taken: its own tag, and the calls of its session.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { callsFile } from './calls.mjs';
import { schemasFile } from './schemas.mjs';

const root = resolve(import.meta.dirname, '../..');
const SESSION = new Set(['refreshSession', 'logout', 'fetchMe', 'listSessions', 'endSession']);

/** The calls of the app, in the order of the document. */
const callsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { tags, operationId }]) => tags.includes('app') || SESSION.has(operationId))
      .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );

/** Leaves a file alone that says the same already: its time decides what is built anew. */
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
