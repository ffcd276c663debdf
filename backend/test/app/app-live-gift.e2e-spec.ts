// A user gives a live gift to a host who is live: the same movements and checks as for a gift.
import { randomUUID } from 'node:crypto';
import type { LiveGift } from '../../src/modules/catalogues/live-gifts/live-gift.schema.js';
import type { LiveSession } from '../../src/modules/hosts/live/live-session.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { expectBalanced } from '../ledger/ledger.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
let giver: Actor<'user'>;
let host: User;
let live: LiveSession;
let rocket: LiveGift;
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
  rocket = await app.create.liveGift({ title: 'Rocket', coin: 30 });
});
afterEach(() => expectBalanced(app));
afterAll(() => app.close());

const give = (body: object = {}, key = randomUUID()) =>
  giver.agent
    .post('/api/app/livegift')
    .set('Idempotency-Key', key)
    .send({ liveGift: rocket._id.toHexString(), userId: host._id.toHexString(), ...body });
const balances = async () => [
  (await app.stored('users', giver.id)).coin,
  (await app.stored('users', host._id)).receivingCoins,
  (await app.stored('liveSessions', live._id)).diamonds,
];

describe('POST /api/app/livegift', () => {
  it('should count in what staff read before they delete it', async () => {
    const id = rocket._id.toHexString();
    expectSuccess(await give());
    const uses = await admin.agent
      .get('/api/admin/catalogues/uses')
      .query({ kind: 'live-gifts', id: id.toUpperCase() });
    expect(expectSuccess(uses)).toMatchObject({
      details: [],
      given: { count: 1, more: false, last: expect.any(String) },
    });
  });

  it('should move the coins and count the diamonds once per idempotency key', async () => {
    const key = randomUUID();
    const first = expectSuccess(await give({}, key));
    expect(first).toMatchObject({ coin: 70, diamonds: 30, message: `Rocket given to ${host.username}` });
    expect(expectSuccess(await give({}, key))).toEqual(first);
    expect(await balances()).toEqual([70, 30, 30]);
  });

  it('should give a listed live gift and name it in the statement of the host', async () => {
    const { details } = expectSuccess(await giver.agent.get('/api/app/catalogue/live-gifts'));
    const listed = (details as { _id: string; coin: number }[]).find(
      ({ _id }) => _id === rocket._id.toHexString(),
    );
    expectSuccess(await give({ liveGift: listed!._id, coin: listed!.coin }));
    const account = `earnings:${host._id.toHexString()}`;
    const statement = await admin.agent.get('/api/admin/ledger/statement').query({ account, kind: 'gift' });
    expect(expectSuccess(statement).details).toMatchObject([{ subject: 'Rocket' }]);
  });

  it('should give only as many gifts as the coins allow when the calls are concurrent', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => give()));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const one of responses) if (one.status !== 200) expectFailure(one, 'INSUFFICIENT_COINS');
    expect(await balances()).toEqual([10, 90, 90]);
  });

  it('should return the coins and deduct the diamonds when an admin reverses the gift', async () => {
    expectSuccess(await give());
    const account = `earnings:${host._id.toHexString()}`;
    const statement = await admin.agent.get('/api/admin/ledger/statement').query({ account });
    const [{ _id }] = expectSuccess(statement).details as [{ _id: string }];
    const reason = 'A child played';
    expectSuccess(await admin.agent.post(`/api/admin/ledger/reverse/${_id}`).send({ reason }));
    expect(await balances()).toEqual([100, 0, 0]);
  });

  it('should refuse a gift when the host is not live, the price has changed or the giver is the host', async () => {
    expectFailure(await give({ coin: 29 }), 'VERSION_CONFLICT');
    expectFailure(await give({ userId: giver.id }), 'VALIDATION_FAILED', 'userId');
    expectFailure(await give({ gift: rocket._id.toHexString() }), 'VALIDATION_FAILED', 'gift');
    const ended = { $set: { status: 'archive' } };
    await app.connection.collection('liveSessions').updateOne({ _id: live._id }, ended);
    expectFailure(await give(), 'INVALID_TRANSITION');
    expect(await balances()).toEqual([100, 0, 0]);
  });

  it('should return 404 for a live gift that the app does not show', async () => {
    expectFailure(await give({ liveGift: '66f0c0ffee00000000000001' }), 'NOT_FOUND');
    const gone = { $set: { deletedAt: new Date() } };
    await app.connection.collection('livegiftcategories').updateOne({ _id: rocket.category }, gone);
    expectFailure(await give(), 'NOT_FOUND');
    expect(await balances()).toEqual([100, 0, 0]);
  });

  it.each([
    ['the live gift', 'livegifts', () => rocket._id],
    ['its category', 'livegiftcategories', () => rocket.category],
  ])('should return 404 when staff hide %s from the app', async (_what, collection, idOf) => {
    await app.connection.collection(collection).updateOne({ _id: idOf() }, { $set: { shown: false } });
    expectFailure(await give(), 'NOT_FOUND');
    expect(await balances()).toEqual([100, 0, 0]);
  });
});
