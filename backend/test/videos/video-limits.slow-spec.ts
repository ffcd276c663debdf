// Upload limits of an app user: undecided videos, videos and bytes a day, pictures an hour. And the metadata removed from videos.
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import type { Response } from 'supertest';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { PICTURE, PLACE, recordedMp4, recordedWebm } from '../support/factories/recordings.js';
import { webmVideo } from '../support/factories/videos.js';
import type { OwnVideo } from '../../src/modules/videos/video.dto.js';

let app: TestApp;
let user: Actor<'user'>;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  user = await app.as('user', await app.create.user());
});
afterAll(() => app.close());

const upload = async (video?: Buffer) =>
  user.agent
    .post('/api/app/videos')
    .attach('video', video ?? (await webmVideo()), 'clip')
    .attach('poster', await photograph(), 'poster.png');
const undecided = async (count: number) => {
  for (let at = 0; at < count; at += 1) await app.create.video(user.record);
};
const storedFiles = async () => (await readdir(join(app.dataDir, 'uploads'), { recursive: true })).length;
function expectLimited(response: Response, message: string): void {
  expectFailure(response, 'RATE_LIMITED');
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect((response.body as { message: string }).message).toBe(message);
}

/** Sends the headers of an upload without its body. Returns the status of the early answer. */
const headOnly = (headers: Record<string, string>, body = '') =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = httpRequest(`${app.url}/api/app/videos`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${user.accessToken}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        ...headers,
      },
    });
    sent.once('response', ({ statusCode }) => {
      resolve(statusCode);
      sent.destroy();
    });
    sent.on('error', reject);
    if (body) sent.end(body);
    else sent.flushHeaders();
  });

describe('videos', () => {
  const waiting = '20 of your videos await a decision. Wait or delete one of them first';
  const daily = 'You can upload 50 videos or 2 GB a day. Please try again tomorrow';

  it('should accept 20 undecided videos, and another when one is deleted', async () => {
    await undecided(19);
    const last = expectSuccess(await upload()).details as OwnVideo;
    expectLimited(await upload(), waiting);
    expectSuccess(await user.agent.delete(`/api/app/videos/${last._id}`));
    expectSuccess(await upload());
  });

  it('should count exactly when uploads run concurrently, and keep no refused file', async () => {
    await undecided(18);
    await upload(Buffer.from('no video')); // creates the folder
    const before = await storedFiles();
    const responses = await Promise.all(Array.from({ length: 5 }, () => upload()));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
    const perVideo = 3;
    expect((await storedFiles()) - before).toBeLessThanOrEqual(2 * perVideo + 2);
  });

  it('should refuse an upload before any of its body is sent', async () => {
    await undecided(20);
    expect(await headOnly({ 'Content-Length': String(100 * 1024 * 1024) })).toBe(429);
  });

  it('should accept 50 uploads a day', async () => {
    for (let at = 0; at < 50; at += 1)
      expectFailure(await user.agent.post('/api/app/videos').send({}), 'VALIDATION_FAILED');
    expectLimited(await user.agent.post('/api/app/videos').send({}), daily);
  });

  it('should accept 2 GB a day and count a request of unknown length as the largest', async () => {
    const chunked = () => headOnly({ 'Transfer-Encoding': 'chunked' }, '--x--\r\n');
    for (let at = 0; at < 19; at += 1) expect(await chunked()).toBe(400);
    expect(await chunked()).toBe(429);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['MP4', () => Promise.resolve(recordedMp4())],
    ['WebM', () => recordedWebm()],
  ])('should serve an approved %s without the place of its recording', async (_what, make) => {
    const video = await make();
    expect(video.includes(PLACE)).toBe(true);
    const { _id: id, video: path } = expectSuccess(await upload(video)).details as OwnVideo;
    const { agent: admin } = await app.as('admin');
    expectSuccess(await admin.post('/api/admin/content/aprovereject').send({ id, status: 1 }));
    const stored = (await app.guest().get(`/api/${path}`).buffer(true)).body as Buffer;
    expect(stored).toHaveLength(video.length);
    expect(stored.includes(PLACE.slice(0, 8))).toBe(false);
    expect(stored.includes(PICTURE)).toBe(video.includes(PICTURE));
  });

  it('should refuse a damaged video', async () => {
    expectFailure(await upload(recordedMp4().subarray(0, 300)), 'FILE_REJECTED', 'video');
  });
});

describe('pictures', () => {
  it('should accept 60 pictures an hour', async () => {
    const picture = await photograph('webp');
    const send = () => user.agent.post('/api/app/profile').attach('picture', picture, 'me.webp');
    for (let at = 0; at < 60; at += 1) expectSuccess(await send());
    expectLimited(await send(), 'You can upload 60 pictures an hour. Please try again later');
    expectSuccess(await user.agent.post('/api/app/profile').send({ bio: 'Still here' }));
  });
});
