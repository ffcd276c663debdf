// Claims of videos: one person at a time, for five minutes, renewed while open and released on leaving.
import { Types } from 'mongoose';
import type { VideoDto } from '../../src/modules/videos/video.dto.js';
import { type Video as VideoRecord, VIDEO_STATUS } from '../../src/modules/videos/video.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Agent, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const UNKNOWN = '66f0c0ffee00000000000001';
const MINUTE = 60_000;
let app: TestApp;
let owner: User;
let meera: Agent;
let ravi: Agent;
beforeAll(async () => {
  app = await startApp();
  owner = await app.create.user();
  ({ agent: meera } = await app.as('admin', await app.create.admin({ name: 'Meera Nair' })));
  ({ agent: ravi } = await app.as('admin', await app.create.admin({ name: 'Ravi Rao' })));
});
beforeEach(() => app.connection.collection('videos').deleteMany({}));
afterAll(() => app.close());

const add = async (fields: Partial<VideoRecord> = {}) =>
  (await app.create.video(owner, fields))._id.toHexString();
const hold = async (agent: Agent, count = 1) =>
  expectSuccess(await agent.post('/api/admin/moderation/hold').send({ count })).details as VideoDto[];
const idsOf = (videos: VideoDto[]) => videos.map(({ _id }) => _id);
const take = (agent: Agent, id: string) => agent.post('/api/admin/moderation/take').send({ id });
const release = (agent: Agent, body: object = {}) => agent.post('/api/admin/moderation/release').send(body);
const untilOf = async (id: string) =>
  ((await app.stored('videos', id)).claim as { until: Date }).until.getTime();
/** Lets the claim expire. */
const lapse = (id: string) =>
  app.connection
    .collection('videos')
    .updateOne({ _id: new Types.ObjectId(id) }, { $set: { 'claim.until': new Date(Date.now() - 1) } });

describe('POST /api/admin/moderation/hold', () => {
  it('should claim the next free videos of the queue for each person', async () => {
    const [last, first, third, second] = [
      await add(),
      await add({ score: 0.1 }),
      await add({ score: 0.3 }),
      await add({ score: 0.2 }),
    ];
    expect(idsOf(await hold(meera, 2))).toEqual([first, second]);
    expect(idsOf(await hold(ravi, 2))).toEqual([third, last]);
    expect(idsOf(await hold(ravi, 3))).toEqual([third, last]);
  });

  it('should return the same videos and renew them for 5 minutes when asked again', async () => {
    const id = await add();
    const [held] = await hold(meera);
    expect(held).toMatchObject({ _id: id, claimedBy: 'Meera Nair' });
    expect(held!.claimedFor).toBeGreaterThan(295);
    const before = await untilOf(id);
    expect(Math.abs(before - Date.now() - 5 * MINUTE)).toBeLessThan(5000);
    await app.connection
      .collection('videos')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { 'claim.until': new Date(Date.now() + MINUTE) } });
    expect(idsOf(await hold(meera))).toEqual([id]);
    expect(await untilOf(id)).toBeGreaterThanOrEqual(before);
  });

  it('should return the same videos when one person asks several times concurrently', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, (_, at) => add({ score: at / 100 })));
    await hold(meera, 3);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => hold(meera, 3)));
      expect(answers.map(idsOf)).toEqual(Array(4).fill(ids.slice(0, 3)));
    }
    expect(idsOf(await hold(ravi, 1))).toEqual([ids[3]]);
  });

  it('should return how many videos of the owner are rejected', async () => {
    const owner = await app.create.user();
    for (const status of [2, 2, 1, 3] as const) await app.create.video(owner, { status });
    const fresh = await app.create.video(owner, { score: 0 });
    await add({ score: 0.5 });
    const answer = await meera.post('/api/admin/moderation/hold').send({ count: 2 });
    expect(expectSuccess(answer).details).toMatchObject([{ rejections: 2 }, { rejections: 0 }]);
    const taken = await meera.post('/api/admin/moderation/take').send({ id: fresh._id.toHexString() });
    expect(expectSuccess(taken).details).toMatchObject({ rejections: 2 });
  });

  it('should pass an expired claim to the next person and keep it from the former holder', async () => {
    const id = await add();
    await hold(meera);
    expect(await hold(ravi)).toEqual([]);
    await lapse(id);
    expect(idsOf(await hold(ravi))).toEqual([id]);
    expect(await hold(meera)).toEqual([]);
  });

  it('should return other videos when some are skipped', async () => {
    const [first, second] = [await add({ score: 0.1 }), await add({ score: 0.2 })];
    const body = { count: 2, skip: [first] };
    const response = await meera.post('/api/admin/moderation/hold').send(body);
    expect(idsOf(expectSuccess(response).details as VideoDto[])).toEqual([second]);
    expect(idsOf(await hold(ravi))).toEqual([first]);
  });

  it('should return the next video when anyone decides one', async () => {
    const [first, second] = [await add({ score: 0.1 }), await add({ score: 0.2 })];
    await hold(meera);
    expectSuccess(await ravi.post('/api/admin/content/aprovereject').send({ id: first, status: 1 }));
    expect(idsOf(await hold(meera))).toEqual([second]);
  });

  it('should claim each video for one person when two ask concurrently', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, (_, at) => add({ score: at / 10 })));
    const people = await Promise.all(
      Array.from({ length: 5 }, async () => (await app.as('admin', await app.create.admin())).agent),
    );
    const given = (await Promise.all(people.map((agent) => hold(agent, 2)))).flatMap(idsOf);
    expect(given.toSorted()).toEqual(ids.toSorted());
  });

  it.each([{}, { count: 0 }, { count: 6 }, { count: 'x' }, { count: 1, more: 1 }, { count: 1, skip: ['x'] }])(
    'should refuse %j',
    async (body) => {
      expectFailure(await meera.post('/api/admin/moderation/hold').send(body), 'VALIDATION_FAILED');
    },
  );
});

describe('POST /api/admin/moderation/take', () => {
  it('should claim a given video, and renew the claim when repeated', async () => {
    await add({ score: 0.1 });
    const id = await add({ score: 0.5 });
    for (let n = 0; n < 2; n += 1)
      expect(expectSuccess(await take(meera, id)).details).toMatchObject({
        _id: id,
        claimedBy: 'Meera Nair',
      });
    expect(idsOf(await hold(meera))).toEqual([id]);
  });

  it('should take over an expired claim', async () => {
    const id = await add();
    expectSuccess(await take(meera, id));
    await lapse(id);
    expectSuccess(await take(ravi, id));
  });

  it('should return 400 when the id is malformed and 404 when the video is unknown', async () => {
    expectFailure(await take(meera, 'x'), 'VALIDATION_FAILED', 'id');
    expectFailure(await take(meera, UNKNOWN), 'NOT_FOUND');
  });

  it('should return 409 with the holder when another person holds the video', async () => {
    const id = await add();
    expectSuccess(await take(ravi, id));
    const response = await take(meera, id);
    expectFailure(response, 'IN_USE');
    expect((response.body as { message: string }).message).toBe('Ravi Rao is reviewing this video');
  });

  it('should return 409 with the decider when the video is decided', async () => {
    const id = await add();
    expectSuccess(await ravi.post('/api/admin/content/aprovereject').send({ id, status: 2 }));
    const response = await take(meera, id);
    expectFailure(response, 'INVALID_TRANSITION');
    expect((response.body as { message: string }).message).toContain('rejected by Ravi Rao');
    expect((await app.stored('videos', id)).status).toBe(VIDEO_STATUS.rejected);
  });

  it('should claim the video once when two people claim it concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add();
      const answers = await Promise.all([take(meera, id), take(ravi, id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe('POST /api/admin/moderation/release', () => {
  it('should release all or the named claims of the caller, and none of another person', async () => {
    const [first, second] = [await add({ score: 0.1 }), await add({ score: 0.2 })];
    await hold(meera, 2);
    expectSuccess(await release(ravi));
    expect(await hold(ravi)).toEqual([]);
    expectSuccess(await release(meera, { ids: [second] }));
    expect(idsOf(await hold(ravi, 2))).toEqual([second]);
    expectSuccess(await release(meera));
    expect(idsOf(await hold(ravi, 2))).toEqual([first, second]);
  });

  it('should return 400 when the ids are no list of ids', async () => {
    for (const ids of ['x', [], ['x'], [{ $ne: '' }]])
      expectFailure(await release(meera, { ids }), 'VALIDATION_FAILED', 'ids');
  });
});
