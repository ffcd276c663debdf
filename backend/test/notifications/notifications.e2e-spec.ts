// Notifications as staff send them and as users of the app read them, without a push service.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { InboxMessageDto } from '../../src/modules/notifications/app-notifications.dto.js';
import type { SentNotification } from '../../src/modules/notifications/notifications.dto.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { until } from '../support/until.js';

let app: TestApp;
let admin: Actor<'admin'>;
let user: Actor<'user'>;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin');
});
beforeEach(async () => {
  user = await app.as('user', await app.create.user());
});
afterAll(() => app.close());

const send = (type: string, body: object, key?: string) => {
  const request = admin.agent.post('/api/admin/notification/send').query({ type });
  return (key ? request.set('Idempotency-Key', key) : request).send(body);
};
const TEXT = { title: 'New gifts', description: 'Have a look.' };
const inbox = async ({ agent } = user) => {
  const { details, total } = expectSuccess(await agent.get('/api/app/notifications?page=1&limit=20'));
  return { messages: details as InboxMessageDto[], total };
};
const unread = async () =>
  (expectSuccess(await user.agent.get('/api/app/notifications/unread')).details as { unread: number }).unread;
const history = async (limit = 20) =>
  expectSuccess(await admin.agent.get(`/api/admin/notification/history?page=1&limit=${limit}`))
    .details as SentNotification[];
const isOver = (id: string) =>
  until(async () => (await history()).find(({ _id }) => _id === id)?.state === 'done');

describe('POST /api/admin/notification/send', () => {
  it.each([
    ['a username', () => user.record.username.toUpperCase()],
    ['an _id', () => user.id],
  ])('should put the notification into the inbox of one user named by %s', async (_name, named) => {
    const sent = expectSuccess(await send('0', { ...TEXT, userId: named(), more: 'is dropped' }));
    expect(sent.message).toBe('Notification sent successfully!');
    const details = sent.details as SentNotification;
    expect(details).toMatchObject({ ...TEXT, type: '0', username: user.record.username });
    const { messages, total } = await inbox();
    expect(total).toBe(1);
    expect(messages).toEqual([
      { ...TEXT, _id: expect.any(String), read: false, createdAt: details.createdAt },
    ]);
    await isOver(details._id);
    expect((await inbox()).total).toBe(1);
    const written = await app.connection.collection('audit').findOne({ 'target.id': details._id });
    expect(written).toMatchObject({
      action: 'notification.send',
      after: { to: user.record.username, ...TEXT },
    });
  });

  it('should reach the user with the _id when another user has it as username', async () => {
    const other = await app.as('user', await app.create.user({ username: user.id, usernameKey: user.id }));
    expectSuccess(await send('0', { ...TEXT, userId: user.id }));
    expect([(await inbox()).total, (await inbox(other)).total]).toEqual([1, 0]);
  });

  it('should put the notification into every inbox once and report the progress', async () => {
    const many = 1200;
    await app.connection.collection('users').insertMany(
      Array.from({ length: many }, () => {
        const _id = new Types.ObjectId();
        const name = `all.${_id.toHexString()}`;
        return { _id, username: name, usernameKey: name, number: name, searchKeys: [] };
      }),
    );
    const users = await app.connection.collection('users').countDocuments({});
    const { details } = expectSuccess(await admin.agent.get('/api/admin/notification/audience'));
    expect(details).toEqual({ users, devices: 0, push: false });
    const { _id } = expectSuccess(await send('1', TEXT)).details as SentNotification;
    await isOver(_id);
    const [sent] = await history(1);
    expect(sent).toMatchObject({
      _id,
      type: '1',
      username: '',
      sent: users,
      done: users,
      total: users,
      pushed: 0,
    });
    const messages = app.connection.collection('inbox');
    const notification = new Types.ObjectId(_id);
    expect(await messages.countDocuments({ notification })).toBe(users);
    expect(await messages.distinct('user', { notification })).toHaveLength(users);
  });

  it('should send once and return the same answer when the idempotency key repeats', async () => {
    const key = randomUUID();
    const body = { ...TEXT, userId: user.id };
    const answers = await Promise.all([send('0', body, key), send('0', body, key)]);
    const [one, other] = answers.map((answer) => expectSuccess(answer).details);
    expect(one).toEqual(other);
    expectFailure(await send('1', TEXT, key), 'IDEMPOTENCY_MISMATCH');
    expect((await inbox()).total).toBe(1);
  });

  it('should return 400 when type, title, message or the user is missing', async () => {
    expectFailure(await send('2', TEXT), 'VALIDATION_FAILED', 'type');
    expectFailure(await send('1', {}), 'VALIDATION_FAILED', 'title', 'description');
    expectFailure(await send('0', TEXT), 'VALIDATION_FAILED', 'userId');
    expectFailure(await send('0', { ...TEXT, userId: 'nobody.at.all' }), 'NOT_FOUND', 'userId');
  });

  it('should return 401 to guests and 403 to users', async () => {
    expectFailure(
      await app.guest().post('/api/admin/notification/send?type=1').send(TEXT),
      'UNAUTHENTICATED',
    );
    expectFailure(await user.agent.post('/api/admin/notification/send?type=1').send(TEXT), 'FORBIDDEN');
  });
});

describe('the inbox', () => {
  it('should return the newest first, a page at a time', async () => {
    for (const minute of [1, 3, 2])
      await app.create.message(user.record, {
        title: `At ${minute}`,
        createdAt: new Date(2026, 0, 1, 0, minute),
      });
    const response = await user.agent.get('/api/app/notifications?page=1&limit=2');
    const { details, total, pages } = expectSuccess(response);
    expect((details as InboxMessageDto[]).map(({ title }) => title)).toEqual(['At 3', 'At 2']);
    expect({ total, pages }).toEqual({ total: 3, pages: 2 });
  });

  it('should count unread messages, mark one or all as read and delete one', async () => {
    const [first, second] = [await app.create.message(user.record), await app.create.message(user.record)];
    expect(await unread()).toBe(2);
    for (let time = 0; time < 2; time += 1)
      expectSuccess(await user.agent.post(`/api/app/notifications/${first._id.toHexString()}/read`));
    expect(await unread()).toBe(1);
    expectSuccess(await user.agent.post('/api/app/notifications/read'));
    expect(await unread()).toBe(0);
    const path = `/api/app/notifications/${second._id.toHexString()}`;
    expectSuccess(await user.agent.delete(path));
    expect((await inbox()).messages.map(({ _id }) => _id)).toEqual([first._id.toHexString()]);
    expectFailure(await user.agent.delete(path), 'NOT_FOUND');
    expectFailure(await user.agent.post(`${path}/read`), 'NOT_FOUND');
  });

  it('should drop its messages after 90 days', async () => {
    const indexes = await app.connection.collection('inbox').indexes();
    expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toMatchObject({
      key: { createdAt: 1 },
      expireAfterSeconds: 90 * 24 * 3600,
    });
  });
});

describe('a push token', () => {
  const register = ({ agent } = user, token = `${user.id}:phone`) =>
    agent.post('/api/app/pushtoken').send({ token });
  const owners = async (token: string) => {
    const stored = await app.connection.collection('pushtokens').find({ token }).toArray();
    return stored.map((one) => (one.user as Types.ObjectId).toHexString());
  };

  it('should belong to the user who registered it last', async () => {
    const token = `${user.id}:shared`;
    await Promise.all([register(user, token), register(user, token)]);
    expect(await owners(token)).toEqual([user.id]);
    const other = await app.as('user', await app.create.user());
    expectSuccess(await register(other, token));
    expect(await owners(token)).toEqual([other.id]);
    expectSuccess(await user.agent.post('/api/app/pushtoken/drop').send({ token }));
    expect(await owners(token)).toEqual([other.id]);
    expectSuccess(await other.agent.post('/api/app/pushtoken/drop').send({ token }));
    expect(await owners(token)).toEqual([]);
  });

  it('should be deleted only with the session that registered it', async () => {
    const elsewhere = await app.as('user', user.record);
    const [here, there] = [`${user.id}:here`, `${user.id}:there`];
    expectSuccess(await register(user, here));
    expectSuccess(await register(elsewhere, there));
    expectSuccess(await user.agent.post('/api/auth/logout'));
    expect([await owners(here), await owners(there)]).toEqual([[], [user.id]]);
    expectSuccess(await admin.agent.post(`/api/admin/userban?id=${user.id}`).send({ banStatus: '1' }));
    expect(await owners(there)).toEqual([]);
  });

  it('should be stored for the last 20 phones of a user', async () => {
    for (let phone = 0; phone < 21; phone += 1) expectSuccess(await register(user, `${user.id}:${phone}`));
    const stored = await app.connection
      .collection('pushtokens')
      .find({ user: new Types.ObjectId(user.id) })
      .toArray();
    expect(stored).toHaveLength(20);
    expect(await owners(`${user.id}:0`)).toEqual([]);
  });
});
