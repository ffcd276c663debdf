// Ranges of stored files on the local disk. storage.e2e-spec.ts tests a bucket.
import type { Agent, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { mp3 } from '../support/factories/media.js';
import { photograph } from '../support/factories/pictures.js';
import { expectPastEnd } from '../support/ranges.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Agent;
beforeAll(async () => {
  app = await sharedApp();
  ({ agent: admin } = await app.as('admin'));
});
afterAll(() => app.close());

async function song(): Promise<string> {
  const added = await admin
    .post('/api/admin/songs')
    .field('songName', 'Monsoon')
    .attach('songs', mp3(), 'a.mp3');
  return (expectSuccess(added).songs as { songPath: string }).songPath;
}

async function picture(): Promise<string> {
  const added = await admin
    .post('/api/admin/tag/addTag')
    .field('title', 'Range')
    .attach('image', await photograph('png'), 'a.png');
  return (expectSuccess(added).details as { image: string }).image;
}

describe('GET /api/uploads/{path}', () => {
  it.each([
    ['a song', song],
    ['a picture', picture],
  ])('should return 416 with the size when the range begins after the end of %s', async (_, add) => {
    const url = `/api/${await add()}`;
    const whole = await app.guest().get(url);
    const size = Number(whole.headers['content-length']);
    expectPastEnd(await app.guest().get(url).set('Range', `bytes=${size}-`), size);
    expectPastEnd(
      await app
        .guest()
        .get(url)
        .set('Range', `bytes=${size + 100}-${size + 200}`),
      size,
    );
    const last = await app
      .guest()
      .get(url)
      .set('Range', `bytes=${size - 1}-`);
    expect([last.status, last.headers['content-range']]).toEqual([
      206,
      `bytes ${size - 1}-${size - 1}/${size}`,
    ]);
  });
});
