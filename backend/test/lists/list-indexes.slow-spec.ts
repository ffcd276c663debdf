// Each filter of a list, with the list's default order, is served by an index: no scan of a collection, no sort of all
// matches.
import { type mongo, Types } from 'mongoose';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { casesOf, DECLARED_LISTS, rulesOf } from '../support/declared-filters.js';
import { expectSuccess } from '../support/errors.js';
import { everyCase } from '../support/every-case.js';
import { listRecords } from '../support/list-records.js';
import { listWorkRecords } from '../support/list-work-records.js';
import { planOf } from '../support/query-plan.js';
import { Notice } from '../../src/platform/inbox/notice.schema.js';

type Document = mongo.BSON.Document;

interface Read {
  collection: string;
  filter: Document;
  options: { sort?: Document; skip?: number; limit?: number };
}

const COUNT = 4000;
const LIMIT = 20;
let app: TestApp;
let actors: Record<'admin' | 'bd' | 'agencyadmin' | 'agency' | 'coin', Actor>;
let names: Record<string, string>;
let made: Awaited<ReturnType<typeof listRecords>>;
let reads: Read[] | undefined;

beforeAll(async () => {
  app = await startApp();
  made = await listRecords(app, COUNT);
  const work = await listWorkRecords(app, COUNT);
  await storeNotices(made.agencies[0]);
  actors = {
    admin: await app.as('admin'),
    bd: await app.as('bd', made.bd),
    agencyadmin: await app.as('agencyadmin', made.agencyAdmin),
    agency: await app.as('agency', made.agencies[0]),
    coin: await app.as('coin', made.coinAgency),
  };
  names = {
    BD: made.bd.uniqueId,
    AA: made.agencyAdmin.uniqueId,
    AG: made.agencies[0].uniqueId,
    SELLER: made.coinAgency.uniqueId,
    ADMIN: made.admins[0],
    TAG: String(made.tag),
    EXPORT: String(made.bankExport),
    ABOVE: work.bd.uniqueId,
    PARENT: work.agencyAdmin.uniqueId,
    GROUP: String(work.category),
  };
  app.connection.base.set(
    'debug',
    (collection: string, method: string, filter: Document, options: Document) => {
      if (method === 'find') reads?.push({ collection, filter, options: options as Read['options'] });
    },
  );
});
afterAll(async () => {
  app.connection.base.set('debug', false);
  await app.close();
});

/** Stores notices of all kinds, most of them to this account, and four of five read. */
async function storeNotices({ _id }: { _id: Types.ObjectId }) {
  const events = ['hostApproved', 'jobDone', 'newDevice'];
  const now = Date.now();
  await app.connection.model(Notice.name).insertMany(
    Array.from({ length: COUNT }, (_, index) => ({
      ...{ recipient: index % 4 ? _id : new Types.ObjectId(), event: events[index % events.length] },
      ...{
        about: new Types.ObjectId().toHexString(),
        key: String(index),
        at: new Date(now - index * 60_000),
      },
      ...{ readAt: index % 5 ? new Date() : null, changedAt: new Date() },
    })),
  );
}

/** The lists that are read by POST. */
const POSTED = new Set(['coin/recharge/history', 'coin/recharge/received']);

/** Calls a list and returns the query of its page. */
async function pageOf(actor: Actor, path: string): Promise<Read> {
  reads = [];
  const filled = path.replaceAll(/\b[A-Z]{2,6}\b/g, (name) => encodeURIComponent(names[name] ?? name));
  const [address = '', query = ''] = filled.split('?');
  const response = await (POSTED.has(address)
    ? actor.agent
        .post(`/api/${address}`)
        .send({ ...Object.fromEntries(new URLSearchParams(query)), page: 1, limit: LIMIT })
    : actor.agent.get(`/api/${filled}&page=1&limit=${LIMIT}`));
  expect(Number(expectSuccess(response).total)).toBeGreaterThan(0);
  const page = reads.find(({ options }) => options.limit === LIMIT && options.sort);
  reads = undefined;
  if (!page) throw new Error(`${path} reads no page`);
  return page;
}

/** Returns how the database reads the page of a list. */
async function pagePlan(role: keyof typeof actors, path: string) {
  const { collection, filter, options } = await pageOf(actors[role], path);
  return planOf(app.connection.db!.collection(collection).find(filter, options as object));
}

/** Expects an index that finds the records. */
async function expectIndex(role: keyof typeof actors, path: string) {
  const plan = await pagePlan(role, path);
  if (plan) expect(plan.stages).not.toContain('COLLSCAN');
}

/** Expects an index that finds the records in the order of the list. */
async function expectIndexWithOrder(role: keyof typeof actors, path: string) {
  const plan = await pagePlan(role, path);
  if (!plan) return;
  expect(plan.stages).not.toContain('COLLSCAN');
  expect(plan.stages).not.toContain('SORT');
  expect(plan.examined).toBeLessThanOrEqual(COUNT / 10);
}

const DAYS = 'from=2026-01-10&to=2026-01-12';
const daysOf = (name: string) => `${name}From=2026-01-10&${name}To=2026-01-12`;
const STAFF_LISTS = [
  'bdpanel/getbd',
  'agencadminpanel/getall',
  'admin/agencyPanel/getAgencyPanel',
  'admin/coinPanel/getCoinPanel',
  'admin/admins',
];
const STAFF_FILTERS = [
  daysOf('created'),
  daysOf('signedIn'),
  'disabled=true',
  'disabled=false',
  'everSignedIn=true',
];
it.each([
  ['admin', `admin/users?${DAYS}`],
  ['admin', 'admin/users?active=true'],
  ['admin', 'admin/users?active=false'],
  ['admin', 'admin/users?banned=true'],
  ['admin', 'admin/users?banned=false'],
  ['admin', 'admin/users?sort=active'],
  ['admin', 'admin/users?sort=username'],
  ['admin', 'admin/users?sort=createdAt'],
  ['admin', 'admin/users?deviceBanned=true'],
  ['admin', 'admin/users?deviceBanned=false'],
  ['admin', 'admin/users?host=true'],
  ['admin', 'admin/users?host=false'],
  ['admin', 'admin/users?host=true&banned=false'],
  ['admin', 'admin/users?tag=TAG'],
  ['admin', 'admin/users?level=2'],
  ['admin', `agency/host/gethost?status=0&${DAYS}`],
  ['admin', `agency/host/gethost?status=all&${DAYS}`],
  ['admin', 'agency/host/gethost?status=0&agencyCode=AG'],
  ['admin', 'agency/host/gethost?status=0&agencyAdmin=AA'],
  ['admin', 'agency/host/gethost?status=0&bd=BD'],
  ['admin', 'agency/host/gethost?status=1&decidedBy=AG100099'],
  ['agencyadmin', `agency/host/gethost?status=0&${DAYS}`],
  ['agencyadmin', 'agency/host/gethost?status=0&agencyCode=AG'],
  ['agency', `agency/host/gethost?status=0&${DAYS}`],
  ['bd', `agency/host/gethosts?status=1&${DAYS}`],
  ['bd', 'agency/host/gethosts?status=1&agencyAdmin=AA'],
  ['admin', `admin/host/hostrecord?${DAYS}`],
  ['admin', 'admin/host/hostrecord?agencyCode=AG'],
  ['admin', 'admin/host/hostrecord?bd=BD'],
  ['agencyadmin', `agency/host/hostrecord?${DAYS}`],
  ['agency', `agency/host/hostrecord?${DAYS}`],
  ['admin', `admin/withdrawal/pending?status=0&sort=createdAt&${DAYS}`],
  ['admin', `admin/withdrawal/pending?status=1&${DAYS}`],
  ['admin', 'admin/withdrawal/pending?status=1&agencyCode=AG'],
  ['admin', 'admin/withdrawal/pending?status=1&export=EXPORT'],
  ['admin', `admin/video?${DAYS}`],
  ['admin', 'admin/video?status=2'],
  ['admin', 'admin/video?status=2&sort=createdAt'],
  ['admin', `admin/audit?${DAYS}`],
  ['admin', 'admin/audit?action=decisions'],
  ['admin', 'admin/audit?action=decisions&actor=ADMIN'],
  ['admin', 'admin/audit?action=decisions&actor=ADMIN&sort=at'],
  ['admin', `admin/recharge/getrechargeHistory?${DAYS}`],
  ['admin', 'admin/recharge/getrechargeHistory?coinAgency=SELLER'],
  ['admin', 'admin/recharge/getrechargeHistory?coinAgency=SELLER&sort=createdAt'],
  ['admin', 'admin/recharge/getrechargeHistory?flow=soldToAgencies'],
  ['admin', 'admin/recharge/getrechargeHistory?flow=soldToUsers'],
  ['admin', 'admin/recharge/getrechargeHistory?flow=returned'],
  ['admin', 'admin/recharge/getrechargeHistory?flow=returned&sort=createdAt'],
  ['admin', 'admin/recharge/getrechargeHistory?flow=gifted'],
  ['admin', 'admin/recharge/getrechargeHistory?flow=askedFor'],
  ['admin', 'admin/recharge/getrechargeHistory?flow=paidOut'],
  ['admin', `admin/recharge/getrechargeHistory?flow=gifted&${DAYS}`],
  ['admin', 'admin/recharge/getrechargeHistory?flow=soldToUsers&coinAgency=SELLER'],
  ['admin', 'admin/recharge/getrechargeHistory?flow=returned&coinAgency=SELLER'],
  ['coin', `coin/recharge/history?${DAYS}`],
  ['coin', 'coin/recharge/history?flow=soldToUsers'],
  ['coin', 'coin/recharge/history?flow=returned'],
  ['coin', 'coin/recharge/history?sort=createdAt'],
  ['coin', `coin/recharge/received?${DAYS}`],
  ['coin', 'coin/recharge/received?flow=soldToAgencies'],
  ['coin', 'coin/recharge/received?sort=createdAt'],
  ['coin', `coin/recharge/statement?${DAYS}`],
  ['coin', 'coin/recharge/statement?sort=createdAt'],
  ['coin', 'coin/recharge/statement?entry=received'],
  ['coin', 'coin/recharge/statement?entry=sold'],
  ...STAFF_LISTS.flatMap((list) => STAFF_FILTERS.map((filter) => ['admin', `${list}?${filter}`] as const)),
  ['admin', 'agencadminpanel/getall?bd=ABOVE'],
  ['admin', 'admin/agencyPanel/getAgencyPanel?bd=ABOVE'],
  ['admin', 'admin/agencyPanel/getAgencyPanel?agencyAdmin=PARENT'],
  ['admin', 'admin/staff/sessions?role=coin'],
  ['admin', `admin/staff/sessions?${daysOf('signedIn')}`],
  ['admin', `admin/staff/sessions?${daysOf('used')}`],
  ['admin', 'admin/jobs?state=failed'],
  ['admin', 'admin/jobs?kind=rename'],
  ['admin', `admin/jobs?${daysOf('created')}`],
  ['admin', 'admin/notification/history?type=0'],
  ['admin', `admin/notification/history?${daysOf('sent')}`],
  ['admin', 'admin/notification/history?state=done'],
  ['admin', 'admin/notification/history?type=0&sort=createdAt'],
  ['admin', 'admin/audit?role=admin'],
  ['admin', 'admin/audit?actor=ADMIN'],
  ['admin', 'admin/audit?action=user.ban'],
  ['admin', 'admin/audit?kind=user'],
  ['agency', 'staff/inbox?kind=decisions'],
  ['agency', 'staff/inbox?unread=true'],
  ['agency', 'staff/inbox?unread=false'],
  ['agency', 'staff/inbox?unread=false&sort=at'],
] as const)('should serve %s %s by an index', (role, path) => expectIndexWithOrder(role, path));

// A range and another field's order cannot share an index. The planner takes the order's index or the range's index.
// A catalogue's records that are not deleted (null or missing) are in two places of an index.
it.each([
  ['admin', 'admin/users?coinsFrom=39000'],
  ['admin', 'admin/users?coinsTo=0'],
  ['admin', 'agency/host/gethost?status=1&decidedFrom=2026-01-10&decidedTo=2026-01-12'],
  ['admin', 'admin/withdrawal/pending?status=1&coinsFrom=3900'],
  ['admin', 'admin/withdrawal/pending?status=1&bank=hdfc'],
  ['admin', 'admin/video?scoreFrom=10&scoreTo=20'],
  ['admin', 'admin/recharge/getrechargeHistory?coinsFrom=20&coinsTo=60'],
  ['coin', 'coin/recharge/statement?coinsFrom=20&coinsTo=60'],
  ['coin', 'coin/recharge/statement?counterparty=platform'],
  ['admin', 'admin/coinPanel/getCoinPanel?coinsFrom=39000'],
  ['admin', 'bdpanel/getbd?everSignedIn=false'],
  ['admin', 'admin/notification/history?state=failed'],
  ['admin', 'admin/gifts/getgifts?coinFrom=3900'],
  ['admin', `admin/gifts/getgifts?${daysOf('created')}`],
  ['admin', 'admin/livegifts/getlivegifts?coinTo=20'],
  ['admin', 'admin/plan?coinsFrom=3900'],
  ['admin', 'admin/plan?rsTo=20'],
  ['admin', 'admin/wallpaper/getwallpaper?priceTo=20'],
  ['admin', 'admin/frame/getframes?priceTo=20'],
  ['admin', 'admin/vip/getVip?priceTo=20'],
  ['admin', 'admin/vip/getVip?levelreqTo=1'],
  ['admin', 'admin/livegifts/getlivegifts?category=GROUP'],
  ['admin', 'admin/wallpaper/getwallpaper?type=PAID'],
  ['admin', 'admin/banner/getbanner?country=Nepal'],
  ['admin', 'admin/frame/getframes?type=PURCHASED'],
  ['admin', 'admin/level/getlevel?levelFrom=100&levelTo=120'],
  ['admin', `admin/vip/getVip?${daysOf('created')}`],
] as const)('should serve the range of %s %s by an index', (role, path) => expectIndex(role, path));

// These filters need no row in the tables: the declaration of the list says what to ask.
it.each(DECLARED_LISTS.map((list) => [list.path, list] as const))(
  'should serve each filter of %s that names its stored field by an index',
  async (_path, list) => {
    const cases = rulesOf(list).flatMap((rule) => casesOf(app.connection, list, rule, made[list.collection]));
    await everyCase(
      cases,
      ({ name }) => name,
      ({ query, isEqual }) => {
        const values = Object.entries(query).map(
          ([name, value]) => [name, String(value)] as [string, string],
        );
        const path = `${list.path}?${new URLSearchParams(values).toString()}`;
        return isEqual ? expectIndexWithOrder('admin', path) : expectIndex('admin', path);
      },
    );
  },
);

it('should have at most 12 indexes a collection, in addition to that of the _id', async () => {
  const collections = await app.connection.listCollections();
  const counts = await Promise.all(
    collections.map(
      async ({ name }) => [name, (await app.connection.collection(name).indexes()).length - 1] as const,
    ),
  );
  expect(counts.length).toBeGreaterThan(30);
  expect(counts.filter(([, count]) => count > 12)).toEqual([]);
});
