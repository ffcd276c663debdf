// An Owner views the panel of another account: who may, for how long, what ends it, and what both see of it.
import { Types } from 'mongoose';
import { STAFF_ROLES } from '../../src/core/roles.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { auditOf } from '../support/audit-records.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { noticesOf } from '../inbox/inbox.js';
import { sessionOf } from '../support/sessions.js';
import { ownHistory } from '../support/sign-in-history.js';
import { openView, REASON, viewAs } from './views.js';

const MINUTE = 60_000;

let app: TestApp;
let owner: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT: 'off' });
  owner = await newOwner();
});
afterAll(() => app.close());

const newOwner = async () => app.as('admin', await app.create.admin());
const me = '/api/auth/me';
const sessions = () => app.connection.collection('sessions');

describe.each(STAFF_ROLES)('the view of %s', (role) => {
  it('should read as the account does, for 30 minutes', async () => {
    const { agent, account, id, expiresAt } = await openView(app, owner, role);
    const own = await app.as(role, account as never);
    const { details } = expectSuccess(await agent.get(me));
    const { details: seen } = expectSuccess(await own.agent.get(me));
    expect(details).toEqual({ ...(seen as object), view: { by: owner.record.name, until: expiresAt } });
    expect((seen as { profile: { _id: string } }).profile._id).toBe(id);
    const left = Date.parse(expiresAt) - Date.now();
    expect(left).toBeGreaterThan(29 * MINUTE);
    expect(left).toBeLessThanOrEqual(30 * MINUTE);
  });

  it('should be shown in the audit log, the history, the sessions and the inbox of the account', async () => {
    const { agent, account, id, view } = await openView(app, owner, role);
    const viewed = await app.as(role, account as never);
    const listed = expectSuccess(await viewed.agent.get('/api/auth/sessions')).details as { _id: string }[];
    expect(listed.find(({ _id }) => _id === view)).toMatchObject({
      ...{ viewedBy: owner.record.name, current: false, address: '', userAgent: '' },
    });
    expect(await noticesOf(viewed)).toMatchObject([
      { kind: 'signIns', event: 'viewedBy', by: owner.record.name, detail: '' },
    ]);
    expectSuccess(await agent.post('/api/auth/logout'));
    expectFailure(await agent.get(me), 'UNAUTHENTICATED');
    const events = await ownHistory(viewed);
    expect(events.map(({ kind, by, address }) => [kind, by, address])).toEqual([
      ['viewEnded', owner.record.name, ''],
      ['viewedBy', owner.record.name, ''],
    ]);
    const both = { viewed: account.name, viewedBy: owner.record.name };
    const actor = { role: 'admin', id: owner.id, name: owner.record.name };
    expect(await auditOf(app, id)).toMatchObject([
      { action: `${role}.viewAs`, actor, reason: REASON, after: both },
      { action: `${role}.endView`, actor, after: both },
    ]);
  });

  it('should end with the account: disabled or deleted', async () => {
    const { agent, id } = await openView(app, owner, role);
    const reason = 'Left the company';
    expectSuccess(
      role === 'admin'
        ? await owner.agent.post(`/api/admin/admins/${id}/disable`).send({ reason })
        : await owner.agent
            .post('/api/admin/staffaccount/status')
            .send({ kind: role, id, disabled: true, reason }),
    );
    expectFailure(await agent.get(me), 'UNAUTHENTICATED');
    expectFailure(await viewAs(owner, role, id), 'NOT_FOUND');
    if (role === 'admin') return;
    const other = await openView(app, owner, role);
    expectSuccess(
      await owner.agent.post('/api/admin/staffaccount/delete').send({ kind: role, id: other.id, reason }),
    );
    expectFailure(await other.agent.get(me), 'UNAUTHENTICATED');
  });
});

describe('POST /api/auth/view-as', () => {
  it('should leave the session of the Owner as it is', async () => {
    const { agent } = await openView(app, owner, 'admin');
    const { details } = expectSuccess(await owner.agent.get(me));
    expect(details).toMatchObject({ role: 'admin', profile: { _id: owner.id } });
    expect(details).not.toHaveProperty('view');
    expectSuccess(await agent.get(me));
  });

  it('should be for Owners only, and not for the own account', async () => {
    const admin = await app.as('admin', await app.create.admin({ sets: [], rights: ['staff.write'] }));
    const bd = await app.create.bd();
    expectFailure(await viewAs(admin, 'bd', String(bd._id)), 'FORBIDDEN');
    for (const role of STAFF_ROLES.filter((one) => one !== 'admin'))
      expectFailure(await viewAs(await app.as(role), 'bd', String(bd._id)), 'FORBIDDEN');
    expectFailure(await viewAs(owner, 'admin', owner.id), 'IN_USE');
  });

  it('should not open without a reason, nor an account of another kind', async () => {
    const bd = await app.create.bd();
    const send = (body: object) => owner.agent.post('/api/auth/view-as').send(body);
    expectFailure(await send({ role: 'bd', id: String(bd._id) }), 'VALIDATION_FAILED', 'reason');
    expectFailure(await viewAs(owner, 'agency', String(bd._id)), 'NOT_FOUND');
    expectFailure(
      await send({ role: 'user', id: String(bd._id), reason: REASON }),
      'VALIDATION_FAILED',
      'role',
    );
  });

  it('should ask a panel session with an old proof for the password', async () => {
    const account = await app.create.admin();
    const panel = await app.panel('admin', account);
    await sessions().updateMany(
      { account: account._id },
      { $set: { provenAt: new Date(Date.now() - 11 * MINUTE) } },
    );
    const bd = await app.create.bd();
    expectFailure(await viewAs({ agent: panel }, 'bd', String(bd._id)), 'PROOF_REQUIRED');
  });

  it('should end the earlier view of the same Owner, and no other', async () => {
    const [one, other] = [await newOwner(), await newOwner()];
    const first = await openView(app, one, 'bd');
    const foreign = await openView(app, other, 'bd');
    const second = await openView(app, one, 'agency');
    expectFailure(await first.agent.get(me), 'UNAUTHENTICATED');
    expectSuccess(await second.agent.get(me));
    expectSuccess(await foreign.agent.get(me));
  });
});

describe('a view', () => {
  it('should end after 30 minutes, and with the session of its Owner at the latest', async () => {
    const { agent, view } = await openView(app, owner, 'bd');
    const past = new Date(Date.now() - 1);
    await sessions().updateOne({ _id: new Types.ObjectId(view) }, { $set: { expiresAt: past } });
    expectFailure(await agent.get(me), 'UNAUTHENTICATED');
    const late = await newOwner();
    const soon = new Date(Date.now() + MINUTE);
    await sessions().updateOne({ _id: new Types.ObjectId(sessionOf(late)) }, { $set: { expiresAt: soon } });
    expect((await openView(app, late, 'bd')).expiresAt).toBe(soon.toISOString());
  });

  it('should end when the Owner signs out, and only the views of that session', async () => {
    const account = await app.create.admin();
    const [here, elsewhere] = [await app.as('admin', account), await app.as('admin', account)];
    const { agent, id } = await openView(app, here, 'bd');
    expectSuccess(await elsewhere.agent.post('/api/auth/logout'));
    expectSuccess(await agent.get(me));
    expectSuccess(await here.agent.post('/api/auth/logout'));
    expectFailure(await agent.get(me), 'UNAUTHENTICATED');
    expect((await auditOf(app, id)).map(({ action }) => action as string)).toEqual([
      'bd.viewAs',
      'bd.endView',
    ]);
  });

  it('should end when the Owner is disabled', async () => {
    const goes = await newOwner();
    const { agent } = await openView(app, goes, 'bd');
    expectSuccess(
      await owner.agent.post(`/api/admin/admins/${goes.id}/disable`).send({ reason: 'Left the company' }),
    );
    expectFailure(await agent.get(me), 'UNAUTHENTICATED');
  });

  it('should end for good when the Owner loses the set of the Owners', async () => {
    const account = await app.create.admin();
    const goes = await app.as('admin', account);
    const { agent } = await openView(app, goes, 'bd');
    const give = (sets: unknown) =>
      app.connection.collection('admins').updateOne({ _id: account._id }, { $set: { sets } });
    await give([]);
    expectFailure(await agent.get(me), 'UNAUTHENTICATED');
    await give(account.sets);
    expectFailure(await agent.get(me), 'UNAUTHENTICATED');
  });

  it('should end when the account ends it', async () => {
    const { agent, account, view } = await openView(app, owner, 'coin');
    const viewed = await app.as('coin', account as never);
    expectSuccess(await viewed.agent.delete(`/api/auth/sessions/${view}`));
    expectFailure(await agent.get(me), 'UNAUTHENTICATED');
  });

  it('should not count among the 50 sessions of the account', async () => {
    const { agent, account, id, view } = await openView(app, owner, 'bd');
    const old = {
      ...{ account: new Types.ObjectId(id), role: 'bd', code: '', name: '', staff: true },
      ...{ refreshHash: 'none', address: '', userAgent: '' },
    };
    const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + MINUTE)];
    await sessions().insertMany(
      Array.from({ length: 49 }, () => ({ ...old, createdAt, lastUsedAt: createdAt, expiresAt })),
    );
    expectSuccess(await app.login('bd', account as never));
    expect(await sessions().countDocuments({ account: old.account, revokedAt: { $exists: false } })).toBe(51);
    await sessions().updateOne({ _id: new Types.ObjectId(view) }, { $set: { lastUsedAt: new Date(0) } });
    expectSuccess(await app.login('bd', account as never));
    expectSuccess(await agent.get(me));
  });
});
