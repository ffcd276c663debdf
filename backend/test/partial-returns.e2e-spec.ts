// Returns that name no transfer count against the transfers of the sender to the account, the newest first.
import type { CoinAgency } from '../src/modules/staff/coin-panel/coin-agency.schema.js';
import { MIGRATIONS } from '../src/startup/migrations/migrations.js';
import { prepareData } from '../src/startup/prepare.js';
import type { User } from '../src/modules/users/user.schema.js';
import { type Actor, startApp, startWatched, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { expectBalanced } from './ledger.js';

interface Row {
  _id: string;
  coin: number;
  returned: number;
  returnable: number;
  state: string;
  createdAt: string;
}

let app: TestApp;
let admin: Actor<'admin'>;
let agency: CoinAgency;
let coin: Actor<'coin'>;
let user: User;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin');
});
beforeEach(async () => {
  agency = await app.create.coinAgency({ coins: 1000 });
  coin = await app.as('coin', agency);
  user = await app.create.user({ coin: 50 });
});
afterEach(() => expectBalanced(app));
afterAll(() => app.close());

const send = async (coins: number) => {
  const body = { to: '1', userId: agency.uniqueId, coin: coins };
  return String(expectSuccess(await admin.agent.post('/api/admin/recharge/sendcoin').send(body)).transfer);
};
const sell = async (coins: number) => {
  const body = { userId: user.username, coin: coins, type: 1, to: 2 };
  return String(expectSuccess(await coin.agent.patch('/api/coin/recharge/sendCoin').send(body)).transfer);
};
const giveBack = (body: object) => admin.agent.post('/api/admin/return/coins').send(body);
/** A return by hand to the platform. */
const back = (coins: number) => giveBack({ username: agency.uniqueId, coins });
/** The return of a transfer, as a transaction list makes it. */
const backOf = (transfer: string, coins: number) =>
  giveBack({ username: agency.uniqueId, coins, senderName: '', transfer });
const reverse = (id: string) =>
  admin.agent.post(`/api/admin/ledger/reverse/${id}`).send({ reason: 'By mistake' });
const entries = () => app.connection.collection('ledgerentries');
const lastReturn = async () => {
  const [entry] = await entries()
    .find({ kind: 'return' })
    .sort({ createdAt: -1, _id: -1 })
    .limit(1)
    .toArray();
  return String(entry!._id);
};
const received = async ({ agent }: Actor = admin) => {
  const body = { coinAgency: agency.uniqueId };
  return expectSuccess(await agent.post('/api/coin/recharge/received').send(body)) as unknown as {
    received: Row[];
    owner: Record<string, unknown>;
  };
};
/** Of each transfer to the coin agency, the newest first: what came back, what may, and its state. */
const standing = async () =>
  (await received()).received.map(({ returned, returnable, state }) => [returned, returnable, state]);
const coinsOf = async () => Number((await app.stored('coinagencies', agency._id)).coins);

describe('a return that names no transfer', () => {
  it('should count against the newest transfer first, then against older ones', async () => {
    await send(300);
    await send(200);
    expectSuccess(await back(50));
    expect(await standing()).toEqual([
      [50, 150, 'sent'],
      [0, 300, 'sent'],
    ]);
    expectSuccess(await back(250));
    expect(await standing()).toEqual([
      [200, 0, 'returned'],
      [100, 200, 'sent'],
    ]);
  });

  it('should leave a named return what it did not take, and no more', async () => {
    const transfer = await send(12_500);
    expectSuccess(await back(500));
    const refused = await backOf(transfer, 12_500);
    expectFailure(refused, 'VALIDATION_FAILED', 'coins');
    expect(JSON.stringify(refused.body)).toContain('Only 12,000 of these 12,500 coins can still be returned');
    expectSuccess(await backOf(transfer, 12_000));
    expect(await standing()).toEqual([[12_500, 0, 'returned']]);
    expectFailure(await backOf(transfer, 1), 'INVALID_TRANSITION');
    expect(await coinsOf()).toBe(1000);
  });

  it('should refuse a named return when returns by hand took all of the transfer', async () => {
    const transfer = await send(100);
    expectSuccess(await back(100));
    expectFailure(await backOf(transfer, 100), 'INVALID_TRANSITION');
  });

  it('should count what lies beyond all transfers against none', async () => {
    await send(100);
    expectSuccess(await back(400));
    expect(await standing()).toEqual([[100, 0, 'returned']]);
    await send(70);
    expect(await standing()).toEqual([
      [0, 70, 'sent'],
      [100, 0, 'returned'],
    ]);
  });

  it('should take the rest of a transfer that a named return took a part of', async () => {
    const transfer = await send(100);
    expectSuccess(await backOf(transfer, 60));
    expect(await standing()).toEqual([[60, 0, 'returned']]);
    expectFailure(await backOf(transfer, 40), 'INVALID_TRANSITION');
    expectSuccess(await back(40));
    expect(await standing()).toEqual([[100, 0, 'returned']]);
  });

  it('should count no more once it is reversed', async () => {
    const transfer = await send(100);
    expectSuccess(await back(60));
    expectFailure(await reverse(transfer), 'INSUFFICIENT_COINS');
    expectSuccess(await reverse(await lastReturn()));
    expect(await standing()).toEqual([[0, 100, 'sent']]);
    expectSuccess(await reverse(transfer));
    expect(await standing()).toEqual([[0, 0, 'reversed']]);
  });

  it('should keep the transfer that it counts against from a reversal, also with older ones open', async () => {
    const older = await send(100);
    const newer = await send(100);
    expectSuccess(await back(70));
    expectFailure(await reverse(newer), 'INSUFFICIENT_COINS');
    expectSuccess(await reverse(older));
    const { body } = await admin.agent
      .get('/api/admin/ledger/statement')
      .query({ account: `coinAgency:${agency._id.toHexString()}`, kind: 'send' });
    expect((body as { details: object[] }).details).toMatchObject([
      { takenBack: '', returned: 70, reversible: false },
      { takenBack: 'reversed', returned: 0, reversible: false },
    ]);
  });

  it('should count for the seller whom it goes back to, in both histories', async () => {
    await sell(100);
    expectSuccess(await giveBack({ username: user.username, coins: 30, senderName: agency.uniqueId }));
    const { history } = expectSuccess(await coin.agent.post('/api/coin/recharge/history').send({}));
    expect(history).toMatchObject([{ coin: 100, returned: 30, returnable: 70, state: 'sent' }]);
    const { data } = expectSuccess(
      await admin.agent.get('/api/admin/recharge/getrechargeHistory').query({ search: user.username }),
    );
    expect(data).toMatchObject([{ coin: 100, returned: 30, returnable: 70, state: 'sent' }]);
    const { details } = expectSuccess(await coin.agent.get('/api/coin/recharge/totals'));
    expect(details).toMatchObject({ sent: 70, sentBack: 30 });
  });

  it('should count what a deleted coin agency gave back, and show its list to the admin', async () => {
    await send(500);
    expectSuccess(await admin.agent.post(`/api/admin/coinPanel/closeCoinPanel/${coin.id}`));
    expect(await standing()).toEqual([[500, 0, 'returned']]);
    const { owner } = await received();
    expect(owner).toMatchObject({ name: agency.name, uniqueId: agency.uniqueId, deleted: true, coins: 0 });
    expect(owner).toMatchObject({ received: 0, receivedBack: 1500 });
  });
});

describe('returns at the same time', () => {
  const granted = (responses: { status: number }[]) =>
    responses.filter(({ status }) => status === 200).length;

  it('should never take more of a transfer than it was of, by hand or by name', async () => {
    const transfer = await send(100);
    const byName = [20, 40, 60, 80, 100].map((coins) => () => backOf(transfer, coins));
    const byHand = Array.from({ length: 6 }, () => () => back(20));
    const responses = await Promise.all([...byName, ...byHand].map((make) => make()));
    const [row] = (await received()).received;
    expect(row!.returned).toBeLessThanOrEqual(100);
    const taken = await entries()
      .find({ kind: 'return', to: 'platform', from: `coinAgency:${coin.id}` })
      .toArray();
    const sum = taken.reduce((total, one) => total + Number(one.coins), 0);
    expect(await coinsOf()).toBe(1100 - sum);
    expect(granted(responses)).toBe(taken.length);
    expect(taken.filter(({ returnOf }) => returnOf).length).toBeLessThanOrEqual(1);
  });

  it('should give a seller back no coin twice', async () => {
    await sell(60);
    await sell(40);
    const body = { username: user.username, coins: 10, senderName: agency.uniqueId };
    const responses = await Promise.all(Array.from({ length: 15 }, () => giveBack(body)));
    expect(granted(responses)).toBe(10);
    const { history } = expectSuccess(await coin.agent.post('/api/coin/recharge/history').send({}));
    expect(history).toMatchObject([
      { returned: 40, state: 'returned' },
      { returned: 60, state: 'returned' },
    ]);
  });

  it('should let one of a named return of all and a return by hand of a part win', async () => {
    const transfer = await send(100);
    const responses = await Promise.all([
      backOf(transfer, 100),
      giveBack({ username: agency.uniqueId, coins: 30 }),
    ]);
    const [{ returned }] = (await received()).received as [Row];
    expect(responses[0].status === 200 ? 100 : 30).toBe(returned);
  });
});

describe('returns of an older version', () => {
  it('should be counted by the migration as they would be today, and once', async () => {
    await send(300);
    await send(200);
    expectSuccess(await back(50));
    await send(70);
    const before = await standing();
    await entries().updateMany({}, { $unset: { covers: 1 } });
    expect(await standing()).not.toEqual(before);
    const migration = MIGRATIONS.find(({ id }) => id === '0015-returned-transfers')!;
    for (let run = 0; run < 2; run += 1) {
      await migration.run(app.nest);
      expect(await standing()).toEqual(before);
    }
  });

  it('should be counted at the next start when an older process made them after the migration', async () => {
    await send(300);
    expectSuccess(await back(50));
    const before = await standing();
    await entries().updateMany({}, { $unset: { covers: 1 } });
    await prepareData(app.nest);
    expect(await standing()).toEqual(before);
  });

  it('should leave alone what a named return took in full', async () => {
    await send(300);
    const transfer = await send(200);
    expectSuccess(await back(50));
    await entries().updateMany({}, { $unset: { covers: 1 } });
    // The version before took all of a transfer, whatever had come back of it by hand.
    expectSuccess(await backOf(transfer, 200));
    await MIGRATIONS.find(({ id }) => id === '0015-returned-transfers')!.run(app.nest);
    expect(await standing()).toEqual([
      [200, 0, 'returned'],
      [50, 250, 'sent'],
    ]);
  });
});

describe('a transaction that moves coins', () => {
  it('should ask the database for one thing after the other', async () => {
    const watched = await startWatched();
    const open = new Map<number, string>();
    const overlaps = new Set<string>();
    watched.connection
      .getClient()
      .on('commandStarted', ({ requestId, commandName, command }) => {
        if (command.autocommit !== false) return;
        const transaction = JSON.stringify([command.lsid, command.txnNumber]);
        if ([...open.values()].includes(transaction)) overlaps.add(commandName);
        open.set(requestId, transaction);
      })
      .on('commandSucceeded', ({ requestId }) => open.delete(requestId))
      .on('commandFailed', ({ requestId }) => open.delete(requestId));
    try {
      const { agent } = await watched.as('admin');
      const { uniqueId } = await watched.create.coinAgency({ coins: 0 });
      const body = { to: '1', userId: uniqueId, coin: 100 };
      const sent = expectSuccess(await agent.post('/api/admin/recharge/sendcoin').send(body));
      expectSuccess(await agent.post('/api/admin/return/coins').send({ username: uniqueId, coins: 30 }));
      const rest = { username: uniqueId, coins: 70, senderName: '', transfer: sent.transfer };
      expectSuccess(await agent.post('/api/admin/return/coins').send(rest));
      expect([...overlaps]).toEqual([]);
    } finally {
      await watched.connection.dropDatabase();
      await watched.close();
    }
  });
});
