// The log of requests and of database errors names the cause and contains nothing of the documents.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { hashPassword } from '../../src/platform/access/passwords.js';
import { readEnv } from '../../src/core/config/env.js';
import { createLogger, nestLogger } from '../../src/platform/logging/logging.js';
import { createRequestLogger } from '../../src/platform/logging/request-logger.js';
import { User } from '../../src/modules/users/user.schema.js';
import { startApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** The lines that a logger of the product writes. */
function listen() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const env = readEnv({ DATA_DIR: app.dataDir, DEMO: '0' });
  return { lines, logger: createLogger(env, stream) };
}

const PHONE = '919812345678';

/** The driver's error when a bulk write contains a duplicate. */
async function bulkError(): Promise<unknown> {
  const password = await hashPassword('secret of the hash');
  const user = { username: 'twice.known', usernameKey: 'twice.known', number: PHONE, password };
  const users = app.connection.model(User.name).collection;
  return users.insertMany([{ ...user }, { ...user }], { ordered: false }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Sends a raw request line, which HTTP clients would normalize. Resolves when the server has answered. */
async function requestTarget(port: number, target: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  socket.resume();
  await once(socket, 'close');
}

describe('the log of requests', () => {
  it('should contain a line for each API call however its path is written, and none for health and panels', async () => {
    const { lines, logger } = listen();
    const log = createRequestLogger(logger);
    const server = createServer((request, response) => {
      log(request, response, () => response.end());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const api = [
      '/api/admin/login?a=b',
      '/API/admin/login',
      'http://name:secret@localhost/Api/admin/login#c',
    ];
    const others = ['/', '/apiary', '/api/health/live', '/API/Health/ready', 'http://localhost/api/health'];
    for (const target of [...api, ...others]) await requestTarget(port, target);
    server.close();
    const paths = lines.map((line) => (JSON.parse(line) as { req: { path: string } }).req.path);
    expect(paths).toEqual(['/api/admin/login', '/API/admin/login', '/Api/admin/login']);
    expect(lines.join()).not.toContain('secret');
  });
});

describe('a line of the log of requests', () => {
  it('should contain the address and the account of the caller, and neither name nor number', async () => {
    const { lines, logger } = listen();
    const log = createRequestLogger(logger);
    const caller = { role: 'admin', id: '66f0c0ffee00000000000001', name: 'Meera Nair', number: PHONE };
    const server = createServer((request, response) => {
      Object.assign(request, { ip: '::ffff:192.0.2.7', user: caller });
      log(request, response, () => response.end());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await requestTarget((server.address() as AddressInfo).port, '/api/admin/user?search=919812345678');
    server.close();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      req: { method: 'GET', path: '/api/admin/user', address: '192.0.2.7' },
      caller: { role: 'admin', id: '66f0c0ffee00000000000001' },
    });
    expect(lines[0]).not.toMatch(/Meera|919812345678/);
  });
});

describe('the log', () => {
  it('should contain name, code, message and stack of a bulk error, and no document', async () => {
    const error = await bulkError();
    // The error object itself contains both documents.
    expect(JSON.stringify(error)).toContain(PHONE);
    const { lines, logger } = listen();
    logger.error({ err: error }, 'Unexpected error');
    nestLogger(logger).error({ msg: 'Unexpected error', err: new Error('outer', { cause: error }) });
    nestLogger(logger).error(error);
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).not.toMatch(/919812345678|argon2|twice\.known|writeErrors/);
      expect(line).toContain('E11000 duplicate key error');
      expect(line).toContain('log-privacy.e2e-spec');
    }
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 50,
      msg: 'Unexpected error',
      err: {
        type: 'MongoBulkWriteError',
        code: 11000,
        stack: expect.stringContaining('MongoBulkWriteError'),
      },
    });
  });

  it('should omit the input when a cast fails', async () => {
    const error = await app.connection
      .model(User.name)
      .create({ username: { secret: PHONE }, number: PHONE, password: 'x', usernameKey: 'x' })
      .catch((thrown: unknown) => thrown);
    const { lines, logger } = listen();
    logger.error({ err: error }, 'Unexpected error');
    expect(JSON.parse(lines[0]!)).toMatchObject({
      err: { type: 'ValidationError', message: expect.stringContaining('username') },
    });
    expect(lines[0]).not.toContain(PHONE);
  });
});
