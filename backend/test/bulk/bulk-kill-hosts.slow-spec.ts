// A rejection of thousands of applications is cut off by kill -9: each is rejected once, with one audit record.
import { randomUUID } from 'node:crypto';
import type { Types } from 'mongoose';
import { populate } from '../support/kill/audience.js';
import { oneServer } from '../support/kill/one-server.js';
import { until } from '../support/until.js';

const APPLICATIONS = 2000;
const TIMEOUT = 300_000;

interface AppUser {
  _id: Types.ObjectId;
  username: string;
  number: string;
}

/** The application of a user, which waits for a decision. */
function applicationOf({ _id: user, username, number }: AppUser) {
  return {
    ...{ user, username, number, realName: 'Test', agencyCode: 'AG100001', searchKeys: [] },
    ...{ status: 0, agencyAdminStatus: 0, decisions: [], createdAt: new Date(), changedAt: new Date() },
  };
}

const world = oneServer();

describe('a bulk rejection of applications that is killed', () => {
  it(
    'should reject each application once, with the reason',
    async () => {
      const server = await world.serve();
      const { connection } = world;
      const [hosts, audit] = [connection.collection('hosts'), connection.collection('audit')];
      await populate(connection, APPLICATIONS, 1);
      await hosts.insertMany(
        (await connection.collection<AppUser>('users').find().toArray()).map(applicationOf),
      );
      const reason = 'Below the age limit';
      const rejected = () => hosts.countDocuments({ status: 2, 'decisions.reason': reason });

      const order = { action: 'reject', reason, expected: APPLICATIONS };
      await (
        await world.signIn()
      )('hosts/bulk?status=0', order, randomUUID());
      await until(async () => (await rejected()) > 0, 60_000);
      await server.kill();
      const cut = await rejected();
      expect(cut).toBeLessThan(APPLICATIONS);
      expect(await audit.countDocuments({ action: 'host.reject' })).toBe(cut);

      await world.serve();
      const ended = { title: 'Reject hosts', state: 'ended' };
      await until(async () => (await connection.collection('batches').countDocuments(ended)) > 0, 240_000);
      expect(await rejected()).toBe(APPLICATIONS);
      expect(await hosts.countDocuments({ decisions: { $size: 1 } })).toBe(APPLICATIONS);
      expect(await audit.countDocuments({ action: 'host.reject' })).toBe(APPLICATIONS);
      expect(await audit.distinct('target.id', { action: 'host.reject' })).toHaveLength(APPLICATIONS);
      const rows = connection.collection('batchrows');
      expect(await rows.countDocuments({ state: 'done' })).toBe(APPLICATIONS);
      expect(await rows.countDocuments()).toBe(APPLICATIONS);
    },
    TIMEOUT,
  );
});
