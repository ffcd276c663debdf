// One of two processes is killed in the middle of sales and of a notification to all users, then the other one is stopped.
// Nothing is lost or done twice, and a running process keeps answering.
import { randomUUID } from 'node:crypto';
import { ADMIN } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { listen } from '../support/event-stream.js';
import { accepted } from '../support/fcm.js';
import { populate } from '../support/kill/audience.js';
import { Pair, type Session } from '../support/kill/pair.js';
import { Sales } from '../support/kill/sales.js';
import { until } from '../support/until.js';

const USERS = 1200;
const PHONES = 200;
/** Constants of the product: pushes between two checkpoints, and concurrent pushes. */
const BATCH = 100;
const AT_ONCE = 20;
/** The database may lock the killed process's writes for a minute and a half (docs/processes.md). */
const TIMEOUT = 240_000;

let pair: Pair;
let admin: Session;
beforeAll(async () => {
  pair = await Pair.start();
  admin = await pair.as('admin', ADMIN);
  await populate(pair.connection, USERS, PHONES);
}, TIMEOUT);
afterAll(() => pair.close());

const pushesOf = (process: number) => pair.processes[process]!.fcm.pushes;
const lastJob = () => pair.connection.collection('jobs').find().sort({ _id: -1 }).next();

/** Releases the pushes that `sendToAll` delays. */
let letGo: () => void;

/** Sends to all users and returns which process pushes. Most pushes are delayed, so that the job cannot end. */
async function sendToAll(title: string): Promise<number> {
  const before = [pushesOf(0).length, pushesOf(1).length];
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  pair.processes.forEach(({ fcm }, process) => {
    fcm.reply = async () => {
      if (fcm.pushes.length > before[process]! + AT_ONCE) await gate;
      return accepted;
    };
  });
  const send = admin.next.post('/api/admin/notification/send?type=1').set('Idempotency-Key', randomUUID());
  expectSuccess(await send.send({ title, description: 'Have a look.' }));
  const isAtIt = (process: number) => pushesOf(process).length > before[process]! + AT_ONCE;
  await until(() => isAtIt(0) || isAtIt(1));
  return isAtIt(0) ? 0 : 1;
}

describe('two processes', () => {
  let survivor: number;

  it(
    'should lose and duplicate nothing when one is killed in the middle of sales and of a job',
    async () => {
      const sales = new Sales(() => pair.nextPort());
      await sales.prepare();
      const killed = (async () => {
        await until(() => sales.answered > 20);
        const busy = await sendToAll('For all');
        await pair.kill(busy);
        expect(await lastJob()).toMatchObject({ state: 'running' });
        letGo();
        survivor = 1 - busy;
      })();
      await Promise.all([sales.sellUntil(killed), killed]);
      await sales.finish();

      const { transfers } = sales;
      expect(new Set(transfers).size).toBe(transfers.length);
      expect((await sales.recorded()).sort()).toEqual(transfers.sort());
      const { details } = expectSuccess(await admin.next.post('/api/admin/ledger/verify'));
      expect(details).toMatchObject({ total: 0, found: 0, differences: [] });

      await until(async () => (await lastJob())!.state === 'done');
      const users = await pair.connection.collection('users').countDocuments();
      expect((await lastJob())!.result).toEqual({ sent: users, pushed: PHONES, failed: 0 });
      const inbox = pair.connection.collection('inbox');
      expect([await inbox.countDocuments(), (await inbox.distinct('user')).length]).toEqual([users, users]);
      const pushes = [...pushesOf(0), ...pushesOf(1)];
      expect(new Set(pushes.map(({ token }) => token)).size).toBe(PHONES);
      // Pushes in flight at the kill are sent again. Their equal tags make the phone show one notification.
      expect(pushes.length).toBeLessThanOrEqual(PHONES + BATCH);
      expect(new Set(pushes.map(({ android }) => android.notification.tag)).size).toBe(1);
    },
    TIMEOUT,
  );

  it('should exit cleanly when stopped with requests, a stream and a job in progress', async () => {
    expect(await sendToAll('For all again')).toBe(survivor);
    const stream = await listen(pair.processes[survivor]!.url, admin.accessToken, 'jobs');
    const answers: number[] = [];
    const asking = Array.from({ length: 4 }, async () => {
      for (;;) {
        const status = await admin.next.get('/api/auth/me').then(
          (response) => response.status,
          () => undefined, // the process accepts no more connections
        );
        if (!status) return;
        answers.push(status);
      }
    });
    await until(() => answers.length > 10);
    const asked = Date.now();
    expect(await pair.stop(survivor)).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
    await Promise.all(asking);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await stream.hasEnded()).toBe(true);
    // The next process to start continues the job immediately.
    expect(await lastJob()).toMatchObject({ state: 'waiting', lease: '', error: '' });
  });
});
