// A process that is killed while it fills the demo: the next start always comes up, and ends with the whole demo.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { uriOfRunning } from '@callboard/embedded-mongo';
import { createConnection } from 'mongoose';
import { demoFilled } from '../../../scripts/demo-filled.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { type Program, startProgram } from '../../../scripts/start-program.mjs';
import { checkedAgent } from '../support/answers.js';
import { BACKEND } from '../support/document.js';
import { expectSuccess } from '../support/errors.js';
import { verifyLedger } from '../support/kill/processes.js';
import { DEMO_ADMIN } from '../../src/core/config/env.js';
import { DEMO_SECOND_ADMIN } from '../../src/startup/demo/demo-accounts.js';

/** Each step costs a start. */
const TIMEOUT = 30 * 60_000;
/** Milliseconds until a process that is to be killed counts as one that does not come to its step. */
const LONGEST_WAIT = 3 * 60_000;
/** What a running product writes by itself. */
const OF_THE_PRODUCT = /^(auditseals|auditchain|migration|figure|sessions|signin|knowndevices|jobs)/i;
/** Writes of the history that the next start does not reach: each process comes further than the one before. */
const OF_THE_HISTORY = [
  'demoportions.findOneAndDelete',
  'ledgerentries.insertMany 9',
  'audit.insertMany 12',
  'liveSessions.insertMany 15',
  'withdrawals.bulkWrite 6',
  'jobs.findOneAndUpdate 20',
  'bankexports.insertMany',
  'pastmarks.deleteOne',
  'pastmarks.deleteOne',
];

let folder: string;
let port: number;
/** All starts of a test fill the demo as of this time; '' for now. */
let demoAt: string;
beforeEach(async () => {
  demoAt = '';
  folder = await mkdtemp(join(tmpdir(), 'callboard-demo-'));
  port = await freePort();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts the product as `npm start` does in a fresh clone. Prints each step; `killBefore` names the step not to reach. */
function start(dataDir: string, { killBefore = '', demo = '1' } = {}): Promise<Program> {
  return startProgram(
    ['--import', join(BACKEND, 'test/support/kill/kill-before.mjs'), join(BACKEND, 'dist/main.js')],
    {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: demo,
        KILL_BEFORE: killBefore,
        DEMO_AT: demoAt,
        NODE_NO_WARNINGS: '1',
      },
    },
  );
}

/** Starts the product and waits until it is killed, before or after it is ready. Fails when it does not come to that step. */
async function startKilled(dataDir: string, killBefore: string): Promise<void> {
  const outcome = await start(dataDir, { killBefore }).then(
    ({ ended }) => Promise.race([ended, setTimeout(LONGEST_WAIT, 'running', { ref: false })]),
    (error: Error) => (error.message.includes('ended with null') ? null : error.message),
  );
  expect({ killBefore, outcome }).toEqual({ killBefore, outcome: null });
}

const historyComplete = () => demoFilled(`http://127.0.0.1:${port}`);

/** Returns the number of records by collection and of files, and the coins of all wallets. */
async function contentOf(dataDir: string): Promise<Record<string, unknown>> {
  const uri = new URL(uriOfRunning(join(dataDir, 'database'))!);
  uri.pathname = '/callboard';
  const connection = await createConnection(uri.toString()).asPromise();
  const counts: Record<string, unknown> = {};
  for (const { name } of await connection.listCollections())
    if (!OF_THE_PRODUCT.test(name)) counts[name] = await connection.collection(name).countDocuments();
  const users = await connection.collection('users').find().sort({ username: 1 }).toArray();
  const wallets = users.map(({ username, coin, receivingCoins, heldCoins }) =>
    [username, coin, receivingCoins, heldCoins].join(' '),
  );
  await connection.close();
  const files = await readdir(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true });
  return { ...counts, wallets, files: files.filter((file) => file.isFile()).length };
}

const signIn = ({ number, password }: { number: string; password: string }) =>
  checkedAgent(`http://127.0.0.1:${port}`).post('/api/admin/login').send({ number, password });

describe('a process that is killed while it fills the demo', () => {
  it(
    'should be made good by the next start, whichever step it did not reach',
    async () => {
      demoAt = String(Date.now());
      const whole = join(folder, 'whole');
      const first = await start(whole);
      await historyComplete();
      const expected = await contentOf(whole);
      const { lines } = first;
      await first.stop();
      expect(expected).toMatchObject({ demoportions: 0, pastmarks: 0 });
      const steps = lines.flatMap((line) => /^step (.*)/.exec(line)?.[1] ?? []);
      // A job writes the history after the people.
      const ofPeople = steps.slice(
        steps.indexOf('demostates.insertOne'),
        steps.indexOf('demostates.updateOne') + 1,
      );
      expect(ofPeople.length).toBeGreaterThan(25);

      const dataDir = join(folder, 'killed');
      // Each step costs a start: the usual run takes some of them.
      const tried = ofPeople.filter((_, at) => process.env.PROOF || at % 8 === 7);
      for (const killBefore of tried)
        await expect(start(dataDir, { killBefore })).rejects.toThrow('ended with null');
      const next = await start(dataDir);
      // The lease of the process that died, and of the database that it opened, is over.
      expect(next.lines.join('\n')).toContain('The demo data is incomplete and will be removed');
      expect(next.lines.join('\n')).not.toContain('Waiting for another process');
      await next.kill();
      for (const killBefore of OF_THE_HISTORY) await startKilled(dataDir, killBefore);
      const last = await start(dataDir);
      await historyComplete();
      expect(last.lines.join('\n')).not.toContain('The demo data is incomplete');
      expect(await contentOf(dataDir)).toEqual(expected);
      for (const admin of [DEMO_ADMIN, DEMO_SECOND_ADMIN]) expectSuccess(await signIn(admin));
      expect(await verifyLedger(dataDir)).toMatch(/^All balances match the ledger/);
      await last.stop();
    },
    TIMEOUT,
  );

  it.each(['hosts.insertMany', 'liveSessions.insertMany 20'])(
    'should leave nothing of the demo when the next start wants none: killed before %s',
    async (killBefore) => {
      await startKilled(folder, killBefore);
      const without = await start(folder, { demo: '0' });
      const { admins, users, demoportions, files } = await contentOf(folder);
      // The picture of the first admin, of the family and of each background theme, some with a thumbnail.
      expect({ admins, users, demoportions }).toEqual({ admins: 1, users: 0, demoportions: 0 });
      expect(files).toBeLessThanOrEqual(12);
      await without.stop();
    },
    TIMEOUT,
  );
});
