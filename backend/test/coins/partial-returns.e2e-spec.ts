// Returns that name no transfer count against the transfers of the sender to the account, the newest first.
import { agencyReturns } from './agency-returns.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const returns = agencyReturns();

describe('a return that names no transfer', () => {
  it('should count against the newest transfer first, then against older ones', async () => {
    await returns.sendToAgency(300);
    await returns.sendToAgency(200);
    expectSuccess(await returns.back(50));
    expect(await returns.states()).toEqual([
      [50, 150, 'sent'],
      [0, 300, 'sent'],
    ]);
    expectSuccess(await returns.back(250));
    expect(await returns.states()).toEqual([
      [200, 0, 'returned'],
      [100, 200, 'sent'],
    ]);
  });

  it('should leave the rest of the transfer to a named return', async () => {
    const { agency } = returns;
    const transfer = await returns.sendToAgency(12_500);
    expectSuccess(await returns.back(500));
    const refused = await returns.backOf(transfer, 12_500);
    expectFailure(refused, 'VALIDATION_FAILED', 'coins');
    expect(JSON.stringify(refused.body)).toContain('Only 12,000 of these 12,500 coins can still be returned');
    expectSuccess(await returns.backOf(transfer, 12_000));
    expect(await returns.states()).toEqual([[12_500, 0, 'returned']]);
    expectFailure(await returns.backOf(transfer, 1), 'INVALID_TRANSITION');
    expect(await returns.coinsOf(agency)).toBe(1000);
  });

  it('should return 409 to a named return when returns by hand took the whole transfer', async () => {
    const transfer = await returns.sendToAgency(100);
    expectSuccess(await returns.back(100));
    expectFailure(await returns.backOf(transfer, 100), 'INVALID_TRANSITION');
  });

  it('should count coins beyond all transfers against none of them', async () => {
    await returns.sendToAgency(100);
    expectSuccess(await returns.back(400));
    expect(await returns.states()).toEqual([[100, 0, 'returned']]);
    await returns.sendToAgency(70);
    expect(await returns.states()).toEqual([
      [0, 70, 'sent'],
      [100, 0, 'returned'],
    ]);
  });

  it('should take the rest of a transfer when a named return took a part', async () => {
    const transfer = await returns.sendToAgency(100);
    expectSuccess(await returns.backOf(transfer, 60));
    expect(await returns.states()).toEqual([[60, 0, 'returned']]);
    expectFailure(await returns.backOf(transfer, 40), 'INVALID_TRANSITION');
    expectSuccess(await returns.back(40));
    expect(await returns.states()).toEqual([[100, 0, 'returned']]);
  });

  it('should stop counting when it is reversed', async () => {
    const transfer = await returns.sendToAgency(100);
    expectSuccess(await returns.back(60));
    expectFailure(await returns.reverse(transfer), 'INSUFFICIENT_COINS');
    expectSuccess(await returns.reverse(await returns.lastReturn()));
    expect(await returns.states()).toEqual([[0, 100, 'sent']]);
    expectSuccess(await returns.reverse(transfer));
    expect(await returns.states()).toEqual([[0, 0, 'reversed']]);
  });

  it('should block a reversal of the transfer it counts against, even when older transfers are open', async () => {
    const { admin, agency } = returns;
    const older = await returns.sendToAgency(100);
    const newer = await returns.sendToAgency(100);
    expectSuccess(await returns.back(70));
    expectFailure(await returns.reverse(newer), 'INSUFFICIENT_COINS');
    expectSuccess(await returns.reverse(older));
    const { body } = await admin.agent
      .get('/api/admin/ledger/statement')
      .query({ account: `coinAgency:${agency._id.toHexString()}`, kind: 'send' });
    expect((body as { details: object[] }).details).toMatchObject([
      { takenBack: '', returned: 70, reversible: false },
      { takenBack: 'reversed', returned: 0, reversible: false },
    ]);
  });

  it('should count in both histories of the seller that gets the coins back', async () => {
    const { admin, agency, user } = returns;
    expectSuccess(await returns.sell(user.username, 100));
    expectSuccess(
      await returns.giveBack({ username: user.username, coins: 30, senderName: agency.uniqueId }),
    );
    expect(await returns.history()).toMatchObject([
      { coin: 100, returned: 30, returnable: 70, state: 'sent' },
    ]);
    const { data } = expectSuccess(
      await admin.agent.get('/api/admin/recharge/getrechargeHistory').query({ search: user.username }),
    );
    expect(data).toMatchObject([{ coin: 100, returned: 30, returnable: 70, state: 'sent' }]);
    expect(await returns.totals()).toMatchObject({ sent: 70, sentBack: 30 });
  });

  it('should count the returned coins and show the list to the admin when the coin agency is deleted', async () => {
    const { admin, agency, coin } = returns;
    await returns.sendToAgency(500);
    expectSuccess(await admin.agent.post(`/api/admin/coinPanel/closeCoinPanel/${coin.id}`));
    expect(await returns.states()).toEqual([[500, 0, 'returned']]);
    const { owner } = await returns.received();
    expect(owner).toMatchObject({ name: agency.name, uniqueId: agency.uniqueId, deleted: true, coins: 0 });
    expect(owner).toMatchObject({ received: 0, receivedBack: 1500 });
  });
});
