// Random histories of purchases, grants, revocations, VIP packs, worn things and passing time: what a user owns, wears and
// pays is that of a model.
import fc from 'fast-check';
import { expectBalanced } from '../ledger/ledger.js';
import { action } from './item-actions.js';
import { History, startHistories, w } from './item-history.js';

const SEED = 5150;
const RUNS = 300;
const TIMEOUT = 20 * 60_000;
/** So many histories share a database before it is verified, which reads all of it. */
const PER_CHECK = 50;

beforeAll(() => startHistories());
afterAll(() => w.stop());

const histories = fc.array(action, { minLength: 6, maxLength: 20 });

describe('random histories of items', () => {
  it(
    'should leave what the rules say after each step',
    async () => {
      let runs = 0;
      let done = 0;
      const property = fc.asyncProperty(histories, async (actions) => {
        const history = await History.begin();
        for (const one of actions) {
          const id = await history.act(one);
          expect({ one, isDone: id !== undefined }).toEqual({ one, isDone: history.note(one, id ?? '') });
          done += id === undefined ? 0 : 1;
          await history.expectAsModel();
        }
        if (++runs % PER_CHECK === 0) await expectBalanced(w.app);
      });
      await fc.assert(property, { seed: SEED, numRuns: RUNS });
      expect(done).toBeGreaterThan(RUNS * 4);
    },
    TIMEOUT,
  );
});
