// The idle end of panel sessions: per set of rights, off by default, and counted from what the person does.
import { Types } from 'mongoose';
import type { Admin } from '../../src/modules/staff/admins/admin.schema.js';
import { OWNER_SET } from '../../src/modules/staff/admins/rights/built-in-sets.js';
import { type Actor, type Agent, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { type HistoryEntry, kindsOf, ownHistory } from '../support/sign-in-history.js';

const MINUTE = 60_000;

let app: TestApp;
let owner: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp();
  owner = await app.as('admin', await app.create.admin());
});
afterAll(() => app.close());

let names = 0;
interface SetAnswer {
  _id: string;
  idleMinutes?: number;
  version: number;
}
const addSet = (fields: object) =>
  owner.agent
    .post('/api/admin/rightsets')
    .send({ name: `Idle ${(names += 1)}`, rights: ['users.read'], ...fields });
const changeSet = (id: unknown, fields: object) =>
  owner.agent.put(`/api/admin/rightsets/${String(id)}`).send(fields);
async function newSet(idleMinutes?: number): Promise<SetAnswer> {
  return expectSuccess(await addSet(idleMinutes === undefined ? {} : { idleMinutes })).details as SetAnswer;
}

const sets = new Map<number, Promise<SetAnswer>>();
/** The one set with this idle time that no test changes: there may be 30 sets. */
async function setOf(idleMinutes: number): Promise<SetAnswer> {
  const set = sets.get(idleMinutes) ?? newSet(idleMinutes);
  sets.set(idleMinutes, set);
  return set;
}

/** A new admin who holds these sets only. */
async function holderOf(...sets: { _id: unknown }[]): Promise<Admin> {
  const account = await app.create.admin();
  const wanted = { sets: sets.map(({ _id }) => String(_id)) };
  expectSuccess(await owner.agent.put(`/api/admin/admins/${String(account._id)}/sets`).send(wanted));
  return account;
}

const sessions = () => app.connection.collection('sessions');
const of = ({ _id }: Admin) => ({ account: new Types.ObjectId(String(_id)), revokedAt: null });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
/** Makes the last use of the open sessions of an account this old, as if it was stored then. */
const age = (account: Admin, minutes: number) =>
  sessions().updateMany(of(account), {
    $set: {
      createdAt: minutesAgo(minutes),
      provenAt: minutesAgo(minutes),
      lastActiveAt: minutesAgo(minutes),
    },
  });
/** How many minutes ago the last use of the only open session of an account was, as it is stored. */
async function storedMinutes(account: Admin): Promise<number | undefined> {
  const { lastActiveAt } = (await sessions().findOne(of(account)))!;
  return lastActiveAt && Math.round((Date.now() - (lastActiveAt as Date).getTime()) / MINUTE);
}
/** Asks as the panel does, this many seconds after the last use. */
const ask = (agent: Agent, idleSeconds?: number | string) => {
  const request = agent.get('/api/auth/me');
  return idleSeconds === undefined ? request : request.set('X-Idle-Seconds', String(idleSeconds));
};
const renew = (agent: Agent, idleSeconds: number) =>
  agent.post('/api/auth/refresh').set('X-Idle-Seconds', String(idleSeconds)).send({});
/** The sign-in history of an account, read in another session. */
async function historyOf(account: Admin): Promise<HistoryEntry[]> {
  return ownHistory(await app.as('admin', account));
}

describe('the idle time of a set', () => {
  it('should be absent by default, set and removed', async () => {
    const set = await newSet();
    expect(set).not.toHaveProperty('idleMinutes');
    const timed = expectSuccess(await changeSet(set._id, { idleMinutes: 15, versionSeen: set.version }));
    expect(timed.details).toMatchObject({ idleMinutes: 15, version: set.version + 1 });
    const listed = expectSuccess(await owner.agent.get('/api/admin/rightsets')).details as SetAnswer[];
    expect(listed.find(({ _id }) => _id === set._id)).toMatchObject({ idleMinutes: 15 });
    const cleared = expectSuccess(await changeSet(set._id, { idleMinutes: '' }));
    expect(cleared.details).not.toHaveProperty('idleMinutes');
    expect(await newSet(5)).toMatchObject({ idleMinutes: 5 });
  });

  it.each([4, 481, 7.5, 'soon'])('should be refused when it is %s', async (idleMinutes) => {
    expectFailure(await addSet({ idleMinutes }), 'VALIDATION_FAILED', 'idleMinutes');
    const set = await newSet();
    expectFailure(await changeSet(set._id, { idleMinutes }), 'VALIDATION_FAILED', 'idleMinutes');
  });

  it('should be recorded with the change of the set', async () => {
    const set = await newSet();
    expectSuccess(await changeSet(set._id, { idleMinutes: 30 }));
    const record = await app.connection
      .collection('audit')
      .findOne({ action: 'rightset.update', 'target.id': set._id });
    expect(record).toMatchObject({ after: { idleMinutes: 30 } });
  });

  it('should be changed in the set of the Owners, whose rights stay', async () => {
    const account = await app.create.admin();
    const agent = await app.panel('admin', account);
    expectFailure(await changeSet(OWNER_SET, { rights: [], idleMinutes: 5 }), 'INVALID_TRANSITION');
    const timed = expectSuccess(await changeSet(OWNER_SET, { idleMinutes: 20 }));
    expect(timed.details).toMatchObject({ fixed: true, idleMinutes: 20 });
    expect(expectSuccess(await ask(agent)).details).toMatchObject({ idleMinutes: 20 });
    expectSuccess(await changeSet(OWNER_SET, { idleMinutes: '' }));
    expect(expectSuccess(await ask(agent)).details).not.toHaveProperty('idleMinutes');
  });
});

describe('GET /api/auth/me', () => {
  it('should name the shortest idle time of the sets that an admin holds', async () => {
    const [short, long, none] = [await newSet(10), await newSet(60), await newSet()];
    const account = await holderOf(long, none, short);
    const agent = await app.panel('admin', account);
    expect(expectSuccess(await ask(agent)).details).toMatchObject({ idleMinutes: 10 });
    expectSuccess(await changeSet(short._id, { idleMinutes: '' }));
    expect(expectSuccess(await ask(agent)).details).toMatchObject({ idleMinutes: 60 });
    const { agent: bd } = await app.as('bd');
    expect(expectSuccess(await bd.get('/api/auth/me')).details).not.toHaveProperty('idleMinutes');
  });
});

describe('a panel session', () => {
  it('should end when its idle time has passed, once in the history', async () => {
    const account = await holderOf(await setOf(15));
    const agent = await app.panel('admin', account);
    await age(account, 15.1);
    const answers = await Promise.all([ask(agent), ask(agent), ask(agent)]);
    for (const answer of answers) expectFailure(answer, 'UNAUTHENTICATED');
    expect(await sessions().countDocuments(of(account))).toBe(0);
    const entries = await historyOf(account);
    expect(kindsOf(entries).filter((kind) => kind === 'idleEnded')).toHaveLength(1);
    expect(entries[0]).toMatchObject({ kind: 'idleEnded', by: '' });
  });

  it('should end when the panel says so, although its requests went on', async () => {
    const account = await holderOf(await setOf(15));
    const agent = await app.panel('admin', account);
    // The stored use may be a minute too old: the panel knows better.
    await age(account, 15.5);
    expectSuccess(await ask(agent, 15 * 60 - 10));
    expectFailure(await ask(agent, 15 * 60), 'UNAUTHENTICATED');
  });

  it('should not begin again when a closed laptop is opened', async () => {
    const account = await holderOf(await setOf(15));
    const agent = await app.panel('admin', account);
    await age(account, 60);
    expectFailure(await ask(agent, 0), 'UNAUTHENTICATED');
    expectFailure(await renew(agent, 0), 'UNAUTHENTICATED');
  });

  it('should go on while it is used, and store the use once a minute', async () => {
    const account = await holderOf(await setOf(15));
    const agent = await app.panel('admin', account);
    await age(account, 14);
    expectSuccess(await ask(agent, 120));
    expect(await storedMinutes(account)).toBe(2);
    const before = await app.connection.collection('sessions').findOne(of(account));
    expectSuccess(await ask(agent, 90));
    expect((await sessions().findOne(of(account)))!.lastActiveAt).toEqual(before!.lastActiveAt);
    expectSuccess(await ask(agent, 0));
    expect(await storedMinutes(account)).toBe(0);
  });

  it.each([undefined, '', '-5', '1e3', 'now', '0, 0'])(
    'should get no new use from the header %s',
    async (header) => {
      const account = await holderOf(await setOf(15));
      const agent = await app.panel('admin', account);
      await age(account, 14);
      expectSuccess(await ask(agent, header));
      expect(await storedMinutes(account)).toBe(14);
    },
  );

  it('should count from the sign-in when no use is stored', async () => {
    const account = await holderOf(await setOf(15));
    const agent = await app.panel('admin', account);
    const signedIn = { createdAt: minutesAgo(16), provenAt: minutesAgo(16) };
    await sessions().updateMany(of(account), { $set: signedIn });
    expectFailure(await ask(agent, 0), 'UNAUTHENTICATED');
  });

  it('should not outlive its longest time', async () => {
    const account = await holderOf(await setOf(15));
    const agent = await app.panel('admin', account);
    await sessions().updateMany(of(account), { $set: { expiresAt: new Date() } });
    expectFailure(await ask(agent, 0), 'UNAUTHENTICATED');
    expectFailure(await renew(agent, 0), 'UNAUTHENTICATED');
  });

  it('should follow a change of the set at the next request', async () => {
    const set = await newSet();
    const account = await holderOf(set);
    const agent = await app.panel('admin', account);
    await age(account, 30);
    expectSuccess(await ask(agent, 0));
    expect(await storedMinutes(account)).toBe(30);
    expectSuccess(await changeSet(set._id, { idleMinutes: 20 }));
    expectFailure(await ask(agent, 0), 'UNAUTHENTICATED');
  });

  it('should go on without an idle time', async () => {
    const admin = await app.create.admin();
    const bd = await app.create.bd();
    const [ofOwner, ofBd] = [await app.panel('admin', admin), await app.panel('bd', bd)];
    const old = { createdAt: minutesAgo(600), provenAt: minutesAgo(600) };
    const accounts = { $in: [new Types.ObjectId(String(admin._id)), new Types.ObjectId(String(bd._id))] };
    await sessions().updateMany({ account: accounts }, { $set: old });
    expectSuccess(await ask(ofOwner, 36_000));
    expectSuccess(await ask(ofBd, 36_000));
    expect(await sessions().countDocuments({ account: accounts, lastActiveAt: { $exists: true } })).toBe(0);
  });
});

describe('POST /api/auth/refresh of a panel', () => {
  it('should renew a session in use and note the use', async () => {
    const account = await holderOf(await setOf(15));
    const agent = await app.panel('admin', account);
    await age(account, 12);
    expectSuccess(await renew(agent, 0));
    expect(await storedMinutes(account)).toBe(0);
  });

  it('should end a session whose idle time has passed, and clear its cookies', async () => {
    const account = await holderOf(await setOf(15));
    const agent = await app.panel('admin', account);
    await age(account, 15.5);
    const refused = await renew(agent, 15 * 60);
    expectFailure(refused, 'UNAUTHENTICATED');
    expect(String(refused.get('Set-Cookie'))).toContain('admin_session=;');
    expect(kindsOf(await historyOf(account))).toContain('idleEnded');
  });
});

describe('a bearer session', () => {
  it('should have no idle end, also when it is renewed', async () => {
    const account = await holderOf(await setOf(5));
    const bearer = await app.as('admin', account);
    await age(account, 60);
    expectSuccess(await ask(bearer.agent, 3600));
    expectSuccess(await app.guest().post('/api/auth/refresh').send({ refreshToken: bearer.refreshToken }));
    expect(await storedMinutes(account)).toBe(60);
  });
});
