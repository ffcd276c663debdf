// A grant to many users and its undo: each user gets one item and one message, while other admins work on.
import { Types } from 'mongoose';
import { User } from '../../src/modules/users/user.schema.js';
import type { Actor } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { startBulk, undoBulk } from '../support/bulk.js';
import { until } from '../support/until.js';
import { fetchRun } from '../withdrawals/salary-runs.js';
import { ItemWorld } from './item-world.js';

const USERS = 3000;
const CALLS = 20;
const TIMEOUT = 20 * 60_000;

const w = new ItemWorld();
beforeAll(() => w.start());
afterAll(() => w.stop());

/** Adds the users without a password, which takes long to hash. */
async function addUsers(): Promise<void> {
  const users = Array.from({ length: USERS }, (_, at) => {
    const [username, number] = [`contest.${at}`, String(910_000_000_000 + at)];
    return { username, usernameKey: username, name: username, number, password: 'no hash' };
  });
  await w.app.connection.model(User.name).insertMany(users);
}

/** Returns the median of the milliseconds that the list of users takes. */
async function medianOfLists({ agent }: Actor): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    expectSuccess(await agent.get('/api/admin/users?page=1&limit=20'));
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other)[CALLS / 2]!;
}

/** Waits for the end of a batch. Returns the seconds. */
async function ended(batch: unknown): Promise<number> {
  const started = performance.now();
  await until(async () => (await fetchRun(w.admin, String(batch))).state === 'done', TIMEOUT);
  expect(await fetchRun(w.admin, String(batch))).toMatchObject({ done: USERS, failed: 0 });
  return Math.round((performance.now() - started) / 1000);
}

describe('a grant to 3,000 users', () => {
  it(
    'should give each user one item and one message, and its undo take each away',
    async () => {
      const frame = await w.add('frames');
      const colleague = await w.app.as('admin', await w.app.create.admin());
      await addUsers();
      const items = w.app.connection.collection('useritems');
      const item = new Types.ObjectId(frame);
      const order = { kind: 'frames', item: frame, days: 5, reason: 'Contest', expected: USERS };
      const { batch } = expectSuccess(await startBulk(w.admin, 'items/bulk', order));
      await until(async () => (await items.countDocuments({ item })) > 0);
      const median = await medianOfLists(colleague);
      expect(await items.countDocuments({ item })).toBeLessThan(USERS);
      expect(median).toBeLessThan(1000);
      const given = await ended(batch);
      expect(await items.countDocuments({ item, revoked: { $exists: false } })).toBe(USERS);
      expect(await items.distinct('user', { item })).toHaveLength(USERS);
      const inbox = w.app.connection.collection('inbox');
      expect(await inbox.countDocuments({ title: 'A present for you' })).toBe(USERS);
      expect(await inbox.distinct('user', { title: 'A present for you' })).toHaveLength(USERS);

      const undo = expectSuccess(await undoBulk(w.admin, String(batch)));
      const undone = await ended(undo.batch);
      expect(await items.countDocuments({ item, revoked: { $exists: false } })).toBe(0);
      expect(await items.countDocuments({ item })).toBe(USERS);
      expect(await inbox.countDocuments({})).toBe(USERS);
      expect(await w.differences()).toBe(0);
      process.stdout.write(
        `Granted in ${given} s, undone in ${undone} s, median of the list ${Math.round(median)} ms\n`,
      );
    },
    TIMEOUT,
  );
});
