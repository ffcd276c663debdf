// Closing a coin agency: its coins go back to the platform.
import { coinTransfers } from '../coins/coin-transfers.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const transfers = coinTransfers();

describe('POST /api/admin/coinPanel/closeCoinPanel/{id}', () => {
  it('should return the coins and delete the coin agency in one step', async () => {
    const { app, admin, agency, coin } = transfers;
    const path = `/api/admin/coinPanel/deleteCoinPanel/${coin.id}`;
    expectFailure(await admin.agent.delete(path), 'IN_USE');
    expectSuccess(await admin.agent.post(`/api/admin/coinPanel/closeCoinPanel/${coin.id}`));
    expect(await app.stored('coinagencies', coin.id)).toMatchObject({ coins: 0, deleted: true });
    expectFailure(await coin.agent.post('/api/coin/recharge/history').send({}), 'UNAUTHENTICATED');
    expectFailure(await transfers.send('1', agency.uniqueId, 5), 'NOT_FOUND', 'userId');
  });

  it('should keep the transfers readable to the admin when the coin agency is closed', async () => {
    const { admin, agency, coin, user } = transfers;
    expectSuccess(await transfers.send('1', agency.uniqueId, 5));
    const sold = expectSuccess(await transfers.sell(user.username, 10));
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
