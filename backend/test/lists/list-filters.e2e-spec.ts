// The filters of the lists behind the figures: the number of rows equals a count over the records.
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { listRecords } from '../support/list-records.js';
import { sharedApp } from '../support/shared-app.js';

type Made = Awaited<ReturnType<typeof listRecords>>;
type Stored = Record<string, unknown>;

let app: TestApp;
let made: Made;
let admin: Actor;
let bd: Actor;
let agencyAdmin: Actor;
let agency: Actor;
let coin: Actor;
beforeAll(async () => {
  app = await sharedApp();
  made = await listRecords(app, 240);
  admin = await app.as('admin');
  bd = await app.as('bd', made.bd);
  agencyAdmin = await app.as('agencyadmin', made.agencyAdmin);
  agency = await app.as('agency', made.agencies[0]);
  coin = await app.as('coin', made.coinAgency);
});
afterAll(() => app.close());

const DAYS = { from: '2026-01-10', to: '2026-01-12' };
const inDays = (record: Stored, field = 'createdAt') => {
  const time = (record[field] as Date).toISOString();
  return time >= '2026-01-10' && time < '2026-01-13';
};
const get = async ({ agent }: Actor, path: string, query: object) =>
  expectSuccess(await agent.get(`/api/${path}`).query({ limit: 1, ...query }));
const totalOf = async (actor: Actor, path: string, query: object) =>
  Number((await get(actor, path, query)).total);

it.each([
  ['admin/users', {}],
  ['agency/host/gethost', { status: 0 }],
  ['agency/host/gethosts', { status: 0 }],
  ['admin/host/hostrecord', {}],
  ['agency/host/hostrecord', {}],
  ['admin/withdrawal/pending', { status: 0 }],
  ['admin/video', {}],
  ['admin/audit', {}],
  ['admin/recharge/getrechargeHistory', {}],
])('should return 400 on from when GET %s gets its days in the wrong order', async (path, query) => {
  const asked = admin.agent.get(`/api/${path}`).query({ ...query, from: '2026-01-12', to: '2026-01-10' });
  expectFailure(await asked, 'VALIDATION_FAILED', 'from');
});

it.each(['history', 'received'])(
  'should return 400 on from when POST coin/recharge/%s gets its days in the wrong order',
  async (name) => {
    const asked = coin.agent
      .post(`/api/coin/recharge/${name}`)
      .send({ from: '2026-01-12', to: '2026-01-10' });
    expectFailure(await asked, 'VALIDATION_FAILED', 'from');
  },
);

describe('GET /api/admin/users', () => {
  // The application may have users of its own, so each filter also names the days of the records.
  const days = { from: '2026-01-01', to: '2026-01-31' };
  it.each([
    [{ active: 'true' }, ({ active }: Stored) => active === true],
    [{ active: 'false' }, ({ active }: Stored) => active === false],
    [{ banned: 'true' }, ({ banned }: Stored) => banned === true],
    [{ banned: 'false' }, ({ banned }: Stored) => banned === false],
    [{ active: 'true', banned: 'true' }, ({ active, banned }: Stored) => active === true && banned === true],
    [DAYS, (user: Stored) => inDays(user)],
    [{ ...DAYS, active: 'false' }, (user: Stored) => inDays(user) && user.active === false],
  ])('should count the users with %j', async (query, isWanted) => {
    const wanted = made.users.filter(isWanted).length;
    expect(wanted).toBeGreaterThan(0);
    expect(await totalOf(admin, 'admin/users', { ...days, ...query })).toBe(wanted);
  });

  it('should list the users of one state newest first', async () => {
    const { users } = await get(admin, 'admin/users', { ...days, banned: 'true', limit: 100 });
    const wanted = made.users.filter(({ banned }) => banned).reverse();
    expect((users as Stored[]).map(({ _id }) => _id)).toEqual(wanted.map(({ _id }) => String(_id)));
  });

  it.each([{ active: 'maybe' }, { banned: 'maybe' }, { from: '2026-02-30' }])(
    'should return 400 for %j',
    async (query) => {
      const response = await admin.agent.get('/api/admin/users').query(query);
      expectFailure(response, 'VALIDATION_FAILED', Object.keys(query)[0]!);
    },
  );
});

describe('the lists of host applications', () => {
  const codesOf = (actor: Actor) => {
    const codes = made.agencies.map(({ uniqueId }) => uniqueId);
    if (actor === admin) return codes;
    return actor === agency ? codes.slice(0, 1) : codes.slice(0, 2);
  };
  const wanted = (actor: Actor, isWanted: (host: Stored) => boolean) =>
    made.hosts.filter(
      (host) => host.status === 0 && codesOf(actor).includes(String(host.agencyCode)) && isWanted(host),
    ).length;

  it('should count the applications of some days within each scope', async () => {
    for (const actor of [admin, agencyAdmin, agency]) {
      const count = await totalOf(actor, 'agency/host/gethost', { status: 0, ...DAYS });
      expect(count).toBe(wanted(actor, (host) => inDays(host)));
    }
    const ofBd = await totalOf(bd, 'agency/host/gethosts', { status: 0, ...DAYS });
    expect(ofBd).toBe(wanted(bd, (host) => inDays(host)));
  });

  it('should count the applications of an agency, and of the agencies below a parent', async () => {
    const [own, , foreign] = made.agencies;
    const query = { status: 0, ...DAYS };
    const count = (more: object, actor = admin) =>
      totalOf(actor, 'agency/host/gethost', { ...query, ...more });
    const ofFirst = wanted(agency, (host) => inDays(host));
    expect(await count({ agencyCode: own.uniqueId.toLowerCase() })).toBe(ofFirst);
    expect(await count({ bd: made.bd.uniqueId })).toBe(wanted(agencyAdmin, (host) => inDays(host)));
    expect(await count({ agencyAdmin: made.agencyAdmin.uniqueId, agencyCode: own.uniqueId })).toBe(ofFirst);
    expect(await count({ bd: made.bd.uniqueId, agencyCode: foreign.uniqueId })).toBe(0);
    expect(await count({ bd: 'BD000000' })).toBe(0);
  });

  it('should not list applications outside the scope when a filter names their agency or its parents', async () => {
    const foreign = made.agencies[2];
    for (const more of [
      { agencyCode: foreign.uniqueId },
      { bd: foreign.bd },
      { agencyAdmin: foreign.admin },
    ]) {
      expect(await totalOf(agency, 'agency/host/gethost', { status: 0, ...more })).toBe(0);
      expect(await totalOf(agencyAdmin, 'agency/host/gethost', { status: 0, ...more })).toBe(0);
      expect(await totalOf(bd, 'agency/host/gethosts', { status: 0, ...more })).toBe(0);
    }
  });
});

describe('the host record', () => {
  it('should count ended and running sessions by the day of their start, within the scope', async () => {
    const codes = made.agencies.map(({ uniqueId }) => uniqueId);
    const wanted = (from: string[]) =>
      made.liveSessions.filter((one) => !one.deleted && from.includes(String(one.agencyCode)) && inDays(one))
        .length;
    expect(await totalOf(admin, 'admin/host/hostrecord', DAYS)).toBe(wanted(codes));
    const ofBd = { ...DAYS, bd: made.bd.uniqueId };
    expect(await totalOf(admin, 'admin/host/hostrecord', ofBd)).toBe(wanted(codes.slice(0, 2)));
    expect(await totalOf(agencyAdmin, 'agency/host/hostrecord', DAYS)).toBe(wanted(codes.slice(0, 2)));
    expect(await totalOf(agency, 'agency/host/hostrecord', DAYS)).toBe(wanted(codes.slice(0, 1)));
    const foreign = { ...DAYS, agencyAdmin: made.agencies[2].admin };
    expect(await totalOf(agency, 'agency/host/hostrecord', foreign)).toBe(0);
  });
});

it.each([0, 1, 2])(
  'should count the withdrawals of status %i by the day of their request',
  async (status) => {
    const wanted = made.withdrawals.filter((one) => one.status === status && inDays(one)).length;
    expect(wanted).toBeGreaterThan(0);
    expect(await totalOf(admin, 'admin/withdrawal/pending', { status, ...DAYS })).toBe(wanted);
  },
);

it.each([undefined, 0, 1, 2])(
  'should count the videos of status %s by the day of their upload',
  async (status) => {
    const isWanted = (video: Stored) => (status === undefined ? video.status !== 3 : video.status === status);
    const all = made.videos.filter(isWanted);
    const query = status === undefined ? {} : { status };
    expect(await totalOf(admin, 'admin/video', query)).toBe(all.length);
    const ofDays = all.filter((video) => inDays(video)).length;
    expect(await totalOf(admin, 'admin/video', { ...query, ...DAYS })).toBe(ofDays);
  },
);

describe('GET /api/admin/audit', () => {
  it('should count the decisions of an admin in some days', async () => {
    const actions = ['host.approve', 'withdrawal.reject', 'video.reject'];
    const [actor] = made.admins;
    const wanted = made.audit.filter(
      (record) =>
        actions.includes(String(record.action)) &&
        (record.actor as Stored).id === actor &&
        inDays(record, 'at'),
    ).length;
    expect(wanted).toBeGreaterThan(0);
    expect(await totalOf(admin, 'admin/audit', { action: 'decisions', actor, ...DAYS })).toBe(wanted);
  });
});
