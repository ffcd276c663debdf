// One time zone for the installation: who sets it, from when it holds, and that days and times agree at the edges of days.
import { TimeZones } from '../../src/platform/time-zone/time-zones.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { restoreClock, setClock } from '../support/clock.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { until } from '../support/until.js';

interface Setting {
  zone: string;
  history: { from: string; zone: string }[];
  fixed: boolean;
  chosen: boolean;
  today: string;
  version: number;
}

const HOUR = 3_600_000;
/** Midnight UTC of a day that has not come: sessions and leases of the tests must not have expired. */
const MIDNIGHT = Date.parse(new Date(Date.now() + 48 * HOUR).toISOString().slice(0, 10));
const dayFrom = (days: number) => new Date(MIDNIGHT + days * 24 * HOUR).toISOString().slice(0, 10);

const apps: TestApp[] = [];
async function started(environment: Record<string, string> = {}): Promise<TestApp> {
  const app = await startApp(environment);
  apps.push(app);
  return app;
}
afterEach(async () => {
  restoreClock();
  // A second process uses the database of the first.
  for (const app of apps.splice(0).toReversed()) await app.close();
});

const read = async ({ agent }: Actor) =>
  expectSuccess(await agent.get('/api/admin/timezone')).details as Setting;
const set = ({ agent }: Actor, zone: unknown, more: object = {}) =>
  agent.put('/api/admin/timezone').send({ zone, ...more });

describe('GET /api/admin/timezone', () => {
  it('should be UTC until an admin chooses, and fixed when TIME_ZONE sets it', async () => {
    const [app, fixed] = [await started(), await started({ TIME_ZONE: 'Asia/Kolkata' })];
    expect(await read(await app.as('admin'))).toMatchObject({ zone: 'UTC', fixed: false, chosen: false });
    const owner = await fixed.as('admin');
    expect(await read(owner)).toMatchObject({ zone: 'Asia/Kolkata', fixed: true, chosen: true });
    expectFailure(await set(owner, 'UTC'), 'VALIDATION_FAILED', 'zone');
  });
});

describe('PUT /api/admin/timezone', () => {
  it('should hold at once when the day of the new zone has begun, and leave earlier days as they were', async () => {
    const app = await started();
    const before = await app.create.user();
    const after = await app.create.user();
    await app.connection
      .collection('users')
      .updateOne({ _id: before._id }, { $set: { createdAt: new Date(MIDNIGHT - 6 * HOUR) } });
    await app.connection
      .collection('users')
      .updateOne({ _id: after._id }, { $set: { createdAt: new Date(MIDNIGHT - 5 * HOUR) } });
    // 5:00 in India: the day of UTC is still the one before.
    setClock(MIDNIGHT - HOUR / 2);
    const owner = await app.as('admin');
    const listed = async (day: string) => {
      const answer = await owner.agent.get('/api/admin/users').query({ from: day, to: day, limit: 100 });
      return (expectSuccess(answer).users as { _id: string }[]).map(({ _id }) => _id);
    };
    expect(await listed(dayFrom(-1))).toHaveLength(2);
    expectSuccess(await set(owner, 'Asia/Kolkata'));
    expect(await read(owner)).toMatchObject({
      history: [
        { from: '', zone: 'UTC' },
        { from: dayFrom(0), zone: 'Asia/Kolkata' },
      ],
      today: dayFrom(0),
      chosen: true,
    });
    expect([await listed(dayFrom(-1)), await listed(dayFrom(0))]).toEqual([
      [String(before._id)],
      [String(after._id)],
    ]);
    const audited = await app.connection.collection('audit').findOne({ action: 'timeZone.update' });
    expect(audited).toMatchObject({ actor: { id: owner.id }, after: { chosen: true } });
  });

  it('should make every process follow within ten seconds', async () => {
    const app = await started();
    const other = await started({ MONGODB_URI: app.databaseUri });
    expectSuccess(await set(await app.as('admin'), 'America/Sao_Paulo'));
    await until(
      () => Promise.resolve(other.nest.get(TimeZones).calendar.zone === 'America/Sao_Paulo'),
      10_000,
    );
  });

  it('should count a change of TIME_ZONE at a start from the next day on', async () => {
    const app = await started({ TIME_ZONE: 'Asia/Kolkata' });
    setClock(MIDNIGHT + 12 * HOUR);
    const moved = await started({ MONGODB_URI: app.databaseUri, TIME_ZONE: 'Europe/Berlin' });
    expect(moved.nest.get(TimeZones).calendar.history).toEqual([
      { from: '', zone: 'Asia/Kolkata' },
      { from: dayFrom(1), zone: 'Europe/Berlin' },
    ]);
  });

  it.each(['Nowhere', '', 'UTC+5', '../etc', 5, { $gt: '' }])(
    'should return 400 at the field when the zone is %j',
    async (zone) => {
      const app = await started();
      expectFailure(await set(await app.as('admin'), zone), 'VALIDATION_FAILED', 'zone');
    },
  );

  it('should return 409 when another Owner has changed the zone meanwhile', async () => {
    const owner = await (await started()).as('admin');
    const { version } = await read(owner);
    expectSuccess(await set(owner, 'Asia/Kolkata', { versionSeen: version }));
    expectFailure(await set(owner, 'UTC', { versionSeen: version }), 'VERSION_CONFLICT');
  });
});

describe.each([
  // Half an hour of the day before in UTC is 5:00 in India; 2:30 in UTC is 23:30 of the day before in São Paulo.
  ['Asia/Kolkata', -HOUR / 2, 0],
  ['America/Sao_Paulo', 2.5 * HOUR, -1],
])('the days of %s', (zone, now, day) => {
  it('should be the day of the heading, the sum, the figure, the earnings and the file', async () => {
    const app = await started({ TIME_ZONE: zone });
    setClock(MIDNIGHT + now);
    const owner = await app.as('admin');
    const seller = await app.as('coin');
    const user = await app.create.user();
    const agency = await app.create.agency();
    const today = dayFrom(day);
    const sent = { userId: seller.record.uniqueId, coin: 40, type: 1, to: 1 };
    expectSuccess(await owner.agent.post('/api/admin/recharge/sendcoin').send(sent));
    const sale = { userId: user.username, coin: 15, type: 1, to: 2 };
    expectSuccess(await seller.agent.patch('/api/coin/recharge/sendCoin').send(sale));
    await app.connection.collection('liveSessions').insertOne({
      user: user._id,
      username: user.username,
      image: '',
      agencyCode: agency.uniqueId,
      channelName: 'Channel',
      status: 'archive',
      heartbeatAt: new Date(),
      minutes: 12,
      diamonds: 3,
      deleted: false,
      createdAt: new Date(),
      changedAt: new Date(),
    });

    const history = await seller.agent
      .post('/api/coin/recharge/history')
      .send({ page: 1, limit: 10, daySums: true, from: today, to: today });
    expect(expectSuccess(history).days).toMatchObject([{ day: today, count: 1, coins: 15 }]);
    const statement = await seller.agent
      .get('/api/coin/recharge/statement')
      .query({ from: today, to: today, page: 1, limit: 10, daySums: true });
    expect(expectSuccess(statement)).toMatchObject({ total: 2, days: [{ day: today, count: 2 }] });
    const figures = async (of: Actor, measure: string, from = today, to = today) =>
      (
        expectSuccess(await of.agent.get('/api/figures').query({ measure, from, to, by: 'day' })).details as {
          points: { day: string; value: number }[];
        }
      ).points;
    expect(await figures(seller, 'coinsSoldToUsers')).toMatchObject([{ day: today, value: 15 }]);
    expect(await figures(owner, 'liveMinutes')).toMatchObject([{ day: today, value: 12 }]);
    const earnings = await owner.agent.get('/api/earnings').query({ from: today, to: today });
    expect(expectSuccess(earnings)).toMatchObject({ total: 1, totals: { minutes: 12 } });
    const host = await owner.agent.get(`/api/earnings/${String(user._id)}`).query({ from: today, to: today });
    expect(expectSuccess(host).details).toMatchObject({ days: [{ day: today, minutes: 12 }] });

    const file = await seller.agent
      .post('/api/coin/recharge/history')
      .send({ format: 'csv', columns: 'createdAt', from: today, to: today })
      .buffer(true);
    expect(file.headers['content-disposition']).toContain(`-${today}.csv`);
    const [, row = ''] = file.text.split('\n');
    expect(row.replaceAll('"', '')).toMatch(new RegExp(`^${today}T(05:00|23:30):\\d\\d[+-]`));

    // A browser whose clock is 26 hours ahead asks for days that have not come.
    const ahead = dayFrom(day + 2);
    expect(await figures(owner, 'liveMinutes', today, ahead)).toMatchObject([{ day: today, value: 12 }]);
    const early = await owner.agent.get('/api/earnings').query({ from: ahead, to: ahead });
    expect(expectSuccess(early)).toMatchObject({ total: 1 });
  });

  it('should be those of the times in messages', async () => {
    const app = await started({ TIME_ZONE: zone });
    setClock(MIDNIGHT + now);
    const [owner, user] = [await app.as('admin'), await app.create.user()];
    const agency = await app.create.agency();
    const { _id } = await app.create.host(user, agency.uniqueId);
    const decided = { id: String(_id), status: 1, from: 0 };
    expectSuccess(await owner.agent.post('/api/agency/host/approvehost').send(decided));
    const again = await owner.agent.post('/api/agency/host/approvehost').send({ ...decided, status: 2 });
    expectFailure(again, 'INVALID_TRANSITION');
    const edit = (name: string) =>
      owner.agent.post(`/api/admin/edituser?id=${String(user._id)}`).send({ name, versionSeen: 0 });
    expectSuccess(await edit('Anita'));
    const stale = await edit('Asha');
    expectFailure(stale, 'VERSION_CONFLICT');
    const time = new RegExp(` at ${dayFrom(day)} (05:00 GMT\\+5:30|23:30 GMT-3)`);
    for (const { body } of [again, stale]) expect((body as { message: string }).message).toMatch(time);
  });
});
