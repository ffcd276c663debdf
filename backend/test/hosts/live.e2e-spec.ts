// Live sessions: the calls of the app, the admin's list, and the end of sessions without heartbeats.
import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import { LiveService } from '../../src/modules/hosts/live/live.service.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const MINUTE = 60_000;

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

/** A user who is an approved host, signed in. */
async function streamer(agencyCode = 'AG000001') {
  const user = await app.create.user();
  const host = await app.create.host(user, agencyCode, { status: HOST_STATUS.approved });
  return { actor: await app.as('user', user), user, host };
}
interface Session {
  _id: string;
  status: string;
  minutes: number;
  channelName: string;
}
const post = ({ agent }: Actor, path: string, body: object) => agent.post(`/api/app/live/${path}`).send(body);
const start = async (actor: Actor, channelName = 'Evening songs') =>
  expectSuccess(await post(actor, 'start', { channelName })).details as Session;
const set = (id: string, fields: object) =>
  app.connection
    .collection('liveSessions')
    .updateOne({ _id: new app.connection.base.Types.ObjectId(id) }, { $set: fields });
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

describe('POST /api/app/live/start', () => {
  it('should start one live session for an approved host', async () => {
    const { actor } = await streamer();
    const session = await start(actor);
    expect(session).toMatchObject({ status: 'live', channelName: 'Evening songs', minutes: 0 });
    expect(await start(actor, 'Again')).toEqual(session);
  });

  it('should start one session when several requests arrive concurrently', async () => {
    const { actor, user } = await streamer();
    const sessions = await Promise.all(Array.from({ length: 5 }, () => start(actor)));
    expect(new Set(sessions.map(({ _id }) => _id)).size).toBe(1);
    expect(await app.connection.collection('liveSessions').countDocuments({ user: user._id })).toBe(1);
  });

  it('should return 400 when the channel has no name', async () => {
    const { actor } = await streamer();
    expectFailure(await post(actor, 'start', { channelName: ' ' }), 'VALIDATION_FAILED', 'channelName');
  });

  it.each([HOST_STATUS.pending, HOST_STATUS.rejected])(
    'should return 403 when the host is in state %i',
    async (status) => {
      const user = await app.create.user();
      await app.create.host(user, 'AG000001', { status });
      expectFailure(
        await post(await app.as('user', user), 'start', { channelName: 'x' }),
        'INVALID_TRANSITION',
      );
    },
  );
});

describe('POST /api/app/live/heartbeat', () => {
  it('should keep the session alive', async () => {
    const { actor } = await streamer();
    const { _id: id } = await start(actor);
    await set(id, { heartbeatAt: ago(50_000) });
    expectSuccess(await post(actor, 'heartbeat', { id }));
    const { heartbeatAt } = await app.stored('liveSessions', id);
    expect(Date.now() - (heartbeatAt as Date).getTime()).toBeLessThan(10_000);
  });

  it("should refuse a session that is another user's, ended or malformed", async () => {
    const [{ actor }, other] = [await streamer(), await streamer()];
    const { _id: id } = await start(actor);
    expectFailure(await post(other.actor, 'heartbeat', { id }), 'NOT_FOUND');
    await post(actor, 'end', { id });
    expectFailure(await post(actor, 'heartbeat', { id }), 'INVALID_TRANSITION');
    expectFailure(await post(actor, 'heartbeat', { id: 'x' }), 'VALIDATION_FAILED', 'id');
  });

  it("should end the session when the host's approval was withdrawn", async () => {
    const { actor, host } = await streamer();
    const { _id: id } = await start(actor);
    await admin.agent.post('/api/agency/host/approvehost').send({ id: host._id, status: 2, reason: 'Left' });
    expectFailure(await post(actor, 'heartbeat', { id }), 'INVALID_TRANSITION');
    expect(await app.stored('liveSessions', id)).toMatchObject({ status: 'archive' });
  });
});

describe('POST /api/app/live/end', () => {
  it('should turn the session into a host record with its minutes, and return the same when repeated', async () => {
    const { actor } = await streamer();
    const { _id: id } = await start(actor);
    await set(id, { createdAt: ago(42 * MINUTE + 30_000) });
    const ended = expectSuccess(await post(actor, 'end', { id })).details;
    expect(ended).toMatchObject({ status: 'archive', minutes: 42 });
    expect(expectSuccess(await post(actor, 'end', { id })).details).toEqual(ended);
    expect((await start(actor))._id).not.toBe(id);
  });

  it("should return 404 when the session is another user's", async () => {
    const [{ actor }, other] = [await streamer(), await streamer()];
    const { _id: id } = await start(actor);
    expectFailure(await post(other.actor, 'end', { id }), 'NOT_FOUND');
    expect(await app.stored('liveSessions', id)).toMatchObject({ status: 'live' });
  });
});

describe('a session without heartbeats', () => {
  it('should be archived once at its last heartbeat when two processes sweep', async () => {
    const second = await startApp({ MONGODB_URI: app.databaseUri });
    try {
      const live = app.nest.get(LiveService);
      const elsewhere = second.nest.get(LiveService);
      const ids: string[] = [];
      for (let at = 0; at < 5; at += 1) {
        const { actor } = await streamer();
        const { _id } = await start(actor);
        await set(_id, { createdAt: ago(11 * MINUTE), heartbeatAt: ago(MINUTE + 1000) });
        ids.push(_id);
      }
      const { _id: alive } = await start((await streamer()).actor);
      await Promise.all([live.endSilent(), elsewhere.endSilent(), live.endSilent(), elsewhere.endSilent()]);
      for (const id of ids) {
        // Whole minutes until the last heartbeat, a second under ten, not until the sweep.
        expect(await app.stored('liveSessions', id)).toMatchObject({ status: 'archive', minutes: 9 });
      }
      expect(await app.stored('liveSessions', alive)).toMatchObject({ status: 'live' });
      expect(await live.endSilent()).toBe(0);
    } finally {
      await second.close();
    }
  });

  it('should be ended by the server within seconds', async () => {
    const { actor } = await streamer();
    const { _id: id } = await start(actor);
    await set(id, { heartbeatAt: ago(MINUTE + 1000) });
    const until = Date.now() + 15_000;
    while (Date.now() < until && (await app.stored('liveSessions', id)).status === 'live') {
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    expect(await app.stored('liveSessions', id)).toMatchObject({ status: 'archive' });
  });
});

describe('GET /api/admin/live/sessions', () => {
  it('should list the live hosts with their minutes so far', async () => {
    const { uniqueId: agencyCode, name: agencyName } = await app.create.agency();
    const { actor, user } = await streamer(agencyCode);
    const { _id } = await start(actor, 'Morning raga');
    await set(_id, { createdAt: ago(7 * MINUTE + 1000) });
    const body = expectSuccess(await admin.agent.get('/api/admin/live/sessions?search=morning%20raga'));
    expect(body).toMatchObject({ total: 1, pages: 1 });
    expect(body.details).toMatchObject([
      {
        _id,
        userId: { _id: user._id.toHexString(), username: user.username },
        channelName: 'Morning raga',
        agencyCode,
        agencyName,
        status: 'live',
        totalTimeInMinutes: 7,
      },
    ]);
    await post(actor, 'end', { id: _id });
    expect(expectSuccess(await admin.agent.get('/api/admin/live/sessions?search=morning'))).toMatchObject({
      total: 0,
    });
  });
});
