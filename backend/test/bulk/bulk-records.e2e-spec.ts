// Many staff accounts, sessions and catalogue records are changed at once.
import type { CatalogueKind } from '../../src/modules/catalogues/registry/catalogue-list.js';
import type { Actor, TestApp } from '../support/app.js';
import { bulk, rowsOf, startBulk, undone } from '../support/bulk.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

describe('POST /api/admin/staffaccount/bulk/{kind}', () => {
  it('should disable all accounts below a BD, end their sessions, and undo', async () => {
    const bd = await app.create.bd();
    const accounts = [];
    for (let at = 0; at < 3; at += 1) accounts.push(await app.create.agencyAdmin({ createBy: bd.uniqueId }));
    const signedIn = await app.as('agencyadmin', accounts[0]);
    const order = { action: 'disable', reason: 'Contract ended', expected: 3 };
    const path = 'staffaccount/bulk/agencyadmin';
    const { _id } = await bulk(admin, path, order, { bd: bd.uniqueId });
    for (const one of accounts) expect((await app.stored('agencyadmins', one._id)).disabled).toBe(true);
    expectFailure(await signedIn.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    await undone(admin, _id);
    for (const one of accounts) expect((await app.stored('agencyadmins', one._id)).disabled).toBe(false);
  });

  it('should need a reason to disable', async () => {
    const order = { action: 'disable', expected: 1 };
    expectFailure(await startBulk(admin, 'staffaccount/bulk/bd', order), 'VALIDATION_FAILED', 'reason');
  });

  it('should issue passwords that the person who started can download once', async () => {
    const accounts = [await app.create.coinAgency(), await app.create.coinAgency()];
    const ids = accounts.map(({ _id }) => _id.toHexString());
    const { _id } = await bulk(admin, 'staffaccount/bulk/coin', { action: 'passwords', ids, expected: 2 });
    const take = () => admin.agent.post(`/api/admin/staffimports/${_id}/passwords`);
    const details = expectSuccess(await take()).details as { code: string; issuedPassword: string }[];
    expect(details.map(({ code }) => code).sort()).toEqual(accounts.map(({ uniqueId }) => uniqueId).sort());
    const first = details.find(({ code }) => code === accounts[0]!.uniqueId)!;
    const answer = await app.login('coin', accounts[0]!, { password: first.issuedPassword });
    expectSuccess(answer);
    expect((await app.stored('coinagencies', accounts[0]!._id)).mustChangePassword).toBe(true);
    expectFailure(await take(), 'INVALID_TRANSITION');
  });
});

describe('POST /api/admin/staff/sessions/bulk', () => {
  it('should end the sessions of a role, but not the own one', async () => {
    const others = [await app.as('bd', await app.create.bd()), await app.as('bd', await app.create.bd())];
    const list = await admin.agent.get('/api/admin/staff/sessions').query({ role: 'bd' });
    const { total } = expectSuccess(list);
    await bulk(admin, 'staff/sessions/bulk', { expected: total }, { role: 'bd' });
    for (const { agent } of others) expectFailure(await agent.get('/api/auth/me'), 'UNAUTHENTICATED');

    const admins = await admin.agent.get('/api/admin/staff/sessions').query({ role: 'admin' });
    const all = expectSuccess(admins);
    const done = await bulk(admin, 'staff/sessions/bulk', { expected: all.total }, { role: 'admin' });
    expect(done.failed).toBe(0);
    const reasons = (await rowsOf(admin, done._id)).map(({ reason }) => reason);
    expect(reasons).toContain('This is your own session');
  });
});

describe('POST /api/admin/catalogues/bulk', () => {
  const PATH = 'catalogues/bulk';
  const change = (action: string, ids: string[], more: object = {}, kind: CatalogueKind = 'gifts') =>
    bulk(admin, PATH, { kind, action, ids, expected: ids.length, ...more });
  async function gifts(prices: number[]) {
    const made = [];
    for (const coin of prices) made.push(await app.create.gift({ coin }));
    return made;
  }
  const now = async (all: { _id: unknown }[]) =>
    Promise.all(all.map(({ _id }) => app.stored('gifts', _id as never)));

  it('should change the price by percent, refuse a price below one coin, and undo', async () => {
    const all = await gifts([100, 15, 1]);
    const ids = all.map(({ _id }) => _id.toHexString());
    const done = await change('price', ids, { percent: 30 });
    expect(done).toMatchObject({ done: 3, failed: 1 });
    expect((await now(all)).map(({ coin }) => coin)).toEqual([30, 5, 1]);
    await undone(admin, done._id);
    expect((await now(all)).map(({ coin }) => coin)).toEqual([100, 15, 1]);
  });

  it('should hide, show, delete and restore, and undo each', async () => {
    const all = await gifts([10, 20]);
    const ids = all.map(({ _id }) => _id.toHexString());
    const hidden = await change('hide', ids);
    expect((await now(all)).map(({ shown }) => shown)).toEqual([false, false]);
    await undone(admin, hidden._id);
    expect((await now(all)).map(({ shown }) => shown)).toEqual([true, true]);
    const deleted = await change('delete', ids);
    expect((await now(all)).every(({ deletedAt }) => deletedAt instanceof Date)).toBe(true);
    await undone(admin, deleted._id);
    expect((await now(all)).map(({ deletedAt }) => deletedAt)).toEqual([null, null]);
    await change('delete', ids);
    await change('restore', ids);
    expect((await now(all)).map(({ deletedAt }) => deletedAt)).toEqual([null, null]);
  });

  it('should refuse a price for a catalogue without prices, and a change without percent', async () => {
    const order = { action: 'price', ids: ['66f0c0ffee00000000000001'], expected: 1 };
    expectFailure(
      await startBulk(admin, PATH, { ...order, kind: 'tags', percent: 50 }),
      'VALIDATION_FAILED',
      'action',
    );
    expectFailure(await startBulk(admin, PATH, { ...order, kind: 'gifts' }), 'VALIDATION_FAILED', 'percent');
  });
});
