// Bans of thousands of users are cut off by kill -9 and undone: each user is changed once, with one audit record.
import { randomUUID } from 'node:crypto';
import { populate } from '../support/kill/audience.js';
import { oneServer } from '../support/kill/one-server.js';
import { until } from '../support/until.js';

const USERS = 600;
const TIMEOUT = 240_000;

const world = oneServer();

describe('a bulk change that is killed, and undone', () => {
  it(
    'should change each user once and give each the former values back',
    async () => {
      const { connection } = world;
      const server = await world.serve();
      await populate(connection, USERS, 1);
      const users = connection.collection('users');
      await users.updateMany({}, { $set: { password: 'no hash' } });
      const banned = () => users.countDocuments({ banned: true });
      const rows = (state: string) => connection.collection('batchrows').countDocuments({ state });
      const audited = (action: string) => connection.collection('audit').countDocuments({ action });
      const batch = (title: string) => connection.collection('batches').findOne({ title });
      const order = { action: 'ban', reason: 'Spam', expected: USERS };
      const key = randomUUID();

      const first = await (await world.signIn())('users/bulk', order, key);
      await until(async () => (await banned()) > 0, 60_000);
      await server.kill();
      const cut = await banned();
      expect(cut).toBeLessThan(USERS);
      expect(await rows('done')).toBe(cut);
      expect(await audited('user.ban')).toBe(cut);

      await world.serve();
      await until(async () => (await batch('Ban users'))?.state === 'ended', 120_000);
      const send = await world.signIn();
      expect(await send('users/bulk', order, key)).toEqual(first);
      expect(await banned()).toBe(USERS);
      expect(await audited('user.ban')).toBe(USERS);
      expect(await connection.collection('audit').distinct('target.id', { action: 'user.ban' })).toHaveLength(
        USERS,
      );
      expect(await audited('bulk.end')).toBe(1);

      await send(`bulk/${first.batch}/undo`, {}, randomUUID());
      await until(async () => (await batch('Undo: Ban users'))?.state === 'ended', 120_000);
      expect(await banned()).toBe(0);
      expect(await audited('user.unban')).toBe(USERS);
      expect(await users.countDocuments({ banReason: { $ne: '' } })).toBe(0);
    },
    TIMEOUT,
  );
});
