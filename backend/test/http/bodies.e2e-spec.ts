// The process keeps answering other callers, whatever body a caller sends.
import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { HttpClient } from '../../attack/http-client.mjs';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { slowestProbe } from '../support/probe.js';
import { listen, open } from '../support/raw-http.js';

/** Longest wait of other requests on a machine under load, in milliseconds. Unbounded bodies took seconds. */
const PATIENCE = 1_000;
const MEGABYTE = 1024 * 1024;

let app: TestApp;
let admin: Actor<'admin'>;
let user: Actor<'user'>;
let seller: Actor<'coin'>;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT: 'off' });
  [admin, user, seller] = await Promise.all([app.as('admin'), app.as('user'), app.as('coin')]);
});
afterAll(() => app.close());

/** A JSON object with `count` fields. Long names make the body large. */
const wide = (count: number, name = (at: number) => `k${at.toString(36)}`) =>
  `{${Array.from({ length: count }, (_, at) => `"${name(at)}":0`).join()}}`;

const login = (body: string) => app.guest().post('/api/admin/login').type('json').send(body);
const move = (body: string) => admin.agent.post('/api/admin/hierarchy/move').type('json').send(body);
const saveProfile = (fields: Record<string, string>) => user.agent.post('/api/app/profile').field(fields);
const sell = (key: string) => seller.agent.patch('/api/coin/recharge/sendCoin').set('Idempotency-Key', key);

describe('a wide JSON body', () => {
  it('should be refused without delaying other requests when it has 100,000 fields', async () => {
    const body = wide(100_000);
    const slowest = await slowestProbe(app.url, async () => {
      expectFailure(await login(body), 'TOO_LARGE');
      expectFailure(await move(body), 'TOO_LARGE');
    });
    expect(slowest).toBeLessThan(PATIENCE);
  });

  it('should be refused without delaying other requests when it is within the byte limit', async () => {
    const [short, long] = [wide(1_800), wide(14_000)];
    const slowest = await slowestProbe(app.url, async () => {
      expectFailure(await login(short), 'VALIDATION_FAILED', 'number', 'password');
      expectFailure(await move(long), 'VALIDATION_FAILED');
      expectFailure(await move(`{"records":[${'0,'.repeat(50_000)}0]}`), 'VALIDATION_FAILED');
    });
    expect(slowest).toBeLessThan(PATIENCE);
  });

  it('should name at most 20 unknown fields, each shortened, and count the rest', async () => {
    const response = await move(wide(1_000, (at) => `${at}${'x'.repeat(110)}`));
    expectFailure(response, 'VALIDATION_FAILED');
    const { errors, message } = response.body as { errors: { field: string }[]; message: string };
    expect(errors).toHaveLength(20);
    expect(Math.max(...errors.map(({ field }) => field.length))).toBe(100);
    expect(message).toMatch(/ and 980 more$/);
  });

  it('should pass validation when it is a list of 1,000 ids', async () => {
    const id = Array.from({ length: 1_000 }, (_, at) => at.toString(16).padStart(24, '0'));
    expectFailure(await admin.agent.delete('/api/admin/livetime/deletemultiple').send({ id }), 'NOT_FOUND');
  });
});

describe('a list of objects', () => {
  it.each(['[[]]', '[[{}]]', '[null]', '["a"]', '[{}]'])(
    'should be refused when it is %s',
    async (records) => {
      for (const call of ['preview', 'move']) {
        const body = `{"kind":"agencyadmin","records":${records},"to":"BD100002"}`;
        const sent = admin.agent.post(`/api/admin/hierarchy/${call}`).type('json').send(body);
        expectFailure(await sent, 'VALIDATION_FAILED');
      }
    },
  );
});

describe('a compressed body', () => {
  it('should be refused when it is too large once inflated', async () => {
    const client = new HttpClient(app.url);
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const bombs = [17_000, 100 * MEGABYTE].map((size) => gzipSync(`{"number":"${'x'.repeat(size)}"}`));
    const slowest = await slowestProbe(app.url, async () => {
      for (const bomb of bombs) {
        const { status, body } = await client.send('POST', '/api/admin/login', headers, bomb);
        expect({ status, body }).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
      }
    });
    client.close();
    expect(slowest).toBeLessThan(PATIENCE);
  });
});

describe('a form', () => {
  it.each(['x[4294967294]', 'x[100000000]', 'x[0][99999999]', 'x[a][b]', 'x'.repeat(101)])(
    'should be refused without delaying other requests when a field is called %s',
    async (name) => {
      const slowest = await slowestProbe(app.url, async () => {
        expectFailure(await saveProfile({ [name]: '1', 'x[a]': '1' }), 'VALIDATION_FAILED');
        const sale = sell(randomUUID()).field({ userId: user.record.username, coin: '1', [name]: '1' });
        expectFailure(await sale, 'VALIDATION_FAILED');
      });
      expect(slowest).toBeLessThan(PATIENCE);
    },
  );

  it('should be refused when it has too many fields or a field is too long', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${at}`, 'x']));
    expectFailure(await saveProfile(many), 'VALIDATION_FAILED');
    expectFailure(await saveProfile({ bio: 'x'.repeat(20_000) }), 'VALIDATION_FAILED', 'bio');
  });

  it('should be accepted with the longest permitted text', async () => {
    const bio = 'ü€'.repeat(500);
    expect(expectSuccess(await saveProfile({ bio })).details).toMatchObject({ bio });
  });
});

describe('a call with an Idempotency-Key', () => {
  it('should be refused with 400 when its body is nested thousands of levels deep', async () => {
    for (const deep of [
      '['.repeat(10_000) + ']'.repeat(10_000),
      `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
    ]) {
      const gift = user.agent.post('/api/app/gift').set('Idempotency-Key', randomUUID()).type('json');
      expectFailure(await gift.send(`{"gift":${deep}}`), 'VALIDATION_FAILED');
    }
  });
});

describe('bodies that never end', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  /** Bytes of referenced buffers outside the heap. */
  const bufferBytes = () => {
    collectGarbage();
    return process.memoryUsage().external;
  };

  it('should use less than 50 MB when 200 guests send them', async () => {
    const before = bufferBytes();
    const start = 'POST /api/admin/hierarchy/move HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    // All sockets share one buffer, because copies made by the test would count too.
    const bytes = Buffer.from(`${start}Content-Length: 1000001\r\n\r\n${'x'.repeat(500_000)}`);
    const answers = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const socket = await open(app.url);
        socket.write(bytes);
        const { status } = await listen(socket);
        return { status, socket };
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    const grown = bufferBytes() - before;
    for (const { socket } of answers) socket.destroy();
    expect(grown).toBeLessThan(50 * MEGABYTE);
  });
});
