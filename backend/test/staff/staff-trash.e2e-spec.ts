// The trash of staff accounts: what is deleted, by whom, and its way back within 30 days.
import { Types } from 'mongoose';
import type { CodedKind } from '../../src/modules/staff/shared/codes.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

const KINDS: CodedKind[] = ['bd', 'agencyadmin', 'agency', 'coin'];
const COLLECTIONS = { bd: 'bds', agencyadmin: 'agencyadmins', agency: 'agencies', coin: 'coinagencies' };
const ACCOUNT = '/api/admin/staffaccount';
const TRASH = '/api/admin/trash';
const DAY = 86_400_000;

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

interface Account {
  _id: Types.ObjectId;
  uniqueId: string;
  number: string;
}
const remove = (kind: CodedKind, { _id }: Account) =>
  admin.agent.post(`${ACCOUNT}/delete`).send({ kind, id: String(_id), reason: 'Left' });
const restore = (kind: CodedKind, { _id }: Account) =>
  admin.agent.post(`${ACCOUNT}/restore`).send({ kind, id: String(_id) });
const trash = async (query: Record<string, string> = {}) =>
  expectSuccess(await admin.agent.get(TRASH).query(query)).details as {
    id: string;
    deletedAt: string;
  }[];
const idsIn = async (query?: Record<string, string>) => (await trash(query)).map(({ id }) => id);
const dated = (kind: CodedKind, { _id }: Account, deletedAt: Date) =>
  app.connection.collection(COLLECTIONS[kind]).updateOne({ _id }, { $set: { deletedAt } });

describe.each(KINDS)('a deleted account of the kind %s', (kind) => {
  const make = async () => (await app.create.account(kind)) as unknown as Account;

  it('should be in the trash with who deleted it, and sign in again once it is restored', async () => {
    const account = await make();
    const session = await app.as(kind, account as never);
    expectSuccess(await remove(kind, account));
    const [listed] = (await trash({ kind })).filter(({ id }) => id === String(account._id));
    expect(listed).toMatchObject({ kind, deletedBy: admin.record.name });
    expect(listed).toHaveProperty('label', expect.stringContaining(account.uniqueId));
    expect(Date.now() - Date.parse(listed!.deletedAt)).toBeLessThan(60_000);
    expectFailure(await app.login(kind, account), 'INVALID_CREDENTIALS');

    const body = expectSuccess(await restore(kind, account));
    expect(body.message).toContain(`${account.uniqueId} restored`);
    expect(await idsIn({ kind })).not.toContain(String(account._id));
    expectSuccess(await app.login(kind, account));
    expectFailure(await session.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    const target = { 'target.id': String(account._id) };
    expect(
      await app.connection.collection('audit').countDocuments({ action: `${kind}.restore`, ...target }),
    ).toBe(1);
    expectFailure(await restore(kind, account), 'NOT_FOUND');
  });

  it('should not return when another account has its phone number', async () => {
    const account = await make();
    expectSuccess(await remove(kind, account));
    const other = (await app.create.account(kind, { number: account.number })) as unknown as Account;
    expectFailure(await restore(kind, account), 'DUPLICATE', 'number');
    expect(await idsIn({ kind })).toContain(String(account._id));
    expect((await app.stored(COLLECTIONS[kind], other._id)).deleted).toBe(false);
  });

  it('should leave the trash after 30 days', async () => {
    const account = await make();
    expectSuccess(await remove(kind, account));
    await dated(kind, account, new Date(Date.now() - 30 * DAY + 60_000));
    expect(await idsIn({ kind })).toContain(String(account._id));
    await dated(kind, account, new Date(Date.now() - 30 * DAY - 1000));
    expect(await idsIn({ kind })).not.toContain(String(account._id));
    expectFailure(await restore(kind, account), 'NOT_FOUND');
    expect((await app.stored(COLLECTIONS[kind], account._id)).deleted).toBe(true);
  });
});

describe('a restored account below a deleted one', () => {
  it('should name the agency admin, and return with the BD that the agency admin has now', async () => {
    const middle = (await app.create.agencyAdmin()) as unknown as Account & { createBy: string };
    const agency = (await app.create.agency({ admin: middle.uniqueId })) as unknown as Account;
    const bd = await app.create.bd();
    expectSuccess(await remove('agency', agency));
    const records = [{ id: String(middle._id), from: middle.createBy }];
    const move = { kind: 'agencyadmin', records, to: bd.uniqueId };
    expectSuccess(await admin.agent.post('/api/admin/hierarchy/move').send(move));
    expectSuccess(await remove('agencyadmin', middle));
    const body = expectSuccess(await restore('agency', agency));
    expect(body.message).toContain(`${middle.uniqueId} above it is deleted`);
    expect((await app.stored('agencies', agency._id)).bd).toBe(bd.uniqueId);
    expect(expectSuccess(await restore('agencyadmin', middle)).message).toBe(`${middle.uniqueId} restored`);
  });
});

describe(`GET ${TRASH}`, () => {
  it('should list the deletions of the named days', async () => {
    const account = (await app.create.bd()) as unknown as Account;
    expectSuccess(await remove('bd', account));
    await dated('bd', account, new Date(Date.now() - 10 * DAY));
    const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
    expect(await idsIn({ from: day(12), to: day(8) })).toEqual([String(account._id)]);
    expect(await idsIn({ from: day(8) })).not.toContain(String(account._id));
    expect(await idsIn({ kind: 'coin', from: day(12), to: day(8) })).toEqual([]);
  });

  it('should answer 400 for an unknown kind or day, and 404 for an account that is not deleted', async () => {
    expectFailure(await admin.agent.get(TRASH).query({ kind: 'users' }), 'VALIDATION_FAILED', 'kind');
    expectFailure(await admin.agent.get(TRASH).query({ from: 'x' }), 'VALIDATION_FAILED', 'from');
    const present = (await app.create.bd()) as unknown as Account;
    expectFailure(await restore('bd', present), 'NOT_FOUND');
  });
});
