// The lists and figures of sent and received coins.
import { coinTransfers } from './coin-transfers.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const transfers = coinTransfers();

describe('the histories', () => {
  it('should list sent and received coins, newest first, to the admin and the coin agency', async () => {
    const { admin, agency, coin, user } = transfers;
    expectSuccess(await transfers.send('1', agency.uniqueId, 500));
    expectSuccess(await transfers.sell(user.username, 7));
    expectSuccess(await transfers.sell(user.username, 8));
    expect(await transfers.history()).toMatchObject([
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

  it('should return a sale for its receipt, and no other entry', async () => {
    const { agency, coin, user } = transfers;
    expectSuccess(await transfers.send('1', agency.uniqueId, 500));
    expectSuccess(await transfers.sell(user.username, 30));
    const read = (id: string) => coin.agent.get(`/api/coin/recharge/sales/${id}`);
    const [{ _id }] = (await transfers.history()) as [{ _id: string }];
    const sale = { _id, userId: user.username, name: user.name, coin: 30, state: 'sent', returned: 0 };
    const seller = { seller: agency.name, coinAgency: agency.uniqueId };
    expect(expectSuccess(await read(_id)).details).toMatchObject({ ...sale, ...seller });
    expectSuccess(
      await transfers.giveBack({ username: user.username, coins: 10, senderName: agency.uniqueId }),
    );
    expect(expectSuccess(await read(_id)).details).toMatchObject({ ...sale, returned: 10 });
    const got = expectSuccess(await coin.agent.post('/api/coin/recharge/received').send({ page: 1 }));
    const [received] = got.received as [{ _id: string }];
    for (const other of [received._id, user._id.toHexString()]) expectFailure(await read(other), 'NOT_FOUND');
    expectFailure(await read('1'), 'VALIDATION_FAILED', 'id');
  });

  it('should return recharges when the search is a code or a username', async () => {
    const { admin, agency, user } = transfers;
    expectSuccess(await transfers.send('1', agency.uniqueId, 500));
    expectSuccess(await transfers.sell(user.username, 7));
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

  it('should return the figures of the coin dashboard that match the movements', async () => {
    const { agency, user } = transfers;
    expectSuccess(await transfers.send('1', agency.uniqueId, 500));
    expectSuccess(await transfers.sell(user.username, 100));
    expectSuccess(
      await transfers.giveBack({ username: user.username, coins: 40, senderName: agency.uniqueId }),
    );
    expectSuccess(await transfers.giveBack({ username: agency.uniqueId, coins: 200 }));
    expect(await transfers.totals()).toEqual({
      balance: 1240,
      opening: 1000,
      received: 1300,
      receivedBack: 200,
      sent: 60,
      sentBack: 40,
      frozen: '',
    });
  });

  it('should return matching figures after a return was reversed', async () => {
    const { agency, user } = transfers;
    const returned = async (body: { username: string; coins: number; senderName?: string }) => {
      expectSuccess(await transfers.giveBack(body));
      return transfers.lastReturn();
    };
    expectSuccess(await transfers.send('1', agency.uniqueId, 500));
    expectSuccess(await transfers.reverse(await returned({ username: agency.uniqueId, coins: 200 })));
    expect(await transfers.totals()).toMatchObject({ balance: 1500, received: 1500, sent: 0 });
    expectSuccess(await transfers.sell(user.username, 100));
    const sold = { username: user.username, coins: 40, senderName: agency.uniqueId };
    expectSuccess(await transfers.reverse(await returned(sold)));
    expect(await transfers.totals()).toMatchObject({ balance: 1400, received: 1500, sent: 100 });
  });

  it("should return 404 when a coin agency asks for another one's history", async () => {
    const { app, coin } = transfers;
    const other = await app.create.coinAgency();
    for (const list of ['history', 'received']) {
      const response = await coin.agent
        .post(`/api/coin/recharge/${list}`)
        .send({ coinAgency: other.uniqueId });
      expectFailure(response, 'NOT_FOUND', 'coinAgency');
    }
  });
});
