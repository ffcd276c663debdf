// Two processes of the product on one database, as behind one address: what happens at one holds at the other, and nothing
// is done twice. What becomes of it all when one of them ends: all/processes-kill.e2e-spec.ts.
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { MIGRATIONS } from '../src/startup/migrations/migrations.js';
import { HOST_STATUS } from '../src/modules/hosts/host.schema.js';
import { ADMIN } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { listen } from './event-stream.js';
import { PASSWORD } from './factories/factory.js';
import { photograph } from './factories/pictures.js';
import { Pair, type Session } from './kill/pair.js';
import { until } from './until.js';
import { BANK } from './withdrawals.js';

const MINUTE = 60_000;
const KEY = 'Idempotency-Key';

let pair: Pair;
let admin: Session;
beforeAll(async () => {
  pair = await Pair.start();
  admin = await pair.as('admin', ADMIN);
}, 120_000);
afterAll(() => pair.close());

const count = (collection: string, filter: object = {}) =>
  pair.connection.collection(collection).countDocuments(filter);
const find = (collection: string, filter: object) => pair.connection.collection(collection).findOne(filter);
/** So many requests at the same moment, every second one to the other process. */
const atOnce = (requests: number, send: (process: number) => PromiseLike<Response>) =>
  Promise.all(Array.from({ length: requests }, (_, at) => send(at % 2)));
const statuses = (responses: Response[]) => responses.map(({ status }) => status).sort();
const me = (session: Session, process: number) => session.at(process).get('/api/auth/me');

async function expectExactLedger(): Promise<void> {
  const { details } = expectSuccess(await admin.next.post('/api/admin/ledger/verify'));
  expect(details).toMatchObject({ total: 0, found: 0, differences: [] });
}

describe('two processes that start together on an empty database', () => {
  it('should both come up, with migrations and the first admin made once', async () => {
    for (const process of [0, 1]) expect((await pair.at(process).get('/api/health/ready')).status).toBe(200);
    const applied = await pair.connection.collection<{ _id: string }>('migrations').find().toArray();
    expect(applied.map(({ _id }) => _id).sort()).toEqual(MIGRATIONS.map(({ id }) => id));
    expect(await count('backgroundThemes')).toBe(4);
    expect(await count('admins')).toBe(1);
    expect(await count('migrationlocks')).toBe(0);
    for (const at of [0, 1]) expectSuccess(await pair.logIn('admin', ADMIN, { at }));
  });
});

describe('a session', () => {
  it('should be opened at one and valid at the other', async () => {
    const agency = await pair.create.agency();
    const signedIn = expectSuccess(await pair.logIn('agency', agency, { at: 0 }));
    const there = pair
      .at(1)
      .get('/api/auth/me')
      .set('Authorization', `Bearer ${String(signedIn.accessToken)}`);
    expect(expectSuccess(await there).details).toMatchObject({
      role: 'agency',
      profile: { name: agency.name },
    });
  });

  it('should be renewed at one, while the other answers the same successor to the old token', async () => {
    const user = await pair.as('user', await pair.create.user());
    const renew = (process: number, refreshToken: string) =>
      pair.at(process).post('/api/auth/refresh').send({ refreshToken });
    const first = expectSuccess(await renew(0, user.refreshToken)).refreshToken as string;
    expect(expectSuccess(await renew(1, user.refreshToken)).refreshToken).toBe(first);
    const together = await atOnce(6, (process) => renew(process, first));
    const [second, ...others] = new Set(together.map((response) => expectSuccess(response).refreshToken));
    expect(others).toEqual([]);
    // Once the 30 seconds are over, the token before it has leaked.
    const { sid } = JSON.parse(Buffer.from(user.accessToken.split('.')[1]!, 'base64url').toString()) as {
      sid: string;
    };
    const _id = new pair.connection.base.Types.ObjectId(sid);
    await pair.connection
      .collection('sessions')
      .updateOne({ _id }, { $set: { previousUntil: new Date(Date.now() - 1) } });
    expectFailure(await renew(0, first), 'UNAUTHENTICATED');
    expectFailure(await renew(1, second as string), 'UNAUTHENTICATED');
    expectFailure(await me(user, 1), 'UNAUTHENTICATED');
  });

  it('should be over at the other at once when it signs out at one', async () => {
    const agency = await pair.as('agency', await pair.create.agency());
    expectSuccess(await me(agency, 1));
    expectSuccess(await agency.at(0).post('/api/auth/logout'));
    expectFailure(await me(agency, 1), 'UNAUTHENTICATED');
  });

  it('should be over at the other at once when its user is banned at one', async () => {
    const record = await pair.create.user();
    const user = await pair.as('user', record);
    expectSuccess(await me(user, 1));
    const ban = admin.at(0).post(`/api/admin/userban?id=${record._id.toHexString()}`);
    expectSuccess(await ban.send({ banStatus: '1', reason: 'Spam' }));
    expectFailure(await me(user, 1), 'UNAUTHENTICATED');
    expectFailure(await pair.logIn('user', record, { at: 1 }), 'ACCOUNT_BANNED');
  });

  it('should be over at the other at once when its password is changed at one', async () => {
    const record = await pair.create.coinAgency();
    const [here, there] = [await pair.as('coin', record), await pair.as('coin', record)];
    expectSuccess(await me(there, 1));
    const password = 'another-password-1';
    const change = here.at(0).patch(`/api/coinPanel/passwordReset/${record._id.toHexString()}`);
    const passwords = { oldPassword: PASSWORD, newPassword: password, confirmPassword: password };
    expectSuccess(await change.send(passwords));
    expectFailure(await me(there, 1), 'UNAUTHENTICATED');
    expectSuccess(await me(here, 1));
    expectSuccess(await pair.logIn('coin', record, { at: 1, password }));
  });
});

describe('failed sign-ins', () => {
  it('should be counted over both: ten in all for account and address', async () => {
    const agency = await pair.create.agency();
    const failed = await atOnce(20, (at) => pair.logIn('agency', agency, { at, password: 'wrong-password' }));
    expect(statuses(failed)).toEqual([...Array<number>(10).fill(401), ...Array<number>(10).fill(429)]);
    for (const at of [0, 1]) expectFailure(await pair.logIn('agency', agency, { at }), 'RATE_LIMITED');
  });
});

describe('an event stream', () => {
  it('should hear at one of a change made at the other', async () => {
    const user = await pair.create.user({ receivingCoins: 100 });
    const asking = await pair.as('user', user);
    const stream = await listen(pair.processes[0]!.url, admin.accessToken, 'withdrawals');
    try {
      // The first look only remembers, and nobody can say when that was: so there is a change until one is heard.
      await until(async () => {
        const ask = asking.at(1).post('/api/app/withdrawals');
        expectSuccess(await ask.send({ ...BANK, coins: 1 }));
        return stream.has('event: withdrawals\ndata: changed\n\n', 2000);
      });
    } finally {
      await stream.close();
    }
  });
});

describe('coins', () => {
  afterEach(expectExactLedger);

  it('should move once when one key comes to both at the same moment', async () => {
    const user = await pair.create.user();
    const key = randomUUID();
    const body = { to: '2', userId: user.username, coin: 10 };
    const [first, ...others] = (
      await atOnce(8, (process) =>
        admin.at(process).post('/api/admin/recharge/sendcoin').set(KEY, key).send(body),
      )
    ).map(expectSuccess);
    for (const other of others) expect(other).toEqual(first);
    expect(await count('ledgerentries', { key })).toBe(1);
    expect(await find('users', { _id: user._id })).toMatchObject({ coin: 10 });
  });

  it('should leave one wallet ten times when twenty sends at both have cover for ten', async () => {
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
    expect(await find('coinagencies', { _id: record._id })).toMatchObject({ coins: 0 });
    expect(await find('users', { _id: user._id })).toMatchObject({ coin: 100 });
  });
});

describe('two deciders, one at each', () => {
  /** One of the two went through, and the other is told whose decision stands. */
  function expectOneWins(responses: Response[]): void {
    expect(statuses(responses)).toEqual([200, 409]);
    const lost = responses.find(({ status }) => status === 409)!;
    expectFailure(lost, 'INVALID_TRANSITION');
    expect((lost.body as { message: string }).message).toMatch(/was (approved|rejected) by \S/);
  }

  it('should decide a host once, five times', async () => {
    const record = await pair.create.agency();
    const agency = await pair.as('agency', record);
    for (let round = 0; round < 5; round += 1) {
      const user = await pair.create.user();
      const { _id } = await pair.create.host(user, record.uniqueId, { status: HOST_STATUS.pending });
      const decide = (by: Session, process: number, status: number) =>
        by.at(process).post('/api/agency/host/approvehost').send({ id: _id.toHexString(), status, from: 0 });
      expectOneWins(await Promise.all([decide(admin, 0, 1), decide(agency, 1, 2)]));
      expect((await find('hosts', { _id }))!.decisions).toHaveLength(1);
    }
  });

  it('should decide a withdrawal once, five times, and move its coins once', async () => {
    const record = await pair.create.user({ receivingCoins: 100 });
    const user = await pair.as('user', record);
    for (let round = 0; round < 5; round += 1) {
      const asked = expectSuccess(await user.next.post('/api/app/withdrawals').send({ ...BANK, coins: 10 }));
      const { _id } = asked.details as { _id: string };
      const decide = (process: number, status: number) =>
        admin.at(process).post(`/api/admin/withdrawal/coinrequest/${_id}?status=${status}`).send({ from: 0 });
      expectOneWins(await Promise.all([decide(0, 1), decide(1, 2)]));
    }
    expect(await find('users', { _id: record._id })).toMatchObject({ heldCoins: 0 });
    await expectExactLedger();
  });
});

describe('a live session', () => {
  it('should be kept by heartbeats at either, and be archived once when they stop', async () => {
    const user = await pair.create.user();
    const { uniqueId } = await pair.create.agency();
    await pair.create.host(user, uniqueId, { status: HOST_STATUS.approved });
    const host = await pair.as('user', user);
    const begin = () => host.next.post('/api/app/live/start').send({ channelName: 'Evening songs' });
    const [id, ...others] = new Set(
      (await atOnce(4, begin)).map((response) => (expectSuccess(response).details as { _id: string })._id),
    );
    expect(others).toEqual([]);
    for (const process of [0, 1])
      expectSuccess(await host.at(process).post('/api/app/live/heartbeat').send({ id }));
    const times = {
      createdAt: new Date(Date.now() - 12 * MINUTE),
      heartbeatAt: new Date(Date.now() - 2 * MINUTE),
    };
    const sessions = pair.connection.collection('liveSessions');
    await sessions.updateOne({ user: user._id }, { $set: times });

    await until(async () => (await count('liveSessions', { user: user._id, status: 'live' })) === 0);
    const { changedAt } = (await find('liveSessions', { user: user._id }))!;
    for (const process of [0, 1]) {
      expectFailure(
        await host.at(process).post('/api/app/live/heartbeat').send({ id }),
        'INVALID_TRANSITION',
      );
      const ended = expectSuccess(await host.at(process).post('/api/app/live/end').send({ id })).details;
      expect(ended).toMatchObject({ _id: id, status: 'archive', minutes: 10 });
      const record = admin.at(process).get('/api/admin/host/hostrecord').query({ search: user.username });
      expect(expectSuccess(await record)).toMatchObject({ total: 1, minutes: 10 });
    }
    expect(await sessions.find({ user: user._id }).toArray()).toMatchObject([
      { changedAt, endedAt: times.heartbeatAt },
    ]);
  });
});

describe('a file', () => {
  it('should be served by the other, and be gone there when it is replaced', async () => {
    const save = async (process: number, call: string, fields: object) =>
      expectSuccess(
        await admin
          .at(process)
          .post(`/api/admin/tag/${call}`)
          .field({ title: 'Official', ...fields })
          .attach('image', await photograph(), 'tag.png'),
      ).details as { _id: string; image: string };
    const tag = await save(0, 'addtag', {});
    const [here, there] = await Promise.all(
      [0, 1].map((process) => pair.at(process).get(`/api/${tag.image}`)),
    );
    expect(there).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    expect((there!.body as Buffer).equals(here!.body as Buffer)).toBe(true);
    const { image } = await save(1, 'updatetag', { id: tag._id });
    expect((await pair.at(0).get(`/api/${image}`)).status).toBe(200);
    expectFailure(await pair.at(0).get(`/api/${tag.image}`), 'NOT_FOUND');
  });
});
