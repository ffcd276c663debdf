// A call with an Idempotency-Key runs once, however often it is sent.
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { CALLS } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { expectBalanced } from '../ledger/ledger.js';

const HEADER = 'Idempotency-Key';
/**
 * The calls that take an idempotency key: calls that move coins, notifications, and decisions that a panel sends while its
 * page closes (docs/rules/coins.md).
 */
const TAKING = [
  'POST /api/admin/bulk/{id}/undo',
  'POST /api/admin/catalogues/bulk',
  'POST /api/admin/hosts/bulk',
  'POST /api/admin/items/bulk',
  'POST /api/admin/items/bulk/revoke',
  'POST /api/admin/items/grant',
  'POST /api/admin/items/restore',
  'POST /api/admin/items/revoke',
  'POST /api/admin/staff/sessions/bulk',
  'POST /api/admin/staffaccount/bulk/agency',
  'POST /api/admin/staffaccount/bulk/agencyadmin',
  'POST /api/admin/staffaccount/bulk/bd',
  'POST /api/admin/staffaccount/bulk/coin',
  'POST /api/admin/trash/bulk',
  'POST /api/admin/users/bulk',
  'POST /api/admin/video/bulk',
  'POST /api/admin/waitingsends/bulk',
  'POST /api/admin/withdrawal/bulk',
  'POST /api/admin/hostimports',
  'POST /api/admin/itemimports',
  'POST /api/admin/notification/bulk',
  'POST /api/admin/notification/send',
  'POST /api/admin/orders/refund',
  'POST /api/admin/recharge/sendcoin',
  'PATCH /api/coin/recharge/sendCoin',
  'POST /api/admin/return/coins',
  'POST /api/admin/salaryruns',
  'POST /api/admin/staffaccount/delete',
  'POST /api/admin/staffimports',
  'POST /api/app/edit/update',
  'POST /api/admin/ledger/reverse/{id}',
  'POST /api/admin/coinPanel/closeCoinPanel/{id}',
  'POST /api/admin/withdrawal/coinrequest/{id}',
  'POST /api/admin/withdrawal/decide',
  'POST /api/admin/withdrawal/exports',
  'POST /api/agency/host/approvehost',
  'POST /api/agency/host/decide',
  'POST /api/app/gift',
  'POST /api/app/items',
  'POST /api/app/livegift',
  'POST /api/app/orders',
  'POST /api/app/withdrawals',
];

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
const send = (key: string, body: object = {}, { agent } = admin, path = '/api/admin/recharge/sendcoin') =>
  agent
    .post(path)
    .set(HEADER, key)
    .send({ to: '2', userId: user.username, coin: 10, ...body });

describe('the calls that must not run twice', () => {
  it('should be the only calls that take an Idempotency-Key', () => {
    const taking = CALLS.filter(({ parameters }) =>
      parameters.some(({ name, in: where }) => where === 'header' && name === HEADER),
    );
    expect(taking.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(TAKING.toSorted());
  });
});

describe('a call with an Idempotency-Key', () => {
  it('should move coins once and return the same answer again', async () => {
    const key = randomUUID();
    const first = expectSuccess(await send(key));
    const second = expectSuccess(await send(key));
    expect(second).toEqual(first);
    expect(await balance()).toBe(10);
  });

  it('should treat another field order and another letter case of the path as the same call', async () => {
    const key = randomUUID();
    expectSuccess(await send(key));
    const again = admin.agent.post('/api/admin/recharge/SendCoin/').set(HEADER, key);
    expectSuccess(await again.send({ coin: 10, userId: user.username, to: '2' }));
    expect(await balance()).toBe(10);
  });

  it('should return 400 when the key is invalid', async () => {
    expectFailure(await send('k'.repeat(201)), 'VALIDATION_FAILED', HEADER);
    expectFailure(await send('two words'), 'VALIDATION_FAILED', HEADER);
  });

  it('should return IDEMPOTENCY_MISMATCH when the key comes with another body', async () => {
    const key = randomUUID();
    expectSuccess(await send(key));
    expectFailure(await send(key, { coin: 11 }), 'IDEMPOTENCY_MISMATCH');
    expect(await balance()).toBe(10);
  });

  it('should run once when it is sent ten times concurrently', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, async () => expectSuccess(await send(key))));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await balance()).toBe(10);
  });

  it('should run once when it is sent to two processes concurrently', async () => {
    const other = await startApp({ MONGODB_URI: app.databaseUri });
    const elsewhere = { agent: other.withToken(admin.accessToken) } as Actor<'admin'>;
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, at) =>
        expectSuccess(await send(key, {}, at % 2 ? admin : elsewhere)),
      ),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await balance()).toBe(10);
    await other.close();
  });

  it('should apply only one of two concurrent bodies', async () => {
    const key = randomUUID();
    const responses: Response[] = await Promise.all([send(key, { coin: 3 }), send(key, { coin: 4 })]);
    const [won] = responses.filter(({ status }) => status === 200);
    const [lost] = responses.filter(({ status }) => status !== 200);
    expectSuccess(won!);
    expectFailure(lost!, 'IDEMPOTENCY_MISMATCH');
    expect([3, 4]).toContain(await balance());
  });

  it('should separate the keys of two callers and of two paths', async () => {
    const key = randomUUID();
    const second = await app.as('admin', await app.create.admin());
    expectSuccess(await send(key));
    expectSuccess(await send(key, {}, second));
    const back = admin.agent.post('/api/admin/return/coins').set(HEADER, key);
    expectSuccess(await back.send({ username: user.username, coins: 5 }));
    expect(await balance()).toBe(15);
  });

  it('should run again when the first attempt failed', async () => {
    const key = randomUUID();
    expectFailure(await send(key, { userId: 'nobody.here' }), 'NOT_FOUND');
    expectSuccess(await send(key));
    expect(await balance()).toBe(10);
  });

  it('should return the same answer when the first call deleted its recipient', async () => {
    const agency = await app.create.coinAgency({ coins: 500 });
    const key = randomUUID();
    const close = () =>
      admin.agent.post(`/api/admin/coinPanel/closeCoinPanel/${agency._id.toHexString()}`).set(HEADER, key);
    const first = expectSuccess(await close());
    expect(expectSuccess(await close())).toEqual(first);
  });
});

describe('a call without an Idempotency-Key', () => {
  it('should run each time', async () => {
    const body = { to: '2', userId: user.username, coin: 10 };
    for (let n = 0; n < 2; n += 1)
      expectSuccess(await admin.agent.post('/api/admin/recharge/sendcoin').send(body));
    expect(await balance()).toBe(20);
  });
});
