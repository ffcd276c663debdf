// The filters of the lists of staff, sessions, jobs, notifications, audit records and catalogues: each finds exactly its
// records.
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { COUNTRIES, listWorkRecords, type Stored } from '../support/list-work-records.js';
import { sharedApp } from '../support/shared-app.js';

type Made = Awaited<ReturnType<typeof listWorkRecords>>;
type Wanted = (record: Stored) => boolean;
type Name = 'bds' | 'agencyadmins' | 'agencies' | 'coinagencies' | 'admins';

let app: TestApp;
let made: Made;
let admin: Actor;
beforeAll(async () => {
  app = await sharedApp();
  made = await listWorkRecords(app, 120);
  admin = await app.as('admin');
});
afterAll(() => app.close());

const get = (path: string, query: object, { agent }: Actor = admin) =>
  agent.get(`/api/${path}`).query({ limit: 1, page: 1, ...query });
const totalOf = async (path: string, query: object, caller?: Actor) =>
  Number(expectSuccess(await get(path, query, caller)).total);
/** Expects that the list counts these records, which are some but not all. */
async function expectCount(path: string, query: object, records: Stored[], isWanted: Wanted) {
  const wanted = records.filter(isWanted).length;
  expect(wanted).toBeGreaterThan(0);
  expect(wanted).toBeLessThan(records.length);
  expect(await totalOf(path, query)).toBe(wanted);
}
const on = (value: unknown, first: string, last: string) => {
  const day = value ? (value as Date).toISOString().slice(0, 10) : '';
  return day >= first && day <= last;
};
const within = (value: unknown, from: number, to: number) => Number(value) >= from && Number(value) <= to;
const DAYS = ['2026-01-10', '2026-01-12'] as const;
const between = (name: string) => ({ [`${name}From`]: DAYS[0], [`${name}To`]: DAYS[1] });
/** The records of the tests, without those that the application needs itself. */
const OURS = { createdFrom: '2026-01-01', createdTo: '2026-01-31' };

describe.each<[string, Name]>([
  ['bdpanel/getbd', 'bds'],
  ['agencadminpanel/getall', 'agencyadmins'],
  ['admin/agencyPanel/getAgencyPanel', 'agencies'],
  ['admin/coinPanel/getCoinPanel', 'coinagencies'],
  ['admin/admins', 'admins'],
])('GET /api/%s', (path, name) => {
  it.each<[string, object, Wanted]>([
    ['a day of creation', between('created'), ({ createdAt }) => on(createdAt, ...DAYS)],
    ['a last sign-in in some days', between('signedIn'), (one) => on(one.lastSignInAt, ...DAYS)],
    [
      'a last sign-in from a day',
      { signedInFrom: DAYS[1] },
      (one) => on(one.lastSignInAt, DAYS[1], '2026-02'),
    ],
    ['a disabled account', { disabled: true }, (one) => one.disabled === true],
    ['an enabled account', { disabled: false, ...OURS }, (one) => one.disabled === false],
    ['a sign-in', { everSignedIn: true, ...OURS }, (one) => one.lastSignInAt !== undefined],
    ['no sign-in', { everSignedIn: false, ...OURS }, (one) => one.lastSignInAt === undefined],
    [
      'several filters',
      { disabled: false, everSignedIn: true, ...between('created') },
      (one) => one.disabled === false && one.lastSignInAt !== undefined && on(one.createdAt, ...DAYS),
    ],
  ])('should count the accounts with %s', async (_what, query, isWanted) => {
    await expectCount(path, query, made[name], isWanted);
  });

  it('should note the last sign-in', async () => {
    const creators = {
      bds: () => app.create.bd(),
      agencyadmins: () => app.create.agencyAdmin(),
      agencies: () => app.create.agency(),
      coinagencies: () => app.create.coinAgency(),
      admins: () => app.create.admin(),
    };
    const roles = {
      bds: 'bd',
      agencyadmins: 'agencyadmin',
      agencies: 'agency',
      coinagencies: 'coin',
    } as const;
    const account = await creators[name]();
    const role = name === 'admins' ? 'admin' : roles[name];
    const search = 'uniqueId' in account ? account.uniqueId : account.number;
    const count = (everSignedIn: boolean) => totalOf(path, { search, everSignedIn });
    expect([await count(true), await count(false)]).toEqual([0, 1]);
    expectSuccess(await app.login(role, account));
    expect([await count(true), await count(false)]).toEqual([1, 0]);
  });
});

describe('the parents of staff', () => {
  it('should count the agency admins and agencies of a BD, whatever the spelling of its code', async () => {
    const bd = made.bd.uniqueId;
    const wanted = made.agencies.filter((one) => one.bd === bd).length;
    expect(await totalOf('admin/agencyPanel/getAgencyPanel', { bd })).toBe(wanted);
    expect(await totalOf('admin/agencyPanel/getAgencyPanel', { bd: bd.toLowerCase() })).toBe(wanted);
    // The agency admin that is the parent of these agencies is below the same BD.
    expect(await totalOf('agencadminpanel/getall', { bd })).toBe(wanted + 1);
  });

  it('should count the agencies of an agency admin', async () => {
    const isWanted: Wanted = (one) => one.admin === made.agencyAdmin.uniqueId;
    const query = { agencyAdmin: made.agencyAdmin.uniqueId };
    await expectCount('admin/agencyPanel/getAgencyPanel', query, made.agencies, isWanted);
  });

  it('should find nothing of a foreign parent', async () => {
    const caller = await app.as('agencyadmin', made.agencyAdmin);
    const path = 'admin/agencyPanel/getAgencyPanel';
    const own = made.agencies.filter((one) => one.admin === made.agencyAdmin.uniqueId).length;
    expect(await totalOf(path, {}, caller)).toBe(own);
    expect(await totalOf(path, { agencyAdmin: made.agencyAdmin.uniqueId }, caller)).toBe(own);
    for (const query of [
      { agencyAdmin: made.otherAdmin.uniqueId },
      { bd: made.otherBd.uniqueId },
      { agencyAdmin: 'AA999999' },
    ])
      expect(await totalOf(path, query, caller)).toBe(0);
  });

  it('should filter the agency admins of a BD and the agencies of an agency admin', async () => {
    const [aa, bd] = [await app.as('agencyadmin', made.agencyAdmin), await app.as('bd', made.bd)];
    const of = async ({ agent }: Actor, path: string, body: object) =>
      Number(expectSuccess(await agent.post(`/api/${path}`).send({ page: 1, limit: 1, ...body })).total);
    const isWanted: Wanted = (one) => one.disabled === true && one.admin === made.agencyAdmin.uniqueId;
    const wanted = made.agencies.filter(isWanted).length;
    const body = { agencyadmin: made.agencyAdmin.uniqueId, disabled: true };
    expect(wanted).toBeGreaterThan(0);
    expect(await of(aa, 'agencyadmin/allagency', body)).toBe(wanted);
    const below = { createBy: made.bd.uniqueId, disabled: true };
    const own = made.agencyadmins.filter((one) => one.disabled === true && one.createBy === made.bd.uniqueId);
    expect(own.length).toBeGreaterThan(0);
    expect(await of(bd, 'agencadminpanel/getagencyadmin', below)).toBe(own.length);
  });
});

it.each<[string, object, Wanted]>([
  ['coins', { coinsFrom: 200, coinsTo: 400 }, (one) => within(one.coins, 200, 400)],
  ['at least some coins', { coinsFrom: 900 }, (one) => within(one.coins, 900, Infinity)],
])('should count the coin agencies with %s', async (_what, query, isWanted) => {
  await expectCount('admin/coinPanel/getCoinPanel', query, made.coinagencies, isWanted);
});

it.each<[string, object, Wanted]>([
  [
    'a role',
    { role: 'coin', ...between('signedIn') },
    (one) => one.role === 'coin' && on(one.createdAt, ...DAYS),
  ],
  ['a sign-in in some days', between('signedIn'), (one) => on(one.createdAt, ...DAYS)],
  ['a last use in some days', between('used'), (one) => on(one.lastUsedAt, ...DAYS)],
])('should count the staff sessions with %s', async (_what, query, isWanted) => {
  await expectCount('admin/staff/sessions', query, made.sessions, isWanted);
});

it.each<[string, object, Wanted]>([
  ['a kind', { kind: 'rename' }, (one) => one.kind === 'rename'],
  ['a state', { state: 'failed' }, (one) => one.state === 'failed'],
  ['a day', between('created'), (one) => on(one.createdAt, ...DAYS)],
])('should count the jobs with %s', async (_what, query, isWanted) => {
  await expectCount('admin/jobs', query, made.jobs, isWanted);
});

it.each<[string, object, (one: Stored, job: Stored) => boolean]>([
  ['to one user', { type: '0' }, (one) => one.audience === '0'],
  ['to all users', { type: '1' }, (one) => one.audience === '1'],
  ['of some days', between('sent'), (one) => on(one.createdAt, ...DAYS)],
  ['that failed', { state: 'failed' }, (_one, job) => job.kind === 'notification' && job.state === 'failed'],
  ['that are done', { state: 'done' }, (_one, job) => job.state === 'done' || job.kind === 'rename'],
])('should count the notifications %s', async (_what, query, isWanted) => {
  const jobs = new Map(made.jobs.map((job) => [String(job._id), job]));
  await expectCount('admin/notification/history', query, made.notifications, (one) =>
    isWanted(one, jobs.get(String(one.job))!),
  );
});

it('should find the changes of a person by code, also combined with a search', async () => {
  const bd = await app.create.bd();
  const caller = await app.as('bd', bd);
  expectSuccess(
    await caller.agent.put('/api/bdpanel/updatebd').query({ id: caller.id }).field('name', 'Meera'),
  );
  const audit = async (query: object) => totalOf('admin/audit', query);
  expect(await audit({ who: bd.uniqueId })).toBe(1);
  expect(await audit({ who: bd.uniqueId, kind: 'bd', action: 'bd.update', role: 'bd' })).toBe(1);
  expect(await audit({ who: bd.uniqueId, search: made.agencyAdmin.uniqueId })).toBe(0);
  expect(await audit({ who: bd.uniqueId, to: '2026-01-31' })).toBe(0);
  expect(await audit({ who: 'nobody of this name' })).toBe(0);
});

const shown = (one: Stored) => one.deletedAt === null;
it.each<[string, keyof Made, object, Wanted]>([
  ['gifts/getgifts', 'gifts', { coinFrom: 20, coinTo: 40 }, (one) => shown(one) && within(one.coin, 20, 40)],
  ['gifts/getgifts', 'gifts', between('created'), (one) => shown(one) && on(one.createdAt, ...DAYS)],
  ['livegifts/getlivegifts', 'livegifts', { coinTo: 15 }, (one) => within(one.coin, 0, 15)],
  ['plan', 'plans', { coinsFrom: 50 }, (one) => within(one.coins, 50, Infinity)],
  ['plan', 'plans', { rsFrom: 10.5, rsTo: 20.5 }, (one) => within(one.rs, 10.5, 20.5)],
  ['wallpaper/getwallpaper', 'themes', { type: 'PAID' }, (one) => one.type === 'PAID'],
  ['wallpaper/getwallpaper', 'themes', { priceFrom: 100 }, (one) => within(one.price, 100, Infinity)],
  ['banner/getbanner', 'banners', { country: COUNTRIES[1] }, (one) => one.country === COUNTRIES[1]],
  ['frame/getframes', 'frames', { priceTo: 30 }, (one) => within(one.price, 0, 30)],
  [
    'frame/getframesadmin',
    'frames',
    { type: 'ADMIN', priceTo: 30 },
    (one) => one.type === 'ADMIN' && within(one.price, 0, 30),
  ],
  ['vip/getVip', 'vips', { priceFrom: 10, priceTo: 10 }, (one) => one.price === 10],
  ['vip/getVip', 'vips', { levelreqFrom: 18 }, (one) => within(one.levelreq, 18, Infinity)],
  ['level/getlevel', 'levels', { levelFrom: 3, levelTo: 9 }, (one) => within(one.level, 3, 9)],
  ['level/getlevel', 'levels', { levelFrom: 3, levelTo: 9, search: '7' }, (one) => one.level === 7],
])('should count what GET /api/admin/%s keeps in %s with %j', async (path, name, query, isWanted) => {
  await expectCount(`admin/${path}`, query, made[name] as Stored[], isWanted);
});

it('should count the live gifts of a category', async () => {
  const query = { category: String(made.category) };
  await expectCount(
    'admin/livegifts/getlivegifts',
    query,
    made.livegifts,
    (one) => one.category === made.category,
  );
});

it('should list the trash of one catalogue and of some days', async () => {
  const trash = async (query: object) => {
    const { details } = expectSuccess(await admin.agent.get('/api/admin/catalogues/trash').query(query));
    return (details as { id: string }[]).map(({ id }) => id).sort();
  };
  const deleted = made.gifts.filter((one) => !shown(one));
  const idsOf = (records: Stored[]) => records.map(({ _id }) => String(_id)).sort();
  expect(await trash({})).toEqual(idsOf(deleted));
  expect(await trash({ kind: 'gifts' })).toEqual(idsOf(deleted));
  expect(await trash({ kind: 'songs' })).toEqual([]);
  const some = deleted.filter((one) => on(one.deletedAt, ...DAYS));
  expect(some.length).toBeGreaterThan(0);
  expect(await trash({ from: DAYS[0], to: DAYS[1] })).toEqual(idsOf(some));
});

it.each([
  ['admin/admins', { createdFrom: '2026-01-12', createdTo: '2026-01-10' }, 'createdFrom'],
  ['bdpanel/getbd', { signedInFrom: '2026-01-12', signedInTo: '2026-01-10' }, 'signedInFrom'],
  ['bdpanel/getbd', { disabled: 'maybe' }, 'disabled'],
  ['admin/coinPanel/getCoinPanel', { coinsFrom: 5, coinsTo: 4 }, 'coinsFrom'],
  ['admin/staff/sessions', { usedTo: '2026-02-30' }, 'usedTo'],
  ['admin/jobs', { createdFrom: 'yesterday' }, 'createdFrom'],
  ['admin/notification/history', { state: 'lost' }, 'state'],
  ['admin/gifts/getgifts', { coinFrom: 5, coinTo: 4 }, 'coinFrom'],
  ['admin/plan', { rsFrom: 'cheap' }, 'rsFrom'],
  ['admin/catalogues/trash', { kind: 'hats' }, 'kind'],
])('should return 400 for GET %s with %j', async (path, query, field) => {
  expectFailure(await admin.agent.get(`/api/${path}`).query(query), 'VALIDATION_FAILED', field);
});
