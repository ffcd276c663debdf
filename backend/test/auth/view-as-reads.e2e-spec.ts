// A view only reads: every call of the document in a view of each role.
import { STAFF_ROLES, type StaffRole } from '../../src/core/roles.js';
import { type Actor, type Agent, startApp, type TestApp } from '../support/app.js';
import { type Call, CALLS } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { openView } from './views.js';

let app: TestApp;
let owner: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp();
  owner = await app.as('admin');
});
afterAll(() => app.close());

/** What a view may do in addition to its GETs. */
const READING_POSTS = [
  'listAgenciesOfAgencyAdmin',
  'listAgencyAdminsOfBd',
  'listAllOfAgencyAdmin',
  'listHostsByAgencyCode',
  'listPeopleInRows',
  'listReceivedCoins',
  'listSentCoins',
  'listVideoAgencies',
  'previewHostsMove',
  'previewMove',
  'previewSignInRules',
];
/** GETs that take data away: they write an audit record. */
const AUDITED = ['downloadBankExport', 'exportAsData', 'exportAsTable', 'exportWithFiles'];

const ANY_ID = '66f0c0ffee00000000000001';
/** Collections that change by themselves. */
const BY_ITSELF = /^(audit(chain|seals)|ledger|daytotals|jobs|migration)/;
const ofRole = (role: StaffRole) => CALLS.filter(({ secured, roles }) => secured && roles.includes(role));
const ask = (agent: Agent, { method, path }: Call) =>
  agent[method.toLowerCase() as 'get'](path.replace(/\{\w+\}/g, ANY_ID));
const refused = ({ body }: { body: unknown }) => (body as { message?: string }).message ?? '';
const VIEWING = /^You are viewing the panel of/;

describe('the document', () => {
  it('should name the POST calls that only read, and the one that ends a view', () => {
    const posts = CALLS.filter(({ method, onlyReads }) => method !== 'GET' && onlyReads);
    expect(posts.map(({ operationId }) => operationId).toSorted()).toEqual(READING_POSTS);
    const open = CALLS.filter(({ staysOpenWhileViewing }) => staysOpenWhileViewing);
    expect(open.map(({ operationId }) => operationId)).toEqual(['logout']);
  });
});

describe.each(STAFF_ROLES)('a view of %s', (role) => {
  it('should refuse every call that is no read', async () => {
    const { agent } = await openView(app, owner, role);
    const changing = ofRole(role).filter((call) => !call.onlyReads && !call.staysOpenWhileViewing);
    expect(changing.length).toBeGreaterThan(10);
    const open: string[] = [];
    for (const call of changing) {
      const answer = await ask(agent, call);
      if (answer.status !== 403 || !VIEWING.test(refused(answer))) open.push(`${call.method} ${call.path}`);
    }
    expect(open).toEqual([]);
    expectSuccess(await agent.get('/api/auth/me'));
  });

  it('should refuse no read but downloads that are recorded, and write nothing by reading', async () => {
    const { agent, id, account } = await openView(app, owner, role);
    const before = await state(role, id);
    const closed: string[] = [];
    for (const call of ofRole(role)) {
      if (!call.onlyReads || call.answers === 'text/event-stream') continue;
      const answer = await ask(agent, call);
      if (VIEWING.test(refused(answer))) closed.push(call.operationId);
      expect({ call: call.operationId, status: answer.status }).not.toMatchObject({ status: 401 });
      expect(answer.status).toBeLessThan(500);
    }
    expect(closed.toSorted()).toEqual(role === 'admin' ? AUDITED : []);
    expect(await state(role, id)).toEqual(before);
    expect(account.name).toBeTruthy();
  });

  it('should refuse lists as files', async () => {
    const { agent } = await openView(app, owner, role);
    const lists = ofRole(role).filter(({ method, files }) => method === 'GET' && files.length > 0);
    expect(lists.length).toBeGreaterThan(0);
    for (const { path } of lists) {
      const answer = await agent
        .get(path.replace(/\{\w+\}/g, ANY_ID))
        .query({ format: 'csv', columns: '_id' });
      expectFailure(answer, 'FORBIDDEN');
      expect(refused(answer)).toMatch(VIEWING);
    }
  });
});

describe('what a view of an admin reveals', () => {
  it('should be no password, key or bank detail', async () => {
    const { agent } = await openView(app, owner, 'admin');
    const bd = await app.create.bd();
    const account = { kind: 'bd', id: String(bd._id) };
    for (const [path, body] of [
      ['/api/admin/staffpassword/reveal', account],
      ['/api/admin/secretfile/reveal', { name: 'agoraKey' }],
      ['/api/video/admin/withdrawal/details', { id: ANY_ID }],
      [`/api/admin/staffimports/${ANY_ID}/passwords`, {}],
      ['/api/auth/mfa/recoverycodes', { password: 'any password' }],
      ['/api/auth/view-as', { role: 'bd', id: account.id, reason: 'From one view to the next' }],
    ] as const)
      expectFailure(await agent.post(path).send(body), 'FORBIDDEN');
  });
});

describe('the scope of a view', () => {
  it('should be that of the account: of two BDs, each sees its own agency admins', async () => {
    const [one, other] = [await app.create.bd(), await app.create.bd()];
    const mine = await app.create.agencyAdmin({ createBy: one.uniqueId });
    const foreign = await app.create.agencyAdmin({ createBy: other.uniqueId });
    const { agent } = await openView(app, owner, 'bd', one);
    const fetched = (id: unknown) => agent.get('/api/agencadminpanel/getone').query({ id: String(id) });
    expectSuccess(await fetched(mine._id));
    expectFailure(await fetched(foreign._id), 'NOT_FOUND');
  });

  it('should have the rights of the admin, also those that change meanwhile', async () => {
    const moderator = await app.create.admin({ sets: [], rights: ['videos.read'] });
    const { agent } = await openView(app, owner, 'admin', moderator);
    expectSuccess(await agent.get('/api/admin/video'));
    expectFailure(await agent.get('/api/admin/users'), 'FORBIDDEN');
    const admins = app.connection.collection('admins');
    await admins.updateOne({ _id: moderator._id }, { $set: { rights: ['users.read'] } });
    expectSuccess(await agent.get('/api/admin/users'));
    expectFailure(await agent.get('/api/admin/video'), 'FORBIDDEN');
  });
});

/** How many records each collection has, and the record of the account. */
async function state(role: StaffRole, id: string): Promise<object> {
  const collections = await app.connection.listCollections();
  const names = collections.map(({ name }) => name).filter((name) => !BY_ITSELF.test(name));
  const counts = await Promise.all(
    names.map(async (name) => [name, await app.connection.collection(name).countDocuments()] as const),
  );
  const stored = {
    admin: 'admins',
    bd: 'bds',
    agencyadmin: 'agencyadmins',
    agency: 'agencies',
    coin: 'coinagencies',
  };
  return { counts: Object.fromEntries(counts), account: await app.stored(stored[role], id) };
}
