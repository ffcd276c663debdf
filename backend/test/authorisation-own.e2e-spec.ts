// The calls that every admin may make about the own things: an admin who holds no right learns through none of them what
// others do, and changes nothing of theirs. A new call with the right `own` fails the test until it stands here.
import { Types } from 'mongoose';
import { type Actor, type Agent, startApp, type TestApp } from './app.js';
import { CALLS } from './document.js';
import { startBulk } from './bulk.js';
import { expectSuccess } from './errors.js';
import { listen } from './event-stream.js';
import { TOPICS } from '../src/platform/events/topics.js';
import { CHANGED_KINDS } from '../src/modules/changes/changed-kinds.js';
import { until } from './until.js';

/** Stands in each name, title and text of others. */
const MARK = 'Zephyrine';

let app: TestApp;
let owner: Actor<'admin'>;
let empty: Actor<'admin'>;
/** The ids of marked records, by what they are. */
const marked: Record<string, string> = {};

beforeAll(async () => {
  app = await startApp();
  owner = await app.as('admin', await app.create.admin({ name: `${MARK} Owner` }));
  empty = await app.as(
    'admin',
    await app.create.admin({ name: 'Nobody', sets: [new Types.ObjectId()], rights: [] }),
  );
  const user = await app.create.user({ name: MARK, username: MARK.toLowerCase() });
  const bd = await app.create.bd({ name: MARK });
  marked.user = String(user._id);
  marked.bd = String(bd._id);
  await secrets(marked.user, marked.bd);
});
afterAll(() => app.close());

/** What the marked owner does: decisions, an open record, a bulk change, a view, a notice. */
async function secrets(user: string, bd: string) {
  const { agent } = owner;
  expectSuccess(await agent.put('/api/presence').send({ kind: 'user', record: user, place: 'form' }));
  expectSuccess(await agent.put(`/api/bdpanel/updatebd?id=${bd}`).send({ name: `${MARK} Renamed` }));
  const order = { action: 'ban', expected: 1, reason: MARK };
  const { batch } = expectSuccess(await startBulk(owner, 'users/bulk', order, { search: MARK }));
  marked.batch = String(batch);
  const jobs = app.connection.collection('jobs');
  await until(async () => (await jobs.countDocuments({ state: 'done' })) === 1);
  marked.job = String((await jobs.findOne({}))!._id);
  const view = { list: 'users', name: MARK, query: `search=${MARK}`, shared: false };
  marked.view = (
    expectSuccess(await agent.post('/api/lists/views').send(view)).details as { _id: string }
  )._id;
  marked.session = String((await app.connection.collection('sessions').findOne({ name: /Zephyrine/ }))!._id);
  await until(async () => (await app.connection.collection('notices').countDocuments({})) > 0);
  marked.notice = String((await app.connection.collection('notices').findOne({}))!._id);
}

const PROOF = { password: 'wrong-password-1' };
/** Asks for each kind of record. */
const forEachKind = (ask: (kind: string) => PromiseLike<unknown>) => Promise.all(CHANGED_KINDS.map(ask));
/** What the admin asks of each call, by operation id; '' for calls that know only their own session. */
const ASKED: Record<string, ((agent: Agent) => PromiseLike<unknown>) | ''> = {
  listBatches: (agent) => agent.get('/api/admin/batches'),
  fetchBatch: (agent) => agent.get(`/api/admin/batches/${marked.batch}`),
  cancelBatch: (agent) => agent.post(`/api/admin/batches/${marked.batch}/cancel`),
  listBatchRows: (agent) => agent.get(`/api/admin/batches/${marked.batch}/rows`),
  fetchFailedRows: (agent) => agent.get(`/api/admin/batches/${marked.batch}/failed`),
  undoBulkChange: (agent) => agent.post(`/api/admin/bulk/${marked.batch}/undo`),
  fetchMe: (agent) => agent.get('/api/auth/me'),
  listSessions: (agent) => agent.get('/api/auth/sessions'),
  endSession: (agent) => agent.delete(`/api/auth/sessions/${marked.session}`),
  fetchMfa: (agent) => agent.get('/api/auth/mfa'),
  listOwnSignIns: (agent) => agent.get('/api/auth/history'),
  listPresentPeople: (agent) =>
    forEachKind((kind) => agent.get('/api/presence').query({ kind, record: marked.user })),
  listPeopleInRows: (agent) =>
    forEachKind((kind) => agent.post('/api/presence/rows').send({ kind, records: [marked.user, marked.bd] })),
  notePresence: (agent) => agent.put('/api/presence').send({ kind: 'user', record: marked.user, place: 'x' }),
  endPresence: (agent) => agent.delete('/api/presence/form'),
  readKeptLists: (agent) => agent.get('/api/lists'),
  keepList: (agent) => agent.patch('/api/lists/kept/users').send({ view: marked.view }),
  resetList: (agent) => agent.delete('/api/lists/kept/users'),
  addListView: (agent) => agent.post('/api/lists/views').send({ list: 'users', name: 'Mine' }),
  fetchListView: (agent) => agent.get(`/api/lists/views/${marked.view}`),
  updateListView: (agent) => agent.patch(`/api/lists/views/${marked.view}`).send({ name: 'Mine too' }),
  deleteListView: (agent) => agent.delete(`/api/lists/views/${marked.view}`),
  listChanges: (agent) => forEachKind((kind) => agent.get('/api/changes').query({ kind, seconds: 3600 })),
  listNotices: (agent) => agent.get('/api/staff/inbox'),
  countUnreadNotices: (agent) => agent.get('/api/staff/inbox/unread'),
  markNotice: (agent) => agent.post(`/api/staff/inbox/${marked.notice}/read`).send({ read: true }),
  markNotices: (agent) => agent.post('/api/staff/inbox/read').send({ ids: [marked.notice], read: true }),
  markAllNotices: (agent) => agent.post('/api/staff/inbox/readall'),
  fetchInboxKinds: (agent) => agent.get('/api/staff/inbox/settings'),
  searchRecords: (agent) => agent.get('/api/search').query({ search: MARK }),
  proveSession: (agent) => agent.post('/api/auth/proof').send(PROOF),
  // These write only the caller's own account, whatever they are sent.
  updateAdminProfile: (agent) =>
    agent.post('/api/admin/profile/editprofile').send({ id: owner.id, bio: 'x' }),
  ...{ logout: '', beginMfa: '', confirmMfa: '', turnMfaOff: '', renewRecoveryCodes: '', verifyMfa: '' },
  ...{
    beginPasskey: '',
    addPasskey: '',
    askPasskey: '',
    verifyPasskey: '',
    renamePasskey: '',
    removePasskey: '',
  },
  ...{ changeAdminPassword: '', setInboxKind: '', streamEvents: '' },
};

/** Everything that belongs to others, as it is stored. */
const STORED = [
  'batches',
  'batchrows',
  'jobs',
  'listviews',
  'notices',
  'presences',
  'sessions',
  'users',
  'bds',
];
async function ofOthers() {
  const own = { $ne: new Types.ObjectId(empty.id) };
  const found = await Promise.all(
    STORED.map((name) =>
      app.connection
        .collection(name)
        .find({ account: { $nin: [own.$ne, empty.id] } })
        .sort({ _id: 1 })
        .toArray(),
    ),
  );
  return JSON.stringify(found);
}

describe('an admin without any right', () => {
  it('should learn nothing about others through the calls that are open to every admin', async () => {
    const calls = CALLS.filter(({ right }) => right === 'own').map(({ operationId }) => operationId);
    expect(calls.toSorted()).toEqual(Object.keys(ASKED).toSorted());
    const leaks: string[] = [];
    for (const name of calls) {
      const ask = ASKED[name];
      if (!ask) continue;
      const before = await ofOthers();
      const answers = [await ask(empty.agent)].flat() as { text: string; status: number }[];
      for (const { text } of answers)
        for (const secret of [MARK, ...Object.values(marked), owner.id])
          if (text.toLowerCase().includes(secret.toLowerCase())) leaks.push(`${name} tells ${secret}`);
      if ((await ofOthers()) !== before) leaks.push(`${name} changes what belongs to others`);
    }
    expect(leaks).toEqual([]);
  });

  it('should hear of nothing that others do', async () => {
    const [deaf, hearing] = await Promise.all(
      [empty, owner].map(({ accessToken }) => listen(app.url, accessToken, TOPICS.join(','))),
    );
    try {
      expect(await deaf!.has('event: pulse')).toBe(true);
      const user = await app.create.user({ videos: 1 });
      const act = async () => {
        const change = { banStatus: String((turns += 1) % 2), reason: MARK };
        expectSuccess(await owner.agent.post(`/api/admin/userban?id=${String(user._id)}`).send(change));
        expectSuccess(
          await owner.agent.put(`/api/bdpanel/updatebd?id=${marked.bd}`).send({ name: `${MARK} ${turns}` }),
        );
        return ['users', 'staff'].every((topic) => hearing!.text().includes(`event: ${topic}\n`));
      };
      let turns = 0;
      await until(act, 20_000);
      expect(deaf!.text()).not.toMatch(/event: (?!pulse)/);
    } finally {
      await Promise.all([deaf!.close(), hearing!.close()]);
    }
  });
});
