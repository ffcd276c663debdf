// A user of the app deletes the account.
import { Types } from 'mongoose';
import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import { inTransaction } from '../../src/platform/database/transaction.js';
import { PLATFORM, userAccount } from '../../src/modules/ledger/accounts.js';
import { LedgerService } from '../../src/modules/ledger/ledger.service.js';
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { closedWithdrawal } from './closed-withdrawal.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { expectBalanced } from '../ledger/ledger.js';
import { sharedApp } from '../support/shared-app.js';

const DAY = 86_400_000;

let app: TestApp;
let user: Actor<'user'>;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const signIn = async (fields: Partial<User> = {}) => app.as('user', await app.create.user(fields));
const remove = ({ agent } = user, password = PASSWORD) =>
  agent.post('/api/app/account/delete').send({ password });
const count = (collection: string, where: object) =>
  app.connection.collection(collection).countDocuments(where);

describe('POST /api/app/account/delete', () => {
  beforeEach(async () => {
    user = await signIn();
  });

  it('should end all sessions and free the number and the user name', async () => {
    const elsewhere = await app.as('user', user.record);
    expectSuccess(await user.agent.post('/api/app/pushtoken').send({ token: `${user.id}:phone` }));
    expectSuccess(await remove());
    for (const { agent } of [user, elsewhere])
      expectFailure(await agent.get('/api/app/profile'), 'UNAUTHENTICATED');
    expectFailure(await app.login('user', user.record), 'INVALID_CREDENTIALS');
    expect(await count('users', { _id: user.record._id })).toBe(0);
    expect(await count('sessions', { account: user.record._id })).toBe(0);
    expect(await count('pushtokens', { user: user.record._id })).toBe(0);
    const { username, name, number } = user.record;
    expectSuccess(
      await app.guest().post('/api/app/register').send({ username, name, number, password: PASSWORD }),
    );
  });
  it('should succeed when an approved withdrawal without an export is older than 30 days', async () => {
    const { _id } = await closedWithdrawal(app, user.record, { changedAt: new Date(Date.now() - 31 * DAY) });
    expectSuccess(await remove());
    expect(await app.stored('withdrawals', _id)).toMatchObject({ exported: null, name: '' });
  });
  it('should return 400 when the password is missing or wrong, and 429 after many attempts', async () => {
    expectFailure(await remove(user, 'wrong-password'), 'VALIDATION_FAILED', 'password');
    expectFailure(await user.agent.post('/api/app/account/delete').send({}), 'VALIDATION_FAILED', 'password');
    for (let time = 1; time < 10; time += 1) await remove(user, 'wrong-password');
    expectFailure(await remove(), 'RATE_LIMITED');
    expect(await count('users', { _id: user.record._id })).toBe(1);
  });
  it('should return 403 to an admin', async () => {
    const { agent } = await app.as('admin');
    expectFailure(await agent.post('/api/app/account/delete').send({ password: PASSWORD }), 'FORBIDDEN');
  });

  it('should return 409 with every obstacle and change nothing', async () => {
    user = await signIn({ coin: 5, receivingCoins: 20 });
    const { record } = user;
    await app.create.withdrawal(record);
    await app.create.host(record, 'AG000001', { status: HOST_STATUS.approved });
    const live = await app.create.liveSession(record, 'AG000001');
    const refused = await remove();
    expectFailure(refused, 'IN_USE', 'coins', 'withdrawals', 'live');
    expect((refused.body as { message: string }).message).toContain('25 coins are left in the wallet');
    expect(await count('users', { _id: record._id })).toBe(1);
    expect(await count('liveSessions', { _id: live._id, username: record.username })).toBe(1);
    expectSuccess(await user.agent.get('/api/app/profile'));
  });

  it('should return 409 when an approved withdrawal was not exported at least a week ago', async () => {
    const { _id } = await closedWithdrawal(app, user.record);
    const change = (exported: Types.ObjectId | null, daysAgo: number) =>
      app.connection
        .collection('withdrawals')
        .updateOne({ _id }, { $set: { exported, changedAt: new Date(Date.now() - daysAgo * DAY) } });
    await change(null, 29);
    expectFailure(await remove(), 'IN_USE', 'withdrawals');
    await change(new Types.ObjectId(), 6);
    expectFailure(await remove(), 'IN_USE', 'withdrawals');
    await change(new Types.ObjectId(), 8);
    expectSuccess(await remove());
  });
  it('should return 409 when the wallet is frozen', async () => {
    const walletFreeze = { reason: 'Under review', at: new Date(), by: 'Tester' };
    await app.connection.collection('users').updateOne({ _id: user.record._id }, { $set: { walletFreeze } });
    expectFailure(await remove(), 'IN_USE', 'wallet');
  });
  it('should lose no coins when coins arrive at the same time', async () => {
    const ledger = app.nest.get(LedgerService);
    const send = inTransaction(app.connection, () =>
      ledger.move({ kind: 'send', from: PLATFORM, to: userAccount(user.record._id), coins: 3 }),
    ).then(
      () => true,
      () => false,
    );
    const [answer, arrived] = await Promise.all([remove(), send]);
    if (arrived) expectFailure(answer, 'IN_USE', 'coins');
    else expectSuccess(answer);
    await expectBalanced(app);
  });
});
