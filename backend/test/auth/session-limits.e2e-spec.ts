// The limits of open sessions and event streams of an account.
import { connect } from 'node:net';
import type { TestApp } from '../support/app.js';
import { followedUp } from '../support/followed-up.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { listen } from '../support/event-stream.js';
import { until } from '../support/until.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

describe('the sessions of an account', () => {
  it('should end the least recently used session when a sign-in opens the 51st', async () => {
    const agency = await app.create.agency();
    const actors = [];
    for (let at = 0; at < 50; at += 1) actors.push(await app.as('agency', agency));
    const [first, second] = actors;
    expectSuccess(await app.guest().post('/api/auth/refresh').send({ refreshToken: first!.refreshToken }));
    expectSuccess(await app.login('agency', agency));
    await followedUp(app);
    expectFailure(await second!.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectSuccess(await first!.agent.get('/api/auth/me'));
    const { details } = expectSuccess(await first!.agent.get('/api/auth/sessions')) as { details: object[] };
    expect(details).toHaveLength(50);
  });

  it('should stay open when another account signs in', async () => {
    const [agency, other] = [await app.create.agency(), await app.create.agency()];
    const { agent } = await app.as('agency', agency);
    for (let at = 0; at < 51; at += 1) await app.as('agency', other);
    expectSuccess(await app.login('agency', other));
    await followedUp(app);
    expectSuccess(await agent.get('/api/auth/me'));
  });
});

describe('the event streams of an account', () => {
  const open = (accessToken: string) => listen(app.url, accessToken, 'inbox');

  it('should be refused as the sixth of a session until another one closes', async () => {
    const { accessToken } = await app.as('agency');
    const streams = await Promise.all(Array.from({ length: 5 }, () => open(accessToken)));
    expect(streams.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200]);
    const refused = await app.withToken(accessToken).get('/api/events?topics=inbox');
    expectFailure(refused, 'RATE_LIMITED');
    expect(refused.headers['retry-after']).toBe('15');
    await streams[0]!.close();
    let next = await open(accessToken);
    for (let tries = 0; tries < 20 && next.response.status === 429; tries += 1)
      next = await open(accessToken);
    expect(next.response.status).toBe(200);
    await Promise.all([next, ...streams.slice(1)].map((stream) => stream.close()));
  });

  it('should count while the lease of the process is missing in the database', async () => {
    const { accessToken } = await app.as('coin');
    const streams = await Promise.all(Array.from({ length: 5 }, () => open(accessToken)));
    await app.connection.collection('placeholders').deleteMany({});
    const sixth = await open(accessToken);
    await Promise.all([sixth, ...streams].map((stream) => stream.close()));
    expect(sixth.response.status).toBe(429);
  });

  it('should be refused as the 21st of an account over several sessions', async () => {
    const bd = await app.create.bd();
    const sessions = await Promise.all(Array.from({ length: 5 }, () => app.as('bd', bd)));
    const streams = await Promise.all(
      Array.from({ length: 20 }, (_, at) => open(sessions[at % 5]!.accessToken)),
    );
    const { agent } = await app.as('bd', bd);
    expectFailure(await agent.get('/api/events?topics=inbox'), 'RATE_LIMITED');
    await Promise.all(streams.map((stream) => stream.close()));
  });

  it('should not count when the client left before the stream began', async () => {
    const { accessToken } = await app.as('agencyadmin');
    const { port } = new URL(app.url);
    const ask = () =>
      new Promise<void>((resolve) => {
        const head = `GET /api/events?topics=inbox HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${accessToken}\r\n\r\n`;
        const socket = connect(Number(port), '127.0.0.1', () => {
          socket.write(head, () => setImmediate(() => socket.resetAndDestroy()));
        });
        socket.on('error', () => undefined).on('close', () => resolve());
      });
    await Promise.all(Array.from({ length: 20 }, ask));
    const statusNow = async () => {
      const stream = await open(accessToken);
      await stream.close();
      return stream.response.status;
    };
    let status = 0;
    await until(async () => (status = await statusNow()) === 200);
    expect(status).toBe(200);
  });
});
