// Videos from the upload by their owner to the staff's list.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '../src/modules/users/user.schema.js';
import { VIDEO_STATUS } from '../src/modules/videos/video.schema.js';
import type { OwnVideo, VideoDto } from '../src/modules/videos/video.dto.js';
import { type Actor, type Agent, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { HTML, photograph } from './factories/pictures.js';
import { mp4Video, webmVideo } from './factories/videos.js';

const UNKNOWN = '66f0c0ffee00000000000001';
let app: TestApp;
let admin: Agent;
let user: Actor<'user'>;
beforeAll(async () => {
  app = await startApp();
  ({ agent: admin } = await app.as('admin'));
});
beforeEach(async () => {
  user = await app.as('user', await app.create.user());
});
afterAll(() => app.close());

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
  return { ...body, data: body.data as VideoDto[] } as {
    data: VideoDto[];
    details: VideoDto[];
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

  it('should remove the files of an own video, and keep those that staff deleted', async () => {
    const before = await storedFiles();
    const [own, deleted] = [await uploaded(), await uploaded()];
    expectSuccess(await remove(own._id));
    expectSuccess(await admin.delete(`/api/admin/video/${deleted._id}`));
    const added = (await storedFiles()).filter((name) => !before.includes(name));
    const poster = deleted.thumbnail.replace('uploads/videos/', '');
    expect(added.sort()).toEqual(
      [deleted.video.replace('uploads/videos/', ''), poster, `thumb/${poster}`].sort(),
    );
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

  it('should show the name that the owner has now, and search by it', async () => {
    const owner = await app.create.user({ username: 'Name.Before', name: 'Before' });
    const captions = ['of the renamed', 'of the renamed too'];
    for (const caption of captions) await app.create.video(owner, { caption });
    const id = owner._id.toHexString();
    const change = { username: 'Name.After', name: 'After' };
    expectSuccess(await admin.post('/api/admin/edituser').query({ id }).send(change));
    for (const search of ['name.after', 'of the renamed']) {
      const { data } = await list({ search });
      expect(data.map(({ userId }) => userId)).toMatchObject([change, change]);
    }
    expect((await list({ search: 'name.before' })).total).toBe(0);
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
