// Which bodies count as equal under an Idempotency-Key: the validated fields, and the hashes that earlier versions stored.
import { createHash, randomUUID } from 'node:crypto';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { APP_SECRET } from '../support/bank-seals.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { expectBalanced } from '../ledger/ledger.js';

const PATH = '/api/admin/recharge/sendcoin';

let app: TestApp;
let admin: Actor<'admin'>;
let user: User;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin');
});
beforeEach(async () => {
  user = await app.create.user();
});
afterEach(() => expectBalanced(app));
afterAll(() => app.close());

const balance = async () => (await app.stored('users', user._id)).coin;
const calls = () => app.connection.collection<{ _id: string; body: string }>('answeredcalls');
const send = (key: string, body: object, path = PATH) =>
  admin.agent.post(path).set('Idempotency-Key', key).send(body);

/** The hash that earlier versions stored: of the query and the body as sent. */
const earlierHash = (query: object, body: object) => {
  const sorted = (value: object) => Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sorted(query), sorted(body)]))
    .digest('base64url');
};
/** Rewrites the last stored answer in the format of an earlier version. */
async function backdate(query: object, body: object): Promise<void> {
  const [last] = await calls().find().sort({ at: -1 }).limit(1).toArray();
  await calls().updateOne({ _id: last!._id }, { $set: { body: earlierHash(query, body) } });
}

describe('the body of a call with an Idempotency-Key', () => {
  it('should count as equal when only its spelling differs', async () => {
    const key = randomUUID();
    const first = expectSuccess(await send(key, { to: '2', userId: user.username, coin: 10 }));
    const again = { coin: '10', userId: ` ${user.username} `, to: 2, unknown: { of: ['no', 'meaning'] } };
    expect(expectSuccess(await send(key, again))).toEqual(first);
    expect(await balance()).toBe(10);
  });

  it('should count as equal when it is sent as a form', async () => {
    const seller = await app.as('coin', await app.create.coinAgency({ coins: 100 }));
    const key = randomUUID();
    const sell = () => seller.agent.patch('/api/coin/recharge/sendCoin').set('Idempotency-Key', key);
    const first = expectSuccess(await sell().field({ userId: user.username, coin: '10' }));
    expect(expectSuccess(await sell().send({ coin: 10, userId: user.username }))).toEqual(first);
    expectFailure(await sell().field({ userId: user.username, coin: '11' }), 'IDEMPOTENCY_MISMATCH');
  });
});

describe('the stored body of a call', () => {
  const rotated = async (env: Record<string, string>, test: (other: TestApp) => Promise<void>) => {
    const other = await startApp({ MONGODB_URI: app.databaseUri, ...env });
    try {
      await test(other);
    } finally {
      await other.close();
    }
  };

  it('should be an HMAC, so that a reader of the database cannot verify guesses', async () => {
    const body = { coin: 10, to: '2', userId: user.username };
    expectSuccess(await send(randomUUID(), body));
    const [last] = await calls().find().sort({ at: -1 }).limit(1).toArray();
    expect(last!.body).toMatch(/^hmac:[\w-]{43}$/);
  });

  it('should match under the previous secret during a rotation, and no longer after it', async () => {
    const [key, body] = [randomUUID(), { coin: 10, to: '2', userId: user.username }];
    const first = expectSuccess(await send(key, body));
    const APP_SECRET_NEW = 'the secret after the rotation, long enough';
    const sendTo = async (other: TestApp, coin: number) => {
      const { accessToken } = await other.as('admin', admin.record);
      const call = other.withToken(accessToken).post(PATH).set('Idempotency-Key', key);
      return call.send({ ...body, coin });
    };
    await rotated({ APP_SECRET: APP_SECRET_NEW, APP_SECRET_PREVIOUS: APP_SECRET }, async (other) => {
      expect(expectSuccess(await sendTo(other, 10))).toEqual(first);
      expectFailure(await sendTo(other, 11), 'IDEMPOTENCY_MISMATCH');
    });
    await rotated({ APP_SECRET: APP_SECRET_NEW }, async (other) =>
      expectFailure(await sendTo(other, 10), 'IDEMPOTENCY_MISMATCH'),
    );
    expect(await balance()).toBe(10);
  });
});

describe('a key of an earlier version', () => {
  const body = () => ({ userId: user.username, coin: '10', to: '2', extra: null });

  it('should return the same answer and move nothing', async () => {
    const key = randomUUID();
    const first = expectSuccess(await send(key, body()));
    await backdate({}, body());
    expect(expectSuccess(await send(key, body()))).toEqual(first);
    expectFailure(await send(key, { ...body(), coin: '11' }), 'IDEMPOTENCY_MISMATCH');
    expect(await balance()).toBe(10);
  });

  it('should return the same answer when the call ignores its body', async () => {
    const agency = await app.create.coinAgency({ coins: 500 });
    const key = randomUUID();
    const path = `/api/admin/coinPanel/closeCoinPanel/${agency._id.toHexString()}`;
    const first = expectSuccess(await send(key, { note: 'closed' }, path));
    await backdate({}, { note: 'closed' });
    expect(expectSuccess(await send(key, { note: 'closed' }, path))).toEqual(first);
  });
});
