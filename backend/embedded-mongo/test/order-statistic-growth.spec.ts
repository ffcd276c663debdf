import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import { Conflicts } from '../src/storage/conflicts.js';
import { Environment } from '../src/storage/environment.js';
import { LatestView } from '../src/storage/latest-view.js';
import { StatisticsMissing } from '../src/storage/order-statistic-index.js';

const INDEX = 7;
const COUNT = 400_000;
const SPACE = COUNT * 2;
const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongo-test-'));
const env = new Environment(dataDir);
const view = new LatestView(env, new Conflicts());
const statistics = env.orderStatistics;

const keyOf = (number: number, index = INDEX): Buffer => {
  const key = Buffer.alloc(12);
  key.writeUInt32BE(index);
  key.writeUInt32BE(number, 4);
  return key;
};
const random = (below: number): number => Math.floor(Math.random() * below);

/** Adds keys everywhere in the index and removes others. */
function change(): void {
  env.write(() => {
    for (let i = 0; i < 200; i++) {
      view.put('index', keyOf(random(SPACE)), Buffer.alloc(0));
      view.remove('index', keyOf(random(SPACE)));
    }
  });
}

function checkRanges(): void {
  env.seeLastCommit();
  for (let i = 0; i < 100; i++) {
    const [start, end] = [random(SPACE), random(SPACE)].toSorted((a, b) => a - b).map((at) => keyOf(at));
    expect(statistics.count({ lower: start!, upper: end! })).toBe(
      env.stores.index.getKeysCount({ start: start!, end: end! }),
    );
  }
}

beforeAll(() =>
  env.write(() => {
    for (let i = 0; i < COUNT; i++) view.put('index', keyOf(i * 2), Buffer.alloc(0));
    view.put('index', keyOf(0, INDEX + 1), Buffer.alloc(0));
  }),
);
beforeEach(() => statistics.clear());
afterAll(async () => {
  await env.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const all = { lower: keyOf(0), upper: keyOf(0, INDEX + 1) };
const countAll = () => statistics.onlyKnown(() => statistics.count(all));

describe('statistics of an index in the making', () => {
  it('should include what others write meanwhile', async () => {
    expect(countAll).toThrow(StatisticsMissing);
    let isMade = false;
    const made = statistics.make(INDEX).then(() => (isMade = true));
    let turns = 0;
    while (!isMade) {
      change();
      turns++;
      await others();
    }
    await made;
    expect(turns).toBeGreaterThan(3);
    expect(countAll()).toBe(env.stores.index.getKeysCount({ start: all.lower, end: all.upper }));
    checkRanges();
    change();
    checkRanges();
  });

  it('should be completed by a write that needs them at once', async () => {
    const made = statistics.make(INDEX);
    await others();
    await others();
    change();
    checkRanges();
    await made;
    checkRanges();
  });

  it('should begin again after a rollback', async () => {
    const made = statistics.make(INDEX);
    await others();
    await others();
    expect(() =>
      env.write(() => {
        change();
        throw new Error('rolled back');
      }),
    ).toThrow('rolled back');
    await made;
    expect(countAll).toThrow(StatisticsMissing);
    await statistics.make(INDEX);
    checkRanges();
  });
});
