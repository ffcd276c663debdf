// Two processes of the product on one database, as behind one address: what happens at one process holds at the other.
// Coins and decisions: processes-coins.slow-spec.ts. The end of one process: processes-kill.slow-spec.ts.
import { MIGRATIONS } from '../../src/startup/migrations/migrations.js';
import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import { ADMIN } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { listen } from '../support/event-stream.js';
import { PASSWORD } from '../support/factories/factory.js';
import { photograph } from '../support/factories/pictures.js';
import type { Session } from '../support/kill/pair.js';
import { atOnce, processPair, statuses } from '../support/process-pair.js';
import { until } from '../support/until.js';
import { BANK } from '../withdrawals/withdrawals.js';

const MINUTE = 60_000;
const processes = processPair();
const me = (session: Session, process: number) => session.at(process).get('/api/auth/me');

describe('two processes started together on an empty database', () => {
  it('should both become ready and run the migrations and create the first admin once', async () => {
    const { pair } = processes;
    for (const process of [0, 1]) expect((await pair.at(process).get('/api/health/ready')).status).toBe(200);
    const applied = await pair.connection.collection<{ _id: string }>('migrations').find().toArray();
    expect(applied.map(({ _id }) => _id).sort()).toEqual(MIGRATIONS.map(({ id }) => id));
    expect(await processes.count('backgroundThemes')).toBe(4);
    expect(await processes.count('admins')).toBe(1);
    expect(await processes.count('migrationlocks')).toBe(0);
    for (const at of [0, 1]) expectSuccess(await pair.logIn('admin', ADMIN, { at }));
  });
});

describe('a session', () => {
  it('should be valid at the second process when it is opened at the first', async () => {
    const { pair } = processes;
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

  it('should return the same new token at both processes when the old token is renewed', async () => {
    const { pair } = processes;
    const user = await pair.as('user', await pair.create.user());
    const renew = (process: number, refreshToken: string) =>
      pair.at(process).post('/api/auth/refresh').send({ refreshToken });
    const first = expectSuccess(await renew(0, user.refreshToken)).refreshToken as string;
    expect(expectSuccess(await renew(1, user.refreshToken)).refreshToken).toBe(first);
    const together = await atOnce(6, (process) => renew(process, first));
    const [second, ...others] = new Set(together.map((response) => expectSuccess(response).refreshToken));
    expect(others).toEqual([]);
    // A previous token that arrives after its 30 seconds of grace counts as leaked.
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

  it('should end at the second process when it signs out at the first', async () => {
    const { pair } = processes;
    const agency = await pair.as('agency', await pair.create.agency());
    expectSuccess(await me(agency, 1));
    expectSuccess(await agency.at(0).post('/api/auth/logout'));
    expectFailure(await me(agency, 1), 'UNAUTHENTICATED');
  });

  it('should end at the second process when its user is banned at the first', async () => {
    const { pair, admin } = processes;
    const record = await pair.create.user();
    const user = await pair.as('user', record);
    expectSuccess(await me(user, 1));
    const ban = admin.at(0).post(`/api/admin/userban?id=${record._id.toHexString()}`);
    expectSuccess(await ban.send({ banStatus: '1', reason: 'Spam' }));
    expectFailure(await me(user, 1), 'UNAUTHENTICATED');
    expectFailure(await pair.logIn('user', record, { at: 1 }), 'ACCOUNT_BANNED');
  });

  it('should end at the second process when its password is changed at the first', async () => {
    const { pair } = processes;
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
  it('should be limited to ten for account and address over both processes', async () => {
    const { pair } = processes;
    const agency = await pair.create.agency();
    const failed = await atOnce(20, (at) => pair.logIn('agency', agency, { at, password: 'wrong-password' }));
    expect(statuses(failed)).toEqual([...Array<number>(10).fill(401), ...Array<number>(10).fill(429)]);
    for (const at of [0, 1]) expectFailure(await pair.logIn('agency', agency, { at }), 'RATE_LIMITED');
  });
});

describe('an event stream', () => {
  it('should report a change when the change is made at the other process', async () => {
    const { pair, admin } = processes;
    const user = await pair.create.user({ receivingCoins: 100 });
    const asking = await pair.as('user', user);
    const stream = await listen(pair.processes[0]!.url, admin.accessToken, 'withdrawals');
    try {
      const ask = asking.at(1).post('/api/app/withdrawals');
      expectSuccess(await ask.send({ ...BANK, coins: 1 }));
      expect(await stream.has('event: withdrawals\ndata: changed\n\n')).toBe(true);
    } finally {
      await stream.close();
    }
  });
});

describe('a live session', () => {
  it('should stay live while either process gets heartbeats and be archived once when they stop', async () => {
    const { pair, admin } = processes;
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

    await until(
      async () => (await processes.count('liveSessions', { user: user._id, status: 'live' })) === 0,
    );
    const { changedAt } = (await processes.find('liveSessions', { user: user._id }))!;
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
  it('should be served by the second process and be gone there when it is replaced', async () => {
    const { pair, admin } = processes;
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
