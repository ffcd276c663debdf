// Lists by time: the oldest first is the reverse of the newest first, row by row.
import { Types } from 'mongoose';
import type { TestApp } from '../support/app.js';
import { FLOWS } from '../../src/modules/coins/statements/flows.js';
import { dayWorld } from './day-world.js';
import { expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';
import { TIMED_LISTS } from './timed-lists.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
  world = await dayWorld(app);
  await storeTwins();
  await storeWork(world.bd, world.seller);
  actors = await world.actors();
});
afterAll(() => app.close());

type Row = Record<string, unknown>;

type World = Awaited<ReturnType<typeof dayWorld>>;
let world: World;
let actors: Awaited<ReturnType<World['actors']>>;

/** Returns the rows of an answer: its first list. */
const rowsOf = (body: Record<string, unknown>) =>
  Object.values(body).find((value) => Array.isArray(value)) as Row[];

const LATER = 3_600_000;

/** Stores a second, later record of each collection of which the world has only one. */
async function storeTwins() {
  for (const name of SINGLE) {
    const collection = app.connection.collection(name);
    for (const record of await collection.find().toArray())
      await collection.insertOne({ ...record, _id: new Types.ObjectId(), ...later(record) });
  }
}
const SINGLE = [
  ...['tags', 'livegiftcategories', 'entryEffectLevels', 'frameLevels', 'userLevels', 'vipItems', 'songs'],
  ...['contents', 'signins', 'batches'],
];
const later = (record: object) =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => (value as unknown) instanceof Date)
      .map(([field, value]) => [field, new Date((value as Date).getTime() + LATER)]),
  );

/** Stores four records of the kinds that the world lacks. */
async function storeWork(account: Types.ObjectId, coinAgency: string) {
  const admin = { role: 'admin', id: new Types.ObjectId().toHexString(), code: '', name: 'Admin' };
  const [wallet, user] = [`coinAgency:${coinAgency}`, `user:${new Types.ObjectId().toHexString()}`];
  const device = { address: '127.0.0.1', userAgent: '' };
  const made: Record<string, (index: number) => object> = {
    bankexports: (index) => ({ count: index, coins: 1, by: 'Admin' }),
    waitingsends: () => ({
      ...{ to: 'user', recipientId: new Types.ObjectId().toHexString(), recipient: 'user.1', coins: 1 },
      ...{ closes: false, closeReason: '', askedBy: admin, state: 'waiting', reason: '' },
    }),
    signinlocks: (index) => ({
      ...{ role: 'bd', account, code: 'BD1', name: 'BD', scope: 'address', key: `${index}`, failures: 10 },
      ...{ ...device, until: new Date(Date.now() + LATER) },
    }),
    orders: () => ({
      ...{ user: new Types.ObjectId(), username: 'buyer', name: 'Buyer', plan: new Types.ObjectId() },
      ...{ planTitle: 'Starter', coins: 1, amount: 100, currency: 'inr', status: 'open', late: false },
      ...{
        problemNote: '',
        events: [],
        changedAt: new Date(),
        moneyBack: 0,
        coinsBack: 0,
        owed: 0,
        marks: [],
      },
    }),
    notices: (index) => ({
      ...{
        recipient: account,
        event: 'newDevice',
        count: 1,
        about: new Types.ObjectId().toHexString(),
        key: `${index}`,
        readAt: null,
      },
      ...{ changedAt: new Date() },
    }),
    ledgerentries: (index) => {
      const [from, to] = index % 2 ? [wallet, user] : ['platform', wallet];
      return {
        ...{ kind: 'send', from, to, fromLabel: 'From', toLabel: 'To', coins: 1, actor: admin, reason: '' },
        ...{ key: `list order ${index}` },
        lines: [
          { account: from, amount: -1, ...(index % 2 && { balance: 10 - index }) },
          { account: to, amount: 1, balance: 10 + index },
        ],
      };
    },
  };
  for (const [name, record] of Object.entries(made))
    await app.connection.collection(name).insertMany(
      [0, 1, 2, 3].map((index) => {
        const time = new Date(Date.now() + index * 1000);
        return { ...record(index), at: time, createdAt: time };
      }),
    );
}

it('should be the same rows in both directions', async () => {
  const faults: string[] = [];
  for (const list of TIMED_LISTS) {
    let most = 0;
    for (const role of list.roles) {
      const read = async (sort: string) => {
        const query = { ...world.needs(list, role), sort, ...(list.isPaged && { page: 1, limit: 100 }) };
        const { agent } = actors[role];
        const answer = await (list.method === 'get'
          ? agent.get(list.path).query(query)
          : agent.post(list.path).send(query));
        return rowsOf(expectSuccess(answer));
      };
      const oldest = await read(list.field);
      const newest = await read(`-${list.field}`);
      most = Math.max(most, oldest.length);
      if (JSON.stringify(oldest) !== JSON.stringify(newest.reverse()))
        faults.push(`${role} ${list.path}: another order`);
    }
    if (most < 2) faults.push(`${list.path}: no caller has two rows`);
  }
  expect(TIMED_LISTS.length).toBeGreaterThan(40);
  expect(faults).toEqual([]);
});

it('should be the same balances in both directions for an account without a stored balance', async () => {
  const read = async (sort: string) => {
    const query = { account: 'platform', sort, page: 1, limit: 100 };
    return rowsOf(expectSuccess(await actors.admin.agent.get('/api/admin/ledger/statement').query(query)));
  };
  const oldest = await read('createdAt');
  expect(oldest.map(({ balance }) => balance)).not.toContain(null);
  expect(oldest).toEqual((await read('-createdAt')).reverse());
});

it('should be the same movements in both directions, page by page, where reversals are merged in', async () => {
  const { agent } = actors.admin;
  const read = async (flow: string, sort: string, page: { page: number; limit: number }) => {
    const query = { flow, sort, ...page };
    return rowsOf(expectSuccess(await agent.get('/api/admin/recharge/getrechargeHistory').query(query)));
  };
  let reversals = 0;
  for (const flow of FLOWS) {
    const newest = await read(flow, '-createdAt', { page: 1, limit: 100 });
    reversals += newest.filter(({ coin }) => Number(coin) < 0).length;
    const pages: Row[] = [];
    for (let page = 1; page <= Math.ceil(newest.length / 2); page += 1)
      pages.push(...(await read(flow, 'createdAt', { page, limit: 2 })));
    expect({ flow, pages }).toEqual({ flow, pages: newest.reverse() });
  }
  expect(reversals).toBeGreaterThan(0);
});
