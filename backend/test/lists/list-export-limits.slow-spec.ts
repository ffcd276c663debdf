// An export reads only while its client takes the rows, and a part of a file never looks like a whole one.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Types } from 'mongoose';
import { SessionsService } from '../../src/platform/access/sessions.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { restoreClock, setClock } from '../support/clock.js';
import { expectFailure } from '../support/errors.js';
import { until } from '../support/until.js';

const USERS = '/api/admin/users';
const FORMATS = ['csv', 'xlsx'] as const;
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const record = await app.connection.collection('users').findOne({ _id: (await app.create.user())._id });
  const users = Array.from({ length: 6000 }, (_, at) => ({
    ...record,
    ...{ _id: new Types.ObjectId(), username: `long${at}`, usernameKey: `long${at}`, number: `81${at}` },
    // More than a connection holds back, also when it is compressed.
    bio: randomBytes(1500).toString('hex'),
  }));
  await app.connection.collection('users').insertMany(users);
});
afterEach(() => {
  restoreClock();
  jest.restoreAllMocks();
});
afterAll(() => app.close());

/** Begins exports whose rows no client reads yet, and returns how often the list has been read since. */
async function begin(...formats: string[]) {
  const actor = await app.as('admin', await app.create.admin());
  const reads = jest.spyOn(app.connection.model('User'), 'find');
  const headers = { authorization: `Bearer ${actor.accessToken}` };
  const ask = (query: string) => fetch(`${app.url}${USERS}?${query}`, { headers });
  const answers = await Promise.all(formats.map((format) => ask(`format=${format}`)));
  expect(answers.map(({ status }) => status)).toEqual(formats.map(() => 200));
  return { actor, ask, answers, read: () => reads.mock.calls.length };
}

/** Waits until nothing is read any more. Returns how often the list was read. */
async function rested(read: () => number): Promise<number> {
  for (let before = -1; before !== read(); await wait(400)) before = read();
  return read();
}

it.each(FORMATS)('should read a list as %s only as fast as the client takes the rows', async (format) => {
  const { answers, read } = await begin(format);
  expect(await rested(read)).toBeLessThan(60);
  await answers[0]!.arrayBuffer();
  expect(read()).toBeGreaterThanOrEqual(61);
});

it('should end an export whose client is gone, and run two exports of a person at a time', async () => {
  const { actor, ask, answers, read } = await begin(...FORMATS);
  expectFailure(await actor.agent.get(USERS).query({ format: 'csv' }), 'RATE_LIMITED');
  const before = await rested(read);
  await Promise.all(answers.map(async ({ body }) => body?.cancel()));
  expect((await rested(read)) - before).toBeLessThanOrEqual(4);
  await until(async () => (await ask('format=csv&banned=true')).status === 200, 10_000);
});

const admins = () => app.connection.collection('admins');
const ENDS: [string, (id: string) => Promise<unknown>][] = [
  ['the session has ended', (id) => app.nest.get(SessionsService).endAll(id)],
  [
    'the admin has lost the right',
    (id) =>
      admins().updateOne({ _id: new Types.ObjectId(id) }, { $set: { sets: [], rights: ['hosts.read'] } }),
  ],
  [
    'the account is disabled',
    (id) => admins().updateOne({ _id: new Types.ObjectId(id) }, { $set: { disabled: true } }),
  ],
];
const CASES = FORMATS.flatMap((format) => ENDS.map(([when, end]) => ({ format, when, end })));

it.each(CASES)('should break a file off as $format when $when', async ({ format, end }) => {
  const { actor, answers, read } = await begin(format);
  await rested(read);
  await end(actor.id);
  setClock(Date.now() + 11_000);
  // Only the length: a failed assertion would print the bytes of a whole file.
  const length = answers[0]!.arrayBuffer().then(({ byteLength }) => byteLength);
  await expect(length).rejects.toThrow('terminated');
  expect(read()).toBeLessThan(61);
});
