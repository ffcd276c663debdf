// Many users are changed at once: those that were selected, or all that the filters of the list match.
import type { Types } from 'mongoose';
import { Batch, BatchRow } from '../../src/platform/batches/batch.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { bulk, finished, rowsOf, startBulk, undoBulk, undone } from '../support/bulk.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const PATH = 'users/bulk';
/** Creates users that only the search for this name finds. */
const people = (name: string, count: number, fields: object = {}) =>
  Promise.all(
    Array.from({ length: count }, (_, at) => app.create.user({ username: `${name}.${at}`, ...fields })),
  );
const stored = ({ _id }: { _id: Types.ObjectId }) => app.stored('users', _id);
const auditOf = (action: string, id?: string) =>
  app.connection
    .collection('audit')
    .find({ action, ...(id && { 'target.id': id }) })
    .toArray();
const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();

describe('POST /api/admin/users/bulk', () => {
  it('should ban everything that the filter matches at this moment, with a record for each user', async () => {
    const [first, ...others] = await people('spam.a', 120);
    const user = await app.as('user', first);
    const order = { action: 'ban', reason: 'Spam', expected: 120 };
    const { batch } = expectSuccess(await startBulk(admin, PATH, order, { search: 'spam.a' }));
    // Joined after the start: the selection does not change.
    const late = await app.create.user({ username: 'spam.a.late' });
    const done = await finished(admin, String(batch));
    expect(done).toMatchObject({
      ...{ title: 'Ban users', total: 120, done: 120, failed: 0, reason: 'Spam' },
      ...{ filter: { search: 'spam.a' }, undoable: true, undoes: '', undoneBy: '' },
    });
    for (const one of [first!, ...others.slice(-2)])
      expect(await stored(one)).toMatchObject({
        banned: true,
        banReason: 'Spam',
        bannedBy: admin.record.name,
      });
    expect((await stored(late)).banned).toBe(false);
    expectFailure(await user.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expect(await auditOf('user.ban', idOf(first!))).toMatchObject([
      { reason: 'Spam', actor: { id: admin.id }, target: { label: first!.username } },
    ]);
    expect(await auditOf('bulk.start', String(batch))).toMatchObject([
      { reason: 'Spam', after: { bulk: 'users.ban', rows: 120, filter: { search: 'spam.a' } } },
    ]);
    expect(await auditOf('bulk.end', String(batch))).toMatchObject([{ after: { done: 120, failed: 0 } }]);
  });

  it('should change only the selected users, and say which had nothing to change', async () => {
    const [one, two, other] = await people('spam.b', 3);
    await bulk(admin, PATH, { action: 'deactivate', ids: [idOf(one!)], expected: 1 });
    const both = { action: 'deactivate', ids: [idOf(one!), idOf(two!)], expected: 2 };
    const { _id } = await bulk(admin, PATH, both, { search: 'matters not' });
    const rows = await rowsOf(admin, _id);
    expect(Object.fromEntries(rows.map(({ label, state, reason }) => [label, [state, reason]]))).toEqual({
      [one!.username]: ['done', 'Already inactive'],
      [two!.username]: ['done', ''],
    });
    expect(rows.map(({ about }) => about).sort()).toEqual(
      [`user:${idOf(one!)}`, `user:${idOf(two!)}`].sort(),
    );
    expect((await stored(other!)).active).toBe(true);
  });

  it('should set and remove a tag, and fail each row for a deleted tag', async () => {
    const tag = await app.create.tag();
    const users = await people('spam.c', 2);
    const order = { action: 'tag', expected: 2 };
    await bulk(admin, PATH, { ...order, tag: idOf(tag) }, { search: 'spam.c' });
    for (const user of users) expect(String((await stored(user)).tag)).toBe(idOf(tag));
    await bulk(admin, PATH, { ...order, tag: '' }, { search: 'spam.c' });
    for (const user of users) expect((await stored(user)).tag).toBeNull();
    const unknown = '66f0c0ffee00000000000001';
    const done = await bulk(admin, PATH, { ...order, tag: unknown }, { search: 'spam.c' });
    expect(done).toMatchObject({ done: 2, failed: 2 });
    expect((await rowsOf(admin, done._id))[0]).toMatchObject({ reason: 'This tag does not exist' });
    expectFailure(await startBulk(admin, PATH, order, { search: 'spam.c' }), 'VALIDATION_FAILED', 'tag');
  });

  it('should refuse another number of users than the person saw, and change no user', async () => {
    const [user] = await people('spam.d', 3);
    for (const expected of [2, 4])
      expectFailure(
        await startBulk(admin, PATH, { action: 'ban', expected }, { search: 'spam.d' }),
        'VERSION_CONFLICT',
      );
    const ids = [idOf(user!), '66f0c0ffee00000000000001'];
    expectFailure(await startBulk(admin, PATH, { action: 'ban', ids, expected: 2 }), 'VERSION_CONFLICT');
    expect((await stored(user!)).banned).toBe(false);
  });

  it('should refuse an unknown filter, which would select more users than meant', async () => {
    const order = { action: 'ban', expected: 1 };
    expectFailure(await startBulk(admin, PATH, order, { serach: 'spam' }), 'VALIDATION_FAILED', 'serach');
    expectFailure(await startBulk(admin, PATH, { ...order, also: 1 }), 'VALIDATION_FAILED', 'also');
    expectFailure(
      await startBulk(admin, PATH, { ...order, action: 'delete' }),
      'VALIDATION_FAILED',
      'action',
    );
  });

  it('should start once for one idempotency key', async () => {
    await people('spam.e', 2);
    const order = { action: 'ban', expected: 2 };
    const send = () => startBulk(admin, PATH, order, { search: 'spam.e' }, 'one-key');
    const [first, again] = [expectSuccess(await send()), expectSuccess(await send())];
    expect(again).toEqual(first);
    await finished(admin, String(first.batch));
    expect(await app.connection.model(Batch.name).countDocuments({ 'filter.search': 'spam.e' })).toBe(1);
  });

  it('should forget the name of a deleted user', async () => {
    const [user] = await people('spam.f', 1);
    const { _id } = await bulk(admin, PATH, { action: 'activate', ids: [idOf(user!)], expected: 1 });
    const self = await app.as('user', user);
    expectSuccess(await self.agent.post('/api/app/account/delete').send({ password: PASSWORD }));
    expect((await rowsOf(admin, _id))[0]).toMatchObject({ label: 'deleted user' });
    expect(await app.connection.model(BatchRow.name).countDocuments({ label: user!.username })).toBe(0);
  });
});

describe('POST /api/admin/bulk/{id}/undo', () => {
  it('should give every changed user the former values back, and leave those that changed again', async () => {
    const [before] = await people('undo.a', 1, { banned: true, banReason: 'Older', bannedBy: 'Somebody' });
    const [plain, changed] = await people('undo.b', 2);
    const ids = [before!, plain!, changed!].map(idOf);
    const { _id } = await bulk(admin, PATH, { action: 'ban', reason: 'Spam', ids, expected: 3 });
    const unban = admin.agent.post('/api/admin/userban').query({ id: idOf(changed!) });
    expectSuccess(await unban.send({ banStatus: '0' }));

    const undo = await undone(admin, _id);
    expect(undo).toMatchObject({
      title: 'Undo: Ban users',
      undoes: _id,
      total: 3,
      failed: 1,
      undoable: false,
    });
    expect(await stored(before!)).toMatchObject({ banned: true, banReason: 'Older', bannedBy: 'Somebody' });
    expect(await stored(plain!)).toMatchObject({
      banned: false,
      banReason: '',
      bannedAt: null,
      bannedBy: '',
    });
    const failed = (await rowsOf(admin, undo._id)).filter(({ state }) => state === 'failed');
    expect(failed).toMatchObject([{ label: changed!.username, reason: 'Somebody changed this again since' }]);
    expect(await auditOf('user.unban', idOf(plain!))).toMatchObject([{ undo: true }]);
    expectFailure(await undoBulk(admin, _id), 'INVALID_TRANSITION');
    expectFailure(await undoBulk(admin, undo._id), 'INVALID_TRANSITION');
  });

  it('should refuse a change that changed nothing, an import and an unknown id', async () => {
    const [user] = await people('undo.c', 1);
    const { _id } = await bulk(admin, PATH, { action: 'unban', ids: [idOf(user!)], expected: 1 });
    expectFailure(await undoBulk(admin, _id), 'INVALID_TRANSITION');
    expectFailure(await undoBulk(admin, '66f0c0ffee00000000000001'), 'NOT_FOUND');
  });

  it('should undo once when two admins undo at the same time', async () => {
    await people('undo.d', 5);
    const { _id } = await bulk(admin, PATH, { action: 'ban', expected: 5 }, { search: 'undo.d' });
    const answers = await Promise.all([undoBulk(admin, _id), undoBulk(admin, _id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const batch = answers.find(({ status }) => status === 200)!.body as { batch: string };
    expect(await finished(admin, batch.batch)).toMatchObject({ done: 5, failed: 0 });
  });
});
