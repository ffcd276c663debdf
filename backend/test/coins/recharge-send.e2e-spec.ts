// Sending coins: the look-ups before it, from the platform, and from a coin agency.
import type { Actor } from '../support/app.js';
import { coinTransfers } from './coin-transfers.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const transfers = coinTransfers();
const freeze = async (account: string) => {
  const body = { account, reason: 'Stolen phone' };
  expectSuccess(await transfers.admin.agent.post('/api/admin/ledger/freeze').send(body));
};

describe('GET /api/coin/recharge/sendCoinfetchagency', () => {
  const look = (userId: string) =>
    transfers.admin.agent.get('/api/coin/recharge/sendCoinfetchagency').query({ userId });

  it('should return a coin agency when the code is typed in another case', async () => {
    const { agency } = transfers;
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

  it('should report a frozen wallet', async () => {
    const { agency, coin } = transfers;
    await freeze(`coinAgency:${coin.id}`);
    expect(expectSuccess(await look(agency.uniqueId)).details).toMatchObject({ frozen: true });
    expect(await transfers.totals()).toMatchObject({ balance: 1000, frozen: 'Stolen phone' });
  });

  it("should return 404 when the code is unknown or a coin agency asks for another one's", async () => {
    const { app, coin } = transfers;
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

describe('GET /api/coin/recharge/recipients', () => {
  const suggest = async ({ agent }: Actor, query: object = {}) => {
    const response = await agent.get('/api/coin/recharge/recipients').query(query);
    return (expectSuccess(response).details as { id: string }[]).map(({ id }) => id);
  };

  it('should suggest at most 8 users by the beginning of the username, from 3 letters on', async () => {
    const { app, coin, admin } = transfers;
    const letters = Array.from({ length: 9 }, (_, at) => `Zoe_${at}`);
    await Promise.all(letters.map((username) => app.create.user({ username })));
    for (const actor of [coin, admin])
      expect(await suggest(actor, { begin: 'zoe' })).toEqual(letters.slice(0, 8));
    expect(await suggest(coin, { begin: 'zo' })).toEqual([]);
    expect(await suggest(coin, { begin: 'oe_' })).toEqual([]);
    const response = await coin.agent.get('/api/coin/recharge/recipients').query({ begin: 'zoe_1' });
    expect(expectSuccess(response).details).toEqual([{ id: 'Zoe_1', name: expect.any(String), image: '' }]);
  });

  it('should offer the last recipients of the sender, the latest first and each once', async () => {
    const { app } = transfers;
    const seller = await app.as('coin', await app.create.coinAgency({ coins: 100 }));
    const users = [await app.create.user(), await app.create.user()] as const;
    for (const user of [users[0], users[1], users[0]]) {
      const body = { userId: user.username, coin: 5 };
      expectSuccess(await seller.agent.patch('/api/coin/recharge/sendCoin').send(body));
    }
    expect(await suggest(seller)).toEqual([users[0].username, users[1].username]);
    expect(await suggest(await app.as('coin', await app.create.coinAgency()))).toEqual([]);
  });

  it('should refuse the 61st search of a person in a minute', async () => {
    const { app } = transfers;
    const seller = await app.as('coin', await app.create.coinAgency());
    const search = () => seller.agent.get('/api/coin/recharge/recipients').query({ begin: 'zoe' });
    await Promise.all(Array.from({ length: 60 }, async () => expectSuccess(await search())));
    expectFailure(await search(), 'RATE_LIMITED');
    // What needs no search is not limited.
    expect(await suggest(seller)).toEqual([]);
  });

  it('should suggest coin agencies to admins only', async () => {
    const { admin, coin, app } = transfers;
    const agency = await app.create.coinAgency();
    const body = { to: '1', userId: agency.uniqueId, coin: 5 };
    expectSuccess(await admin.agent.post('/api/admin/recharge/sendcoin').send(body));
    expect((await suggest(admin, { kind: 'coin' }))[0]).toBe(agency.uniqueId);
    expect(await suggest(coin, { kind: 'coin' })).not.toContain(agency.uniqueId);
  });
});

describe('GET /api/coin/recharge/sendCoinfetchuser', () => {
  it('should return a user by username to the admin and to coin agencies', async () => {
    const { admin, coin, user } = transfers;
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

  it('should return the balance to the admin only and the freeze to both', async () => {
    const { admin, coin, user } = transfers;
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
    const { agency, user } = transfers;
    expectSuccess(await transfers.send('1', agency.uniqueId, '500'));
    expectSuccess(await transfers.send('2', user.username, 70));
    expect(await transfers.coinsOf(agency)).toBe(1500);
    expect(await transfers.coinsOf(user)).toBe(120);
  });

  it('should write one audit record', async () => {
    const { app, user } = transfers;
    expectSuccess(await transfers.send('2', user.username, 70));
    const records = await app.connection
      .collection('audit')
      .find({ 'target.id': user._id.toHexString(), action: 'coins.send' })
      .toArray();
    expect(records).toHaveLength(1);
    expect(records[0]!.after).toMatchObject({ coins: 70 });
  });

  it.each([0, -5, 1.5, '1e3', '', 1_000_000_001, 'many', null])(
    'should return 400 when the amount is %j',
    async (amount) => {
      const { user } = transfers;
      expectFailure(await transfers.send('2', user.username, amount), 'VALIDATION_FAILED', 'coin');
      expect(await transfers.coinsOf(user)).toBe(50);
    },
  );

  it('should return 404 when the receiver is unknown', async () => {
    const { user } = transfers;
    expectFailure(await transfers.send('2', 'nobody.here', 5), 'NOT_FOUND', 'userId');
    expectFailure(await transfers.send('1', user.username, 5), 'NOT_FOUND', 'userId');
  });
});

describe('PATCH /api/coin/recharge/sendCoin', () => {
  it("should take the coins from the caller's balance and return the caller's profile", async () => {
    const { agency, coin, user } = transfers;
    const form = coin.agent.patch('/api/coin/recharge/sendCoin');
    const fields = { userId: user.username, coin: '300', type: '1', to: '2', coinAgency: agency.uniqueId };
    for (const [name, value] of Object.entries({ ...fields, id: coin.id })) form.field(name, value);
    const { CoinPanel } = expectSuccess(await form);
    expect(CoinPanel).toMatchObject({ uniqueId: agency.uniqueId, coins: 700 });
    expect([await transfers.coinsOf(agency), await transfers.coinsOf(user)]).toEqual([700, 350]);
  });

  it('should return 404 when the coin agency names another one as sender', async () => {
    const { app, user } = transfers;
    const other = await app.create.coinAgency({ coins: 10 });
    expectFailure(
      await transfers.sell(user.username, 5, { coinAgency: other.uniqueId }),
      'NOT_FOUND',
      'coinAgency',
    );
    expectFailure(await transfers.sell(user.username, 5, { id: other._id.toHexString() }), 'NOT_FOUND', 'id');
    expect(await transfers.coinsOf(other)).toBe(10);
  });

  it('should return 409 when the balance is too low', async () => {
    const { agency, user } = transfers;
    expectFailure(await transfers.sell(user.username, 1001), 'INSUFFICIENT_COINS');
    expect([await transfers.coinsOf(agency), await transfers.coinsOf(user)]).toEqual([1000, 50]);
  });

  it('should accept only the covered sends when thirty run concurrently', async () => {
    const { agency, user } = transfers;
    const responses = await Promise.all(Array.from({ length: 30 }, () => transfers.sell(user.username, 40)));
    const sent = responses.filter(({ status }) => status === 200);
    expect(sent).toHaveLength(25);
    for (const response of responses)
      if (response.status !== 200) expectFailure(response, 'INSUFFICIENT_COINS');
    expect([await transfers.coinsOf(agency), await transfers.coinsOf(user)]).toEqual([0, 1050]);
  });
});
