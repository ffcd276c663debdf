// Users of the app upload, list and delete their own videos.
import { VIDEO_STATUS } from '../../src/modules/videos/video.schema.js';
import type { OwnVideo } from '../../src/modules/videos/video.dto.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { HTML, photograph } from '../support/factories/pictures.js';
import { mp4Video, webmVideo } from '../support/factories/videos.js';
import { videoCalls } from './video-calls.js';

const UNKNOWN = '66f0c0ffee00000000000001';
const videos = videoCalls();

describe('POST /api/app/videos', () => {
  it('should store the video undecided with its poster and count it', async () => {
    const { user } = videos;
    const video = await videos.uploaded({ caption: 'Sunrise over the bay' });
    expect(video).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      thumbnail: expect.stringMatching(/^uploads\/videos\/[0-9a-f]{24}\.webp$/),
      video: expect.stringMatching(/^uploads\/videos\/[0-9a-f]{24}\.webm$/),
      caption: 'Sunrise over the bay',
      status: VIDEO_STATUS.undecided,
      reason: '',
      createdAt: expect.any(String),
    });
    expect(await videos.countOf(user.record)).toBe(1);
  });

  it('should detect MP4 and WebM by their content', async () => {
    expect((await videos.uploaded({ video: mp4Video() })).video).toMatch(/\.mp4$/);
    expect((await videos.uploaded({ video: await webmVideo() })).video).toMatch(/\.webm$/);
  });

  it.each<[string, string, () => Promise<{ video?: Buffer; poster?: Buffer }>]>([
    ['video', 'a picture', async () => ({ video: await photograph() })],
    ['video', 'a web page', () => Promise.resolve({ video: Buffer.from(HTML) })],
    ['poster', 'a video', async () => ({ poster: await webmVideo() })],
  ])('should return 400 for %s when it is %s', async (field, _what, make) => {
    const { user } = videos;
    const before = await videos.storedFiles();
    expectFailure(await videos.upload(await make()), 'FILE_REJECTED', field);
    expect(await videos.storedFiles()).toEqual(before);
    expect(await videos.countOf(user.record)).toBe(0);
  });

  it('should return 400 when a file is missing', async () => {
    const { user } = videos;
    const only = user.agent.post('/api/app/videos').attach('poster', await photograph(), 'poster.png');
    expectFailure(await only, 'VALIDATION_FAILED', 'video');
    expectFailure(await user.agent.post('/api/app/videos').send({}), 'VALIDATION_FAILED', 'poster', 'video');
  });

  it('should return 400 when a field is unknown or the caption too long', async () => {
    const { user } = videos;
    const request = (name: string, value: string) => async () =>
      user.agent
        .post('/api/app/videos')
        .field(name, value)
        .attach('video', await webmVideo(), 'clip')
        .attach('poster', await photograph(), 'poster.png');
    expectFailure(await request('status', '1')(), 'VALIDATION_FAILED', 'status');
    expectFailure(await request('caption', 'x'.repeat(501))(), 'VALIDATION_FAILED', 'caption');
  });

  it('should return 401 to guests and 403 to staff', async () => {
    const { app, admin } = videos;
    expectFailure(await app.guest().post('/api/app/videos'), 'UNAUTHENTICATED');
    expectFailure(await admin.post('/api/app/videos'), 'FORBIDDEN');
  });
});

describe('GET /api/app/videos', () => {
  const own = async (agent = videos.user.agent) =>
    expectSuccess(await agent.get('/api/app/videos')).details as OwnVideo[];

  it("should return the user's own videos with their states, newest first", async () => {
    const { app } = videos;
    const [first, second] = [
      await videos.uploaded({ caption: 'first' }),
      await videos.uploaded({ caption: 'second' }),
    ];
    await app.create.video(await app.create.user());
    expectSuccess(await videos.decide(first._id, 1));
    expect((await own()).map(({ caption, status }) => [caption, status])).toEqual([
      ['second', 0],
      ['first', 1],
    ]);
    expect((await own())[0]).toEqual(second);
  });

  it('should return the reason when a video was rejected', async () => {
    const { admin } = videos;
    const { _id } = await videos.uploaded();
    const body = { id: _id, status: 2, reason: 'Shows a phone number' };
    expectSuccess(await admin.post('/api/admin/content/aprovereject').send(body));
    expect((await own())[0]).toMatchObject({ status: 2, reason: 'Shows a phone number' });
  });

  it('should leave out deleted videos', async () => {
    const { app, user } = videos;
    await app.create.video(user.record, { status: VIDEO_STATUS.deleted });
    expect(await own()).toEqual([]);
  });
});

describe('DELETE /api/app/videos/{id}', () => {
  const remove = (id: string, agent = videos.user.agent) => agent.delete(`/api/app/videos/${id}`);

  it('should delete an own video in any state and lower the count', async () => {
    const { app, user } = videos;
    const [first, second] = [await videos.uploaded(), await videos.uploaded()];
    expectSuccess(await videos.decide(first._id, 1));
    for (const { _id } of [first, second]) expectSuccess(await remove(_id));
    expect(await videos.countOf(user.record)).toBe(0);
    expect(await app.stored('videos', first._id)).toMatchObject({ status: VIDEO_STATUS.deleted });
    expectFailure(await app.guest().get(`/api/${first.video}`), 'UNAUTHENTICATED');
  });

  it('should remove the files when the owner deletes and keep them when staff deletes', async () => {
    const { admin } = videos;
    const before = await videos.storedFiles();
    const [own, deleted] = [await videos.uploaded(), await videos.uploaded()];
    expectSuccess(await remove(own._id));
    expectSuccess(await admin.delete(`/api/admin/video/${deleted._id}`));
    const added = (await videos.storedFiles()).filter((name) => !before.includes(name));
    const poster = deleted.thumbnail.replace('uploads/videos/', '');
    expect(added.sort()).toEqual(
      [deleted.video.replace('uploads/videos/', ''), poster, `thumb/${poster}`].sort(),
    );
  });

  it('should return 400 when the id is malformed', async () => {
    expectFailure(await remove('x'), 'VALIDATION_FAILED', 'id');
  });

  it("should return 404 when the video is another user's, unknown or deleted", async () => {
    const { app, user } = videos;
    const { _id } = await videos.uploaded();
    const other = await app.as('user', await app.create.user());
    expectFailure(await remove(_id, other.agent), 'NOT_FOUND');
    expectFailure(await remove(UNKNOWN), 'NOT_FOUND');
    expectSuccess(await remove(_id));
    expectFailure(await remove(_id), 'NOT_FOUND');
    expect(await videos.countOf(user.record)).toBe(0);
  });
});
