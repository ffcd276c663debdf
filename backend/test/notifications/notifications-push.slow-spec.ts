// Notifications pushed to phones through Firebase Cloud Messaging.
import type { JobDto } from '../../src/platform/jobs/jobs.dto.js';
import type { SentNotification } from '../../src/modules/notifications/notifications.dto.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { accepted, Fcm, refused } from '../support/fcm.js';
import { until } from '../support/until.js';

let fcm: Fcm;
let app: TestApp;
let admin: Actor<'admin'>;
let user: Actor<'user'>;
beforeAll(async () => {
  fcm = await Fcm.start();
  app = await startApp(fcm.env);
  admin = await app.as('admin');
});
beforeEach(async () => {
  await app.connection.collection('pushtokens').deleteMany({});
  fcm.reset();
  user = await app.as('user', await app.create.user());
});
afterAll(async () => {
  await app.close();
  await fcm.close();
});

const TEXT = { title: 'New gifts', description: 'Have a look.' };
async function phone(token: string, { agent } = user): Promise<void> {
  expectSuccess(await agent.post('/api/app/pushtoken').send({ token }));
}
async function send(type: '0' | '1', body: object = TEXT): Promise<SentNotification> {
  const request = admin.agent.post('/api/admin/notification/send').query({ type });
  return expectSuccess(await request.send({ userId: user.id, ...body })).details as SentNotification;
}
async function jobOf({ job }: SentNotification): Promise<JobDto> {
  const { details } = expectSuccess(await admin.agent.get('/api/admin/jobs?page=1&limit=100'));
  return (details as JobDto[]).find(({ _id }) => _id === job)!;
}
async function over(sent: SentNotification): Promise<JobDto> {
  await until(async () => (await jobOf(sent)).endedAt !== null);
  return jobOf(sent);
}
const registered = async () => {
  const stored = await app.connection.collection('pushtokens').find({}).toArray();
  return stored.map(({ token }) => token as string).sort();
};

describe('a push', () => {
  it('should reach every phone of the user with one bearer token', async () => {
    await phone('phone-a');
    await phone('phone-b');
    await phone('phone-c', await app.as('user', await app.create.user()));
    const sent = await send('0');
    expect(await over(sent)).toMatchObject({
      state: 'done',
      result: { sent: 1, pushed: 2, failed: 0 },
      done: 3,
      total: 3,
      error: '',
    });
    expect(fcm.tokens).toEqual(['phone-a', 'phone-b']);
    expect(fcm.pushes[0]).toMatchObject({
      notification: { title: TEXT.title, body: TEXT.description },
      data: { notification: sent._id },
      android: { notification: { tag: sent._id } },
    });
    await over(await send('0'));
    expect(fcm.bearers).toHaveLength(1);
  });

  it('should shorten a long message that the inbox keeps in full', async () => {
    await phone('phone-a');
    const description = 'long '.repeat(150).trim();
    await over(await send('0', { title: 'Long', description }));
    expect(fcm.pushes[0]!.notification.body).toMatch(/^(long )+long…$/);
    const { details } = expectSuccess(await user.agent.get('/api/app/notifications'));
    expect(details).toMatchObject([{ description }]);
  });

  it('should keep an emoji whole when it shortens a long message', async () => {
    await phone('phone-a');
    const family = '👨‍👩‍👧';
    await over(await send('0', { title: 'Long', description: `${'x'.repeat(490)}${family.repeat(3)}` }));
    expect(fcm.pushes[0]!.notification.body).toBe(`${'x'.repeat(490)}${family}…`);
  });

  it('should delete tokens of unregistered phones and count refused ones', async () => {
    for (const token of ['gone', 'odd', 'right']) await phone(token);
    fcm.reply = ({ token }) => {
      if (token === 'gone') return refused(404, 'NOT_FOUND', 'UNREGISTERED');
      return token === 'odd' ? refused(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT') : accepted;
    };
    expect(await over(await send('0'))).toMatchObject({ result: { sent: 1, pushed: 1, failed: 2 } });
    expect(await registered()).toEqual(['odd', 'right']);
  });

  it('should retry after the requested wait when the service is overloaded or fails briefly', async () => {
    await phone('busy');
    await phone('shaky');
    const tries: Record<string, number[]> = { busy: [], shaky: [] };
    fcm.reply = ({ token }) => {
      tries[token]!.push(Date.now());
      if (tries[token]!.length > 1) return accepted;
      return token === 'busy'
        ? refused(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED', { 'Retry-After': '1' })
        : refused(503, 'UNAVAILABLE', 'UNAVAILABLE');
    };
    expect(await over(await send('0'))).toMatchObject({ result: { pushed: 2, failed: 0 } });
    const [first, second] = tries.busy!;
    expect(second! - first!).toBeGreaterThanOrEqual(990);
    expect(tries.shaky).toHaveLength(2);
  });

  it('should request a new bearer token when the current one is refused', async () => {
    await phone('phone-a');
    await over(await send('0'));
    const before = fcm.bearers.length;
    fcm.bearers.push('ya29.of-somebody-else');
    expect(await over(await send('0'))).toMatchObject({ result: { pushed: 1 } });
    expect(fcm.bearers).toHaveLength(before + 2);
  });

  it('should reach the phones of all users', async () => {
    const tokens = Array.from({ length: 20 }, (_, at) => `mine-${String(at).padStart(3, '0')}`);
    for (const token of tokens) await phone(token);
    const other = await app.as('user', await app.create.user());
    await phone('other', other);
    const job = await over(await send('1'));
    expect(job.result).toMatchObject({ pushed: 21, failed: 0 });
    expect(job.done).toBe(job.result.sent! + 21);
    expect(fcm.tokens).toEqual([...tokens, 'other']);
  });

  it('should pause the remaining pushes and report why when the service fails', async () => {
    await phone('phone-a');
    fcm.reply = () => refused(403, 'PERMISSION_DENIED');
    const sent = await send('0');
    await until(async () => (await jobOf(sent)).error !== '');
    const held = await jobOf(sent);
    expect(held).toMatchObject({
      state: 'waiting',
      tries: 1,
      nextTryAt: expect.any(String),
      result: { sent: 1 },
    });
    expect(held.error).toMatch(/^The push service reports PERMISSION_DENIED/);
    expect(await registered()).toEqual(['phone-a']);
    fcm.reset();
    await app.connection.collection('jobs').updateMany({ state: 'waiting' }, { $set: { dueAt: new Date() } });
    expect(await over(sent)).toMatchObject({ state: 'done', error: '', result: { pushed: 1, failed: 0 } });
    expect(fcm.tokens).toEqual(['phone-a']);
  });
});
