// Text files of every import: UTF-8, or refused with what to do.
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const TEXT = 'content\r\nBeyoncé is live\r\n';
/** Each import with its fields in addition to the file. */
const IMPORTS: [path: string, fields: Record<string, string>][] = [
  ['catalogues/import', { kind: 'contents', mode: 'check' }],
  ['catalogues/import', { kind: 'contents', mode: 'import' }],
  ['catalogues/import', { kind: 'levels', mode: 'import' }],
  ['salaryruns/preview', {}],
  ['hostimports/preview', {}],
  ['itemimports/preview', {}],
  ['staffimports/preview', { kind: 'agency' }],
];
const send = (path: string, fields: Record<string, string>, content: Buffer) =>
  admin.agent.post(`/api/admin/${path}`).field(fields).attach('file', content, 'table.csv');

describe('a table in another encoding than UTF-8', () => {
  it('should be refused by every import, with what to do', async () => {
    for (const [path, fields] of IMPORTS) {
      for (const content of [Buffer.from(TEXT, 'latin1'), Buffer.from(`\uFEFF${TEXT}`, 'utf16le')]) {
        const answer = await send(path, fields, content);
        expectFailure(answer, 'FILE_REJECTED', 'file');
        expect(answer.text).toContain('Save the file as “CSV UTF-8”');
      }
    }
    const { details } = expectSuccess(await admin.agent.get('/api/admin/content/getContent'));
    expect(details).toEqual([]);
  });

  it('should be read as it is when it is UTF-8, with or without a byte order mark', async () => {
    for (const [at, mark] of ['', '\uFEFF'].entries()) {
      const file = Buffer.from(`${mark}content\r\nBeyoncé ${at}\r\n`);
      expectSuccess(await send('catalogues/import', { kind: 'contents', mode: 'import' }, file));
    }
    const { details } = expectSuccess(await admin.agent.get('/api/admin/content/getContent'));
    expect((details as { content: string }[]).map(({ content }) => content).toSorted()).toEqual([
      'Beyoncé 0',
      'Beyoncé 1',
    ]);
  });
});
