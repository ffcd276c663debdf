// Uploads of large files in parts: order, ownership, limits, expiry, and parts that break off.
import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UploadSweep } from '../../src/platform/files/resumable/upload-sweep.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { zip } from '../catalogues/catalogue-transfer.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { breakOff } from '../http/broken-upload.js';
import { startS3 } from './s3.js';
import { until } from '../support/until.js';

const MB = 1024 * 1024;
interface Upload {
  _id: string;
  size: number;
  received: number;
}

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const fingerprintOf = (file: Buffer) =>
  createHash('sha256').update(file.subarray(0, MB)).update(file.subarray(-MB)).digest('hex');

describe.each(['a folder', 's3'])('uploads in parts in %s', (place) => {
  let app: TestApp;
  let admin: Actor<'admin'>;
  beforeAll(async () => {
    app = await startApp(place === 's3' ? s3.env : {});
    admin = await app.as('admin');
  });
  afterEach(async () => {
    for (const { _id } of await list()) await admin.agent.delete(`/api/admin/uploads/${_id}`);
    expect(await parts()).toEqual([]);
    expect(await readdir(join(app.dataDir, 'incoming')).catch(() => [])).toEqual([]);
  });
  afterAll(() => app.close());

  /** The stored parts of all uploads. */
  const parts = async () =>
    place === 's3'
      ? (await s3.paths()).filter((path) => path.startsWith('parts/'))
      : await readdir(join(app.dataDir, 'parts')).catch(() => []);
  const list = async () =>
    expectSuccess(await admin.agent.get('/api/admin/uploads')).details as unknown as Upload[];
  const start = (file: Buffer, more: object = {}, { agent } = admin) =>
    agent.post('/api/admin/uploads').send({
      purpose: 'catalogues/tags',
      name: 'tags.zip',
      size: file.length,
      fingerprint: fingerprintOf(file),
      ...more,
    });
  const started = async (file: Buffer) => expectSuccess(await start(file)).details as unknown as Upload;
  const send = (id: string, offset: number, part: Buffer, { agent } = admin) =>
    agent.put(`/api/admin/uploads/${id}`).field('offset', offset).attach('part', part, 'part');
  const imported = (upload: string, mode = 'import', { agent } = admin) =>
    agent.post('/api/admin/catalogues/import').send({ kind: 'tags', mode, upload });
  const archive = async (title: string) =>
    zip([{ title, image: 'files/a.png' }], { 'files/a.png': await photograph('png') }, 'tags');

  it('should import an archive that arrived in parts, after a check of the same upload', async () => {
    const file = await archive(`In parts, ${place}`);
    const { _id } = await started(file);
    expectSuccess(await send(_id, 0, file.subarray(0, 500)));
    expectFailure(await imported(_id), 'INVALID_TRANSITION');
    expect(expectSuccess(await send(_id, 500, file.subarray(500))).details).toMatchObject({
      size: file.length,
      received: file.length,
    });
    expect(expectSuccess(await imported(_id, 'check')).details).toMatchObject({ added: 1, refused: 0 });
    expect(expectSuccess(await imported(_id)).details).toMatchObject({ added: 1, refused: 0 });
    expect(await list()).toHaveLength(1);
  });

  it('should continue the same upload when the same file is started again', async () => {
    const file = randomBytes(2000);
    const { _id } = await started(file);
    await send(_id, 0, file.subarray(0, 700));
    expect(await started(file)).toMatchObject({ _id, received: 700 });
    expect(await started(randomBytes(2000))).toMatchObject({ received: 0 });
    expect(await list()).toHaveLength(2);
  });

  it('should refuse the parts of different files', async () => {
    const [one, other] = [randomBytes(1000), randomBytes(1000)];
    const { _id } = await started(one);
    await send(_id, 0, one.subarray(0, 400));
    await send(_id, 400, other.subarray(400));
    expectFailure(await imported(_id), 'FILE_REJECTED', 'file');
  });

  it('should return 400 when the import gets neither a file nor an upload', async () => {
    const body = { kind: 'tags', mode: 'check' };
    expectFailure(
      await admin.agent.post('/api/admin/catalogues/import').send(body),
      'VALIDATION_FAILED',
      'file',
    );
  });

  it('should return 404 to another admin for every call, and for the import', async () => {
    const file = await archive('Foreign');
    const { _id } = await started(file);
    await send(_id, 0, file);
    const other = await app.as('admin', await app.create.admin());
    expectFailure(await other.agent.get(`/api/admin/uploads/${_id}`), 'NOT_FOUND');
    expectFailure(await send(_id, 0, file, other), 'NOT_FOUND');
    expectFailure(await other.agent.delete(`/api/admin/uploads/${_id}`), 'NOT_FOUND');
    expectFailure(await imported(_id, 'check', other), 'NOT_FOUND');
    expect(expectSuccess(await other.agent.get('/api/admin/uploads')).details).toEqual([]);
  });

  it('should return 409 with the present offset when a part does not continue the upload', async () => {
    const file = randomBytes(3000);
    const { _id } = await started(file);
    await send(_id, 0, file.subarray(0, 1000));
    for (const offset of [0, 999, 2000]) {
      const refused = await send(_id, offset, file.subarray(offset, offset + 100));
      expectFailure(refused, 'OFFSET_MISMATCH', 'offset');
      expect(refused.text).toContain('The upload continues at byte 1000');
    }
    expect(await parts()).toHaveLength(1);
  });

  it('should accept one of several equal parts that arrive at once', async () => {
    const file = await archive(`At once, ${place}`);
    const { _id } = await started(file);
    const answers = await Promise.all([0, 0, 0, 0].map((offset) => send(_id, offset, file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(expectSuccess(await imported(_id, 'check')).details).toMatchObject({ added: 1 });
  });

  it('should return 413 for a file above 500 MB, for a part above 4 MB and for a part past the end', async () => {
    expectFailure(await start(Buffer.alloc(1), { size: 500 * MB + 1 }), 'TOO_LARGE', 'size');
    const { _id } = expectSuccess(await start(Buffer.alloc(1), { size: 9 * MB }))
      .details as unknown as Upload;
    expectFailure(await send(_id, 0, Buffer.alloc(4 * MB + 1)), 'TOO_LARGE', 'part');
    const small = await started(randomBytes(100));
    expectFailure(await send(small._id, 0, Buffer.alloc(101)), 'TOO_LARGE', 'part');
    expect(await parts()).toEqual([]);
  });

  it('should return 409 when a person has four unfinished uploads, however they were started', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(randomBytes(50))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    expectFailure(await start(randomBytes(50)), 'IN_USE');
    expectSuccess(await admin.agent.delete(`/api/admin/uploads/${(await list())[0]!._id}`));
    expectSuccess(await start(randomBytes(50)));
  });

  it('should keep nothing of a part that breaks off, and take the part again', async () => {
    const file = randomBytes(2 * MB);
    const { _id } = await started(file);
    await breakOff(app, admin, { method: 'PUT', path: `admin/uploads/${_id}`, field: 'part', bytes: 2 * MB });
    await until(async () => (await readdir(join(app.dataDir, 'incoming'))).length === 0);
    expect(await list()).toMatchObject([{ received: 0 }]);
    expect(await parts()).toEqual([]);
    expectSuccess(await send(_id, 0, file));
  });

  it('should remove an upload 24 hours after its last part', async () => {
    const file = randomBytes(1000);
    const { _id } = await started(file);
    await send(_id, 0, file.subarray(0, 500));
    await app.nest.get(UploadSweep).sweep();
    expect(await parts()).toHaveLength(1);
    const uploads = app.connection.collection('partialuploads');
    await uploads.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expectFailure(await send(_id, 500, file.subarray(500)), 'NOT_FOUND');
    await app.nest.get(UploadSweep).sweep();
    expect(await parts()).toEqual([]);
    expect(await uploads.countDocuments()).toBe(0);
  });
});
