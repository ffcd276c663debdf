// Access to the files of a video: admins until the approval, then everyone, and no one by another spelling of the path.
import { basename } from 'node:path';
import type { Response } from 'supertest';
import type { OwnVideo } from '../../src/modules/videos/video.dto.js';
import { type Actor, type Agent, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { webmVideo } from '../support/factories/videos.js';
import { HttpClient } from '../../attack/http-client.mjs';
import { startS3 } from '../files/s3.js';

const UNKNOWN = '66f0c0ffee00000000000001';

describe.each(['local', 's3'])('with the storage %s', (storage) => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  let app: TestApp;
  let admin: Agent;
  let user: Actor<'user'>;
  let raw: HttpClient;
  beforeAll(async () => {
    s3 = await startS3();
    app = await startApp(storage === 's3' ? s3.env : {});
    ({ agent: admin } = await app.as('admin'));
    user = await app.as('user');
    raw = new HttpClient(app.url);
  });
  afterAll(async () => {
    raw.close();
    await app.close();
    await s3.stop();
  });

  async function uploaded(): Promise<OwnVideo> {
    const response = await user.agent
      .post('/api/app/videos')
      .attach('video', await webmVideo(), 'clip')
      .attach('poster', await photograph(), 'poster.png');
    return expectSuccess(response).details as OwnVideo;
  }
  const decide = (id: string, status: number) =>
    admin.post('/api/admin/content/aprovereject').send({ id, status });

  describe('the files of a video', () => {
    const fetch = (
      path: string,
      agent = app.guest(),
      headers: Record<string, string> = {},
    ): Promise<Response> => agent.get(`/api/${path}`).set(headers).buffer(true);
    const paths = ({ video, thumbnail }: OwnVideo) => [
      video,
      thumbnail,
      thumbnail.replace('videos/', 'videos/thumb/'),
    ];

    it('should be open to admins only until the video is approved, and then to everyone', async () => {
      const video = await uploaded();
      const { agent: agency } = await app.as('agency');
      for (const path of paths(video)) {
        expectFailure(await fetch(path), 'UNAUTHENTICATED');
        expectFailure(await fetch(path, user.agent), 'FORBIDDEN');
        expectFailure(await fetch(path, agency), 'NOT_FOUND');
        const { status, headers } = await fetch(path, admin);
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          'cache-control': 'private, no-cache',
          'x-content-type-options': 'nosniff',
          'content-disposition': `inline; filename="${basename(path)}"`,
        });
      }
      expectSuccess(await decide(video._id, 1));
      for (const path of paths(video)) {
        const { status, headers } = await fetch(path);
        expect(status).toBe(200);
        expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600' });
      }
    });

    it.each([
      ['rejected', 2],
      ['deleted', 3],
    ])('should stay open to admins only when the video is %s', async (_state, status) => {
      const video = await uploaded();
      expectSuccess(await decide(video._id, status));
      for (const path of paths(video)) {
        expectFailure(await fetch(path), 'UNAUTHENTICATED');
        expect((await fetch(path, admin)).status).toBe(200);
      }
    });

    it('should accept the cookie of the panel that a player names', async () => {
      const { video } = await uploaded();
      const browser = app.guest();
      const { number } = (await app.as('admin')).record;
      const login = await app.login('admin', { number }, { headers: { 'X-Panel': 'admin' }, agent: browser });
      expectSuccess(login);
      expect((await fetch(`${video}?panel=admin`, browser)).status).toBe(200);
      expectFailure(await fetch(`${video}?panel=bd`, browser), 'UNAUTHENTICATED');
      expectFailure(await fetch(video, browser), 'UNAUTHENTICATED');
    });

    it('should be served in ranges before and after the approval', async () => {
      const video = await uploaded();
      const size = (await webmVideo()).length;
      const expectRange = async (agent: Agent) => {
        const { status, headers } = await fetch(video.video, agent, { Range: 'bytes=10-29' });
        expect({ status, range: headers['content-range'], length: headers['content-length'] }).toEqual({
          status: 206,
          range: `bytes 10-29/${size}`,
          length: '20',
        });
        expect(headers['content-type']).toBe('video/webm');
      };
      await expectRange(admin);
      expectSuccess(await decide(video._id, 1));
      await expectRange(app.guest());
    });

    it('should return 304 when the player has them', async () => {
      const { video } = await uploaded();
      const { etag } = (await fetch(video, admin)).headers as { etag: string };
      for (let n = 0; n < 2; n += 1) {
        const { status, text } = await fetch(video, admin, { 'If-None-Match': etag });
        expect({ status, text: text ?? '' }).toEqual({ status: 304, text: '' });
      }
      expect((await admin.head(`/api/${video}`)).status).toBe(200);
    });

    it.each([
      'uploads/VIDEOS/{name}',
      'uploads/users/../videos/{name}',
      'uploads/users/%2e%2e/videos/{name}',
      'uploads/users%2f..%2fvideos/{name}',
      'uploads/users/..%5cvideos%5c{name}',
      'uploads/%76ideos/{name}',
      'uploads//videos/{name}',
      'uploads/./videos/{name}',
      'uploads/videos/{name}/',
      'uploads/videos/{name}?panel=admin',
      'Uploads/Videos/{name}',
    ])('should stay closed when the path spells %s differently', async (written) => {
      const { video } = await uploaded();
      const path = `/api/${written.replace('{name}', video.split('/').at(-1)!)}`;
      // Written to the socket unchanged, because HTTP clients would normalize the path.
      const { status } = await raw.send('GET', path, {}, Buffer.alloc(0));
      expect([400, 401, 403, 404]).toContain(status);
    });

    it('should return 404 to staff when the file is missing, and nothing outside the folder', async () => {
      for (const name of [
        `${UNKNOWN}.mp4`,
        'thumb',
        '..',
        '%2e%2e%2fapp-secret',
        'thumb/..%2f..%2fx.webp',
        'a%00.mp4',
      ])
        expect([400, 404]).toContain((await fetch(`uploads/videos/${name}`, admin)).status);
      expectFailure(await fetch(`uploads/videos/${UNKNOWN}.mp4`, admin), 'NOT_FOUND');
    });
  });
});
