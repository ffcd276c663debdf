// The picture of a profile: accepted files, refused files, and the files that remain (docs/rules/files.md).
import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { thumbnailOf } from '../../src/platform/files/files.service.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { apng } from '../support/factories/media.js';
import {
  damagedPicture,
  heavyPicture,
  HTML,
  hugePicture,
  photograph,
  SVG,
} from '../support/factories/pictures.js';

let app: TestApp;
/** Each test has its own admin and starts without files. */
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  admin = await app.as('admin', await app.create.admin());
  for (const folder of await readdir(app.dataDir)) await rm(join(app.dataDir, folder), { recursive: true });
});
afterAll(() => app.close());

const upload = (file: Buffer | string, name = 'picture.png', fields: Record<string, string> = {}) => {
  const request = admin.agent.post('/api/admin/profile/editprofile');
  for (const [field, value] of Object.entries({ id: admin.id, ...fields })) void request.field(field, value);
  return request.attach('image', Buffer.from(file), name);
};
const imageIn = (body: Record<string, unknown>) => (body.details as { image: string }).image;
const fetch = (path: string) =>
  app
    .guest()
    .get(`/api/${path}`)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
/** All files below the data folder. */
const files = async () => {
  const all = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
  return all.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};
const expectNothingLeft = async () => expect(await files()).toEqual([]);

describe('a picture', () => {
  it('should be stored as its first frame when it is an animated PNG', async () => {
    const image = imageIn(expectSuccess(await upload(apng())));
    const { body } = await fetch(image);
    const stored = sharp(body as Buffer);
    expect((await stored.metadata()).pages ?? 1).toBe(1);
    const [red = 0, , blue = 0] = await stored.removeAlpha().raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(50);
  });

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'should be accepted as %s and stored as WebP without metadata',
    async (format) => {
      const image = imageIn(expectSuccess(await upload(await photograph(format))));
      expect(image).toMatch(/^uploads\/admin\/[0-9a-f]{24}\.webp$/);
      const { headers, body } = await fetch(image);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-disposition': `inline; filename="${basename(image)}"`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const metadata = await sharp(body as Buffer).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 400, height: 300 });
      expect((body as Buffer).includes('SecretCamera')).toBe(false);
      expect(metadata.exif).toBeUndefined();
    },
  );

  it('should get a thumbnail', async () => {
    const image = imageIn(expectSuccess(await upload(await photograph())));
    const { status, body } = await fetch(thumbnailOf(image));
    expect(status).toBe(200);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 });
    expect(await files()).toHaveLength(2);
  });

  it('should be recognised by its content, whatever its file name', async () => {
    for (const name of [
      'picture.txt',
      'picture.svg',
      '../../../etc/passwd',
      'x'.repeat(300),
      '.png',
      'a\u202egnp.exe',
    ])
      expect(imageIn(expectSuccess(await upload(await photograph(), name)))).toMatch(/\.webp$/);
  });

  it('should replace the previous picture and delete its files', async () => {
    const first = imageIn(expectSuccess(await upload(await photograph())));
    const second = imageIn(expectSuccess(await upload(await photograph('png'))));
    expect(second).not.toBe(first);
    expect(await files()).toHaveLength(2);
    for (const path of [first, thumbnailOf(first)])
      expectFailure(await app.guest().get(`/api/${path}`), 'NOT_FOUND');
    expect((await fetch(second)).status).toBe(200);
  });

  it('should stay when the field is empty or text', async () => {
    const image = imageIn(expectSuccess(await upload(await photograph())));
    expect(imageIn(expectSuccess(await upload('', '')))).toBe(image);
    expect(imageIn(expectSuccess(await upload('', 'empty.png')))).toBe(image);
    const text = admin.agent
      .post('/api/admin/profile/editprofile')
      .field({ id: admin.id, image: 'undefined' });
    expect(imageIn(expectSuccess(await text))).toBe(image);
    expect((await fetch(image)).status).toBe(200);
  });
});

describe('a path in the request body', () => {
  it('should be ignored even when it names an existing file', async () => {
    const path = join(app.dataDir, 'private.txt');
    await writeFile(path, 'for nobody');
    for (const kind of ['image', 'audio']) {
      const image = { path, kind, extension: 'txt', field: 'image' };
      const response = await admin.agent
        .post('/api/admin/profile/editprofile')
        .send({ id: admin.id, bio: kind, image });
      expect(imageIn(expectSuccess(response))).toBe('');
    }
    expect(await files()).toEqual([path]);
  });
});

describe('a file that is not a picture', () => {
  it.each<[string, string, () => Promise<Buffer | string>]>([
    ['a text', 'picture.png', () => Promise.resolve('just some text')],
    ['an SVG', 'picture.png', () => Promise.resolve(SVG)],
    ['an SVG with its name', 'picture.svg', () => Promise.resolve(SVG)],
    ['an SVG with an XML head', 'picture.svg', () => Promise.resolve(`<?xml version="1.0"?>${SVG}`)],
    ['an HTML page', 'picture.gif', () => Promise.resolve(HTML)],
    ['a page that begins like a GIF', 'picture.gif', () => Promise.resolve(`GIF89a${HTML}`)],
    ['a PDF', 'picture.jpg', () => Promise.resolve('%PDF-1.7\n1 0 obj\n')],
    ['a damaged picture', 'picture.png', damagedPicture],
    ['a picture of more than 40 megapixels', 'picture.png', hugePicture],
  ])('should be refused: %s', async (_what, name, make) => {
    expectFailure(await upload(await make(), name), 'FILE_REJECTED', 'image');
    await expectNothingLeft();
  });

  it('should be refused when it is larger than 5 MB', async () => {
    expectFailure(await upload(await heavyPicture()), 'TOO_LARGE', 'image');
    await expectNothingLeft();
  });
});

describe('a save that fails', () => {
  const otherNumber = async () => ({ number: (await app.create.admin()).number });

  it('should store no file when a field is invalid', async () => {
    const response = await upload(await photograph(), 'a.png', { email: 'nobody' });
    expectFailure(response, 'VALIDATION_FAILED', 'email');
    await expectNothingLeft();
  });

  it.each([
    ['two files for one field', 'image', 2],
    ['an unknown file field', 'avatar', 1],
  ])('should store no file: %s', async (_what, field, count) => {
    const request = admin.agent.post('/api/admin/profile/editprofile').field('id', admin.id);
    for (let n = 0; n < count; n += 1) void request.attach(field, await photograph(), `${n}.png`);
    expectFailure(await request, 'VALIDATION_FAILED');
    await expectNothingLeft();
  });

  it('should store no file when the form is truncated', async () => {
    const head = `--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`;
    const broken = Buffer.concat([Buffer.from(head), await photograph('png')]);
    const response = await admin.agent
      .post('/api/admin/profile/editprofile')
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send(broken);
    expectFailure(response, 'VALIDATION_FAILED');
    await expectNothingLeft();
  });

  it('should return 401 and store no file when the caller is a guest', async () => {
    const response = await app
      .guest()
      .post('/api/admin/profile/editprofile')
      .attach('image', await photograph(), 'a.png');
    expectFailure(response, 'UNAUTHENTICATED');
    await expectNothingLeft();
  });

  it("should store no file when the profile is another admin's", async () => {
    const id = (await app.create.admin())._id.toHexString();
    expectFailure(await upload(await photograph(), 'a.png', { id }), 'NOT_FOUND');
    await expectNothingLeft();
  });

  it('should store no file and keep the old picture when the number is taken', async () => {
    const image = imageIn(expectSuccess(await upload(await photograph())));
    expectFailure(await upload(await photograph(), 'a.png', await otherNumber()), 'DUPLICATE', 'number');
    expect(await files()).toHaveLength(2);
    expect((await fetch(image)).status).toBe(200);
  });
});
