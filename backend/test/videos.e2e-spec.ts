// Videos from the upload by their owner to the staff's list, and who may fetch the files meanwhile.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Response } from 'supertest';
import type { User } from '../src/users/user.schema.js';
import { VIDEO_STATUS } from '../src/videos/video.schema.js';
import type { OwnVideo, Video } from '../src/videos/video.dto.js';
import { type Actor, type Agent, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { HTML, photograph } from './factories/pictures.js';
import { mp4Video, webmVideo } from './factories/videos.js';
import { RawClient } from './malformed/send.js';

const UNKNOWN = '66f0c0ffee00000000000001';
let app: TestApp;
let admin: Agent;
let user: Actor<'user'>;
let raw: RawClient;
beforeAll(async () => {
  app = await startApp();
  ({ agent: admin } = await app.as('admin'));
  raw = new RawClient(app.url);
});
beforeEach(async () => {
  user = await app.as('user', await app.create.user());
});
afterAll(() => {
  raw.close();
  return app.close();
});

const upload = async (fields: { video?: Buffer; poster?: Buffer; caption?: string } = {}, by = user) => {
  const { video = await webmVideo(), poster = await photograph(), caption = 'Sunrise' } = fields;
  return by.agent
    .post('/api/app/videos')
    .field('caption', caption)
    .attach('video', video, 'clip')
    .attach('poster', poster, 'poster.png');
};
const uploaded = async (...given: Parameters<typeof upload>) =>
  expectSuccess(await upload(...given)).details as OwnVideo;
const decide = (id: string, status: number) =>
  admin.post('/api/admin/content/aprovereject').send({ id, status });
const countOf = async (owner: User) => (await app.stored('users', owner._id)).videos;
const storedFiles = async () =>
  (await readdir(join(app.dataDir, 'uploads/videos'), { recursive: true })).filter((name) =>
    name.includes('.'),
  );
const list = async (query: object = {}) => {
  const body = expectSuccess(await admin.get('/api/admin/video').query(query));
  return { ...body, data: body.data as Video[] } as {
    data: Video[];
    details: Video[];
    total: number;
    pages: number;
  };
};

describe('POST /api/app/videos', () => {
  it('should keep a video undecided, with its poster, and count it', async () => {
    const video = await uploaded({ caption: 'Sunrise over the bay' });
    expect(video).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      thumbnail: expect.stringMatching(/^uploads\/videos\/[0-9a-f]{24}\.webp$/),
      video: expect.stringMatching(/^uploads\/videos\/[0-9a-f]{24}\.webm$/),
      caption: 'Sunrise over the bay',
      status: VIDEO_STATUS.undecided,
      reason: '',
      createdAt: expect.any(String),
    });
    expect(await countOf(user.record)).toBe(1);
  });

  it('should know MP4 and WebM by their content', async () => {
    expect((await uploaded({ video: mp4Video() })).video).toMatch(/\.mp4$/);
    expect((await uploaded({ video: await webmVideo() })).video).toMatch(/\.webm$/);
  });

  it.each<[string, string, () => Promise<{ video?: Buffer; poster?: Buffer }>]>([
    ['video', 'a picture for a video', async () => ({ video: await photograph() })],
    ['video', 'a page for a video', () => Promise.resolve({ video: Buffer.from(HTML) })],
    ['poster', 'a video for a poster', async () => ({ poster: await webmVideo() })],
  ])('should refuse %s: %s', async (field, _what, make) => {
    const before = await storedFiles();
    expectFailure(await upload(await make()), 'FILE_REJECTED', field);
    expect(await storedFiles()).toEqual(before);
    expect(await countOf(user.record)).toBe(0);
  });

  it('should ask for both files', async () => {
    const only = user.agent.post('/api/app/videos').attach('poster', await photograph(), 'poster.png');
    expectFailure(await only, 'VALIDATION_FAILED', 'video');
    expectFailure(await user.agent.post('/api/app/videos').send({}), 'VALIDATION_FAILED', 'poster', 'video');
  });

  it('should refuse fields that it does not know, and a caption that is too long', async () => {
    const request = (name: string, value: string) => async () =>
      user.agent
        .post('/api/app/videos')
        .field(name, value)
        .attach('video', await webmVideo(), 'clip')
        .attach('poster', await photograph(), 'poster.png');
    expectFailure(await request('status', '1')(), 'VALIDATION_FAILED', 'status');
    expectFailure(await request('caption', 'x'.repeat(501))(), 'VALIDATION_FAILED', 'caption');
  });

  it('should be for users of the app', async () => {
    expectFailure(await app.guest().post('/api/app/videos'), 'UNAUTHENTICATED');
    expectFailure(await admin.post('/api/app/videos'), 'FORBIDDEN');
  });
});

describe('GET /api/app/videos', () => {
  const own = async (agent = user.agent) =>
    expectSuccess(await agent.get('/api/app/videos')).details as OwnVideo[];

  it("should list the user's own with their states, newest first", async () => {
    const [first, second] = [await uploaded({ caption: 'first' }), await uploaded({ caption: 'second' })];
    await app.create.video(await app.create.user());
    expectSuccess(await decide(first._id, 1));
    expect((await own()).map(({ caption, status }) => [caption, status])).toEqual([
      ['second', 0],
      ['first', 1],
    ]);
    expect((await own())[0]).toEqual(second);
  });

  it('should tell why one was rejected', async () => {
    const { _id } = await uploaded();
    const body = { id: _id, status: 2, reason: 'Shows a phone number' };
    expectSuccess(await admin.post('/api/admin/content/aprovereject').send(body));
    expect((await own())[0]).toMatchObject({ status: 2, reason: 'Shows a phone number' });
  });

  it('should leave out the deleted', async () => {
    await app.create.video(user.record, { status: VIDEO_STATUS.deleted });
    expect(await own()).toEqual([]);
  });
});

describe('DELETE /api/app/videos/{id}', () => {
  const remove = (id: string, agent = user.agent) => agent.delete(`/api/app/videos/${id}`);

  it('should delete an own video in any state, and count it no more', async () => {
    const [first, second] = [await uploaded(), await uploaded()];
    expectSuccess(await decide(first._id, 1));
    for (const { _id } of [first, second]) expectSuccess(await remove(_id));
    expect(await countOf(user.record)).toBe(0);
    expect(await app.stored('videos', first._id)).toMatchObject({ status: VIDEO_STATUS.deleted });
    expectFailure(await app.guest().get(`/api/${first.video}`), 'UNAUTHENTICATED');
  });

  it('should refuse what is no id', async () => {
    expectFailure(await remove('x'), 'VALIDATION_FAILED', 'id');
  });

  it("should not find another's, an unknown one, or one that is deleted", async () => {
    const { _id } = await uploaded();
    const other = await app.as('user', await app.create.user());
    expectFailure(await remove(_id, other.agent), 'NOT_FOUND');
    expectFailure(await remove(UNKNOWN), 'NOT_FOUND');
    expectSuccess(await remove(_id));
    expectFailure(await remove(_id), 'NOT_FOUND');
    expect(await countOf(user.record)).toBe(0);
  });
});

describe('GET /api/admin/video', () => {
  it('should answer the same list under both keys, newest first, five a page', async () => {
    const owner = await app.create.user({ username: 'page.owner', name: 'Page Owner' });
    for (let n = 1; n <= 7; n += 1)
      await app.create.video(owner, { caption: `paged ${n}`, createdAt: new Date(Date.UTC(2026, 0, n)) });
    const { data, details, total, pages } = await list({ search: 'paged', page: 1 });
    expect(details).toEqual(data);
    expect(data.map(({ caption }) => caption)).toEqual([7, 6, 5, 4, 3].map((n) => `paged ${n}`));
    expect({ total, pages }).toEqual({ total: 7, pages: 2 });
    expect(data[0]).toEqual({
      _id: expect.any(String),
      thumbnail: expect.any(String),
      video: expect.any(String),
      caption: 'paged 7',
      status: 0,
      reason: '',
      createdAt: '2026-01-07T00:00:00.000Z',
      userId: { _id: owner._id.toHexString(), username: 'page.owner', name: 'Page Owner' },
      lastSafeValue: null,
      decidedBy: '',
      decidedAt: null,
      claimedBy: '',
      claimedFor: 0,
    });
  });

  it('should search over username and caption, in any case', async () => {
    const owner = await app.create.user({ username: 'Searched.Owner' });
    await app.create.video(owner, { caption: 'A walk in the Hills' });
    for (const search of ['searched.own', 'in the hills']) {
      const { data } = await list({ search });
      expect(data.map(({ userId }) => userId.username)).toEqual(['Searched.Owner']);
    }
  });

  it('should show the name that the owner has now', async () => {
    const owner = await app.create.user({ name: 'Before' });
    await app.create.video(owner, { caption: 'renamed owner' });
    const id = owner._id.toHexString();
    expectSuccess(await admin.post('/api/admin/edituser').query({ id }).send({ name: 'After' }));
    expect((await list({ search: 'renamed owner' })).data[0]?.userId.name).toBe('After');
  });

  it('should leave out the deleted', async () => {
    await app.create.video(await app.create.user(), {
      caption: 'gone for good',
      status: VIDEO_STATUS.deleted,
    });
    expect((await list({ search: 'gone for good' })).total).toBe(0);
  });
});

describe('DELETE /api/admin/video/{id}', () => {
  const remove = (id: string) => admin.delete(`/api/admin/video/${id}`);

  it('should delete a video in any state, with an audit record, and count it no more', async () => {
    for (const status of [VIDEO_STATUS.undecided, VIDEO_STATUS.approved, VIDEO_STATUS.rejected]) {
      const owner = await app.create.user({ videos: 1 });
      const { _id } = await app.create.video(owner, { status });
      expectSuccess(await remove(_id.toHexString()));
      expect(await countOf(owner)).toBe(0);
      expect(await app.stored('videos', _id)).toMatchObject({ status: VIDEO_STATUS.deleted });
      const record = await app.connection.collection('audit').findOne({ 'target.id': _id.toHexString() });
      expect(record).toMatchObject({ action: 'video.delete', before: { status }, after: { status: 3 } });
    }
  });

  it('should refuse what is no id', async () => {
    expectFailure(await remove('x'), 'VALIDATION_FAILED', 'id');
  });

  it('should not find an unknown one, or one that is deleted', async () => {
    expectFailure(await remove(UNKNOWN), 'NOT_FOUND');
    const { _id } = await app.create.video(user.record, { status: VIDEO_STATUS.deleted });
    expectFailure(await remove(_id.toHexString()), 'NOT_FOUND');
  });

  it('should count once when two delete at once', async () => {
    const owner = await app.create.user({ videos: 1 });
    const id = (await app.create.video(owner))._id.toHexString();
    const statuses = (await Promise.all([remove(id), remove(id), remove(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404, 404]);
    expect(await countOf(owner)).toBe(0);
  });
});

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

  it('should be for staff only until it is approved, and for everybody then', async () => {
    const video = await uploaded();
    const { agent: agency } = await app.as('agency');
    for (const path of paths(video)) {
      expectFailure(await fetch(path), 'UNAUTHENTICATED');
      expectFailure(await fetch(path, user.agent), 'FORBIDDEN');
      for (const staff of [admin, agency]) {
        const { status, headers } = await fetch(path, staff);
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          'cache-control': 'private, no-cache',
          'x-content-type-options': 'nosniff',
        });
      }
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
  ])('should stay for staff only when it is %s', async (_state, status) => {
    const video = await uploaded();
    expectSuccess(await decide(video._id, status));
    for (const path of paths(video)) {
      expectFailure(await fetch(path), 'UNAUTHENTICATED');
      expect((await fetch(path, admin)).status).toBe(200);
    }
  });

  it('should take the cookie of the panel that a player names', async () => {
    const { video } = await uploaded();
    const browser = app.guest();
    const { number } = (await app.as('admin')).record;
    const login = await app.login('admin', { number }, { headers: { 'X-Panel': 'admin' }, agent: browser });
    expectSuccess(login);
    expect((await fetch(`${video}?panel=admin`, browser)).status).toBe(200);
    expectFailure(await fetch(`${video}?panel=bd`, browser), 'UNAUTHENTICATED');
    expectFailure(await fetch(video, browser), 'UNAUTHENTICATED');
  });

  it('should be answered in ranges, before and after the approval', async () => {
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

  it('should not be sent again to a player that has them', async () => {
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
  ])('should not be reached by another way to write %s', async (written) => {
    const { video } = await uploaded();
    const path = `/api/${written.replace('{name}', video.split('/').at(-1)!)}`;
    // Written to the socket as it is: clients would tidy it up.
    const { status } = await raw.send('GET', path, {}, Buffer.alloc(0));
    expect([400, 401, 403, 404]).toContain(status);
  });

  it('should answer staff 404 for what is not there, and nobody anything outside', async () => {
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
