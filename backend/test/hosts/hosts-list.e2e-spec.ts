import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

const { pending, approved, rejected } = HOST_STATUS;

let app: TestApp;
let admin: Actor;
let bd: Actor;
let agencyAdmin: Actor;
let agency: Actor;
/** Codes of the agency, of its sister under the same agency admin, and of a foreign agency under another BD. */
let code: string;
let sister: string;
let foreign: string;
beforeAll(async () => {
  app = await sharedApp();
  const { create } = app;
  const above = await create.bd();
  const middle = await create.agencyAdmin({ createBy: above.uniqueId });
  const chain = { admin: middle.uniqueId, bd: above.uniqueId };
  const own = await create.agency({ ...chain, name: 'Starlight Talent' });
  code = own.uniqueId;
  sister = (await create.agency(chain)).uniqueId;
  foreign = (await create.agency()).uniqueId;
  admin = await app.as('admin');
  bd = await app.as('bd', above);
  agencyAdmin = await app.as('agencyadmin', middle);
  agency = await app.as('agency', own);
  for (const [agencyCode, status, count] of [
    [code, pending, 3],
    [code, approved, 12],
    [code, rejected, 1],
    [sister, pending, 1],
    [foreign, pending, 2],
  ] as const) {
    for (let at = 0; at < count; at += 1) {
      const user = await create.user({ picture: `uploads/users/${agencyCode}-${at}.webp` });
      await create.host(user, agencyCode, { status, createdAt: new Date(Date.now() - at * 60_000) });
    }
  }
});
afterAll(() => app.close());

const get = async ({ agent }: Actor, path: string) => expectSuccess(await agent.get(`/api/${path}`));
const codesOf = ({ details }: Record<string, unknown>) => [
  ...new Set((details as { agencyCode: string }[]).map(({ agencyCode }) => agencyCode)),
];

describe('GET /api/agency/host/gethost', () => {
  it('should list the hosts in scope, newest first, with agency and picture', async () => {
    const body = await get(agency, 'agency/host/gethost?status=0');
    expect(body).toMatchObject({ total: 3, pages: 1 });
    const [first, second] = body.details as Record<string, string>[];
    expect(first).toMatchObject({
      agencyCode: code,
      agencyDetails: [{ uniqueId: code, name: 'Starlight Talent' }],
      picture: `uploads/users/${code}-0.webp`,
      status: 0,
      agencyadminstatus: 0,
      decision: null,
    });
    expect(first!.createdAt! > second!.createdAt!).toBe(true);
    expect(codesOf(await get(agencyAdmin, 'agency/host/gethost?status=0')).sort()).toEqual(
      [code, sister].sort(),
    );
    expect(await get(admin, 'agency/host/gethost?status=0')).toMatchObject({ total: 6 });
  });

  it('should return 50 per page unless a limit is given', async () => {
    expect((await get(agency, 'agency/host/gethost?status=1&page=1')).details).toHaveLength(12);
    const page = await get(agency, 'agency/host/gethost?status=1&page=3&limit=5');
    expect(page).toMatchObject({ total: 12, pages: 3 });
    expect(page.details).toHaveLength(2);
  });

  it.each(['username', 'realName', 'number', 'agencyCode'])(
    'should search by %s within the scope',
    async (field) => {
      const { details } = await get(agency, 'agency/host/gethost?status=0&limit=1&page=2');
      const [host] = details as Record<string, string>[];
      const search = encodeURIComponent(host![field]!.slice(1).toUpperCase());
      const found = await get(agency, `agency/host/gethost?status=0&search=${search}`);
      expect((found.details as { _id: string }[]).map(({ _id }) => _id)).toContain(host!._id);
      const elsewhere = await get(agency, `agency/host/gethost?status=0&search=${foreign}`);
      expect(elsewhere.total).toBe(0);
    },
  );

  it('should list the applications of every state in scope when the status is all', async () => {
    expect((await get(agency, 'agency/host/gethost?status=all')).total).toBe(16);
    expect((await get(agencyAdmin, 'agency/host/gethosts?status=all')).total).toBe(17);
    expect((await get(admin, 'agency/host/gethost?status=all')).total).toBe(19);
  });
  it('should sort by name', async () => {
    const { details } = await get(agency, 'agency/host/gethost?status=0&sort=username');
    const names = (details as { username: string }[]).map(({ username }) => username);
    expect(names).toEqual(names.toSorted());
  });

  it.each([
    '',
    'status=7',
    'status=0&page=0',
    'status=0&limit=101',
    'status=0&sort=password',
    'status[$gt]=0',
  ])('should return 400 for ?%s', async (query) => {
    expectFailure(await admin.agent.get(`/api/agency/host/gethost?${query}`), 'VALIDATION_FAILED');
  });
});

describe('GET /api/agency/host/gethosts', () => {
  it('should list the hosts of an agency by its code or _id, 10 per page', async () => {
    const body = await get(admin, `agency/host/gethosts?id=${code.toLowerCase()}&status=1&page=1`);
    expect(body).toMatchObject({ total: 12, pages: 2 });
    expect(body.details).toHaveLength(10);
    const byId = await get(bd, `agency/host/gethosts?id=${agency.id}&status=1&page=2`);
    expect(byId.details).toHaveLength(2);
  });

  it('should list all hosts in scope without an agency', async () => {
    expect(codesOf(await get(bd, 'agency/host/gethosts?status=0')).sort()).toEqual([code, sister].sort());
  });

  it('should return 404 for a foreign agency', async () => {
    for (const actor of [bd, agencyAdmin, agency]) {
      expectFailure(await actor.agent.get(`/api/agency/host/gethosts?id=${foreign}&status=0`), 'NOT_FOUND');
    }
    expectFailure(await agency.agent.get(`/api/agency/host/gethosts?id=${sister}&status=0`), 'NOT_FOUND');
  });
});

describe('all hosts of an agency', () => {
  it.each([
    [
      'GET /api/agency/host/fetchhosts',
      (actor: Actor, id: string) => actor.agent.get(`/api/agency/host/fetchhosts?id=${id}`),
    ],
    [
      'POST /api/agencyadmin/hosts',
      (actor: Actor, uniqueId: string) => actor.agent.post('/api/agencyadmin/hosts').send({ uniqueId }),
    ],
  ])('%s should return hosts in every state only to the accounts above the agency', async (_call, send) => {
    const body = expectSuccess(await send(agencyAdmin, code));
    expect(body).toMatchObject({ total: 16 });
    expect(body.details).toHaveLength(16);
    expectSuccess(await send(agency, code));
    expectSuccess(await send(bd, code));
    expectFailure(await send(agency, sister), 'NOT_FOUND');
    expectFailure(await send(bd, foreign), 'NOT_FOUND');
    expectFailure(await send(admin, ''), 'VALIDATION_FAILED');
  });
});

describe('GET /api/video/agency/host/getpenbdlist', () => {
  it('should list the pending applications below the BD', async () => {
    const body = await get(bd, 'video/agency/host/getpenbdlist');
    expect(body.total).toBe(4);
    expect(await get(admin, 'video/agency/host/getpenbdlist')).toMatchObject({ total: 6 });
  });
});

describe('GET /api/video/agency/host/getUser', () => {
  const path = (userId: string, old = '0') => `/api/video/agency/host/getUser?old=${old}&userId=${userId}`;

  it('should return the user of an own host by _id and by legacy id', async () => {
    const user = await app.create.user({
      bio: 'Sings',
      gender: 'female',
      coin: 7,
      receivingCoins: 9,
      sqlId: '4711',
    });
    await app.create.host(user, code, { status: approved, old: '1' });
    const expected = { username: user.username, bio: 'Sings', gender: 'female', coin: 7, recievingCoins: 9 };
    for (const actor of [admin, agencyAdmin, agency]) {
      expect(expectSuccess(await actor.agent.get(path(user._id.toHexString()))).details).toMatchObject(
        expected,
      );
      expect(expectSuccess(await actor.agent.get(path('4711', '1'))).details).toMatchObject(expected);
    }
  });

  it('should return the fields of their screens to agencies and agency admins, and all fields to the admin', async () => {
    const user = await app.create.user({ banned: true, deviceIds: ['a-device'], email: 'a@example.com' });
    const host = await app.create.host(user, code, { number: '919800012345' });
    const evidence = `/api/agency/host/evidence?id=${host._id.toHexString()}`;
    for (const actor of [agencyAdmin, agency]) {
      const { details } = expectSuccess(await actor.agent.get(path(user._id.toHexString())));
      const shown =
        '_id bio coin createdAt follow following gender name picture recievingCoins username videos';
      expect(Object.keys(details as object).sort()).toEqual(shown.split(' '));
      const decided = expectSuccess(await actor.agent.get(evidence)).details as Record<string, object>;
      expect(decided.user).toEqual(details);
      expect(decided.host).toMatchObject({ number: '919800012345' });
      expect(JSON.stringify([details, decided])).not.toMatch(new RegExp(`${user.number}|a-device|@`));
    }
    const whole = { number: user.number, banStatus: '1', devices: 1 };
    expect(expectSuccess(await admin.agent.get(path(user._id.toHexString()))).details).toMatchObject(whole);
    expect(expectSuccess(await admin.agent.get(evidence)).details).toMatchObject({ user: whole });
  });

  it('should return 404 when the user is unknown or has no application in scope', async () => {
    const user = await app.create.user();
    await app.create.host(user, foreign);
    expectFailure(await agency.agent.get(path(user._id.toHexString())), 'NOT_FOUND');
    expectFailure(await admin.agent.get(path('nonsense')), 'NOT_FOUND');
    expectFailure(await admin.agent.get(path('nonsense', '1')), 'NOT_FOUND');
    expectFailure(await admin.agent.get('/api/video/agency/host/getUser'), 'VALIDATION_FAILED', 'userId');
  });
});

describe('GET /api/agency/host/evidence', () => {
  it('should return the user, the other applications in scope and applications with the same phone', async () => {
    const user = await app.create.user();
    const earlier = await app.create.host(user, sister, { status: rejected, createdAt: new Date(0) });
    await app.create.host(user, foreign, { status: rejected });
    const host = await app.create.host(user, code);
    const twin = await app.create.host(await app.create.user(), code, { number: user.number });
    const read = async (actor: Actor) =>
      expectSuccess(await actor.agent.get(`/api/agency/host/evidence?id=${host._id.toHexString()}`))
        .details as {
        applications: { _id: string }[];
        samePhone: { _id: string }[];
        user: { username: string };
      };
    const seen = await read(agencyAdmin);
    expect(seen.user.username).toBe(user.username);
    expect(seen.applications.map(({ _id }) => _id)).toEqual([earlier._id.toHexString()]);
    expect(seen.samePhone.map(({ _id }) => _id)).toEqual([twin._id.toHexString()]);
    // The rows of the list count them; an application outside of the scope does not count.
    await app.create.host(await app.create.user(), foreign, { number: user.number });
    const sharers = async (actor: Actor) => {
      const query = { status: '0', search: user.username };
      const listed = expectSuccess(await actor.agent.get('/api/agency/host/gethost').query(query));
      return (listed.details as { phoneSharers?: number }[]).map(({ phoneSharers }) => phoneSharers);
    };
    expect(await sharers(agencyAdmin)).toEqual([1]);
    expect(await sharers(admin)).toEqual([2]);
    expect((await read(admin)).applications).toHaveLength(2);
    expect((await read(agency)).applications).toHaveLength(0);
  });
});
