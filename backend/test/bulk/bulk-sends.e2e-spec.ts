// Many requests that wait for a second admin are decided at once.
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { bulk, finished, rowsOf, startBulk, undoBulk } from '../support/bulk.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { expectBalanced } from '../ledger/ledger.js';
import { setLimits } from '../support/set-limits.js';
import { sharedApp } from '../support/shared-app.js';

const PATH = 'waitingsends/bulk';
let app: TestApp;
let first: Actor<'admin'>;
let second: Actor<'admin'>;
let user: User;
beforeAll(async () => {
  app = await sharedApp();
  first = await app.as('admin');
  second = await app.as('admin', await app.create.admin({ name: 'Second Admin' }));
  await setLimits(app, first, second, { send: 100 });
});
beforeEach(async () => {
  await app.connection.collection('waitingsends').deleteMany({});
  user = await app.create.user();
});
afterEach(() => expectBalanced(app));
afterAll(() => app.close());

/** Asks for a send above the limit. Returns the id of the request. */
async function ask(coin: number, { agent } = first): Promise<string> {
  const send = { to: '2', userId: user.username, coin };
  return String(expectSuccess(await agent.post('/api/admin/recharge/sendcoin').send(send)).waiting);
}
const coins = async () => (await app.stored('users', user._id)).coin;
const waiting = async () =>
  expectSuccess(await second.agent.get('/api/admin/recharge/waiting')).total as number;
const auditOf = (action: string, id: string) =>
  app.connection.collection('audit').find({ action, 'target.id': id }).toArray();

describe('POST /api/admin/waitingsends/bulk', () => {
  it('should confirm everything that waits at this moment, each request once, and never undo it', async () => {
    for (const coin of [101, 102, 103]) await ask(coin);
    const order = { action: 'approve', expected: 3 };
    const { batch } = expectSuccess(await startBulk(second, PATH, order));
    const late = await ask(104);
    const done = await finished(second, String(batch));
    expect(done).toMatchObject({ title: 'Confirm waiting coins', done: 3, failed: 0, coins: 306 });
    expect(done).toMatchObject({ undoable: false });
    expect(await coins()).toBe(306);
    expect(await waiting()).toBe(1);
    expect(expectSuccess(await second.agent.get('/api/admin/recharge/waiting')).details).toMatchObject([
      { _id: late },
    ]);
    const userId = user._id.toHexString();
    expect((await auditOf('coins.confirm', userId)).map(({ actor }) => actor.id)).toEqual([
      second.id,
      second.id,
      second.id,
    ]);
    expect(await auditOf('bulk.start', String(batch))).toMatchObject([
      { after: { bulk: 'sends.approve', rows: 3, coins: 306 } },
    ]);
    expect(await auditOf('bulk.end', String(batch))).toMatchObject([{ after: { done: 3, failed: 0 } }]);
    expectFailure(await undoBulk(second, String(batch)), 'INVALID_TRANSITION');
  });

  it("should refuse the caller's own requests in their rows, and confirm the others", async () => {
    const ids = [await ask(101), await ask(102, second)];
    const done = await bulk(second, PATH, { action: 'approve', ids, expected: 2 });
    expect(done).toMatchObject({ done: 2, failed: 1 });
    const failed = (await rowsOf(second, done._id)).filter(({ state }) => state === 'failed');
    expect(failed).toMatchObject([{ about: `waitingSend:${ids[1]}` }]);
    expect(failed[0]!.reason).toContain('You requested this');
    expect(await coins()).toBe(101);
    expect(await waiting()).toBe(1);
  });

  it('should book nothing against the limit of the admin who confirms', async () => {
    const ids = [await ask(101), await ask(102)];
    await bulk(second, PATH, { action: 'approve', ids, expected: 2 });
    const send = { to: '2', userId: user.username, coin: 100 };
    const alone = await second.agent.post('/api/admin/recharge/sendcoin').send(send);
    expect(expectSuccess(alone)).toMatchObject({ waiting: '' });
    await app.connection.collection('daytotals').deleteMany({});
  });

  it('should decline several requests with one reason, and withdraw the own ones', async () => {
    const ids = [await ask(101), await ask(102, second)];
    const order = { action: 'refuse', reason: 'Wrong month', ids, expected: 2 };
    expect(await bulk(second, PATH, order)).toMatchObject({ done: 2, failed: 0 });
    expect([await coins(), await waiting()]).toEqual([0, 0]);
    const stored = await app.connection.collection('waitingsends').find().toArray();
    expect(stored.map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'Wrong month'],
      ['refused', 'Wrong month'],
    ]);
  });

  it('should fail the row of a deletion when the balance has changed since, and keep the request', async () => {
    const agency = await app.create.coinAgency({ coins: 500 });
    const id = agency._id.toHexString();
    const close = { reason: 'Left the business' };
    expectSuccess(await first.agent.post(`/api/admin/coinPanel/closeCoinPanel/${id}`).send(close));
    await ask(101);
    const more = { to: '1', userId: agency.uniqueId, coin: 50 };
    expectSuccess(await first.agent.post('/api/admin/recharge/sendcoin').send(more));
    const done = await bulk(second, PATH, { action: 'approve', expected: 2 });
    expect(done).toMatchObject({ done: 2, failed: 1 });
    const failed = (await rowsOf(second, done._id)).filter(({ state }) => state === 'failed');
    expect(failed[0]!.reason).toContain(`${agency.uniqueId} now has 550 coins`);
    expect([await coins(), await waiting()]).toEqual([101, 1]);
    expect((await app.stored('coinagencies', agency._id)).coins).toBe(550);
  });

  it('should return 400 for an unknown action or field, and 409 for another count', async () => {
    await ask(101);
    const order = { action: 'approve', expected: 1 };
    const wrong = { ...order, action: 'send' };
    expectFailure(await startBulk(second, PATH, wrong), 'VALIDATION_FAILED', 'action');
    expectFailure(await startBulk(second, PATH, { ...order, also: 1 }), 'VALIDATION_FAILED', 'also');
    expectFailure(await startBulk(second, PATH, { ...order, expected: 2 }), 'VERSION_CONFLICT');
    expect(await waiting()).toBe(1);
  });
});
