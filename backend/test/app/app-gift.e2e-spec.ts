// A user gives a gift to a live host: the host earns the coins, the live session counts the diamonds.
import { randomUUID } from 'node:crypto';
import type { Gift } from '../../src/modules/catalogues/gifts/gift.schema.js';
import type { LiveSession } from '../../src/modules/hosts/live/live-session.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { expectBalanced } from '../ledger/ledger.js';
import { planOf } from '../support/query-plan.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
let giver: Actor<'user'>;
let host: User;
let live: LiveSession;
let rose: Gift;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
beforeEach(async () => {
  giver = await app.as('user', await app.create.user({ coin: 100 }));
  host = await app.create.user();
  const agency = await app.create.agency();
  await app.create.host(host, agency.uniqueId, { status: 1 });
  live = await app.create.liveSession(host, agency.uniqueId);
  rose = await app.create.gift({ title: 'Rose', coin: 30 });
});
afterEach(() => expectBalanced(app));
afterAll(() => app.close());

const give = (body: object = {}, key = randomUUID()) =>
  giver.agent
    .post('/api/app/gift')
    .set('Idempotency-Key', key)
    .send({ gift: rose._id.toHexString(), userId: host._id.toHexString(), ...body });
const balances = async () => [
  (await app.stored('users', giver.id)).coin,
  (await app.stored('users', host._id)).receivingCoins,
  (await app.stored('liveSessions', live._id)).diamonds,
];

describe('POST /api/app/gift', () => {
  it('should move the coins and count the diamonds once per idempotency key', async () => {
    const key = randomUUID();
    const first = expectSuccess(await give({}, key));
    expect(first).toMatchObject({ coin: 70, diamonds: 30, message: `Rose given to ${host.username}` });
    expect(expectSuccess(await give({}, key))).toEqual(first);
    expect(await balances()).toEqual([70, 30, 30]);
  });

  it('should give only as many gifts as the coins allow when the calls are concurrent', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => give()));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const one of responses) if (one.status !== 200) expectFailure(one, 'INSUFFICIENT_COINS');
    expect(await balances()).toEqual([10, 90, 90]);
  });

  it('should find the host when the id is in upper case', async () => {
    expectSuccess(await give({ userId: host._id.toHexString().toUpperCase() }));
    expect(await balances()).toEqual([70, 30, 30]);
    expectFailure(await give({ userId: giver.id.toUpperCase() }), 'VALIDATION_FAILED', 'userId');
  });

  it('should count as evidence of earnings, and a reversal should deduct its diamonds', async () => {
    expectSuccess(await give());
    expectSuccess(await give());
    const statement = await admin.agent
      .get('/api/admin/ledger/statement')
      .query({ account: `earnings:${host._id.toHexString()}` });
    const [{ _id, subject }] = expectSuccess(statement).details as [{ _id: string; subject: string }];
    expect(subject).toBe('Rose');
    expectSuccess(
      await admin.agent.post(`/api/admin/ledger/reverse/${_id}`).send({ reason: 'A child played' }),
    );
    expect(await balances()).toEqual([70, 30, 30]);
    const asked = await app.create.withdrawal(host);
    const evidence = await admin.agent
      .get('/api/admin/withdrawal/evidence')
      .query({ id: asked._id.toHexString() });
    expect(expectSuccess(evidence).details).toMatchObject({
      gifts: [{ title: 'Rose', count: 1, coins: 30 }],
    });
  });

  it('should say how often it was given, and when last, before it is deleted', async () => {
    const usesOf = async (gift = rose._id.toHexString()) =>
      expectSuccess(await admin.agent.get('/api/admin/catalogues/uses').query({ kind: 'gifts', id: gift }));
    expect(await usesOf()).toMatchObject({ details: [], given: { count: 0, more: false, last: null } });
    const other = await app.create.gift({ title: 'Rose', coin: 10 });
    expectSuccess(await give());
    expectSuccess(await give({ gift: other._id.toHexString() }));
    expectSuccess(await give());
    const entries = app.connection.collection('ledgerentries');
    const where = { kind: 'gift', 'subjects.id': rose._id.toHexString() };
    const newest = { createdAt: -1, _id: -1 } as const;
    const [last] = await entries.find(where).sort(newest).limit(1).toArray();
    expect(await usesOf()).toMatchObject({
      details: [],
      given: { count: 2, more: false, last: (last!.createdAt as Date).toISOString() },
    });
    const plan = await planOf(entries.find(where).sort(newest));
    if (plan) expect(plan).toEqual({ stages: ['FETCH', 'IXSCAN'], examined: 2 });
  });

  it('should return 404 for an unknown gift and 400 for a gift to oneself', async () => {
    expectFailure(await give({ gift: '66f0c0ffee00000000000001' }), 'NOT_FOUND');
    expectFailure(await give({ userId: giver.id }), 'VALIDATION_FAILED', 'userId');
  });

  it('should return 404 for a gift that staff hide from the app, until they show it again', async () => {
    const show = async (shown: boolean) =>
      expectSuccess(
        await admin.agent
          .post('/api/admin/catalogues/shown')
          .send({ kind: 'gifts', id: rose._id.toHexString(), shown }),
      );
    await show(false);
    expectFailure(await give(), 'NOT_FOUND');
    expect(await balances()).toEqual([100, 0, 0]);
    await show(true);
    expectSuccess(await give());
  });

  it('should return 409 when the host is not live', async () => {
    await app.connection
      .collection('liveSessions')
      .updateOne({ _id: live._id }, { $set: { status: 'archive' } });
    expectFailure(await give(), 'INVALID_TRANSITION');
    expect(await balances()).toEqual([100, 0, 0]);
  });

  it('should return 409 when the price differs from the price that the user saw', async () => {
    expectFailure(await give({ coin: 29 }), 'VERSION_CONFLICT');
    expectSuccess(await give({ coin: 30 }));
  });
});
