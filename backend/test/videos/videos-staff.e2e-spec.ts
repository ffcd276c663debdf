// Staff lists, searches and deletes the videos of all users.
import { VIDEO_STATUS } from '../../src/modules/videos/video.schema.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { videoCalls } from './video-calls.js';

const UNKNOWN = '66f0c0ffee00000000000001';
const videos = videoCalls();

describe('GET /api/admin/video', () => {
  it('should return the same list under both keys, newest first, five a page', async () => {
    const { app } = videos;
    const owner = await app.create.user({ username: 'page.owner', name: 'Page Owner' });
    for (let n = 1; n <= 7; n += 1)
      await app.create.video(owner, { caption: `paged ${n}`, createdAt: new Date(Date.UTC(2026, 0, n)) });
    const { data, details, total, pages } = await videos.list({ search: 'paged', page: 1 });
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

  it('should search usernames and captions in any case', async () => {
    const { app } = videos;
    const owner = await app.create.user({ username: 'Searched.Owner' });
    await app.create.video(owner, { caption: 'A walk in the Hills' });
    for (const search of ['searched.own', 'in the hills']) {
      const { data } = await videos.list({ search });
      expect(data.map(({ userId }) => userId.username)).toEqual(['Searched.Owner']);
    }
  });

  it('should show and search the current name when the owner was renamed', async () => {
    const { app, admin } = videos;
    const owner = await app.create.user({ username: 'Name.Before', name: 'Before' });
    const captions = ['of the renamed', 'of the renamed too'];
    for (const caption of captions) await app.create.video(owner, { caption });
    const id = owner._id.toHexString();
    const change = { username: 'Name.After', name: 'After' };
    expectSuccess(await admin.post('/api/admin/edituser').query({ id }).send(change));
    for (const search of ['name.after', 'of the renamed']) {
      const { data } = await videos.list({ search });
      expect(data.map(({ userId }) => userId)).toMatchObject([change, change]);
    }
    expect((await videos.list({ search: 'name.before' })).total).toBe(0);
  });

  it('should leave out deleted videos', async () => {
    const { app } = videos;
    await app.create.video(await app.create.user(), {
      caption: 'gone for good',
      status: VIDEO_STATUS.deleted,
    });
    expect((await videos.list({ search: 'gone for good' })).total).toBe(0);
  });
});

describe('DELETE /api/admin/video/{id}', () => {
  const remove = (id: string) => videos.admin.delete(`/api/admin/video/${id}`);

  it('should delete a video in any state, write an audit record and lower the count', async () => {
    const { app } = videos;
    for (const status of [VIDEO_STATUS.undecided, VIDEO_STATUS.approved, VIDEO_STATUS.rejected]) {
      const owner = await app.create.user({ videos: 1 });
      const { _id } = await app.create.video(owner, { status });
      expectSuccess(await remove(_id.toHexString()));
      expect(await videos.countOf(owner)).toBe(0);
      expect(await app.stored('videos', _id)).toMatchObject({ status: VIDEO_STATUS.deleted });
      const record = await app.connection.collection('audit').findOne({ 'target.id': _id.toHexString() });
      expect(record).toMatchObject({ action: 'video.delete', before: { status }, after: { status: 3 } });
    }
  });

  it('should return 400 when the id is malformed', async () => {
    expectFailure(await remove('x'), 'VALIDATION_FAILED', 'id');
  });

  it('should return 404 when the video is unknown or deleted', async () => {
    const { app, user } = videos;
    expectFailure(await remove(UNKNOWN), 'NOT_FOUND');
    const { _id } = await app.create.video(user.record, { status: VIDEO_STATUS.deleted });
    expectFailure(await remove(_id.toHexString()), 'NOT_FOUND');
  });

  it('should delete and count once when three requests run concurrently', async () => {
    const { app } = videos;
    const owner = await app.create.user({ videos: 1 });
    const id = (await app.create.video(owner))._id.toHexString();
    const statuses = (await Promise.all([remove(id), remove(id), remove(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404, 404]);
    expect(await videos.countOf(owner)).toBe(0);
  });
});
