// Random sequences of everything that moves coins, by random actors, one after the other and concurrently. After each
// sequence the sum is zero, only the platform is below zero, every balance is the sum of its entries, the totals of a coin
// agency add up to its balance, and an idempotency key moved coins once.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expectFailureShape } from '../support/errors.js';
import { expectBalanced } from './ledger.js';
import { type Action, action, ACTIONS } from './random-actions.js';
import { RandomLedger } from './random-ledger.js';

const SEED = 2412;
const RUNS = process.env.PROOF ? 150 : 8;
const TIMEOUT = process.env.PROOF ? 30 * 60_000 : 5 * 60_000;

const ledger = new RandomLedger();
beforeAll(() => ledger.start());
afterAll(() => ledger.app.close());

/** Sends the call as often as the action says. Returns the number of accepted calls, whose answers are all the same. */
async function act(one: Action): Promise<number> {
  const send = await ACTIONS[one.kind](one, ledger);
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: one.times }, () => send(key)));
  const done = responses.filter(({ status }) => status === 200);
  for (const response of responses) {
    if (response.status === 200) continue;
    expectFailureShape(response);
    expect([400, 404, 409]).toContain(response.status);
  }
  const isKeyed = !['exportToBank', 'decideSend', 'freeze'].includes(one.kind);
  if (isKeyed) for (const response of done) expect(response.body).toEqual(done[0]!.body);
  if (isKeyed && done.length) {
    // A call is one movement. The approval of a rejected withdrawal is two: it holds the coins and pays them.
    const moved = await ledger.app.connection.collection('ledgerentries').countDocuments({ key });
    expect(moved).toBeLessThanOrEqual(one.kind === 'decide' ? 2 : 1);
  }
  return done.length;
}

describe('random movements', () => {
  it(
    'should balance when they run one after the other',
    async () => {
      let done = 0;
      const property = fc.asyncProperty(
        fc.array(action, { minLength: 5, maxLength: 20 }),
        async (actions) => {
          for (const one of actions) done += await act(one);
          await expectBalanced(ledger.app);
          await ledger.expectTotals();
        },
      );
      await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
      expect(done).toBeGreaterThan(RUNS * 2);
    },
    TIMEOUT,
  );

  it(
    'should balance when they run concurrently',
    async () => {
      let done = 0;
      const property = fc.asyncProperty(
        fc.array(action, { minLength: 5, maxLength: 20 }),
        async (actions) => {
          const counts = await Promise.all(actions.map(act));
          done += counts.reduce((sum, one) => sum + one, 0);
          await expectBalanced(ledger.app);
          await ledger.expectTotals();
        },
      );
      await fc.assert(property, { seed: SEED + 1, numRuns: RUNS, endOnFailure: true });
      expect(done).toBeGreaterThan(RUNS * 2);
    },
    TIMEOUT,
  );
});
