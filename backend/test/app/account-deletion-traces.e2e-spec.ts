// The deletion of an account removes the personal data and keeps the history of the coins.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Types } from 'mongoose';
import type { Test as Request } from 'supertest';
import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import { inTransaction } from '../../src/platform/database/transaction.js';
import {
  coinAgencyAccount,
  earningsAccount,
  PLATFORM,
  userAccount,
} from '../../src/modules/ledger/accounts.js';
import { LedgerService } from '../../src/modules/ledger/ledger.service.js';
import { LIVE_STATUS } from '../../src/modules/hosts/live/live-session.schema.js';
import type { Withdrawal } from '../../src/modules/withdrawals/withdrawal.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { closedWithdrawal } from './closed-withdrawal.js';
import { expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { photograph } from '../support/factories/pictures.js';
import { webmVideo } from '../support/factories/videos.js';
import { expectBalanced } from '../ledger/ledger.js';
import { sharedApp } from '../support/shared-app.js';

const DAY = 86_400_000;

let app: TestApp;
let user: Actor<'user'>;
beforeAll(async () => {
  app = await sharedApp();
  user = await app.as('user', await app.create.user());
});
afterAll(() => app.close());

const count = (collection: string, where: object) =>
  app.connection.collection(collection).countDocuments(where);

/** Sends every call with an idempotency key whose response names this user. Returns a function that repeats the first call. */
async function keyedCalls({ agent, id, record }: Actor<'user'>, exported: Partial<Withdrawal>) {
  const [{ agent: admin }, { username, number }] = [await app.as('admin'), await app.stored('users', id)];
  const { agent: seller } = await app.as('coin', await app.create.coinAgency({ coins: 10 }));
  const giver = await app.as('user', await app.create.user({ coin: 20 }));
  const gift = await app.create.gift({ coin: 20 });
  const live = await app.create.liveSession({ ...record, username: String(username) }, 'AG000001');
  const keyed = (request: Request) => request.set('Idempotency-Key', randomUUID());
  const key = randomUUID();
  const first = () =>
    admin
      .post('/api/admin/recharge/sendcoin')
      .set('Idempotency-Key', key)
      .send({ to: '2', userId: username, coin: 10 });
  expectSuccess(await first());
  expectSuccess(await keyed(seller.patch('/api/coin/recharge/sendCoin')).send({ userId: username, coin: 5 }));
  expectSuccess(await keyed(admin.post('/api/admin/return/coins')).send({ username, coins: 10 }));
  const empty = { number, coin: 0, level: 1, experience: 0 };
  expectSuccess(await keyed(admin.post('/api/app/edit/update')).send(empty));
  expectSuccess(
    await keyed(giver.agent.post('/api/app/gift')).send({ gift: gift._id.toHexString(), userId: id }),
  );
  await app.connection
    .collection('liveSessions')
    .updateOne({ _id: live._id }, { $set: { status: LIVE_STATUS.archive } });
  const bank = { accountNo: '0012345678901234', bankName: 'Unmistakable Bank', ifscCode: 'SBIN0001234' };
  const { details } = expectSuccess(
    await keyed(agent.post('/api/app/withdrawals')).send({ coins: 20, ...bank }),
  );
  const { _id } = details as { _id: string };
  const decide = admin.post(`/api/admin/withdrawal/coinrequest/${_id}?status=1`);
  expectSuccess(await keyed(decide).send({}));
  await app.connection
    .collection('withdrawals')
    .updateOne(
      { _id: new Types.ObjectId(_id) },
      { $set: { ...exported, bankName: 'Bank', bankKey: 'bank' } },
    );
  const notification = { title: 'Paid', description: 'Your coins are paid out', userId: username };
  expectSuccess(await keyed(admin.post('/api/admin/notification/send?type=0')).send(notification));
  return first;
}
describe('POST /api/app/account/delete', () => {
  it('should remove the personal data from all collections except the audit log', async () => {
    const { record } = user;
    const person = { username: 'preeti.unmistakable', name: 'Preeti Unmistakable', number: '919812345678' };
    await app.connection
      .collection('users')
      .updateOne(
        { _id: record._id },
        { $set: { ...person, usernameKey: person.username, deviceIds: ['unmistakable-device'] } },
      );
    const named = { ...record, ...person };
    const agency = await app.create.agency();
    await app.create.host(named, agency.uniqueId, { status: HOST_STATUS.approved, realName: person.name });
    await app.create.liveSession(named, agency.uniqueId, {
      status: LIVE_STATUS.archive,
      channelName: `${person.name} live`,
    });
    const exported = { exported: new Types.ObjectId(), changedAt: new Date(Date.now() - 8 * DAY) };
    const bank = { accountNo: '0012345678901234', panNumber: 'ABCDE1234F' };
    const asked = await closedWithdrawal(app, named, { ...exported, ...bank });
    const paid = await keyedCalls(user, exported);
    await app.create.message(named);
    const coin = await app.create.coinAgency({ coins: 10 });
    await inTransaction(app.connection, async () => {
      const ledger = app.nest.get(LedgerService);
      const [seller, wallet] = [coinAgencyAccount(coin._id), userAccount(record._id)];
      await ledger.move({ kind: 'send', from: seller, to: wallet, coins: 10 });
      await ledger.move({ kind: 'adjustment', from: wallet, to: PLATFORM, coins: 10 });
      const subjects = [
        { kind: 'gift', id: '1', label: 'Rose' },
        { kind: 'live', id: '2', label: `${person.name} live` },
      ];
      const earnings = earningsAccount(record._id);
      await ledger.move({ kind: 'gift', from: PLATFORM, to: earnings, coins: 1, subjects });
      await ledger.move({ kind: 'reversal', from: earnings, to: PLATFORM, coins: 1, subjects });
    });
    await app.connection.collection('waitingsends').insertOne({
      recipientKind: 'user',
      recipientId: user.id,
      recipient: person.username,
      state: 'waiting',
      coins: 10,
      createdAt: new Date(),
    });
    const profile = user.agent.post('/api/app/profile').attach('picture', await photograph(), 'me.jpg');
    const { picture } = expectSuccess(await profile).details as { picture: string };
    const video = user.agent.post('/api/app/videos').attach('video', await webmVideo(), 'clip');
    expectSuccess(await video.attach('poster', await photograph(), 'poster'));
    const { file } = (await app.connection.collection('videos').findOne({ user: record._id }))!;
    const files = [picture, file as string].map((path) => join(app.dataDir, path));
    expect(files.map((path) => existsSync(path))).toEqual([true, true]);

    expectSuccess(await user.agent.post('/api/app/account/delete').send({ password: PASSWORD }));

    for (const { name } of await app.connection.listCollections()) {
      if (name === 'audit') continue;
      const records = await app.connection.collection(name).find({}).toArray();
      const traces = JSON.stringify(records).match(/unmistakable|919812345678|0012345678901234|ABCDE1234F/i);
      expect({ name, traces: traces?.[0] }).toEqual({ name, traces: undefined });
    }
    expect(files.map((path) => existsSync(path))).toEqual([false, false]);
    // The repeated call returns its stored result and moves no coins.
    expect(expectSuccess(await paid()).message).toBe('Done earlier, for a deleted user');
    expect(await app.stored('withdrawals', asked._id)).toMatchObject({
      username: 'deleted user',
      coins: asked.coins,
      accountKeys: [],
    });
    const { agent: admin } = await app.as('admin');
    const ask = { userId: user.id, request: asked._id.toHexString() };
    const shown = expectSuccess(await admin.post('/api/video/admin/withdrawal/details').send(ask));
    expect(shown.details).toMatchObject({
      userDetails: { username: 'deleted user', name: '', picture: '' },
      accountDetails: { accountNo: '••••••••••••1234', panNumber: '' },
    });
    expect(await count('liveSessions', { user: record._id, username: 'deleted user' })).toBe(2);
    const entries = app.connection.collection('ledgerentries');
    const sold = { from: coinAgencyAccount(coin._id), to: userAccount(record._id), kind: 'send' };
    const sale = await entries.findOne(sold);
    expect(sale).toMatchObject({ coins: 10, fromLabel: coin.uniqueId, toLabel: 'deleted user' });
    const given = await entries.findOne({ from: PLATFORM, to: earningsAccount(record._id), kind: 'gift' });
    expect(given).toMatchObject({
      subjects: [
        { kind: 'gift', label: 'Rose' },
        { kind: 'live', label: '' },
      ],
    });
    const statementOf = async (account: string) =>
      expectSuccess(await admin.get('/api/admin/ledger/statement').query({ account }));
    expect(await statementOf(`held:${user.id}`)).toMatchObject({ account: { label: 'deleted user' } });
    expect(await statementOf(userAccount(record._id))).toMatchObject({
      account: { label: 'deleted user', balance: 0, frozen: null, deleted: true },
      details: expect.arrayContaining([expect.objectContaining({ kind: 'send', amount: 10 })]),
    });
    await expectBalanced(app);
  });
});
