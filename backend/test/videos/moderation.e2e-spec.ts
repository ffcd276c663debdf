// Decisions on videos: the order of the queue, all transitions, competing deciders, and undo.
import type { User } from '../../src/modules/users/user.schema.js';
import { type Video as VideoRecord, VIDEO_STATUS } from '../../src/modules/videos/video.schema.js';
import type { VideoDto } from '../../src/modules/videos/video.dto.js';
import { type Actor, type Agent, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const UNKNOWN = '66f0c0ffee00000000000001';
let app: TestApp;
let meera: Actor<'admin'>;
let ravi: Actor<'admin'>;
let owner: User;
beforeAll(async () => {
  app = await startApp();
  meera = await app.as('admin', await app.create.admin({ name: 'Meera Nair' }));
  ravi = await app.as('admin', await app.create.admin({ name: 'Ravi Rao' }));
});
beforeEach(async () => {
  await app.connection.collection('videos').deleteMany({});
  owner = await app.create.user({ videos: 1 });
});
afterAll(() => app.close());

const add = async (fields: Partial<VideoRecord> = {}) =>
  (await app.create.video(owner, fields))._id.toHexString();
const decide = (id: string, status: unknown, agent: Agent = meera.agent, more: object = {}) =>
  agent.post('/api/admin/content/aprovereject').send({ id, status, ...more });
const undo = (id: string, agent: Agent = meera.agent) =>
  agent.post('/api/admin/moderation/undo').send({ id });
const list = async (query: object = {}) =>
  expectSuccess(await meera.agent.get('/api/admin/content/getVulgar').query(query)) as unknown as {
    details: VideoDto[];
    total: number;
    pages: number;
  };
const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;
const stateIn = async (id: string) => (await app.stored('videos', id)).status;

describe('GET /api/admin/content/getVulgar', () => {
  it('should return undecided videos by safe value ascending, equals by age, unscored ones last', async () => {
    await add({ caption: 'not scored, older' });
    await add({ caption: 'safe', score: 0.9 });
    await add({ caption: 'not scored, newer' });
    await add({ caption: 'unsafe', score: 0 });
    await add({ caption: 'safe, newer', score: 0.9 });
    await add({ caption: 'approved', score: 0.1, status: VIDEO_STATUS.approved });
    const { details, total } = await list();
    expect(details.map(({ caption, lastSafeValue }) => [caption, lastSafeValue])).toEqual([
      ['unsafe', 0],
      ['safe', 0.9],
      ['safe, newer', 0.9],
      ['not scored, older', null],
      ['not scored, newer', null],
    ]);
    expect(total).toBe(5);
    expect((await list({ status: 0 })).details).toEqual(details);
  });

  it('should return each other state by time of decision, latest first', async () => {
    const ids = [await add(), await add(), await add()];
    for (const id of [ids[1]!, ids[0]!]) expectSuccess(await decide(id, 2));
    expectSuccess(await decide(ids[2]!, 1));
    expect((await list({ status: 2 })).details.map(({ _id }) => _id)).toEqual([ids[0], ids[1]]);
    expect((await list({ status: '1' })).details.map(({ _id }) => _id)).toEqual([ids[2]]);
    expect((await list({ status: 3 })).total).toBe(0);
  });

  it('should return one page', async () => {
    for (const score of [0.1, 0.2, 0.3]) await add({ score });
    const { details, total, pages } = await list({ page: 2, limit: 2 });
    expect(details.map(({ lastSafeValue }) => lastSafeValue)).toEqual([0.3]);
    expect({ total, pages }).toEqual({ total: 3, pages: 2 });
  });

  it.each([{ status: 4 }, { status: 'new' }, { page: 0 }, { limit: 101 }])(
    'should return 400 when the query is %j',
    async (query) => {
      const response = await meera.agent.get('/api/admin/content/getVulgar').query(query);
      expectFailure(response, 'VALIDATION_FAILED', Object.keys(query)[0]!);
    },
  );
});

describe('POST /api/admin/content/aprovereject', () => {
  it.each([
    [0, VIDEO_STATUS.approved, 'video.approve', 'Video approved'],
    [1, VIDEO_STATUS.approved, 'video.approve', 'Video approved'],
    ['0', VIDEO_STATUS.approved, 'video.approve', 'Video approved'],
    [2, VIDEO_STATUS.rejected, 'video.reject', 'Video rejected'],
    [3, VIDEO_STATUS.deleted, 'video.delete', 'Video deleted'],
  ])('should accept %p as state %p and write an audit record', async (sent, status, action, message) => {
    const id = await add();
    const body = expectSuccess(await decide(id, sent, meera.agent, { reason: 'Looked at it' }));
    expect(body.message).toBe(message);
    expect(body.details).toMatchObject({ _id: id, status, decidedBy: 'Meera Nair', reason: 'Looked at it' });
    expect(await stateIn(id)).toBe(status);
    const records = await app.connection.collection('audit').find({ 'target.id': id }).toArray();
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      action,
      actor: { id: meera.id },
      before: { status: 0 },
      after: { status },
      reason: 'Looked at it',
    });
    expect((await app.stored('users', owner._id)).videos).toBe(status === VIDEO_STATUS.deleted ? 0 : 1);
  });

  it.each([
    [{ status: 1 }, 'id'],
    [{ id: UNKNOWN }, 'status'],
    [{ id: 'x', status: 1 }, 'id'],
    [{ id: UNKNOWN, status: 4 }, 'status'],
    [{ id: UNKNOWN, status: 1.5 }, 'status'],
    [{ id: UNKNOWN, status: '' }, 'status'],
    [{ id: UNKNOWN, status: true }, 'status'],
    [{ id: { $ne: '' }, status: 1 }, 'id'],
    [{ id: UNKNOWN, status: 1, reason: 'x'.repeat(501) }, 'reason'],
  ])('should return 400 when the body is %j', async (body, field) => {
    const response = await meera.agent.post('/api/admin/content/aprovereject').send(body);
    expectFailure(response, 'VALIDATION_FAILED', field);
  });

  it('should return 404 when the video is unknown', async () => {
    expectFailure(await decide(UNKNOWN, 1), 'NOT_FOUND');
  });

  const DECIDED = [VIDEO_STATUS.approved, VIDEO_STATUS.rejected, VIDEO_STATUS.deleted];
  it.each(DECIDED.flatMap((from) => [0, 1, 2, 3].map((to) => [from, to] as const)))(
    'should refuse a video in state %p the move by %p, and say who decided',
    async (from, to) => {
      const id = await add();
      expectSuccess(await decide(id, from));
      const response = await decide(id, to, ravi.agent);
      expectFailure(response, 'INVALID_TRANSITION');
      expect(messageOf(response)).toMatch(
        /^This video was (approved|rejected|deleted) by Meera Nair at \d{4}-\d\d-\d\d \d\d:\d\d UTC$/,
      );
      expect(await stateIn(id)).toBe(from);
    },
  );

  it('should reject an approved video in one step when the request names its state', async () => {
    const id = await add();
    expectSuccess(await decide(id, 1));
    const body = expectSuccess(await decide(id, 2, ravi.agent, { from: 1, reason: 'Nudity' }));
    expect(body.details).toMatchObject({ status: 2, decidedBy: 'Ravi Rao', reason: 'Nudity' });
    expectFailure(await decide(id, 2, meera.agent, { from: 1 }), 'INVALID_TRANSITION');
    expectFailure(await decide(id, 1, meera.agent, { from: 1 }), 'VALIDATION_FAILED', 'status');
    expectFailure(await decide(id, 2, meera.agent, { from: 2 }), 'VALIDATION_FAILED', 'from');
  });

  it('should apply one of two concurrent decisions and name the decider to the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add();
      const deciders = [
        { name: 'Meera Nair', status: 1, word: 'approved', response: decide(id, 1) },
        { name: 'Ravi Rao', status: 2, word: 'rejected', response: decide(id, 2, ravi.agent) },
      ];
      const answers = await Promise.all(deciders.map(({ response }) => response));
      const won = answers.findIndex(({ status }) => status === 200);
      const lost = answers[1 - won]!;
      expectFailure(lost, 'INVALID_TRANSITION');
      expect(messageOf(lost)).toContain(`${deciders[won]!.word} by ${deciders[won]!.name}`);
      expect(await stateIn(id)).toBe(deciders[won]!.status);
      expect(await app.connection.collection('audit').countDocuments({ 'target.id': id })).toBe(1);
    }
  });

  it('should count once when owner and staff delete concurrently', async () => {
    const id = await add();
    const user = await app.as('user', owner);
    const answers = await Promise.all([decide(id, 3), user.agent.delete(`/api/app/videos/${id}`)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect((await app.stored('users', owner._id)).videos).toBe(0);
  });
});

describe('POST /api/admin/moderation/undo', () => {
  it.each([
    [1, 'approved'],
    [2, 'rejected'],
    [3, 'deleted'],
  ])('should undo a decision (%p, %s) with an audit record', async (status) => {
    const id = await add({ score: 0.4 });
    expectSuccess(await decide(id, status, meera.agent, { reason: 'By mistake' }));
    const body = expectSuccess(await undo(id));
    expect(body.details).toMatchObject({ _id: id, status: 0, decidedBy: '', reason: '', lastSafeValue: 0.4 });
    expect((await list()).details.map(({ _id }) => _id)).toEqual([id]);
    expect((await app.stored('users', owner._id)).videos).toBe(1);
    const records = await app.connection
      .collection('audit')
      .find({ 'target.id': id })
      .sort({ _id: 1 })
      .toArray();
    expect(records[1]).toMatchObject({ action: 'video.undo', before: { status }, after: { status: 0 } });
    expectSuccess(await decide(id, 2));
  });

  it('should return a video to scoring when it has no score', async () => {
    const id = await add();
    expectSuccess(await decide(id, 1));
    expect((await app.stored('videos', id)).scoring).toBeUndefined();
    expectSuccess(await undo(id));
    expect((await app.stored('videos', id)).scoring).toMatchObject({ dueAt: expect.any(Date), tries: 0 });
  });

  it('should return 400 when the id is malformed and 404 when the video is unknown', async () => {
    expectFailure(await undo('x'), 'VALIDATION_FAILED', 'id');
    expectFailure(await undo(UNKNOWN), 'NOT_FOUND');
  });

  it('should return 409 when the video is undecided, already undone or deleted by its owner', async () => {
    const id = await add();
    expectFailure(await undo(id), 'INVALID_TRANSITION');
    expectSuccess(await decide(id, 1));
    const answers = await Promise.all([undo(id), undo(id, ravi.agent)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const user = await app.as('user', owner);
    expectSuccess(await user.agent.delete(`/api/app/videos/${id}`));
    const response = await undo(id);
    expectFailure(response, 'INVALID_TRANSITION');
    expect(messageOf(response)).toContain('This video was deleted by its owner');
  });
});

describe('GET /api/admin/moderation/done', () => {
  const done = async (agent: Agent) =>
    (expectSuccess(await agent.get('/api/admin/moderation/done')).details as VideoDto[]).map(
      ({ _id }) => _id,
    );

  it('should list the decisions of this session, latest first, without undone ones', async () => {
    const session = await app.as('admin', meera.record);
    const ids = [await add(), await add(), await add()];
    for (const id of ids) expectSuccess(await decide(id, 2, session.agent));
    expect(await done(session.agent)).toEqual([ids[2], ids[1], ids[0]]);
    expectSuccess(await undo(ids[1]!, session.agent));
    expect(await done(session.agent)).toEqual([ids[2], ids[0]]);
    expect(await done((await app.as('admin', meera.record)).agent)).toEqual([]);
    expect(await done(ravi.agent)).toEqual([]);
  });
});
