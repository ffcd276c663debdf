// The duty to have a second factor, by panel and by set of rights, and proofs in sessions outside of panels.
import { Types } from 'mongoose';
import type { Actor, Agent, TestApp } from '../support/app.js';
import { RULES_ID } from '../../src/platform/access/second-factor/stored-sign-in-rules.js';
import { followedUp } from '../support/followed-up.js';
import { startApp } from '../support/app.js';
import { CALLS } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { begin, codeOf, confirm, forgetStep, protect, verify, wrongCode } from '../support/second-factor.js';
import { kindsOf, ownHistory } from '../support/sign-in-history.js';

const FINANCE = '0000000000000000000000a2';
const OWNER = '0000000000000000000000a1';
const NO_DUTIES = { factorRoles: [], proofOfAll: false };

let app: TestApp;
let owner: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT: 'off' });
  owner = await app.as('admin');
});
afterAll(() => app.close());

interface Opened {
  accessToken: string;
  mfaRequired?: boolean;
}

const setRules = (rules: object, by: Agent = owner.agent) =>
  by.put('/api/admin/signinrules').send({ ...NO_DUTIES, ...rules });
const holderOf = async (...sets: string[]) =>
  app.create.admin({ sets: sets.map((set) => new Types.ObjectId(set)), rights: ['users.read'] });
const isOpen = async (agent: Agent) => (await agent.get('/api/auth/me')).status === 200;

describe('PUT /api/admin/signinrules', () => {
  afterEach(async () => {
    expectSuccess(await setRules({}));
  });

  it('should end only the sessions of those who have no factor', async () => {
    const bare = await app.as('bd', await app.create.bd());
    const safe = await protect(app, 'bd');
    const other = await app.as('agency', await app.create.agency());
    expectSuccess(await setRules({ factorRoles: ['bd'] }));
    expectFailure(await bare.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expect([await isOpen(safe.agent), await isOpen(other.agent)]).toEqual([true, true]);
  });

  it('should leave no session without a factor to sign-ins at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => app.create.bd()));
    for (let round = 0; round < 5; round++) {
      expectSuccess(await setRules({}));
      const [changed, ...answers] = await Promise.all([
        setRules({ factorRoles: ['bd'] }),
        ...people.map((one) => app.login('bd', one)),
      ]);
      expectSuccess(changed);
      const opened = answers.filter(({ status, body }) => status === 200 && !(body as Opened).mfaRequired);
      await followedUp(app);
      for (const { body } of opened)
        expect(await isOpen(app.withToken((body as Opened).accessToken))).toBe(false);
      const left = { role: 'bd', revokedAt: null, codeDue: { $ne: true } };
      const accounts = people.map(({ _id }) => _id);
      const sessions = app.connection.collection('sessions');
      expect(await sessions.countDocuments({ ...left, account: { $in: accounts } })).toBe(0);
    }
  });

  it('should end what was opened under the rules of before, and leave other roles and half-open sessions', async () => {
    const bound = await holderOf(FINANCE);
    const people = {
      bd: await app.create.bd(),
      admin: bound,
      other: await holderOf(),
      agency: await app.create.agency(),
    };
    const opened = {
      bd: expectSuccess(await app.login('bd', people.bd)),
      admin: expectSuccess(await app.login('admin', people.admin as never)),
      other: expectSuccess(await app.login('admin', people.other as never)),
      agency: expectSuccess(await app.login('agency', people.agency)),
    };
    // Written to the database alone: the call itself ends the sessions that it finds.
    const rules = { factorRoles: ['bd'], factorSets: [new Types.ObjectId(FINANCE)], proofOfAll: false };
    const stored = app.connection.collection('signinrules');
    await stored.updateOne({ _id: RULES_ID }, { $set: rules }, { upsert: true });
    const half = expectSuccess(await app.login('bd', people.bd));
    await followedUp(app);
    const states = await Promise.all(
      Object.entries(opened).map(async ([name, { accessToken }]) => [
        name,
        await isOpen(app.withToken(accessToken as string)),
      ]),
    );
    expect(Object.fromEntries(states)).toEqual({ bd: false, admin: false, other: true, agency: true });
    expectFailure(await app.withToken(half.accessToken as string).get('/api/auth/me'), 'MFA_REQUIRED');
  });

  it('should refuse Owners whom it would lock out, sets that do not exist, and everybody else', async () => {
    expectFailure(await setRules({ factorSets: [OWNER] }), 'VALIDATION_FAILED', 'factorSets');
    expectFailure(
      await setRules({ factorSets: ['66f0c0ffee00000000000001'] }),
      'VALIDATION_FAILED',
      'factorSets',
    );
    const finance = await app.as('admin', await holderOf(FINANCE));
    expectFailure(await setRules({}, finance.agent), 'FORBIDDEN');
    expect(await isOpen(owner.agent)).toBe(true);
  });

  it('should forget a set that is deleted', async () => {
    const set = expectSuccess(
      await owner.agent.post('/api/admin/rightsets').send({ name: 'Soon gone', rights: ['users.read'] }),
    ).details as { _id: string };
    expectSuccess(await setRules({ factorSets: [set._id] }));
    expectSuccess(await owner.agent.delete(`/api/admin/rightsets/${set._id}`));
    const rules = expectSuccess(await owner.agent.get('/api/admin/signinrules')).details as object;
    expect(rules).toMatchObject({ factorSets: [] });
    const audit = app.connection.collection('audit');
    expect(await audit.findOne({ action: 'signinrules.update' }, { sort: { _id: -1 } })).toMatchObject({
      before: { factorSets: ['Soon gone'] },
      after: { factorSets: [] },
    });
  });

  it('should refuse a change of rules that another Owner has changed, and record each change', async () => {
    const read = async () =>
      expectSuccess(await owner.agent.get('/api/admin/signinrules')).details as { version: number };
    const { version } = await read();
    expectSuccess(await setRules({ factorRoles: ['coin'], versionSeen: version }));
    expectFailure(await setRules({ factorRoles: ['bd'], versionSeen: version }), 'VERSION_CONFLICT');
    expect(await read()).toMatchObject({ factorRoles: ['coin'], factorSets: [], proofOfAll: false });
    const records = app.connection.collection('audit').find({ action: 'signinrules.update' });
    expect((await records.toArray()).length).toBeGreaterThan(0);
  });
});

describe('POST /api/admin/signinrules/preview', () => {
  const preview = (rules: object, by: Agent = owner.agent) =>
    by.post('/api/admin/signinrules/preview').send({ factorRoles: [], ...rules });

  it('should count the accounts and the sessions that the change then ends', async () => {
    const bare = await app.create.bd();
    await app.as('bd', bare);
    await app.as('bd', bare);
    await protect(app, 'bd');
    const holder = await app.as('admin', await holderOf(FINANCE));
    const live = { revokedAt: null, expiresAt: { $gt: new Date() } };
    const sessions = app.connection.collection('sessions');
    const before = await sessions.countDocuments(live);

    const rules = { factorRoles: ['bd'], factorSets: [FINANCE] };
    const previewed = expectSuccess(await preview(rules)).details as { accounts: number; sessions: number };
    expect(await sessions.countDocuments(live)).toBe(before);
    expect(await isOpen(holder.agent)).toBe(true);
    expectSuccess(await setRules(rules));
    expect(before - (await sessions.countDocuments(live))).toBe(previewed.sessions);
    expect(previewed.sessions).toBeGreaterThan(previewed.accounts);
    const [record] = await app.connection
      .collection('audit')
      .find({ action: 'signinrules.update' })
      .sort({ _id: -1 })
      .toArray();
    expect(record!.after).toMatchObject({
      accountsSignedOut: previewed.accounts,
      sessionsEnded: previewed.sessions,
    });
    expect(expectSuccess(await preview(rules)).details).toEqual({ accounts: 0, sessions: 0 });
    expectSuccess(await setRules({}));
  });

  it('should refuse what the change refuses, and unknown fields', async () => {
    expectFailure(await preview({ factorSets: [OWNER] }), 'VALIDATION_FAILED', 'factorSets');
    expectFailure(
      await preview({ factorSets: ['66f0c0ffee00000000000001'] }),
      'VALIDATION_FAILED',
      'factorSets',
    );
    expectFailure(await preview({ proof: true }), 'VALIDATION_FAILED', 'proof');
    const finance = await app.as('admin', await holderOf(FINANCE));
    expectFailure(await preview({}, finance.agent), 'FORBIDDEN');
  });
});

describe('the sign-in of a person who must have a factor', () => {
  beforeAll(async () => {
    expectSuccess(await setRules({ factorRoles: ['bd'], factorSets: [FINANCE] }));
  });
  afterAll(async () => {
    expectSuccess(await setRules({}));
  });

  it('should open no session before a factor is set up', async () => {
    const account = await app.create.bd();
    const answer = expectSuccess(await app.login('bd', account));
    expect(answer).toMatchObject({ mfaRequired: true, mfaSetUp: true, mfaAccepts: [], mfaOffers: ['code'] });
    expect(answer).not.toHaveProperty('bd');
    const agent = app.withToken(answer.accessToken as string);
    expectFailure(await agent.get('/api/auth/me'), 'MFA_REQUIRED');
    expectFailure(await verify(agent, '123456'), 'VALIDATION_FAILED', 'code');

    const { secret } = expectSuccess(await begin(agent)).details as { secret: string };
    expectFailure(await confirm(agent, await wrongCode(secret)), 'VALIDATION_FAILED', 'code');
    expectFailure(await agent.get('/api/auth/me'), 'MFA_REQUIRED');
    const opened = expectSuccess(await confirm(agent, await codeOf(secret)));
    expect(opened.details).toMatchObject({ recoveryCodes: expect.any(Array) });
    const full = app.withToken(opened.accessToken as string);
    expectSuccess(await full.get('/api/auth/me'));
    expect(kindsOf(await ownHistory({ agent: full }))).toEqual(
      expect.arrayContaining(['codeAsked', 'factorOn', 'signedIn']),
    );
    expectFailure(await full.post('/api/auth/mfa/off').send({ password: PASSWORD }), 'IN_USE');

    await forgetStep(app, account._id.toHexString());
    const again = expectSuccess(await app.login('bd', account));
    expect(again).not.toHaveProperty('mfaSetUp');
    const half = app.withToken(again.accessToken as string);
    expectFailure(await begin(half), 'MFA_REQUIRED');
    expectSuccess(await verify(half, await codeOf(secret)));
  });

  it('should leave every call closed but those that set it up or sign out', async () => {
    const agent = app.withToken(
      expectSuccess(await app.login('bd', await app.create.bd())).accessToken as string,
    );
    const calls = CALLS.filter(({ roles }) => roles.includes('bd'));
    const open: string[] = [];
    for (const { method, path } of calls.filter((call) => !call.path.endsWith('/logout'))) {
      const verb = method.toLowerCase() as 'get';
      const { body } = await agent[verb](path.replace(/\{\w+\}/g, '66f0c0ffee00000000000001'));
      if ((body as { code?: string }).code !== 'MFA_REQUIRED') open.push(path);
    }
    expect(open.toSorted()).toEqual([
      '/api/auth/mfa/passkeys',
      '/api/auth/mfa/passkeys/challenge',
      '/api/auth/mfa/passkeys/finish',
      '/api/auth/mfa/passkeys/verify',
      '/api/auth/mfa/totp',
      '/api/auth/mfa/totp/confirm',
      '/api/auth/mfa/verify',
    ]);
  });

  it('should work in a panel, which gets the cookie of its scripts with the confirmed factor', async () => {
    const account = await app.create.bd();
    const agent = app.guest();
    agent.set('X-Panel', 'bd');
    expect(expectSuccess(await app.login('bd', account, { agent }))).toMatchObject({ mfaSetUp: true });
    const { secret } = expectSuccess(await begin(agent)).details as { secret: string };
    const answer = expectSuccess(await confirm(agent, await codeOf(secret)));
    expect(answer).not.toHaveProperty('accessToken');
    expectSuccess(await agent.get('/api/auth/me'));
  });

  it('should reach admins by their sets, also when they get one later', async () => {
    const finance = expectSuccess(await app.login('admin', (await holderOf(FINANCE)) as never));
    expect(finance).toMatchObject({ mfaSetUp: true });
    const support = await app.as('admin', await holderOf('0000000000000000000000a5'));
    expectSuccess(await owner.agent.put(`/api/admin/admins/${support.id}/sets`).send({ sets: [FINANCE] }));
    expectFailure(await support.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
  });
});

describe('proofs in sessions with a bearer token', () => {
  const addAdmin = (agent: Agent, number: string) =>
    agent.post('/api/admin/admins').send({ name: 'Somebody', number, password: PASSWORD });
  const age = async (id: string) => {
    const provenAt = new Date(Date.now() - 11 * 60_000);
    await app.connection
      .collection('sessions')
      .updateMany({ account: new Types.ObjectId(id) }, { $set: { provenAt } });
  };

  it('should be asked for only when an Owner requires it of all sessions', async () => {
    const { agent, id } = await app.as('admin', await app.create.admin());
    const bd = await app.create.bd();
    const edit = () =>
      agent
        .put('/api/bdpanel/updatebd')
        .query({ id: bd._id.toHexString() })
        .send({ password: 'another-password-1' });
    await age(id);
    expectSuccess(await addAdmin(agent, '916610000001'));
    expectSuccess(await setRules({ proofOfAll: true }));
    expectFailure(await addAdmin(agent, '916610000002'), 'PROOF_REQUIRED');
    expectFailure(await edit(), 'PROOF_REQUIRED');
    expectSuccess(await agent.post('/api/auth/proof').send({ password: PASSWORD }));
    expectSuccess(await addAdmin(agent, '916610000002'));
    expectSuccess(await edit());
    expectSuccess(await setRules({}));
    await age(id);
    expectSuccess(await addAdmin(agent, '916610000003'));
  });
});
