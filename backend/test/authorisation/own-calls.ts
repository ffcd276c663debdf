// Every call with the right `own`, as an admin without any right makes it while records of others are there.
import type { Response } from 'supertest';
import { CHANGED_KINDS } from '../../src/modules/changes/changed-kinds.js';
import { TOPICS } from '../../src/core/topics.js';
import type { Actor, TestApp } from '../support/app.js';
import type { ErrorCode } from '../../src/core/errors.js';
import { expectSuccess } from '../support/errors.js';
import { listen } from '../support/event-stream.js';
import { PASSWORD } from '../support/factories/factory.js';
import {
  addPasskey,
  beginPasskey,
  challenge,
  Device,
  ownPasskey,
  PASSKEYS,
  removePasskey,
  signature,
  verifyPasskey,
} from '../support/passkey.js';
import { begin, codeOf, confirm, forgetStep, halfOpen, protect, verify } from '../support/second-factor.js';

/** A word in each name, title and text of others. */
export const MARK = 'Zephyrine';

/** What others have, by what it is: ids and secrets that no answer may hold. */
export type Marked = Record<
  | 'owner'
  | 'user'
  | 'bd'
  | 'batch'
  | 'job'
  | 'view'
  | 'session'
  | 'notice'
  | 'passkey'
  | 'credential'
  | 'secret'
  | 'recoveryCode',
  string
>;

export interface World {
  app: TestApp;
  marked: Marked;
  /** An admin without any right, new for each call. */
  me: Actor<'admin'>;
}
/** What a call answers to the admin. */
export type Answer = Pick<Response, 'status' | 'text'>;
type Outcome = 'OK' | ErrorCode;
/** The outcome of every answer, and what the admin asks. */
type OwnCall = [Outcome, (world: World) => PromiseLike<Answer | Answer[]>];

/** Asks for each kind of record. */
const forEachKind = (ask: (kind: string) => PromiseLike<Answer>) => Promise.all(CHANGED_KINDS.map(ask));
/** Turns on the second factor of the admin, with an app or with a passkey. */
const withApp = ({ app, me }: World) => protect(app, 'admin', me.record);
const withPasskey = ({ app, me }: World) => ownPasskey(app, 'admin', me.record);
/** A session whose second factor is due. */
const due = ({ app, me }: World) => halfOpen(app, { role: 'admin', account: me.record });

const BATCHES: Record<string, OwnCall> = {
  listBatches: ['OK', ({ me }) => me.agent.get('/api/admin/batches')],
  fetchBatch: ['NOT_FOUND', ({ me, marked }) => me.agent.get(`/api/admin/batches/${marked.batch}`)],
  cancelBatch: ['NOT_FOUND', ({ me, marked }) => me.agent.post(`/api/admin/batches/${marked.batch}/cancel`)],
  listBatchRows: ['NOT_FOUND', ({ me, marked }) => me.agent.get(`/api/admin/batches/${marked.batch}/rows`)],
  fetchFailedRows: [
    'NOT_FOUND',
    ({ me, marked }) => me.agent.get(`/api/admin/batches/${marked.batch}/failed`),
  ],
  undoBulkChange: ['NOT_FOUND', ({ me, marked }) => me.agent.post(`/api/admin/bulk/${marked.batch}/undo`)],
};

const ACCOUNT: Record<string, OwnCall> = {
  fetchPurchases: ['OK', ({ me }) => me.agent.get('/api/admin/orders/purchases')],
  fetchMe: ['OK', ({ me }) => me.agent.get('/api/auth/me')],
  listSessions: ['OK', ({ me }) => me.agent.get('/api/auth/sessions')],
  endSession: ['NOT_FOUND', ({ me, marked }) => me.agent.delete(`/api/auth/sessions/${marked.session}`)],
  listOwnSignIns: ['OK', ({ me }) => me.agent.get('/api/auth/history')],
  logout: ['OK', ({ me }) => me.agent.post('/api/auth/logout')],
  proveSession: ['OK', ({ me }) => me.agent.post('/api/auth/proof').send({ password: PASSWORD })],
  changeAdminPassword: [
    'OK',
    ({ me }) =>
      me.agent.put('/api/admin/profile/updatepassword').send({
        oldpassword: PASSWORD,
        newpassword: 'seven tall lanterns',
        confirmpassword: 'seven tall lanterns',
      }),
  ],
  updateAdminProfile: [
    'NOT_FOUND',
    ({ me, marked }) => me.agent.post('/api/admin/profile/editprofile').send({ id: marked.owner, bio: 'x' }),
  ],
};

const SECOND_FACTOR: Record<string, OwnCall> = {
  fetchMfa: ['OK', ({ me }) => me.agent.get('/api/auth/mfa')],
  beginMfa: ['OK', ({ me }) => begin(me.agent)],
  confirmMfa: [
    'OK',
    async ({ me }) => {
      const { secret } = expectSuccess(await begin(me.agent)).details as { secret: string };
      return confirm(me.agent, await codeOf(secret));
    },
  ],
  turnMfaOff: [
    'OK',
    async (world) => (await withApp(world)).agent.post('/api/auth/mfa/off').send({ password: PASSWORD }),
  ],
  renewRecoveryCodes: [
    'OK',
    async (world) => {
      const { agent, id, secret } = await withApp(world);
      await forgetStep(world.app, id);
      return agent.post('/api/auth/mfa/recoverycodes').send({ code: await codeOf(secret) });
    },
  ],
  verifyMfa: [
    'OK',
    async (world) => {
      const { secret } = await withApp(world);
      return verify(await due(world), await codeOf(secret));
    },
  ],
  beginPasskey: ['OK', ({ me }) => beginPasskey(me.agent)],
  addPasskey: ['OK', ({ me }) => addPasskey(me.agent, new Device(), 'Mine')],
  askPasskey: ['OK', async (world) => challenge((await withPasskey(world)).agent)],
  verifyPasskey: [
    'OK',
    async (world) => {
      const { device } = await withPasskey(world);
      const half = await due(world);
      return verifyPasskey(half, await signature(half, device));
    },
  ],
  renamePasskey: [
    'NOT_FOUND',
    async (world) =>
      (await withPasskey(world)).agent.put(`${PASSKEYS}/${world.marked.passkey}`).send({ name: 'Mine' }),
  ],
  removePasskey: [
    'NOT_FOUND',
    async (world) =>
      removePasskey((await withPasskey(world)).agent, world.marked.passkey, { password: PASSWORD }),
  ],
};

const OTHERS: Record<string, OwnCall> = {
  listPresentPeople: [
    'NOT_FOUND',
    ({ me, marked }) =>
      forEachKind((kind) => me.agent.get('/api/presence').query({ kind, record: marked.user })),
  ],
  listPeopleInRows: [
    'OK',
    ({ me, marked }) =>
      forEachKind((kind) =>
        me.agent.post('/api/presence/rows').send({ kind, records: [marked.user, marked.bd] }),
      ),
  ],
  notePresence: [
    'NOT_FOUND',
    ({ me, marked }) => me.agent.put('/api/presence').send({ kind: 'user', record: marked.user, place: 'x' }),
  ],
  endPresence: ['OK', ({ me }) => me.agent.delete('/api/presence/form')],
  listChanges: [
    'OK',
    ({ me }) => forEachKind((kind) => me.agent.get('/api/changes').query({ kind, seconds: 3600 })),
  ],
  searchRecords: ['OK', ({ me }) => me.agent.get('/api/search').query({ search: MARK })],
  streamEvents: [
    'OK',
    async ({ app, me }) => {
      const stream = await listen(app.url, me.accessToken, TOPICS.join(','));
      const isAlive = await stream.has('event: pulse');
      await stream.close();
      return { status: isAlive ? stream.response.status : 0, text: stream.text() };
    },
  ],
};

const LISTS: Record<string, OwnCall> = {
  readKeptLists: ['OK', ({ me }) => me.agent.get('/api/lists')],
  keepAllLists: ['OK', ({ me }) => me.agent.patch('/api/lists').send({ limit: -1 })],
  keepList: [
    'NOT_FOUND',
    ({ me, marked }) => me.agent.patch('/api/lists/kept/users').send({ view: marked.view }),
  ],
  resetList: ['OK', ({ me }) => me.agent.delete('/api/lists/kept/users')],
  addListView: ['OK', ({ me }) => me.agent.post('/api/lists/views').send({ list: 'users', name: 'Mine' })],
  fetchListView: ['NOT_FOUND', ({ me, marked }) => me.agent.get(`/api/lists/views/${marked.view}`)],
  updateListView: [
    'NOT_FOUND',
    ({ me, marked }) => me.agent.patch(`/api/lists/views/${marked.view}`).send({ name: 'Mine too' }),
  ],
  deleteListView: ['NOT_FOUND', ({ me, marked }) => me.agent.delete(`/api/lists/views/${marked.view}`)],
};

const INBOX: Record<string, OwnCall> = {
  listNotices: ['OK', ({ me }) => me.agent.get('/api/staff/inbox')],
  countUnreadNotices: ['OK', ({ me }) => me.agent.get('/api/staff/inbox/unread')],
  markNotice: [
    'NOT_FOUND',
    ({ me, marked }) => me.agent.post(`/api/staff/inbox/${marked.notice}/read`).send({ read: true }),
  ],
  markNotices: [
    'NOT_FOUND',
    ({ me, marked }) => me.agent.post('/api/staff/inbox/read').send({ ids: [marked.notice] }),
  ],
  markAllNotices: ['OK', ({ me }) => me.agent.post('/api/staff/inbox/readall')],
  fetchInboxKinds: ['OK', ({ me }) => me.agent.get('/api/staff/inbox/settings')],
  setInboxKind: [
    'OK',
    ({ me }) => me.agent.patch('/api/staff/inbox/settings').send({ kind: 'jobs', on: false }),
  ],
};

/** What the admin asks of each call, by operation id, with the outcome. */
export const OWN_CALLS: Record<string, OwnCall> = {
  ...BATCHES,
  ...ACCOUNT,
  ...SECOND_FACTOR,
  ...OTHERS,
  ...LISTS,
  ...INBOX,
};
