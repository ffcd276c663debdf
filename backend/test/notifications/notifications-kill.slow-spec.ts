// kill -9 of the product in the middle of a notification to all users: the next start continues where the job stopped.
import { Fcm } from '../support/fcm.js';
import { populate } from '../support/kill/audience.js';
import { oneServer } from '../support/kill/one-server.js';
import { SECRET } from '../support/kill/processes.js';
import { until } from '../support/until.js';

const USERS = 6000;
const PHONES = 300;
const TIMEOUT = 180_000;

const world = oneServer();
let fcm: Fcm;
beforeAll(async () => {
  fcm = await Fcm.start();
});
afterAll(() => fcm.close());

describe('kill -9 in the middle of a notification to all users', () => {
  it(
    'should deliver one message to each inbox and a push to every phone',
    async () => {
      const { connection } = world;
      const serve = () => world.serve({ ...SECRET, ...fcm.env });
      let server = await serve();
      await populate(connection, USERS, PHONES);
      const inbox = connection.collection('inbox');
      const job = () => connection.collection('jobs').findOne({});
      const killedAfter = async (condition: () => Promise<boolean> | boolean) => {
        await until(condition, 60_000);
        await server.kill();
        server = await serve();
      };

      const send = await world.signIn();
      await send('notification/send?type=1', { title: 'For all', description: 'Have a look.' });
      await killedAfter(async () => (await inbox.countDocuments({})) > USERS / 4);
      expect((await job())!.done).toBeLessThan(USERS);
      fcm.reply = async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return { status: 200, body: {} };
      };
      await killedAfter(() => fcm.pushes.length > PHONES / 2);
      expect((await job())!.state).toBe('running');
      await until(async () => (await job())!.state === 'done', 60_000);

      expect((await job())!.result).toEqual({ sent: USERS, pushed: PHONES, failed: 0 });
      expect(await inbox.countDocuments({})).toBe(USERS);
      expect(await inbox.distinct('user')).toHaveLength(USERS);
      expect(new Set(fcm.tokens).size).toBe(PHONES);
      // Pushes in flight at the kill may be sent again. Their equal tags make the phone show one notification.
      expect(fcm.pushes.length).toBeLessThanOrEqual(PHONES + 100);
      expect(new Set(fcm.pushes.map(({ android }) => android.notification.tag)).size).toBe(1);
    },
    TIMEOUT,
  );
});
