// Returns of coins to their sender.
import { coinTransfers } from './coin-transfers.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const transfers = coinTransfers();

describe('POST /api/admin/return/coins', () => {
  it('should return coins to the platform from a user and from a coin agency', async () => {
    const { agency, user } = transfers;
    expectSuccess(await transfers.giveBack({ username: user.username, coins: 20, senderName: '' }));
    expectSuccess(await transfers.giveBack({ username: agency.uniqueId, coins: '100' }));
    expect([await transfers.coinsOf(user), await transfers.coinsOf(agency)]).toEqual([30, 900]);
  });

  it('should return at most what the coin agency sent and did not get back yet', async () => {
    const { agency, user } = transfers;
    expectSuccess(await transfers.sell(user.username, 100));
    const back = (coins: number) =>
      transfers.giveBack({ username: user.username, coins, senderName: agency.uniqueId.toUpperCase() });
    expectFailure(await back(101), 'INSUFFICIENT_COINS');
    expectSuccess(await back(60));
    expectFailure(await back(41), 'INSUFFICIENT_COINS');
    expectSuccess(await back(40));
    expect([await transfers.coinsOf(user), await transfers.coinsOf(agency)]).toEqual([50, 1000]);
  });

  it('should refuse to reverse a sale that was already returned', async () => {
    const { agency, user } = transfers;
    const transfer = String(expectSuccess(await transfers.sell(user.username, 100)).transfer);
    expectSuccess(await transfers.send('2', user.username, 100));
    expectSuccess(
      await transfers.giveBack({ username: user.username, coins: 70, senderName: agency.uniqueId }),
    );
    expectFailure(await transfers.reverse(transfer), 'INSUFFICIENT_COINS');
    expect([await transfers.coinsOf(user), await transfers.coinsOf(agency)]).toEqual([180, 970]);
    // Another sale stays reversible, and reversing the return makes the first sale reversible again.
    expectSuccess(
      await transfers.reverse(String(expectSuccess(await transfers.sell(user.username, 20)).transfer)),
    );
    expectSuccess(await transfers.reverse(await transfers.lastReturn()));
    expectSuccess(await transfers.reverse(transfer));
    expect([await transfers.coinsOf(user), await transfers.coinsOf(agency)]).toEqual([150, 1000]);
  });

  it('should refuse to reverse a transfer of the platform that was already returned', async () => {
    const { user } = transfers;
    const sent = async () => String(expectSuccess(await transfers.send('2', user.username, 30)).transfer);
    // A return of more coins than the platform sent does not count against later transfers.
    expectSuccess(await transfers.giveBack({ username: user.username, coins: 10 }));
    expectSuccess(await transfers.reverse(await sent()));
    const transfer = await sent();
    expectSuccess(await transfers.giveBack({ username: user.username, coins: 30 }));
    expectFailure(await transfers.reverse(transfer), 'INSUFFICIENT_COINS');
    expect(await transfers.coinsOf(user)).toBe(40);
  });

  it('should return a named transfer only once', async () => {
    const { agency, user } = transfers;
    expectSuccess(await transfers.sell(user.username, 100));
    expectSuccess(await transfers.sell(user.username, 100));
    const [, { _id, createdAt }] = (await transfers.history()) as [
      object,
      { _id: string; createdAt: string },
    ];
    const named = { username: user.username, coins: 100, senderName: agency.uniqueId };
    expectSuccess(await transfers.giveBack({ ...named, transfer: _id }));
    expectFailure(await transfers.giveBack({ ...named, transfer: _id }), 'INVALID_TRANSITION');
    expectFailure(await transfers.giveBack({ ...named, createdAt }), 'INVALID_TRANSITION');
    expect((await transfers.history()).map(({ state }) => state)).toEqual(['sent', 'returned']);
  });

  it('should return at most its coins when the transfer is named by its time', async () => {
    const { admin, agency } = transfers;
    expectSuccess(await transfers.send('1', agency.uniqueId, 500));
    const { received } = expectSuccess(
      await admin.agent.post('/api/coin/recharge/received').send({ coinAgency: agency.uniqueId }),
    );
    const [{ createdAt }] = received as [{ createdAt: string }];
    const named = { username: agency.uniqueId, senderName: '', createdAt };
    expectFailure(await transfers.giveBack({ ...named, coins: 501 }), 'VALIDATION_FAILED', 'coins');
    expectSuccess(await transfers.giveBack({ ...named, coins: 500 }));
    expectFailure(await transfers.giveBack({ ...named, coins: 500 }), 'INVALID_TRANSITION');
    const never = { ...named, createdAt: '2020-01-01T00:00:00.000Z', coins: 5 };
    expectFailure(await transfers.giveBack(never), 'NOT_FOUND', 'createdAt');
    expect(await transfers.coinsOf(agency)).toBe(1000);
  });

  it('should apply only one of five concurrent returns of the same transfer', async () => {
    const { agency, user } = transfers;
    expectSuccess(await transfers.sell(user.username, 10));
    const [{ _id }] = (await transfers.history()) as [{ _id: string }];
    const named = { username: user.username, coins: 10, senderName: agency.uniqueId, transfer: _id };
    const responses = await Promise.all(Array.from({ length: 5 }, () => transfers.giveBack(named)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await transfers.coinsOf(user)).toBe(50);
  });

  it('should refuse a return when coins are short or an account is unknown', async () => {
    const { user } = transfers;
    expectFailure(await transfers.giveBack({ username: user.username, coins: 51 }), 'INSUFFICIENT_COINS');
    expectFailure(await transfers.giveBack({ username: 'nobody', coins: 5 }), 'NOT_FOUND', 'username');
    const unknown = { username: user.username, coins: 5, senderName: 'coin@000000' };
    expectFailure(await transfers.giveBack(unknown), 'NOT_FOUND', 'senderName');
  });
});
