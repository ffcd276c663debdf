// Server-sent events: a change in one process reaches the screens of another process.
import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import { checkedFetch } from '../support/answers.js';
import { startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { listen } from '../support/event-stream.js';

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await startApp();
  second = await startApp({ MONGODB_URI: app.databaseUri });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

describe('GET /api/events', () => {
  it('should report a live session to another process', async () => {
    const user = await app.create.user();
    await app.create.host(user, 'AG000001', { status: HOST_STATUS.approved });
    const host = await app.as('user', user);
    const { accessToken } = await app.as('admin');
    const stream = await listen(second.url, accessToken, 'live');
    try {
      expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
      expect(stream.text()).toBe('retry: 3000\n\nevent: pulse\ndata: still here\n\n');
      expectSuccess(await host.agent.post('/api/app/live/start').send({ channelName: 'Now' }));
      expect(await stream.has('event: live\ndata: changed\n\n')).toBe(true);
    } finally {
      await stream.close();
    }
  });

  it('should report only the requested topics', async () => {
    const user = await app.create.user();
    const agency = await app.create.agency();
    const host = await app.create.host(user, agency.uniqueId, { status: HOST_STATUS.pending });
    const actor = await app.as('agency', agency);
    const { accessToken } = await app.as('admin');
    const hosts = await listen(app.url, actor.accessToken, 'hosts');
    const live = await listen(app.url, accessToken, 'live,jobs');
    try {
      expectSuccess(await actor.agent.post('/api/agency/host/approvehost').send({ id: host._id, status: 1 }));
      expect(await hosts.has('event: hosts')).toBe(true);
      expect(live.text()).not.toContain('event: hosts');
    } finally {
      await hosts.close();
      await live.close();
    }
  });

  it('should report a send that waits for a second admin', async () => {
    const user = await app.create.user();
    const { agent, accessToken } = await app.as('admin');
    expectSuccess(await agent.post('/api/admin/coinlimits').send({ send: 1 }));
    const stream = await listen(second.url, accessToken, 'sends');
    try {
      const body = { to: '2', userId: user.username, coin: 2 };
      expectSuccess(await agent.post('/api/admin/recharge/sendcoin').send(body));
      expect(await stream.has('event: sends')).toBe(true);
    } finally {
      await stream.close();
    }
  });

  it('should report a new withdrawal request', async () => {
    const user = await app.as('user', await app.create.user({ receivingCoins: 100 }));
    const { accessToken } = await app.as('admin');
    const stream = await listen(second.url, accessToken, 'withdrawals');
    try {
      const bank = { accountNo: '001234567890', bankName: 'State Bank of India', ifscCode: 'SBIN0001234' };
      expectSuccess(await user.agent.post('/api/app/withdrawals').send({ ...bank, coins: 10 }));
      expect(await stream.has('event: withdrawals')).toBe(true);
    } finally {
      await stream.close();
    }
  });

  it('should answer a HEAD request at once, with the headers of the stream', async () => {
    const { accessToken } = await app.as('admin');
    const response = await checkedFetch(`${app.url}/api/events?topics=live`, {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(3000),
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
  });

  it('should end with the session', async () => {
    const { agent, accessToken } = await app.as('admin');
    const stream = await listen(app.url, accessToken, 'hosts');
    expectSuccess(await agent.post('/api/auth/logout'));
    expect(await stream.hasEnded()).toBe(true);
    await stream.close();
  });

  it('should return 400 for unknown topics, 401 to guests and 403 to users of the app', async () => {
    const { agent } = await app.as('admin');
    expectFailure(await agent.get('/api/events?topics=secrets'), 'VALIDATION_FAILED', 'topics');
    expectFailure(await agent.get('/api/events'), 'VALIDATION_FAILED', 'topics');
    expectFailure(await app.guest().get('/api/events?topics=live'), 'UNAUTHENTICATED');
    const user = await app.as('user');
    expectFailure(await user.agent.get('/api/events?topics=live'), 'FORBIDDEN');
  });

  it.each([
    ['bd', 'withdrawals'],
    ['agencyadmin', 'sends'],
    ['agency', 'hosts,live'],
    ['coin', 'hosts'],
  ] as const)('should return 403 to %s for %s, which its panel does not show', async (role, topics) => {
    const { agent } = await app.as(role);
    const refused = agent.get(`/api/events?topics=${topics}`).timeout({ response: 2000 });
    expectFailure(await refused, 'FORBIDDEN');
  });
});
