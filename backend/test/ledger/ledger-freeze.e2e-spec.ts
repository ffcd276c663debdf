// Frozen wallets: coins arrive and none leave.
import { expectFailure, expectSuccess } from '../support/errors.js';
import { userLedger } from './user-ledger.js';

const ledger = userLedger();

describe('POST /api/admin/ledger/freeze', () => {
  it('should stop coins from leaving the wallet and still accept coins', async () => {
    const { app, user, account } = ledger;
    expectSuccess(await ledger.freeze());
    expectFailure(await ledger.giveBack(10), 'WALLET_FROZEN');
    await ledger.send(5);
    expect(await ledger.statement()).toMatchObject({
      account: { balance: 105, frozen: { reason: 'Stolen phone', by: 'Administrator' } },
    });
    expectFailure(await ledger.freeze(), 'INVALID_TRANSITION');
    expectSuccess(await ledger.thaw(account, 'Phone found'));
    expectSuccess(await ledger.giveBack(10));
    const audit = await app.connection
      .collection('audit')
      .find({ 'target.id': user._id.toHexString(), action: /^wallet\./ })
      .sort({ at: 1 })
      .toArray();
    expect(audit.map(({ action, reason }) => [action, reason])).toEqual([
      ['wallet.freeze', 'Stolen phone'],
      ['wallet.thaw', 'Phone found'],
    ]);
  });

  it("should return 409 to a coin agency's sale when its wallet is frozen", async () => {
    const { app, user } = ledger;
    const coin = await app.as('coin', await app.create.coinAgency({ coins: 100 }));
    const sell = () =>
      coin.agent.patch('/api/coin/recharge/sendCoin').send({ userId: user.username, coin: 5 });
    expectSuccess(await ledger.freeze(`coinAgency:${coin.id}`));
    expectFailure(await sell(), 'WALLET_FROZEN');
    expectSuccess(await ledger.thaw(`coinAgency:${coin.id}`));
    expectSuccess(await sell());
  });

  it('should return an error when the wallet or the reason is missing', async () => {
    const { account } = ledger;
    expectFailure(await ledger.freeze('platform'), 'VALIDATION_FAILED', 'account');
    expectFailure(await ledger.freeze(account, ''), 'VALIDATION_FAILED', 'reason');
    expectFailure(await ledger.freeze('user:66f0c0ffee00000000000001'), 'NOT_FOUND');
    expectFailure(await ledger.thaw(), 'INVALID_TRANSITION');
  });
});
