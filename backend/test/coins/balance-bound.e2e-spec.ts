// Balances have an upper bound, so that sums over accounts stay exact numbers.
import { MOST_BALANCE } from '../../src/modules/ledger/balances.service.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { expectBalanced } from '../ledger/ledger.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const send = (userId: string, coin: number, to = '2') =>
  admin.agent.post('/api/admin/recharge/sendcoin').send({ to, userId, coin });

describe('a balance', () => {
  it('should accept coins up to the bound and refuse one coin more', async () => {
    const user = await app.create.user({ coin: MOST_BALANCE - 5 });
    const refused = await send(user.username, 6);
    expectFailure(refused, 'VALIDATION_FAILED');
    expect((refused.body as { message: string }).message).toContain(
      `${user.username} can receive at most 5 more coins`,
    );
    expectSuccess(await send(user.username, 5));
    expect((await app.stored('users', user._id)).coin).toBe(MOST_BALANCE);
    await expectBalanced(app);
    await app.connection.collection('users').deleteOne({ _id: user._id });
  });

  it('should refuse to receive coins but still send them when it exceeds exact integers', async () => {
    const coins = 2 ** 53;
    const agency = await app.create.coinAgency({ coins });
    expectFailure(await send(agency.uniqueId, 1, '1'), 'VALIDATION_FAILED');
    expect((await app.stored('coinagencies', agency._id)).coins).toBe(coins);
    const seller = await app.as('coin', agency);
    const user = await app.create.user();
    const sale = { userId: user.username, coin: 10 };
    expectSuccess(await seller.agent.patch('/api/coin/recharge/sendCoin').send(sale));
    expect((await app.stored('users', user._id)).coin).toBe(10);
  });

  it('should refuse only the sale that does not fit when several sales are concurrent', async () => {
    const agency = await app.create.coinAgency({ coins: 1000 });
    const seller = await app.as('coin', agency);
    const [full, empty] = [await app.create.user({ coin: MOST_BALANCE }), await app.create.user()];
    const sell = (userId: string) =>
      seller.agent.patch('/api/coin/recharge/sendCoin').send({ userId, coin: 10 });
    const answers = await Promise.all([
      sell(empty.username),
      sell(full.username),
      sell(empty.username),
      sell(full.username),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 400]);
    expect((await app.stored('users', empty._id)).coin).toBe(20);
    expect((await app.stored('users', full._id)).coin).toBe(MOST_BALANCE);
  });
});
