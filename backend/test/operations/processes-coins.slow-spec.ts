// Coins and decisions at two processes: every movement and decision happens once.
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import type { Session } from '../support/kill/pair.js';
import { atOnce, processPair, statuses } from '../support/process-pair.js';
import { BANK } from '../withdrawals/withdrawals.js';

const KEY = 'Idempotency-Key';
const processes = processPair();

async function expectExactLedger(): Promise<void> {
  const { details } = expectSuccess(await processes.admin.next.post('/api/admin/ledger/verify'));
  expect(details).toMatchObject({ total: 0, found: 0, differences: [] });
}

describe('coins', () => {
  afterEach(expectExactLedger);

  it('should move once when both processes get the same idempotency key concurrently', async () => {
    const { pair, admin } = processes;
    const user = await pair.create.user();
    const key = randomUUID();
    const body = { to: '2', userId: user.username, coin: 10 };
    const [first, ...others] = (
      await atOnce(8, (process) =>
        admin.at(process).post('/api/admin/recharge/sendcoin').set(KEY, key).send(body),
      )
    ).map(expectSuccess);
    for (const other of others) expect(other).toEqual(first);
    expect(await processes.count('ledgerentries', { key })).toBe(1);
    expect(await processes.find('users', { _id: user._id })).toMatchObject({ coin: 10 });
  });

  it('should accept ten sends when twenty at both processes have coins for ten', async () => {
    const { pair } = processes;
    const record = await pair.create.coinAgency({ coins: 100 });
    const user = await pair.create.user();
    const seller = await pair.as('coin', record);
    const body = { userId: user.username, coin: 10 };
    const sales = await atOnce(20, (process) =>
      seller.at(process).patch('/api/coin/recharge/sendCoin').set(KEY, randomUUID()).send(body),
    );
    for (const refused of sales.filter(({ status }) => status !== 200))
      expectFailure(refused, 'INSUFFICIENT_COINS');
    expect(sales.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await processes.find('coinagencies', { _id: record._id })).toMatchObject({ coins: 0 });
    expect(await processes.find('users', { _id: user._id })).toMatchObject({ coin: 100 });
  });
});

describe('two deciders, one at each process', () => {
  /** One decision is applied, and the other answer names who decided. */
  function expectOneWins(responses: Response[]): void {
    expect(statuses(responses)).toEqual([200, 409]);
    const lost = responses.find(({ status }) => status === 409)!;
    expectFailure(lost, 'INVALID_TRANSITION');
    expect((lost.body as { message: string }).message).toMatch(/was (approved|rejected) by \S/);
  }

  it('should decide each of five hosts once', async () => {
    const { pair, admin } = processes;
    const record = await pair.create.agency();
    const agency = await pair.as('agency', record);
    for (let round = 0; round < 5; round += 1) {
      const user = await pair.create.user();
      const { _id } = await pair.create.host(user, record.uniqueId, { status: HOST_STATUS.pending });
      const decide = (by: Session, process: number, status: number) =>
        by.at(process).post('/api/agency/host/approvehost').send({ id: _id.toHexString(), status, from: 0 });
      expectOneWins(await Promise.all([decide(admin, 0, 1), decide(agency, 1, 2)]));
      expect((await processes.find('hosts', { _id }))!.decisions).toHaveLength(1);
    }
  });

  it('should decide each of five withdrawals once and move its coins once', async () => {
    const { pair, admin } = processes;
    const record = await pair.create.user({ receivingCoins: 100 });
    const user = await pair.as('user', record);
    for (let round = 0; round < 5; round += 1) {
      const asked = expectSuccess(await user.next.post('/api/app/withdrawals').send({ ...BANK, coins: 10 }));
      const { _id } = asked.details as { _id: string };
      const decide = (process: number, status: number) =>
        admin.at(process).post(`/api/admin/withdrawal/coinrequest/${_id}?status=${status}`).send({ from: 0 });
      expectOneWins(await Promise.all([decide(0, 1), decide(1, 2)]));
    }
    expect(await processes.find('users', { _id: record._id })).toMatchObject({ heldCoins: 0 });
    await expectExactLedger();
  });
});
