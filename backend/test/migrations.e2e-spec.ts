// Migrations run once and in order, whoever starts them and how many at a time.
import { MIGRATIONS } from '../src/database/migrations/migrations.js';
import type { Migration } from '../src/database/migrations/migration.js';
import { MigrationsService } from '../src/database/migrations/migrations.service.js';
import { freshUri, startApp, type TestApp } from './app.js';
import { expectBalanced } from './ledger.js';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await startApp();
  second = await startApp({ MONGODB_URI: first.databaseUri });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

let names = 0;
/** Two steps that write down when they begin and end. */
function steps(work: () => Promise<void> = () => Promise.resolve()): { list: Migration[]; log: string[] } {
  const log: string[] = [];
  const list = ['one', 'two'].map((step) => ({
    id: `${step}-${(names += 1)}`,
    about: `Step ${step}`,
    run: async () => {
      log.push(`${step} begins`);
      await work();
      log.push(`${step} ends`);
    },
  }));
  return { list, log };
}
const run = (app: TestApp, list: Migration[]) => app.nest.get(MigrationsService).run(app.nest, list);
const states = (list: Migration[]) => first.nest.get(MigrationsService).states(list);
const IN_ORDER = ['one begins', 'one ends', 'two begins', 'two ends'];

describe('migrations', () => {
  it('should all have run before the first request', async () => {
    for (const { appliedAt } of await states(MIGRATIONS)) expect(appliedAt).toBeInstanceOf(Date);
  });

  it('should run once and in order, with several processes starting together', async () => {
    const { list, log } = steps(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await Promise.all([run(first, list), run(second, list), run(first, list), run(second, list)]);
    expect(log).toEqual(IN_ORDER);
    await run(second, list);
    expect(log).toEqual(IN_ORDER);
  });

  it('should stop at the one that fails, and go on from there', async () => {
    let isBroken = true;
    const { list, log } = steps(() => (isBroken ? Promise.reject(new Error('no room')) : Promise.resolve()));
    await expect(run(first, list)).rejects.toThrow('no room');
    expect((await states(list)).map(({ appliedAt }) => appliedAt)).toEqual([undefined, undefined]);
    isBroken = false;
    await run(second, list);
    expect(log).toEqual(['one begins', ...IN_ORDER]);
  });

  it('should not wait for a process that died at it longer than its lease', async () => {
    await first.connection.collection<{ _id: string }>('migrationlocks').insertOne({
      _id: 'migrations',
      holder: 'a process that died',
      until: new Date(Date.now() + 500),
    } as never);
    const { list, log } = steps();
    const began = Date.now();
    await run(first, list);
    expect(Date.now() - began).toBeGreaterThanOrEqual(450);
    expect(log).toEqual(IN_ORDER);
  });
});

describe('demo data', () => {
  it('should be made once, with two processes starting together on an empty database', async () => {
    const demo = { DEMO: '1', MONGODB_URI: freshUri() };
    const [one, other] = await Promise.all([startApp(demo), startApp(demo)]);
    try {
      expect(await one.connection.collection('users').countDocuments()).toBe(300);
      expect(await one.connection.collection('withdrawals').countDocuments()).toBeGreaterThan(0);
      await expectBalanced(other);
    } finally {
      await one.connection.dropDatabase();
      await Promise.all([one.close(), other.close()]);
    }
  }, 60_000);
});
