// Forms whose sender cancels, or loses the connection, in the middle of a file: no file and no record is left.
import { utimes, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UploadSweep } from '../../src/platform/files/resumable/upload-sweep.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { filesIn } from '../catalogues/catalogue-transfer.js';
import { breakOff } from './broken-upload.js';
import { expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { until } from '../support/until.js';

const MB = 1024 * 1024;
let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const incoming = () => readdir(join(app.dataDir, 'incoming'));
const noneIncoming = async () => (await incoming()).length === 0;

describe('a form that breaks off in the middle of a file', () => {
  it.each([
    ['a song', 'admin/songs', 'songs', { songName: 'Half a song' }, 'songs'],
    ['a picture', 'admin/tag/addtag', 'image', { title: 'Half a picture' }, 'tags'],
    ['an archive', 'admin/catalogues/import', 'file', { kind: 'tags', mode: 'import' }, 'tags'],
  ] as const)('should leave no file and no record of %s', async (_what, path, field, fields, catalogue) => {
    const records = await app.connection.collection(catalogue).countDocuments();
    const audits = await app.connection.collection('audit').countDocuments();
    await breakOff(app, admin, { path, field, fields, bytes: 4 * MB });
    await until(noneIncoming);
    expect(filesIn(app, catalogue)).toEqual([]);
    expect(await app.connection.collection(catalogue).countDocuments()).toBe(records);
    expect(await app.connection.collection('audit').countDocuments()).toBe(audits);
  });

  it('should accept the same form afterwards', async () => {
    await breakOff(app, admin, {
      path: 'admin/tag/addtag',
      field: 'image',
      fields: { title: 'Again' },
      bytes: 4 * MB,
    });
    const image = await photograph('png');
    expectSuccess(
      await admin.agent.post('/api/admin/tag/addtag').field('title', 'Again').attach('image', image, 'a.png'),
    );
    await until(noneIncoming);
  });

  it('should remove what a killed process left behind, and nothing that a request still uses', async () => {
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    const [left, used] = ['left', 'used'].map((name) => join(app.dataDir, 'incoming', name));
    await Promise.all([writeFile(left!, 'half'), writeFile(used!, 'half')]);
    await utimes(left!, yesterday, yesterday);
    await app.nest.get(UploadSweep).sweep();
    expect(await incoming()).toEqual(['used']);
  });
});
