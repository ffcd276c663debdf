// Requests that Node or Express would answer get the failure envelope of the API, and connections end in time.
import { setTimeout as pause } from 'node:timers/promises';
import { startApp, type TestApp } from '../support/app.js';
import { expectFailureShape } from '../support/errors.js';
import { listen, open, type RawAnswer, speak } from '../support/raw-http.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Expects a failure in the common envelope with the headers of every answer. */
function expectRefused(answer: RawAnswer, status: number, code: string): void {
  expect(answer).toMatchObject({ status, body: { code } });
  expectFailureShape(answer);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
  });
}

const HOST = 'Host: localhost';
const request = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

describe('a request that Node or Express would answer', () => {
  it.each([
    ['an unknown expectation', request('GET /api/health/live HTTP/1.1', HOST, 'Expect: x'), 417],
    [
      'an unknown expectation of a body',
      request('POST /api/admin/login HTTP/1.1', HOST, 'Expect: 200-ok'),
      417,
    ],
    ['no Host', request('GET /api/health/live HTTP/1.1'), 400],
    [
      'two Content-Length',
      request('POST /api/x HTTP/1.1', HOST, 'Content-Length: 1', 'Content-Length: 2'),
      400,
    ],
    ['a broken header', request('GET /api/x HTTP/1.1', HOST, 'no colon'), 400],
    ['an unknown method', request('NONSENSE /api/x HTTP/1.1', HOST), 400],
    ['a path that cannot be decoded', request('GET /api/admin/admins/%ff HTTP/1.1', HOST), 400],
  ])('should be refused in the common envelope when it has %s', async (_what, bytes, status) => {
    expectRefused(await speak(app.url, bytes), status, 'VALIDATION_FAILED');
  });

  it('should be refused in the common envelope when its URL or its headers are too long', async () => {
    const long = 'x'.repeat(20_000);
    for (const bytes of [
      request(`GET /api/${long} HTTP/1.1`, HOST),
      request('GET /api/x HTTP/1.1', HOST, `A: ${long}`),
    ])
      expectRefused(await speak(app.url, bytes), 413, 'TOO_LARGE');
  });

  it('should be refused with HSTS in production', async () => {
    const production = await startApp({ NODE_ENV: 'production', MONGODB_URI: app.databaseUri });
    const answer = await speak(production.url, request('GET /api/x HTTP/1.1', HOST, 'no colon'));
    await production.close();
    expectRefused(answer, 400, 'VALIDATION_FAILED');
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('should be answered without a body when it is HEAD', async () => {
    for (const bytes of [
      request('HEAD /api/x HTTP/1.1', HOST, `A: ${'x'.repeat(20_000)}`),
      request('HEAD /api/x HTTP/1.1', HOST),
    ]) {
      const { status, text } = await speak(app.url, bytes);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).toBe('');
    }
  });

  it.each([
    'OPTIONS * HTTP/1.1',
    'OPTIONS /api/none HTTP/1.1',
    'TRACE /api/none HTTP/1.1',
    'PURGE /api HTTP/1.1',
  ])('should be answered with NOT_FOUND in the common envelope when it is %s', async (line) => {
    expectRefused(await speak(app.url, request(line, HOST)), 404, 'NOT_FOUND');
  });

  it('should be answered with 200 when it is HTTP/1.0 without Host', async () => {
    expect(await speak(app.url, request('GET /api/health/live HTTP/1.0'))).toMatchObject({ status: 200 });
  });
});

describe('a request with Expect: 100-continue', () => {
  const ask = (path: string, length: number) =>
    request(
      `POST ${path} HTTP/1.1`,
      HOST,
      'Expect: 100-continue',
      'Content-Type: application/json',
      `Content-Length: ${length}`,
    );

  it('should get 401 before the body when the caller is a guest', async () => {
    const socket = await open(app.url);
    socket.write(ask('/api/admin/hierarchy/move', 100));
    const answer = await listen(socket);
    expectRefused(answer, 401, 'UNAUTHENTICATED');
    expect(answer.headers.connection).toBe('close');
    socket.destroy();
  });

  it('should get 100 when the call takes a body', async () => {
    const socket = await open(app.url);
    socket.write(ask('/api/admin/login', 2));
    expect(await listen(socket)).toMatchObject({ status: 100 });
    socket.end('{}');
    expectRefused(await listen(socket), 400, 'VALIDATION_FAILED');
  });
});

describe('a body that is not read', () => {
  const move = (length: number) =>
    request(
      'POST /api/admin/hierarchy/move HTTP/1.1',
      HOST,
      'Content-Type: application/json',
      `Content-Length: ${length}`,
    );

  it('should not delay the 401 to a guest', async () => {
    const socket = await open(app.url);
    socket.write(`${move(1_000_000)}{"kind":"`);
    expectRefused(await listen(socket), 401, 'UNAUTHENTICATED');
    socket.destroy();
  });

  it('should leave the connection usable when it arrives after the answer', async () => {
    const socket = await open(app.url);
    socket.write(`${move(100_000)}{`);
    expectRefused(await listen(socket), 401, 'UNAUTHENTICATED');
    socket.write(`${'x'.repeat(99_999)}${request('GET /api/health/live HTTP/1.1', HOST)}`);
    expect(await listen(socket)).toMatchObject({ status: 200 });
    socket.destroy();
  });

  it('should be ignored when the call takes no body', async () => {
    const { agent } = await app.as('user');
    for (const type of ['application/json', 'application/x-www-form-urlencoded'])
      expect((await agent.get('/api/app/wallet').set('Content-Type', type).send('{')).status).toBe(200);
  });
});

describe('a connection', () => {
  it('should stay open longer than a proxy keeps idle connections', async () => {
    const socket = await open(app.url);
    for (const wait of [0, 6_500]) {
      await pause(wait);
      socket.write(request('GET /api/health/live HTTP/1.1', HOST));
      expect(await listen(socket)).toMatchObject({ status: 200 });
    }
    socket.destroy();
  });
});

describe('a stop', () => {
  it('should not wait for idle connections', async () => {
    const stopping = await startApp({ MONGODB_URI: app.databaseUri });
    const unused = await open(stopping.url);
    const idle = await open(stopping.url);
    idle.write(request('GET /api/health/live HTTP/1.1', HOST));
    expect(await listen(idle)).toMatchObject({ status: 200 });
    const start = performance.now();
    await stopping.close();
    expect(performance.now() - start).toBeLessThan(5_000);
    for (const socket of [unused, idle]) socket.destroy();
  });
});
