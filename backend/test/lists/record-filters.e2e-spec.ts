// The filters of the lists of people, coins and videos: each finds exactly its records.
import type { Actor, TestApp } from '../support/app.js';
import { casesOf, DECLARED_LISTS, rulesOf, unnamedOf } from '../support/declared-filters.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { everyCase } from '../support/every-case.js';
import { listRecords } from '../support/list-records.js';
import { sharedApp } from '../support/shared-app.js';

type Made = Awaited<ReturnType<typeof listRecords>>;
type Stored = Record<string, unknown>;

let app: TestApp;
let made: Made;
let admin: Actor;
beforeAll(async () => {
  app = await sharedApp();
  made = await listRecords(app, 240);
  admin = await app.as('admin');
});
afterAll(() => app.close());

const get = (path: string, query: object) => admin.agent.get(`/api/${path}`).query({ limit: 1, ...query });
const totalOf = async (path: string, query: object) => Number(expectSuccess(await get(path, query)).total);
const isIn = (value: unknown, from: number, to = Infinity) => Number(value) >= from && Number(value) <= to;
const text = (value: unknown) => String(value);

it.each(DECLARED_LISTS.map((list) => [list.path, list] as const))(
  'should find exactly the records of each filter of GET %s that names its stored field',
  async (path, list) => {
    expect(unnamedOf(list).sort()).toEqual([...list.byHand].sort());
    const records: Stored[] = made[list.collection];
    const cases = rulesOf(list).map((rule) => ({
      rule,
      asked: casesOf(app.connection, list, rule, records),
    }));
    await everyCase(
      cases,
      ({ rule }) => rule.name,
      ({ asked }) =>
        everyCase(
          asked,
          ({ name }) => name,
          async ({ query, isWanted }) => {
            const wanted = records.filter(isWanted).length;
            expect(wanted).toBeGreaterThan(0);
            expect(wanted).toBeLessThan(records.filter(list.isListed).length);
            expect(await totalOf(path, query)).toBe(wanted);
          },
        ),
    );
  },
);

describe('GET /api/admin/users', () => {
  // The application may have users of its own, so each filter also names the days of the records.
  const days = { from: '2026-01-01', to: '2026-01-31' };
  const cases: [string, () => object, (user: Stored) => boolean][] = [
    ['a device ban', () => ({ deviceBanned: true }), (user) => user.deviceBanned === true],
    ['no device ban', () => ({ deviceBanned: false }), (user) => user.deviceBanned === false],
    ['hosts', () => ({ host: true }), (user) => user.host === true],
    ['others than hosts', () => ({ host: false }), (user) => user.host !== true],
    ['an official tag', () => ({ tag: text(made.tag) }), (user) => user.tag !== null],
    ['a level', () => ({ level: 3 }), (user) => user.level === 3],
    ['level 0', () => ({ level: 0 }), (user) => user.level === 0],
    ['at least some coins', () => ({ coinsFrom: 2000 }), (user) => isIn(user.coin, 2000)],
    ['a range of coins', () => ({ coinsFrom: 500, coinsTo: 900 }), (user) => isIn(user.coin, 500, 900)],
    ['at most no coins', () => ({ coinsTo: 0 }), (user) => user.coin === 0],
    [
      'several filters',
      () => ({ host: true, banned: false, coinsFrom: 100, level: 1 }),
      (user) => user.host === true && user.banned === false && isIn(user.coin, 100) && user.level === 1,
    ],
  ];
  it.each(cases)('should count the users with %s', async (_name, query, isWanted) => {
    const wanted = made.users.filter(isWanted).length;
    expect(wanted).toBeGreaterThan(0);
    expect(await totalOf('admin/users', { ...days, ...query() })).toBe(wanted);
  });

  it('should find no user with the id of another tag', async () => {
    expect(await totalOf('admin/users', { ...days, tag: '66f0c0ffee00000000000001' })).toBe(0);
  });

  it('should note who is a host when an application is decided', async () => {
    const user = await app.create.user();
    const host = await app.create.host(user, made.agencies[0].uniqueId);
    const isHost = async () =>
      (await totalOf('admin/users', { host: true, search: text(user.username) })) === 1;
    const decide = async (status: number) =>
      expectSuccess(
        await admin.agent.post('/api/agency/host/approvehost').send({ id: text(host._id), status }),
      );
    await decide(1);
    expect(await isHost()).toBe(true);
    await decide(2);
    expect(await isHost()).toBe(false);
  });
});

describe('GET /api/agency/host/gethost', () => {
  const path = 'agency/host/gethost';
  it.each([
    ['ag100099', 'ag100099'],
    ['AG100099', 'ag100099'],
    ['Meera Nair', 'meera nair'],
  ])('should count the applications that %s decided', async (decidedBy, decider) => {
    const wanted = made.hosts.filter((host) => host.status === 1 && host.decider === decider).length;
    expect(wanted).toBeGreaterThan(0);
    expect(await totalOf(path, { status: 1, decidedBy })).toBe(wanted);
  });

  it('should count the applications decided in some days', async () => {
    const query = { status: 2, decidedFrom: '2026-01-10', decidedTo: '2026-01-12' };
    const wanted = made.hosts.filter((host) => {
      const time = (host.changedAt as Date).toISOString();
      return host.status === 2 && time >= '2026-01-10' && time < '2026-01-13';
    }).length;
    expect(wanted).toBeGreaterThan(0);
    expect(await totalOf(path, query)).toBe(wanted);
    expect(await totalOf(path, { ...query, status: 0 })).toBe(0);
  });
});

describe('GET /api/admin/withdrawal/pending', () => {
  const path = 'admin/withdrawal/pending';
  const cases: [string, () => object, (one: Stored) => boolean][] = [
    ['a range of coins', () => ({ coinsFrom: 50, coinsTo: 120 }), (one) => isIn(one.coins, 50, 120)],
    ['a bank', () => ({ bank: 'hdfc' }), (one) => one.bankName === 'HDFC Bank'],
    [
      'an agency',
      () => ({ agencyCode: text(made.agencies[1].uniqueId).toLowerCase() }),
      (one) => one.agencyCode === made.agencies[1].uniqueId,
    ],
    ['an export', () => ({ export: text(made.bankExport) }), (one) => one.exported !== null],
  ];
  it.each(cases)('should count the requests of %s', async (_name, query, isWanted) => {
    const wanted = made.withdrawals.filter((one) => one.status === 1 && isWanted(one)).length;
    expect(wanted).toBeGreaterThan(0);
    expect(await totalOf(path, { status: 1, ...query() })).toBe(wanted);
  });

  it('should match the beginning of a bank name literally', async () => {
    expect(await totalOf(path, { status: 1, bank: '.*' })).toBe(0);
  });
});

describe('GET /api/admin/video', () => {
  const isPresent = (video: Stored) => video.status !== 3;
  it('should count the videos of an owner', async () => {
    const [video] = made.videos;
    expect(await totalOf('admin/video', { user: text(video!.user) })).toBe(1);
  });
  it('should count the videos in a range of scores', async () => {
    const wanted = made.videos.filter(
      (video) => isPresent(video) && video.score !== null && isIn(video.score, 0.2, 0.4),
    ).length;
    expect(wanted).toBeGreaterThan(0);
    expect(await totalOf('admin/video', { scoreFrom: 20, scoreTo: 40 })).toBe(wanted);
  });
});

it('should count the live sessions of an agency', async () => {
  const [agency] = made.agencies;
  const wanted = made.liveSessions.filter(
    (one) => one.status === 'live' && !one.deleted && one.agencyCode === agency.uniqueId,
  ).length;
  expect(wanted).toBeGreaterThan(0);
  expect(await totalOf('admin/live/sessions', { agencyCode: agency.uniqueId })).toBe(wanted);
});

it('should count the transfers with a range of coins', async () => {
  const isWanted = (one: Stored) => one.kind === 'send' && isIn(one.coins, 20, 60);
  const inDays = { from: '2026-01-01', to: '2026-01-31', coinsFrom: 20, coinsTo: 60 };
  const wanted = made.ledgerentries.filter(isWanted).length;
  expect(wanted).toBeGreaterThan(0);
  expect(await totalOf('admin/recharge/getrechargeHistory', inDays)).toBe(wanted);
});

it('should count the entries of a statement with a range of coins', async () => {
  const account = `coinAgency:${text(made.coinAgency._id)}`;
  const isWanted = (one: Stored) =>
    isIn(one.coins, 20, 60) && (one.lines as Stored[]).some((line) => line.account === account);
  const wanted = made.ledgerentries.filter(isWanted).length;
  expect(wanted).toBeGreaterThan(0);
  expect(await totalOf('admin/ledger/statement', { account, coinsFrom: 20, coinsTo: 60 })).toBe(wanted);
});

it.each([
  ['admin/users', { coinsFrom: 5, coinsTo: 4 }, 'coinsFrom'],
  ['admin/users', { level: -1 }, 'level'],
  ['admin/users', { tag: 'x' }, 'tag'],
  ['agency/host/gethost', { status: 1, decidedFrom: '2026-01-12', decidedTo: '2026-01-10' }, 'decidedFrom'],
  ['admin/withdrawal/pending', { status: 1, coinsFrom: 5, coinsTo: 4 }, 'coinsFrom'],
  ['admin/video', { scoreFrom: 60, scoreTo: 40 }, 'scoreFrom'],
  ['admin/video', { scoreTo: 101 }, 'scoreTo'],
  ['admin/recharge/getrechargeHistory', { coinsFrom: 5, coinsTo: 4 }, 'coinsFrom'],
])('should return 400 for GET %s with %j', async (path, query, field) => {
  expectFailure(await get(path, query), 'VALIDATION_FAILED', field);
});
