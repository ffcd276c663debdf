// Files in a bucket instead of DATA_DIR: stored, read, replaced and removed, and no file is left when a save fails.
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TrashSweep } from '../../src/modules/catalogues/care/trash-sweep.js';
import { Storage } from '../../src/platform/files/storage/storage.js';
import { type Agent, startApp, type TestApp } from '../support/app.js';
import { exported, reported } from '../catalogues/catalogue-transfer.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { svga } from '../support/factories/media.js';
import { damagedPicture, photograph } from '../support/factories/pictures.js';
import { expectPastEnd } from '../support/ranges.js';
import { startS3 } from './s3.js';

interface Tag {
  _id: string;
  image: string;
}

let s3: Awaited<ReturnType<typeof startS3>>;
let app: TestApp;
let admin: Agent;
beforeAll(async () => {
  s3 = await startS3();
  app = await startApp(s3.env);
  ({ agent: admin } = await app.as('admin'));
});
afterAll(async () => {
  await app.close();
  await s3.stop();
});

const pathsOf = ({ image }: Tag) => [image, image.replace('tags/', 'tags/thumb/')];

async function added(title: string): Promise<Tag> {
  const response = await admin
    .post('/api/admin/tag/addtag')
    .field('title', title)
    .attach('image', await photograph(), 'tag.png');
  return expectSuccess(response).details as Tag;
}

describe('storage in a bucket', () => {
  it('should store a picture and its thumbnail in the bucket and nothing on the machine', async () => {
    const tag = await added('In the bucket');
    expect(await s3.paths()).toEqual(expect.arrayContaining(pathsOf(tag)));
    expect(await readdir(join(app.dataDir, 'incoming'))).toEqual([]);
    expect(await readdir(app.dataDir)).not.toContain('uploads');
    for (const path of pathsOf(tag)) {
      const { status, headers, body } = await app.guest().get(`/api/${path}`);
      expect({ status, headers }).toMatchObject({
        status: 200,
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-disposition': `inline; filename="${basename(path)}"`,
        },
      });
      expect((body as Buffer).subarray(8, 12).toString()).toBe('WEBP');
    }
  });

  it('should serve revalidations, ranges, ranges past the end and HEAD requests', async () => {
    const [path] = pathsOf(await added('Asked again'));
    const fetch = (headers: Record<string, string>) => app.guest().get(`/api/${path}`).set(headers);
    const whole = await fetch({});
    const size = Number(whole.headers['content-length']);
    expect((await fetch({ 'If-None-Match': whole.headers.etag! })).status).toBe(304);
    expect((await fetch({ 'If-Modified-Since': 'no date at all' })).status).toBe(200);
    const part = await fetch({ Range: 'bytes=0-9' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 0-9/${size}`);
    expectPastEnd(await fetch({ Range: `bytes=${size}-` }), size);
    const head = await app.guest().head(`/api/${path}`);
    expect([head.status, head.headers['content-length']]).toEqual([200, String(size)]);
    for (const name of ['0123456789abcdef01234567.webp', '0123456789abcdef01234567.svga']) {
      const missing = await app.guest().get(`/api/uploads/tags/${name}`);
      expectFailure(missing, 'NOT_FOUND');
      expect(missing.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(missing.headers).not.toHaveProperty('content-disposition');
    }
  });

  it('should finish an export when the picture of a record is missing', async () => {
    const lost = await added('Lost');
    await app.nest.get(Storage).remove(pathsOf(lost));
    const { content } = await exported(admin, 'tags', 'zip');
    const { rows } = await reported(admin, 'tags', 'check', content);
    expect(rows.map(({ label }) => label)).toEqual(expect.arrayContaining(['In the bucket', 'Lost']));
  });

  it('should remove a replaced picture', async () => {
    const old = await added('Replaced');
    const response = await admin
      .post('/api/admin/tag/updatetag')
      .field('id', old._id)
      .field('title', 'Replaced')
      .attach('image', await photograph(), 'tag.png');
    const fresh = expectSuccess(response).details as Tag;
    const paths = await s3.paths();
    expect(paths).toEqual(expect.arrayContaining(pathsOf(fresh)));
    for (const path of pathsOf(old)) expect(paths).not.toContain(path);
  });

  it('should keep the saved record when the replaced picture cannot be removed, and remove it later', async () => {
    const old = await added('Stays');
    const away = new Error('The bucket does not answer');
    const removal = jest.spyOn(app.nest.get(Storage), 'remove').mockRejectedValue(away);
    try {
      const response = await admin
        .post('/api/admin/tag/updatetag')
        .field('id', old._id)
        .attach('image', await photograph(), 'tag.png');
      const fresh = expectSuccess(response).details as Tag;
      expect(removal).toHaveBeenCalledWith(pathsOf(old));
      expect(await s3.paths()).toEqual(expect.arrayContaining(pathsOf(fresh)));
      await expect(app.nest.get(TrashSweep).sweep()).rejects.toBe(away);
      removal.mockRestore();
      expect(await s3.paths()).toEqual(expect.arrayContaining(pathsOf(old)));
      await app.nest.get(TrashSweep).sweep();
      const paths = await s3.paths();
      expect(paths).toEqual(expect.arrayContaining(pathsOf(fresh)));
      for (const path of pathsOf(old)) expect(paths).not.toContain(path);
      expect(await app.connection.collection('fileremovals').countDocuments()).toBe(0);
    } finally {
      removal.mockRestore();
    }
  });

  it('should leave no file when the record is refused', async () => {
    const before = await s3.paths();
    const refused = await admin.post('/api/admin/tag/addtag').attach('image', await photograph(), 'tag.png');
    expectFailure(refused, 'VALIDATION_FAILED');
    expect(await s3.paths()).toEqual(before);
  });

  it('should leave no file when one of two files is refused while the other is uploading', async () => {
    const before = await s3.paths();
    const storage = app.nest.get(Storage);
    const take = storage.take.bind(storage);
    let taken: Promise<void> | undefined;
    const taking = jest.spyOn(storage, 'take').mockImplementation((path, from) => {
      taken = pause(200).then(() => take(path, from));
      return taken;
    });
    const refused = await admin
      .post('/api/admin/entryeffects/addentryeffects')
      .field({ type: 'ADMIN', title: 'Half', price: 900, valid: 30 })
      .attach('svga', svga(), 'effect.svga')
      .attach('thumbnail', await damagedPicture(), 'effect.png');
    expectFailure(refused, 'FILE_REJECTED', 'thumbnail');
    await taken!.finally(() => taking.mockRestore());
    expect(await s3.paths()).toEqual(before);
  });

  it('should fail to start when the bucket is missing', async () => {
    const start = startApp({ ...s3.env, S3_BUCKET: 'another' });
    await expect(start).rejects.toThrow("S3_BUCKET: there is no bucket 'another'");
  });
});
