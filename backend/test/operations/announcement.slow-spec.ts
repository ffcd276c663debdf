// What a start of the product prints: its log in production, and the accounts with published passwords elsewhere.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ADMIN, type Env } from '../../src/core/config/env.js';
import { hashPassword } from '../../src/platform/access/passwords.js';
import { ENV } from '../../src/platform/config/env.module.js';
import { createLogger } from '../../src/platform/logging/logging.js';
import { announce } from '../../src/startup/announce.js';
import { DEMO_SECOND_ADMIN, DEMO_STAFF, DEMO_USER } from '../../src/startup/demo/demo-accounts.js';
import { startApp, type TestApp } from '../support/app.js';
import { APP_SECRET } from '../support/bank-seals.js';
import { runProgram } from '../support/run-program.js';

let app: TestApp;
let env: Env;
beforeAll(async () => {
  app = await startApp({ ADMIN_NUMBER: DEMO_ADMIN.number, ADMIN_PASSWORD: DEMO_ADMIN.password });
  env = app.nest.get<Env>(ENV);
});
afterAll(() => app.close());

/** The lines of a log, read as JSON; undefined for a line that is none. */
const linesOf = (log: string) =>
  log
    .trimEnd()
    .split('\n')
    .map((line) => {
      try {
        return JSON.parse(line) as object;
      } catch {
        return undefined;
      }
    });
const READY = { level: 30, msg: 'Callboard is ready', url: expect.stringMatching(/^http:/) as string };

describe('a start in production', () => {
  it('should print only lines of JSON', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'callboard-announcement-'));
    const { stdout, stderr } = await runProgram(['main.js'], {
      ...{ DATA_DIR: dataDir, APP_SECRET, NODE_ENV: 'production', LOG_LEVEL: 'debug' },
      ...{ ADMIN_NUMBER: '919876543210', ADMIN_PASSWORD: 'quiet lamps over the harbour' },
    });
    await rm(dataDir, { recursive: true, force: true });
    expect(stderr).toBe('');
    const lines = linesOf(stdout);
    if (lines.includes(undefined)) throw new Error(`A line is no JSON: ${stdout}`);
    expect(lines).toContainEqual(expect.objectContaining(READY));
  }, 120_000);

  it('should say that it is ready when the log has only failures', async () => {
    let log = '';
    const production = { ...env, production: true, logLevel: 'fatal' } as const;
    const logger = createLogger(production, { write: (line) => (log += line) });
    await announce(app.nest, production, logger, app.url);
    expect(linesOf(log)).toMatchObject([READY]);
  });
});

describe('a start of a demo', () => {
  /** What the start prints. */
  const printed = async () => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      await announce(app.nest, { ...env, demo: true }, createLogger(env), app.url);
      return write.mock.calls.map(([text]) => String(text)).join('');
    } finally {
      write.mockRestore();
    }
  };
  const setSecondAdmin = async (password: string) =>
    app.connection
      .collection('admins')
      .updateOne({ number: DEMO_SECOND_ADMIN.number }, { $set: { password: await hashPassword(password) } });

  it('should name the accounts that exist with their published password, and no other', async () => {
    const absent = [DEMO_SECOND_ADMIN.number, DEMO_USER.number, ...DEMO_STAFF.map(({ code }) => code)];
    const alone = await printed();
    expect(alone).toContain('Callboard is ready');
    const { port } = new URL(app.url);
    expect(alone.trimEnd().split('\n').at(-1)).toBe(`  Panels   http://localhost:${port}`);
    expect(alone).toContain(DEMO_ADMIN.number);
    expect(absent.filter((name) => alone.includes(name))).toEqual([]);

    const { number, password } = DEMO_SECOND_ADMIN;
    await app.create.admin({ number });
    expect(await printed()).not.toContain(number);
    await setSecondAdmin(password);
    expect(await printed()).toMatch(new RegExp(`/admin +${number} +${password}`));
  });
});
