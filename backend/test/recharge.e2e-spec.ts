// Coins from the platform to coin agencies and users, from coin agencies to users, and back.
import type { CoinAgency } from '../src/modules/staff/coin-panel/coin-agency.schema.js';
import type { User } from '../src/modules/users/user.schema.js';
import { type Actor, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { expectBalanced } from './ledger.js';

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
  agency = await app.create.coinAgency({ coins: 1000, username: 'coins.mumbai' });
  coin = await app.as('coin', agency);
  user = await app.create.user({ coin: 50 });
});
afterEach(() => expectBalanced(app));
afterAll(() => app.close());

const coinsOf = async (record: CoinAgency | User) =>
  'uniqueId' in record
    ? (await app.stored('coinagencies', record._id)).coins
    : (await app.stored('users', record._id)).coin;
const send = (to: string, userId: string, amount: unknown) =>
  admin.agent.post('/api/admin/recharge/sendcoin').send({ to, userId, coin: amount });
const sell = (userId: string, amount: unknown, more: object = {}) =>
  coin.agent.patch('/api/coin/recharge/sendCoin').send({ userId, coin: amount, type: 1, to: 2, ...more });
const giveBack = (body: object) => admin.agent.post('/api/admin/return/coins').send(body);
const reverse = (id: string) =>
  admin.agent.post(`/api/admin/ledger/reverse/${id}`).send({ reason: 'By mistake' });
const freeze = async (account: string) =>
  expectSuccess(await admin.agent.post('/api/admin/ledger/freeze').send({ account, reason: 'Stolen phone' }));
const history = async () =>
  expectSuccess(await coin.agent.post('/api/coin/recharge/history').send({})).history as Record<
    string,
    unknown
  >[];

describe('GET /api/coin/recharge/sendCoinfetchagency', () => {
  const look = (userId: string) =>
    admin.agent.get('/api/coin/recharge/sendCoinfetchagency').query({ userId });

  it('should find a coin agency by its code, in any case', async () => {
    const { details } = expectSuccess(await look(` ${agency.uniqueId.toUpperCase()}`));
    expect(details).toEqual({
      _id: agency._id.toHexString(),
      uniqueId: agency.uniqueId,
      username: 'coins.mumbai',
      name: agency.name,
      image: '',
      coins: 1000,
      frozen: false,
    });
  });

  it('should say that a wallet is frozen', async () => {
    await freeze(`coinAgency:${coin.id}`);
    expect(expectSuccess(await look(agency.uniqueId)).details).toMatchObject({ frozen: true });
    const { details } = expectSuccess(await coin.agent.get('/api/coin/recharge/totals'));
    expect(details).toMatchObject({ balance: 1000, frozen: 'Stolen phone' });
  });

  it("should say 'no user found' for an unknown code, and a coin agency for another one's", async () => {
    const unknown = await look('coin@000000');
    expectFailure(unknown, 'NOT_FOUND', 'userId');
    expect((unknown.body as { message: string }).message).toBe('no user found');
    const other = await app.create.coinAgency();
    const foreign = await coin.agent
      .get('/api/coin/recharge/sendCoinfetchagency')
      .query({ userId: other.uniqueId });
    expectFailure(foreign, 'NOT_FOUND', 'userId');
  });
});

describe('GET /api/coin/recharge/sendCoinfetchuser', () => {
  it('should find a user by username, for the admin and coin agencies', async () => {
    for (const { agent } of [admin, coin]) {
      const response = await agent
        .get('/api/coin/recharge/sendCoinfetchuser')
        .query({ userId: user.username.toUpperCase() });
      expect(expectSuccess(response).details).toMatchObject({
        username: user.username,
        name: user.name,
        picture: '',
      });
    }
    expectFailure(
      await admin.agent.get('/api/coin/recharge/sendCoinfetchuser').query({ userId: 'nobody' }),
      'NOT_FOUND',
      'userId',
    );
  });

  it('should tell the balance to the admin only, and that the wallet is frozen to both', async () => {
    await freeze(`user:${user._id.toHexString()}`);
    const look = async ({ agent }: Actor) =>
      expectSuccess(await agent.get('/api/coin/recharge/sendCoinfetchuser').query({ userId: user.username }))
        .details;
    expect(await look(admin)).toMatchObject({ coins: 50, frozen: true });
    expect(await look(coin)).toMatchObject({ coins: null, frozen: true });
  });
});

describe('POST /api/admin/recharge/sendcoin', () => {
  it('should send coins to a coin agency and to a user', async () => {
    expectSuccess(await send('1', agency.uniqueId, '500'));
    expectSuccess(await send('2', user.username, 70));
    expect(await coinsOf(agency)).toBe(1500);
    expect(await coinsOf(user)).toBe(120);
  });

  it.each([0, -5, 1.5, '1e3', '', 1_000_000_001, 'many', null])('should refuse %j coins', async (amount) => {
    expectFailure(await send('2', user.username, amount), 'VALIDATION_FAILED', 'coin');
    expect(await coinsOf(user)).toBe(50);
  });

  it('should not find nobody', async () => {
    expectFailure(await send('2', 'nobody.here', 5), 'NOT_FOUND', 'userId');
    expectFailure(await send('1', user.username, 5), 'NOT_FOUND', 'userId');
  });

  it('should write one audit record', async () => {
    expectSuccess(await send('2', user.username, 70));
    const records = await app.connection
      .collection('audit')
      .find({ 'target.id': user._id.toHexString(), action: 'coins.send' })
      .toArray();
    expect(records).toHaveLength(1);
    expect(records[0]!.after).toMatchObject({ coins: 70 });
  });
});

describe('PATCH /api/coin/recharge/sendCoin', () => {
  it('should take the coins from its own balance and answer its profile', async () => {
    const form = coin.agent.patch('/api/coin/recharge/sendCoin');
    const fields = { userId: user.username, coin: '300', type: '1', to: '2', coinAgency: agency.uniqueId };
    for (const [name, value] of Object.entries({ ...fields, id: coin.id })) form.field(name, value);
    const { CoinPanel } = expectSuccess(await form);
    expect(CoinPanel).toMatchObject({ uniqueId: agency.uniqueId, coins: 700 });
    expect([await coinsOf(agency), await coinsOf(user)]).toEqual([700, 350]);
  });

  it('should not send more than there is', async () => {
    expectFailure(await sell(user.username, 1001), 'INSUFFICIENT_COINS');
    expect([await coinsOf(agency), await coinsOf(user)]).toEqual([1000, 50]);
  });

  it("should not take another coin agency's coins", async () => {
    const other = await app.create.coinAgency({ coins: 10 });
    expectFailure(await sell(user.username, 5, { coinAgency: other.uniqueId }), 'NOT_FOUND', 'coinAgency');
    expectFailure(await sell(user.username, 5, { id: other._id.toHexString() }), 'NOT_FOUND', 'id');
    expect(await coinsOf(other)).toBe(10);
  });

  it('should stay exact when many are sent at once', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => sell(user.username, 40)));
    const sent = responses.filter(({ status }) => status === 200);
    expect(sent).toHaveLength(25);
    for (const response of responses)
      if (response.status !== 200) expectFailure(response, 'INSUFFICIENT_COINS');
    expect([await coinsOf(agency), await coinsOf(user)]).toEqual([0, 1050]);
  });
});

describe('POST /api/admin/return/coins', () => {
  it('should take coins of the platform back from a user and from a coin agency', async () => {
    expectSuccess(await giveBack({ username: user.username, coins: 20, senderName: '' }));
    expectSuccess(await giveBack({ username: agency.uniqueId, coins: '100' }));
    expect([await coinsOf(user), await coinsOf(agency)]).toEqual([30, 900]);
  });

  it('should give a coin agency back at most what it sent and has not had back', async () => {
    expectSuccess(await sell(user.username, 100));
    const back = (coins: number) =>
      giveBack({ username: user.username, coins, senderName: agency.uniqueId.toUpperCase() });
    expectFailure(await back(101), 'INSUFFICIENT_COINS');
    expectSuccess(await back(60));
    expectFailure(await back(41), 'INSUFFICIENT_COINS');
    expectSuccess(await back(40));
    expect([await coinsOf(user), await coinsOf(agency)]).toEqual([50, 1000]);
  });

  it('should leave no sale to reverse whose coins came back by a return that names none', async () => {
    const transfer = String(expectSuccess(await sell(user.username, 100)).transfer);
    expectSuccess(await send('2', user.username, 100));
    expectSuccess(await giveBack({ username: user.username, coins: 70, senderName: agency.uniqueId }));
    expectFailure(await reverse(transfer), 'INSUFFICIENT_COINS');
    expect([await coinsOf(user), await coinsOf(agency)]).toEqual([180, 970]);
    // Another sale is none of those coins, and a return that was itself a mistake is none either.
    expectSuccess(await reverse(String(expectSuccess(await sell(user.username, 20)).transfer)));
    const entries = app.connection.collection('ledgerentries');
    const returned = await entries.findOne({ kind: 'return', from: `user:${user._id.toHexString()}` });
    expectSuccess(await reverse(String(returned!._id)));
    expectSuccess(await reverse(transfer));
    expect([await coinsOf(user), await coinsOf(agency)]).toEqual([150, 1000]);
  });

  it('should leave no transfer of the platform to reverse that came back by a return that names none', async () => {
    const sent = async () => String(expectSuccess(await send('2', user.username, 30)).transfer);
    // What the platform takes beyond what it sent does not stand in the way of what it sends afterwards.
    expectSuccess(await giveBack({ username: user.username, coins: 10 }));
    expectSuccess(await reverse(await sent()));
    const transfer = await sent();
    expectSuccess(await giveBack({ username: user.username, coins: 30 }));
    expectFailure(await reverse(transfer), 'INSUFFICIENT_COINS');
    expect(await coinsOf(user)).toBe(40);
  });

  it('should return a transfer that is named once', async () => {
    expectSuccess(await sell(user.username, 100));
    expectSuccess(await sell(user.username, 100));
    const [, { _id, createdAt }] = (await history()) as [object, { _id: string; createdAt: string }];
    const named = { username: user.username, coins: 100, senderName: agency.uniqueId };
    expectSuccess(await giveBack({ ...named, transfer: _id }));
    expectFailure(await giveBack({ ...named, transfer: _id }), 'INVALID_TRANSITION');
    expectFailure(await giveBack({ ...named, createdAt }), 'INVALID_TRANSITION');
    expect((await history()).map(({ state }) => state)).toEqual(['sent', 'returned']);
  });

  it('should return a transfer that its moment names, and no more than it was of', async () => {
    expectSuccess(await send('1', agency.uniqueId, 500));
    const { received } = expectSuccess(
      await admin.agent.post('/api/coin/recharge/received').send({ coinAgency: agency.uniqueId }),
    );
    const [{ createdAt }] = received as [{ createdAt: string }];
    const named = { username: agency.uniqueId, senderName: '', createdAt };
    expectFailure(await giveBack({ ...named, coins: 501 }), 'VALIDATION_FAILED', 'coins');
    expectSuccess(await giveBack({ ...named, coins: 500 }));
    expectFailure(await giveBack({ ...named, coins: 500 }), 'INVALID_TRANSITION');
    const never = { ...named, createdAt: '2020-01-01T00:00:00.000Z', coins: 5 };
    expectFailure(await giveBack(never), 'NOT_FOUND', 'createdAt');
    expect(await coinsOf(agency)).toBe(1000);
  });

  it('should be made once when it comes several times at once', async () => {
    expectSuccess(await sell(user.username, 10));
    const [{ _id }] = (await history()) as [{ _id: string }];
    const named = { username: user.username, coins: 10, senderName: agency.uniqueId, transfer: _id };
    const responses = await Promise.all(Array.from({ length: 5 }, () => giveBack(named)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await coinsOf(user)).toBe(50);
  });

  it('should not take more than there is, nor from nobody', async () => {
    expectFailure(await giveBack({ username: user.username, coins: 51 }), 'INSUFFICIENT_COINS');
    expectFailure(await giveBack({ username: 'nobody', coins: 5 }), 'NOT_FOUND', 'username');
    const unknown = { username: user.username, coins: 5, senderName: 'coin@000000' };
    expectFailure(await giveBack(unknown), 'NOT_FOUND', 'senderName');
  });
});

describe('the histories', () => {
  it('should show what was sent and received, newest first, to the admin and the coin agency', async () => {
    expectSuccess(await send('1', agency.uniqueId, 500));
    expectSuccess(await sell(user.username, 7));
    expectSuccess(await sell(user.username, 8));
    expect(await history()).toMatchObject([
      { userId: user.username, coin: 8 },
      { userId: user.username, coin: 7 },
    ]);
    const got = expectSuccess(await coin.agent.post('/api/coin/recharge/received').send({ page: 1 }));
    expect(got).toMatchObject({
      received: [{ from: 'Via Admin', coin: 500, admin: '' }],
      total: 1,
      pages: 1,
    });
    const seen = await admin.agent
      .post('/api/coin/recharge/received')
      .send({ coinAgency: agency._id.toHexString() });
    expect(expectSuccess(seen).received).toMatchObject([{ admin: 'Administrator', coin: 500 }]);
  });

  it("should not show another coin agency's", async () => {
    const other = await app.create.coinAgency();
    for (const list of ['history', 'received']) {
      const response = await coin.agent
        .post(`/api/coin/recharge/${list}`)
        .send({ coinAgency: other.uniqueId });
      expectFailure(response, 'NOT_FOUND', 'coinAgency');
    }
  });

  it('should find recharges by code and username', async () => {
    expectSuccess(await send('1', agency.uniqueId, 500));
    expectSuccess(await sell(user.username, 7));
    const search = async (text: string) =>
      expectSuccess(
        await admin.agent
          .get('/api/admin/recharge/getrechargeHistory')
          .query({ search: text, page: 1, limit: 10 }),
      );
    const code = agency.uniqueId;
    expect(await search(code.slice(2).toUpperCase())).toMatchObject({
      total: 2,
      data: [
        { to: 2, userId: user.username, name: user.name, coin: 7, coinAgency: code },
        { to: 1, userId: code, name: agency.name, coin: 500, coinAgency: '', sender: 'Administrator' },
      ],
    });
    expect(await search(user.username)).toMatchObject({ total: 1 });
    expect(await search('no.such.name')).toMatchObject({ total: 0, data: [] });
  });

  it('should add up to the figures of the coin dashboard', async () => {
    expectSuccess(await send('1', agency.uniqueId, 500));
    expectSuccess(await sell(user.username, 100));
    expectSuccess(await giveBack({ username: user.username, coins: 40, senderName: agency.uniqueId }));
    expectSuccess(await giveBack({ username: agency.uniqueId, coins: 200 }));
    const { details } = expectSuccess(await coin.agent.get('/api/coin/recharge/totals'));
    expect(details).toEqual({
      balance: 1240,
      opening: 1000,
      received: 1300,
      receivedBack: 200,
      sent: 60,
      sentBack: 40,
      frozen: '',
    });
  });

  it('should add up also after a return was reversed', async () => {
    const entries = app.connection.collection('ledgerentries');
    const returned = async (body: { username: string; coins: number; senderName?: string }) => {
      expectSuccess(await giveBack(body));
      const [entry] = await entries.find({ kind: 'return' }).sort({ createdAt: -1 }).limit(1).toArray();
      return String(entry!._id);
    };
    const totals = async () => expectSuccess(await coin.agent.get('/api/coin/recharge/totals')).details;
    expectSuccess(await send('1', agency.uniqueId, 500));
    expectSuccess(await reverse(await returned({ username: agency.uniqueId, coins: 200 })));
    expect(await totals()).toMatchObject({ balance: 1500, received: 1500, sent: 0 });
    expectSuccess(await sell(user.username, 100));
    const sold = { username: user.username, coins: 40, senderName: agency.uniqueId };
    expectSuccess(await reverse(await returned(sold)));
    expect(await totals()).toMatchObject({ balance: 1400, received: 1500, sent: 100 });
  });
});

describe('POST /api/app/edit/update', () => {
  const adjust = (body: object) =>
    admin.agent
      .post('/api/app/edit/update')
      .send({ number: user.number, coin: 50, level: 3, experience: 120, ...body });

  it('should set the balance by a movement, and level and experience', async () => {
    expectSuccess(await adjust({ coin: '80' }));
    expect(await app.stored('users', user._id)).toMatchObject({ coin: 80, level: 3, experience: 120 });
    expectSuccess(await adjust({ coin: 0, number: `+${user.number}` }));
    expect(await coinsOf(user)).toBe(0);
  });

  it('should move nothing when the balance stays', async () => {
    const count = () => app.connection.collection('ledgerentries').countDocuments();
    const before = await count();
    expectSuccess(await adjust({}));
    expect(await count()).toBe(before);
  });

  it('should refuse what is missing and not find nobody', async () => {
    expectFailure(await adjust({ coin: '' }), 'VALIDATION_FAILED', 'coin');
    expectFailure(await adjust({ coin: -1 }), 'VALIDATION_FAILED', 'coin');
    expectFailure(await adjust({ number: '910000000000' }), 'NOT_FOUND', 'number');
  });
});

describe('POST /api/admin/coinPanel/closeCoinPanel/{id}', () => {
  it('should return the coins and delete in one step', async () => {
    const path = `/api/admin/coinPanel/deleteCoinPanel/${coin.id}`;
    expectFailure(await admin.agent.delete(path), 'IN_USE');
    expectSuccess(await admin.agent.post(`/api/admin/coinPanel/closeCoinPanel/${coin.id}`));
    expect(await app.stored('coinagencies', coin.id)).toMatchObject({ coins: 0, deleted: true });
    expectFailure(await coin.agent.post('/api/coin/recharge/history').send({}), 'UNAUTHENTICATED');
    expectFailure(await send('1', agency.uniqueId, 5), 'NOT_FOUND', 'userId');
  });

  it('should leave its transfers to be read by the admin', async () => {
    expectSuccess(await send('1', agency.uniqueId, 5));
    const sold = expectSuccess(await sell(user.username, 10));
    expectSuccess(await admin.agent.post(`/api/admin/coinPanel/closeCoinPanel/${coin.id}`));
    const read = async (list: string) =>
      expectSuccess(
        await admin.agent
          .post(`/api/coin/recharge/${list}`)
          .send({ coinAgency: agency.uniqueId.toUpperCase() }),
      );
    expect((await read('history')).history).toMatchObject([{ _id: sold.transfer, coin: 10 }]);
    expect((await read('received')).received).toHaveLength(1);
  });
});
