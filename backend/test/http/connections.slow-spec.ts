// What one address can hold of the server's connections, and how the limit of open files bounds all of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN, freshUri, startApp, type TestApp } from '../support/app.js';
import { BACKEND } from '../support/document.js';
import { listen } from '../support/raw-http.js';
import { until } from '../support/until.js';

const MAX_CONNECTIONS = 256;
const LIVE = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';

let app: TestApp;
let proxied: TestApp;
beforeAll(async () => {
  app = await startApp();
  proxied = await startApp({ MONGODB_URI: app.databaseUri, TRUST_PROXY: '127.0.0.1' });
});
afterAll(async () => {
  await proxied.close();
  await app.close();
});

const sockets: Socket[] = [];
afterEach(async () => {
  const open = sockets.splice(0).filter(({ closed }) => !closed);
  const closed = open.map((socket) => once(socket, 'close'));
  for (const socket of open) socket.destroy();
  await Promise.all(closed);
});

/** Opens a connection from an address of this machine. A reset by the server only closes it. */
async function open({ url }: TestApp, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  return socket;
}
const openMany = (on: TestApp, count: number) => Promise.all(Array.from({ length: count }, () => open(on)));
const live = async (socket: Socket) => {
  socket.write(LIVE);
  return (await listen(socket)).status;
};
const stillOpen = (all: Socket[]) => all.filter(({ closed }) => !closed).length;

describe('the connections of one address', () => {
  it('should be bounded at once, leave other addresses alone, and free their places', async () => {
    const many = await openMany(app, MAX_CONNECTIONS + 40);
    await until(() => stillOpen(many) === MAX_CONNECTIONS);
    expect(await live(await open(app, '127.0.0.2'))).toBe(200);
    // Everyone that is left is served.
    const [first, second] = many.filter(({ closed }) => !closed);
    expect(await live(first!)).toBe(200);
    const gone = once(second!, 'close');
    second!.end();
    await gone;
    await until(async () => {
      const next = await open(app);
      next.write(LIVE);
      const [answer] = await Promise.race([once(next, 'data'), once(next, 'close')]);
      return Buffer.isBuffer(answer);
    });
    expect(stillOpen(many)).toBe(MAX_CONNECTIONS - 1);
  });

  it('should not be bounded when the address is a proxy of TRUST_PROXY', async () => {
    const many = await openMany(proxied, MAX_CONNECTIONS + 40);
    for (const socket of many) expect(await live(socket)).toBe(200);
    expect(stillOpen(many)).toBe(MAX_CONNECTIONS + 40);
  });

  it('should be closed when they send no byte, and stay when they have begun a request', async () => {
    const begun = await open(app);
    begun.write(LIVE.slice(0, 20));
    const silent = await open(app);
    await once(silent, 'close');
    begun.write(LIVE.slice(20));
    expect((await listen(begun)).status).toBe(200);
  });
});

describe('a start with few open files', () => {
  /** Starts the product with this limit of open files; stops it as soon as it is ready. */
  async function start(limit: number): Promise<{ code: number | null; stdout: string; stderr: string }> {
    const dataDir = await mkdtemp(join(tmpdir(), 'callboard-files-'));
    const child = spawn(
      'sh',
      ['-c', `ulimit -n ${limit}; exec "$0" "$1"`, process.execPath, join(BACKEND, 'dist/main.js')],
      {
        env: {
          ...{
            PATH: process.env.PATH,
            DATA_DIR: dataDir,
            MONGODB_URI: freshUri(),
            PORT: '0',
            LOG_LEVEL: 'warn',
          },
          ...{ ADMIN_NUMBER: ADMIN.number, ADMIN_PASSWORD: ADMIN.password },
        },
      },
    );
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      if (stdout.includes('is ready')) child.kill('SIGTERM');
    });
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    await rm(dataDir, { recursive: true, force: true });
    return { code, stdout, stderr };
  }

  it('should be refused in one line that names the limit', async () => {
    expect(await start(512)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^This process may open 512 files, at least 1024 are needed: [^\n]*ulimit -n[^\n]*\n$/,
      ),
    });
  });

  it('should say how many connections fit into the limit', async () => {
    const { stdout } = await start(1200);
    expect(stdout).toContain('may open 1200 files and accepts 944 connections');
  }, 120_000);
});
