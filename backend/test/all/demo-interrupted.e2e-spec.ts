// A first start whose process is killed while it fills the demo: the next start always comes up, with the whole demo.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uriOfRunning } from '@callboard/embedded-mongo';
import { createConnection } from 'mongoose';
import { freePort } from '../../../scripts/free-port.mjs';
import { type Program, startProgram } from '../../../scripts/start-program.mjs';
import { checkedAgent } from '../answers.js';
import { BACKEND } from '../document.js';
import { expectSuccess } from '../errors.js';
import { verifyLedger } from '../kill/processes.js';
import { DEMO_ADMIN } from '../../src/core/config/env.js';
import { DEMO_SECOND_ADMIN } from '../../src/startup/demo/demo-accounts.js';

/** Each step costs a start. */
const TIMEOUT = 30 * 60_000;
/** What a running product writes by itself. */
const OF_THE_PRODUCT = /^(auditseals|auditchain|migration|figure|sessions|signin|knowndevices)/i;

let folder: string;
let port: number;
/** All starts of a test fill the demo as of this time. */
let demoAt: number;
beforeEach(async () => {
  demoAt = Date.now();
  folder = await mkdtemp(join(tmpdir(), 'callboard-demo-'));
  port = await freePort();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts the product as `npm start` does in a fresh clone. Prints each step; `killBefore` names the step not to reach. */
function start(dataDir: string, { killBefore = '', demo = '1' } = {}): Promise<Program> {
  return startProgram(
    ['--import', join(BACKEND, 'test/kill/kill-before.mjs'), join(BACKEND, 'dist/main.js')],
    {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: demo,
        KILL_BEFORE: killBefore,
        DEMO_AT: String(demoAt),
        NODE_NO_WARNINGS: '1',
      },
    },
  );
}

/** Returns the number of records by collection, and the number of files. */
async function contentOf(dataDir: string): Promise<Record<string, number>> {
  const uri = new URL(uriOfRunning(join(dataDir, 'database'))!);
  uri.pathname = '/callboard';
  const connection = await createConnection(uri.toString()).asPromise();
  const counts: Record<string, number> = {};
  for (const { name } of await connection.listCollections())
    if (!OF_THE_PRODUCT.test(name)) counts[name] = await connection.collection(name).countDocuments();
  await connection.close();
  const files = await readdir(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true });
  return { ...counts, files: files.filter((file) => file.isFile()).length };
}

const signIn = ({ number, password }: { number: string; password: string }) =>
  checkedAgent(`http://127.0.0.1:${port}`).post('/api/admin/login').send({ number, password });

describe('a start that is killed while it fills the demo', () => {
  it(
    'should be made good by the next start, whichever step it did not reach',
    async () => {
      const whole = join(folder, 'whole');
      const first = await start(whole);
      const expected = await contentOf(whole);
      const { lines } = first;
      await first.stop();
      const steps = lines.flatMap((line) => /^step (.*)/.exec(line)?.[1] ?? []);
      const ofDemo = steps.slice(steps.indexOf('demostates.insertOne'));
      expect(ofDemo.length).toBeGreaterThan(30);

      const dataDir = join(folder, 'killed');
      // Each step costs a start: the usual run takes some of them.
      const tried = ofDemo.filter((_, at) => process.env.PROOF || at % 8 === 7);
      for (const killBefore of tried)
        await expect(start(dataDir, { killBefore }), killBefore).rejects.toThrow('ended with null');
      const last = await start(dataDir);
      // The lease of the process that died, and of the database that it opened, is over.
      expect(last.lines.join('\n')).toContain('The demo data is incomplete and will be removed');
      expect(last.lines.join('\n')).not.toContain('Waiting for another process');
      expect(await contentOf(dataDir)).toEqual(expected);
      for (const admin of [DEMO_ADMIN, DEMO_SECOND_ADMIN]) expectSuccess(await signIn(admin));
      expect(await verifyLedger(dataDir)).toMatch(/^All balances match the ledger/);
      await last.stop();
    },
    TIMEOUT,
  );

  it(
    'should leave nothing of the demo when the next start wants none',
    async () => {
      await expect(start(folder, { killBefore: 'liveSessions.insertMany' })).rejects.toThrow(
        'ended with null',
      );
      const without = await start(folder, { demo: '0' });
      const { admins, users, files } = await contentOf(folder);
      // The picture of the first admin, of the family and of each background theme, some with a thumbnail.
      expect({ admins, users }).toEqual({ admins: 1, users: 0 });
      expect(files).toBeLessThanOrEqual(12);
      await without.stop();
    },
    TIMEOUT,
  );
});
