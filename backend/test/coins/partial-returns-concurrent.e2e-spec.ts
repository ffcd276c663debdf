// Concurrent returns of the same transfers, and the order of commands in a transaction.
import { agencyReturns } from './agency-returns.js';
import { startWatched } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';

const returns = agencyReturns();

describe('concurrent returns', () => {
  const granted = (responses: { status: number }[]) =>
    responses.filter(({ status }) => status === 200).length;

  it('should return at most the coins of the transfer when returns by hand and by name compete', async () => {
    const { agency, coin, entries } = returns;
    const transfer = await returns.sendToAgency(100);
    const byName = [20, 40, 60, 80, 100].map((coins) => () => returns.backOf(transfer, coins));
    const byHand = Array.from({ length: 6 }, () => () => returns.back(20));
    const responses = await Promise.all([...byName, ...byHand].map((make) => make()));
    const [row] = (await returns.received()).received;
    expect(row.returned).toBeLessThanOrEqual(100);
    const taken = await entries
      .find({ kind: 'return', to: 'platform', from: `coinAgency:${coin.id}` })
      .toArray();
    const sum = taken.reduce((total, one) => total + Number(one.coins), 0);
    expect(await returns.coinsOf(agency)).toBe(1100 - sum);
    expect(granted(responses)).toBe(taken.length);
    expect(taken.filter(({ returnOf }) => returnOf).length).toBeLessThanOrEqual(1);
  });

  it('should return each coin to the seller once when returns exceed the sales', async () => {
    const { agency, user } = returns;
    expectSuccess(await returns.sell(user.username, 60));
    expectSuccess(await returns.sell(user.username, 40));
    const body = { username: user.username, coins: 10, senderName: agency.uniqueId };
    const responses = await Promise.all(Array.from({ length: 15 }, () => returns.giveBack(body)));
    expect(granted(responses)).toBe(10);
    expect(await returns.history()).toMatchObject([
      { returned: 40, state: 'returned' },
      { returned: 60, state: 'returned' },
    ]);
  });

  it('should apply only one of a named return and a return by hand when both do not fit', async () => {
    const transfer = await returns.sendToAgency(100);
    const responses = await Promise.all([returns.backOf(transfer, 100), returns.back(30)]);
    const [{ returned }] = (await returns.received()).received;
    expect(responses[0].status === 200 ? 100 : 30).toBe(returned);
  });
});

describe('a transaction that moves coins', () => {
  it('should send its commands to the database one after the other', async () => {
    const watched = await startWatched();
    const open = new Map<number, string>();
    const overlaps = new Set<string>();
    watched.connection
      .getClient()
      .on('commandStarted', ({ requestId, commandName, command }) => {
        if (command.autocommit !== false) return;
        const transaction = JSON.stringify([command.lsid, command.txnNumber]);
        if ([...open.values()].includes(transaction)) overlaps.add(commandName);
        open.set(requestId, transaction);
      })
      .on('commandSucceeded', ({ requestId }) => open.delete(requestId))
      .on('commandFailed', ({ requestId }) => open.delete(requestId));
    try {
      const { agent } = await watched.as('admin');
      const { uniqueId } = await watched.create.coinAgency({ coins: 0 });
      const body = { to: '1', userId: uniqueId, coin: 100 };
      const sent = expectSuccess(await agent.post('/api/admin/recharge/sendcoin').send(body));
      expectSuccess(await agent.post('/api/admin/return/coins').send({ username: uniqueId, coins: 30 }));
      const rest = { username: uniqueId, coins: 70, senderName: '', transfer: sent.transfer };
      expectSuccess(await agent.post('/api/admin/return/coins').send(rest));
      expect([...overlaps]).toEqual([]);
    } finally {
      await watched.connection.dropDatabase();
      await watched.close();
    }
  });
});
