// Many users get a notification at once: those that were selected, or all that the filters of the list match.
import type { SentNotification } from '../../src/modules/notifications/notifications.dto.js';
import type { Actor, TestApp } from '../support/app.js';
import { bulk, finished, rowsOf, startBulk, undoBulk } from '../support/bulk.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';
import { until } from '../support/until.js';

const PATH = 'notification/bulk';
const TEXT = { title: 'Your account', description: 'Please confirm your phone number.' };
let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const people = (name: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => app.create.user({ username: `${name}.${at}` })));
const inboxOf = async (record: Awaited<ReturnType<typeof people>>[number]) =>
  expectSuccess(await (await app.as('user', record)).agent.get('/api/app/notifications')).details as object[];
const sentAs = async (id: string) =>
  (
    expectSuccess(await admin.agent.get('/api/admin/notification/history')).details as SentNotification[]
  ).find(({ _id }) => _id === id);

describe('POST /api/admin/notification/bulk', () => {
  it('should reach everybody whom the filter matches at this moment once, with a record for each', async () => {
    const users = await people('notify.a', 30);
    const order = { ...TEXT, expected: 30 };
    const { batch } = expectSuccess(await startBulk(admin, PATH, order, { search: 'notify.a' }));
    const [late] = await people('notify.a.late', 1);
    const id = String(batch);
    expect(await finished(admin, id)).toMatchObject({
      ...{ kind: 'users.notify', title: 'Notify users', done: 30, failed: 0, undoable: false },
    });
    for (const user of [users[0]!, users[29]!])
      expect(await inboxOf(user)).toMatchObject([{ ...TEXT, read: false }]);
    expect(await inboxOf(late!)).toEqual([]);
    const audit = app.connection.collection('audit');
    const records = await audit.find({ action: 'user.notify', 'after.title': TEXT.title }).toArray();
    expect(new Set(records.map(({ target }) => String(target.id))).size).toBe(30);
    expect(records).toHaveLength(30);
    expect(await audit.countDocuments({ action: 'bulk.start', 'target.id': id })).toBe(1);
    await until(async () => (await sentAs(id))?.state === 'done');
    expect(await sentAs(id)).toMatchObject({ ...TEXT, type: '2', username: '', sent: 30, pushed: 0 });
    expectFailure(await undoBulk(admin, id), 'INVALID_TRANSITION');
  });

  it('should reach only the selected users', async () => {
    const [one, two, other] = await people('notify.b', 3);
    const ids = [one!, two!].map(({ _id }) => _id.toHexString());
    const done = await bulk(admin, PATH, { ...TEXT, ids, expected: 2 });
    expect(await rowsOf(admin, done._id)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    for (const user of [one!, two!]) expect(await inboxOf(user)).toHaveLength(1);
    expect(await inboxOf(other!)).toEqual([]);
  });

  it('should send once for one idempotency key', async () => {
    const [user] = await people('notify.c', 1);
    const order = { ...TEXT, expected: 1 };
    const send = () => startBulk(admin, PATH, order, { search: 'notify.c' }, 'notify-once');
    const [first, again] = [expectSuccess(await send()), expectSuccess(await send())];
    expect(again).toEqual(first);
    await finished(admin, String(first.batch));
    expect(await inboxOf(user!)).toHaveLength(1);
  });

  it('should list the notifications to selected users by their type', async () => {
    await people('notify.d', 1);
    const { _id } = await bulk(admin, PATH, { ...TEXT, expected: 1 }, { search: 'notify.d' });
    const { details } = expectSuccess(
      await admin.agent.get('/api/admin/notification/history').query({ type: '2' }),
    );
    const found = details as SentNotification[];
    expect(found[0]).toMatchObject({ _id });
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['2']));
    // The documented call reaches one user or all users, as before.
    const send = admin.agent.post('/api/admin/notification/send').query({ type: '2' }).send(TEXT);
    expectFailure(await send, 'VALIDATION_FAILED', 'type');
  });

  it('should return 400 without a text, for an unknown field or filter, and 409 for another count', async () => {
    await people('notify.e', 2);
    const query = { search: 'notify.e' };
    const order = { ...TEXT, expected: 2 };
    const refused = async (body: object, field: string, filter: object = query) =>
      expectFailure(await startBulk(admin, PATH, body, filter), 'VALIDATION_FAILED', field);
    await refused({ ...order, title: ' ' }, 'title');
    await refused({ ...order, description: undefined }, 'description');
    await refused({ ...order, reason: 'x' }, 'reason');
    await refused(order, 'serach', { serach: 'notify.e' });
    expectFailure(await startBulk(admin, PATH, { ...order, expected: 3 }, query), 'VERSION_CONFLICT');
  });
});
