// Jobs act in the name of the person who started them: they stop when that person may not do this any more, and only
// those who may do what a job does go on with it.
import { Types } from 'mongoose';
import { actAs } from '../../src/core/request-context.js';
import type { Right } from '../../src/core/rights.js';
import { JobRunner } from '../../src/platform/jobs/job-runner.js';
import type { JobDto } from '../../src/platform/jobs/jobs.dto.js';
import { BulkService } from '../../src/platform/bulk/bulk.service.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { startBulk, undoBulk } from '../support/bulk.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { expectBalanced } from '../ledger/ledger.js';
import { start } from '../withdrawals/salary-runs.js';
import { until } from '../support/until.js';

let app: TestApp;
let owner: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp();
  owner = await app.as('admin');
});
afterAll(async () => {
  await expectBalanced(app);
  await app.close();
});

/** A signed-in admin with these rights only. */
const adminWith = async (...rights: Right[]) =>
  app.as('admin', await app.create.admin({ name: 'Meera Nair', sets: [new Types.ObjectId()], rights }));
const jobsOf = async ({ agent }: Actor = owner) =>
  expectSuccess(await agent.get('/api/admin/jobs?page=1&limit=100')).details as JobDto[];
const find = async (id: string, by?: Actor) => (await jobsOf(by)).find(({ _id }) => _id === id)!;
const over = (id: string) => until(async () => (await find(id)).endedAt !== null);
const retry = ({ agent }: Pick<Actor, 'agent'>, id: string) => agent.post(`/api/admin/jobs/${id}/retry`);
const disable = ({ id }: Actor) =>
  app.connection
    .collection('admins')
    .updateOne({ _id: new Types.ObjectId(id) }, { $set: { disabled: true } });
const takeRights = ({ id }: Actor) =>
  app.connection.collection('admins').updateOne({ _id: new Types.ObjectId(id) }, { $set: { rights: [] } });
const jobOf = async (batch: unknown) =>
  String((await app.stored('batches', String(batch))).job as Types.ObjectId);
const stored = (id: string) => app.stored('jobs', id);

interface Kind {
  name: string;
  right: Right;
  /** Starts a job and returns its id. */
  start: (by: Actor) => Promise<string>;
}
const table = async (head: string, row: (n: number) => Promise<string>) =>
  [head, await row(1), await row(2)].join('\n');
let numbers = 0;
const KINDS: Kind[] = [
  {
    name: 'a salary run',
    right: 'coins.send',
    start: async (by) => {
      const text = await table('code,coins', async () => `${(await app.create.user()).username},5`);
      return jobOf(expectSuccess(await start(by, text, { rows: 2, coins: 10 })).import);
    },
  },
  {
    name: 'a bulk ban',
    right: 'users.ban',
    start: async (by) => {
      const ids = [String((await app.create.user())._id), String((await app.create.user())._id)];
      const order = { action: 'ban', ids, expected: 2, reason: 'Spam' };
      return jobOf(expectSuccess(await startBulk(by, 'users/bulk', order)).batch);
    },
  },
  {
    name: 'an import of staff',
    right: 'staff.write',
    start: async (by) => {
      const text = await table('name,email,number', () => {
        const n = (numbers += 1);
        return Promise.resolve(`Asha ${n},asha.${n}@example.com,91900010${1000 + n}`);
      });
      const answer = await start(by, text, { kind: 'bd', rows: 2 }, undefined, '/api/admin/staffimports');
      return jobOf(expectSuccess(answer).import);
    },
  },
  {
    name: 'an import of hosts',
    right: 'hosts.write',
    start: async (by) => {
      const { uniqueId } = await app.create.agency();
      const text = await table('user,agency,realName,number', async () => {
        const { username } = await app.create.user();
        return `${username},${uniqueId},Anita Sharma,+91 90000 00001`;
      });
      const answer = await start(by, text, { rows: 2 }, undefined, '/api/admin/hostimports');
      return jobOf(expectSuccess(answer).import);
    },
  },
  {
    name: 'a notification',
    right: 'notifications.send',
    start: async (by) => {
      const message = { title: 'New gifts', description: 'Have a look.' };
      const sent = await by.agent.post('/api/admin/notification/send').query({ type: '1' }).send(message);
      const { _id } = expectSuccess(sent).details as { _id: string };
      return String((await app.stored('notifications', _id)).job as Types.ObjectId);
    },
  },
];

/** Makes an ended job begin again, in this state, with all its rows waiting. */
async function rewind(id: string, state: 'waiting' | 'failed' | 'cancelled', more: object = {}) {
  const { payload } = await stored(id);
  const { batch } = payload as { batch?: Types.ObjectId };
  await app.connection
    .collection('batchrows')
    .updateMany({ batch }, { $set: { state: 'waiting', made: '' } });
  if (batch)
    await app.connection.collection('batches').updateOne({ _id: batch }, { $set: { state: 'started' } });
  const anew = { done: 0, checkpoint: null, cancelAsked: false, ...more };
  const ends = state === 'waiting' ? { dueAt: new Date(), endedAt: null } : {};
  await app.connection
    .collection('jobs')
    .updateOne({ _id: new Types.ObjectId(id) }, { $set: { state, ...ends, ...anew } });
  app.nest.get(JobRunner).wake();
}

/** The number of rows of a job that are done or failed; the progress of a job without rows. */
async function carriedOut(id: string): Promise<number> {
  const { payload, done } = await stored(id);
  const { batch } = payload as { batch?: Types.ObjectId };
  if (!batch) return Number(done);
  return app.connection.collection('batchrows').countDocuments({ batch, state: { $ne: 'waiting' } });
}

describe.each(KINDS)('$name', (kind) => {
  let starter: Actor<'admin'>;
  let id: string;
  beforeEach(async () => {
    starter = await adminWith(kind.right, 'users.read');
    id = await kind.start(starter);
    await over(id);
    expect(await find(id)).toMatchObject({ state: 'done', error: '' });
  });

  it('should stop when its starter is disabled', async () => {
    await disable(starter);
    await rewind(id, 'waiting');
    await over(id);
    expect(await find(id)).toMatchObject({
      state: 'failed',
      error: 'Stopped, because the account of Meera Nair is disabled or deleted',
    });
    expect(await carriedOut(id)).toBe(0);
    expectFailure(await retry(owner, id), 'INVALID_TRANSITION');
  });

  it('should stop when its starter lost the right', async () => {
    await takeRights(starter);
    await rewind(id, 'waiting');
    await over(id);
    expect(await find(id)).toMatchObject({
      state: 'failed',
      error: `Stopped, because Meera Nair no longer has the permission ${kind.right}`,
    });
    expect(await carriedOut(id)).toBe(0);
  });

  it('should be resumed only by an admin with the right of what it does', async () => {
    await rewind(id, 'cancelled', { cancelledBy: owner.id });
    const manager = await adminWith('jobs.read', 'jobs.manage');
    const refused = await retry(manager, id);
    expectFailure(refused, 'FORBIDDEN');
    expect((refused.body as { message: string }).message).toContain(kind.right);
    expect(await find(id, manager)).toMatchObject({ state: 'cancelled', resumable: false });
    expect(await carriedOut(id)).toBe(0);
    const both = await adminWith('jobs.read', 'jobs.manage', kind.right);
    expect(await find(id, both)).toMatchObject({ resumable: true });
    expectSuccess(await retry(both, id));
  });

  it('should need a new start when its starter cancelled it', async () => {
    // An earlier version did not store who cancelled a job.
    for (const cancelledBy of [starter.id, '']) {
      await rewind(id, 'cancelled', { cancelledBy });
      expect(await find(id)).toMatchObject({ resumable: false });
      expectFailure(await retry(owner, id), 'INVALID_TRANSITION');
    }
    expect(await carriedOut(id)).toBe(0);
  });
});

describe('a batch that runs', () => {
  it('should stop between its rows when its starter loses the right', async () => {
    const starter = await adminWith('users.ban');
    let changed = 0;
    app.nest.get(BulkService).register('test.held', {
      ...{ record: 'user', right: 'users.ban', stepUp: false },
      change: async () => {
        changed += 1;
        if (changed === 1) await takeRights(starter);
        return { change: null };
      },
    });
    const targets = Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, label: `${at}` }));
    const rights = new Set(['users.ban'] as const);
    const caller = {
      role: 'admin',
      id: starter.id,
      code: '',
      name: 'Meera Nair',
      sessionId: '',
      rights,
    } as const;
    const order = { kind: 'test.held', title: 'Held', expected: 60, select: () => Promise.resolve(targets) };
    const { batch } = await actAs(caller, new Date(), () =>
      app.nest.get(BulkService).start(caller, order, undefined),
    );
    const id = await jobOf(batch);
    await over(id);
    expect(await find(id)).toMatchObject({ state: 'failed' });
    // The rows that were read together with the first one.
    expect(changed).toBe(20);
  });
});

describe('GET /api/admin/batches/{id}/failed', () => {
  it('should answer the rows that a cancelled import left out, for a new one', async () => {
    const [salaries] = KINDS;
    const id = await salaries!.start(owner);
    await over(id);
    const { payload } = await stored(id);
    const { batch } = payload as { batch: Types.ObjectId };
    const cells = { code: 'coin@100001', coins: '5' };
    const rows = app.connection.collection('batchrows');
    await rows.updateOne({ batch, row: 3 }, { $set: { state: 'waiting', cells } });
    const left = async () =>
      expectSuccess(await owner.agent.get(`/api/admin/batches/${String(batch)}/failed`)).details;
    expect(await left()).toEqual({ columns: ['code', 'coins'], rows: [['coin@100001', '5']] });
    const jobs = app.connection.collection('jobs');
    const far = new Date(Date.now() + 600_000);
    await jobs.updateOne(
      { _id: new Types.ObjectId(id) },
      { $set: { state: 'waiting', dueAt: far, endedAt: null } },
    );
    expect(await left()).toEqual({ columns: [], rows: [] });
  });
});

describe('POST /api/admin/jobs/{id}/cancel', () => {
  it('should leave a job to its starter, or to colleagues when one of them cancelled it', async () => {
    const ban = KINDS.find(({ right }) => right === 'users.ban')!;
    const starter = await adminWith('users.read', 'users.ban', 'jobs.read', 'jobs.manage');
    const id = await ban.start(starter);
    await over(id);
    for (const [by, resumable] of [
      [starter, false],
      [owner, true],
    ] as const) {
      await rewind(id, 'waiting', { dueAt: new Date(Date.now() + 600_000) });
      expectSuccess(await by.agent.post(`/api/admin/jobs/${id}/cancel`));
      expect(await find(id)).toMatchObject({ state: 'cancelled', resumable });
    }
    expectSuccess(await retry(owner, id));
    await over(id);
  });
});

describe('undoable of a bulk change', () => {
  it('should be true only for those whom its undo lets in', async () => {
    const starter = await adminWith('users.read', 'users.ban');
    const id = await KINDS.find(({ right }) => right === 'users.ban')!.start(starter);
    await over(id);
    const { _id } = (await app.connection.collection('batches').findOne({ job: new Types.ObjectId(id) }))!;
    const batch = String(_id);
    const readers: [Actor, boolean][] = [
      [starter, true],
      [owner, true],
      [await adminWith('jobs.read', 'users.ban'), false],
      [await adminWith('jobs.read', 'jobs.manage'), false],
      [await adminWith('jobs.read', 'jobs.manage', 'users.ban'), true],
    ];
    for (const [{ agent }, undoable] of readers) {
      const one = expectSuccess(await agent.get(`/api/admin/batches/${batch}`)).details;
      expect(one).toMatchObject({ undoable });
      const listed = expectSuccess(await agent.get('/api/admin/batches?page=1&limit=100')).details;
      expect((listed as { _id: string }[]).find((found) => found._id === batch)).toMatchObject({ undoable });
    }
    await takeRights(starter);
    expectSuccess(await owner.agent.get(`/api/admin/batches/${batch}`));
    for (const [by, undoable] of readers.slice(2))
      if (!undoable) expect([403, 404]).toContain((await undoBulk(by, batch)).status);
    const own = expectSuccess(await starter.agent.get(`/api/admin/batches/${batch}`)).details;
    expect(own).toMatchObject({ undoable: false });
  });
});

describe('a proof', () => {
  const age = (account: Types.ObjectId) =>
    app.connection
      .collection('sessions')
      .updateMany({ account }, { $set: { provenAt: new Date(Date.now() - 61 * 60_000) } });

  it('should be asked before a job resumes, and before an undo, whose start asked for one', async () => {
    const record = await app.create.admin();
    const panel = { ...owner, agent: await app.panel('admin', record) };
    const [salaries, ban] = KINDS;
    const paid = await salaries!.start(owner);
    const banned = await ban!.start(owner);
    const bds = [await app.create.bd()];
    const order = { action: 'disable', ids: bds.map(({ _id }) => String(_id)), expected: 1, reason: 'x' };
    const { batch } = expectSuccess(await startBulk(owner, 'staffaccount/bulk/bd', order));
    for (const id of [paid, banned, await jobOf(batch)]) await over(id);
    await rewind(paid, 'failed');
    await rewind(banned, 'failed');
    await age(record._id);
    expectFailure(await retry(panel, paid), 'PROOF_REQUIRED');
    expectSuccess(await retry(panel, banned));
    expectFailure(await undoBulk(panel, String(batch)), 'PROOF_REQUIRED');
    expect((await app.stored('bds', bds[0]!._id)).disabled).toBe(true);
    expectSuccess(await panel.agent.post('/api/auth/proof').send({ password: PASSWORD }));
    expectSuccess(await undoBulk(panel, String(batch)));
  });
});
