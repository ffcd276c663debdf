// The contract of the API, and the API document from which other parts are generated.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asOpenApi31 } from '../../src/http/openapi-3-1.js';
import { createDocument } from '../../src/http/openapi.js';
import { CONTRACT } from '../support/contract.js';
import { DOCUMENT_FILE, documentText } from '../support/document.js';
import { sharedApp } from '../support/shared-app.js';

const run = promisify(execFile);

/** The faults that the contract's own check finds in the document, one line each. */
async function faults(): Promise<string[]> {
  const check = [join(CONTRACT, 'check-openapi.mjs'), DOCUMENT_FILE];
  const { stdout } = await run(process.execPath, check).catch(
    (error: { stdout?: string; stderr?: string }) => {
      if (!error.stdout || error.stderr) throw error;
      return { stdout: error.stdout };
    },
  );
  const lines = stdout.trim().split('\n');
  expect(lines.pop()).toMatch(/^\d+ of \d+ rows hold$/);
  return lines;
}

describe('the contract', () => {
  it('should hold for every call', async () => {
    expect(await faults()).toEqual([]);
  });

  it('should equal the contract folder next to the checkout when the folder exists', () => {
    const original = join(import.meta.dirname, '../../../../shared/contract');
    const read = (folder: string) =>
      Object.fromEntries(
        readdirSync(folder)
          .sort()
          .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
      );
    const copy = read(CONTRACT);
    expect(Object.keys(copy)).toEqual(['check-openapi.mjs', 'endpoints.mjs', 'messages.mjs', 'screens.mjs']);
    if (existsSync(original)) expect(copy).toEqual(read(original));
  });
});

describe('backend/openapi.json', () => {
  it('should equal the document that the application emits', async () => {
    const app = await sharedApp();
    const emitted = `${JSON.stringify(asOpenApi31(createDocument(app.nest)), null, 2)}\n`;
    await app.close();
    if (emitted !== documentText()) throw new Error('backend/openapi.json is stale: run npm run generate');
  });
});
