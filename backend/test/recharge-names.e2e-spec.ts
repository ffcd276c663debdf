// Who coins go to is found by username and phone number, and the recharge history by every name that it shows.
import type { CoinAgency } from '../src/coin-panel/coin-agency.schema.js';
import type { User } from '../src/users/user.schema.js';
import { type Actor, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';

let app: TestApp;
let admin: Actor<'admin'>;
let agency: CoinAgency;
let coin: Actor<'coin'>;
let user: User;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin');
  agency = await app.create.coinAgency({ coins: 344_700, name: 'Kolkata Coins' });
  coin = await app.as('coin', agency);
});
beforeEach(async () => {
  user = await app.create.user({ name: 'Ishani Roy' });
});
afterAll(() => app.close());

const sell = (userId: string, amount: number) =>
  coin.agent.patch('/api/coin/recharge/sendCoin').send({ userId, coin: amount, type: 1, to: 2 });
const messageOf = (response: { body: unknown }) => (response.body as { message: string }).message;

describe('a phone number in place of a username', () => {
  const find = ({ agent }: Actor, userId: string) =>
    agent.get('/api/coin/recharge/sendCoinfetchuser').query({ userId });

  it('should find the user, for the admin and a coin agency', async () => {
    for (const caller of [admin, coin])
      for (const written of [user.number, `+${user.number}`, user.number.slice(2)])
        expect(expectSuccess(await find(caller, written)).details).toMatchObject({ username: user.username });
  });

  it('should find nobody by a part of it, and the username first', async () => {
    expectFailure(await find(admin, user.number.slice(0, 8)), 'NOT_FOUND', 'userId');
    const other = await app.create.user({ username: user.number });
    expect(expectSuccess(await find(admin, user.number)).details).toMatchObject({
      _id: other._id.toHexString(),
    });
  });

  it('should get the coins', async () => {
    expect(expectSuccess(await sell(`+${user.number}`, 1200)).message).toBe(
      `1,200 coins sent to ${user.username}`,
    );
  });
});

describe('refusals to the coin agency', () => {
  it('should speak to it in the second person', async () => {
    const { coins } = await app.stored('coinagencies', agency._id);
    const refused = await sell(user.username, Number(coins) + 1);
    expectFailure(refused, 'INSUFFICIENT_COINS');
    expect(messageOf(refused)).toMatch(/^You have only 3\d\d,\d\d\d coins$/);
    const back = { username: agency.uniqueId, coins: Number(coins) + 1 };
    const toAdmin = await admin.agent.post('/api/admin/return/coins').send(back);
    expect(messageOf(toAdmin)).toMatch(new RegExp(`^${agency.uniqueId} has only 3\\d\\d,\\d\\d\\d coins$`));
  });
});

describe('the search of the recharge history', () => {
  const search = async (text: string) =>
    (
      expectSuccess(
        await admin.agent.get('/api/admin/recharge/getrechargeHistory').query({ search: text, page: 1 }),
      ).data as { _id: string }[]
    ).map(({ _id }) => _id);

  it('should find the names of both sides as they were and as they are, and who sent', async () => {
    const old = user.username;
    const transfer = String(expectSuccess(await sell(old, 7)).transfer);
    const renamed = `renamed.${old}`.slice(0, 30);
    const body = { username: renamed, name: 'Meghna Sen' };
    const query = { id: user._id.toHexString() };
    expectSuccess(await admin.agent.post('/api/admin/edituser').query(query).send(body));
    for (const text of [old, renamed, 'meghna sen', 'Kolkata Coins', agency.uniqueId])
      expect(await search(text)).toContain(transfer);
    const sent = expectSuccess(
      await admin.agent.post('/api/admin/recharge/sendcoin').send({ to: '2', userId: renamed, coin: 5 }),
    );
    expect(await search('administrator')).toContain(sent.transfer);
    expect(await search('nobody at all')).toEqual([]);
  });
});
