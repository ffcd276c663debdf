// The inbox of staff: reading, marking, settings, and the notices of sign-ins.
import { Types } from 'mongoose';
import { STAFF_ROLES } from '../../src/core/roles.js';
import { Notices } from '../../src/platform/inbox/notices.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { listen } from '../support/event-stream.js';
import { eventsOf, INBOX, noticesOf, turn, unreadOf } from './inbox.js';
import { begin, codeOf, confirm } from '../support/second-factor.js';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0';
const FIREFOX = 'Mozilla/5.0 (Macintosh; rv:140.0) Firefox/140.0';

let app: TestApp;
let agency: Actor<'agency'>;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
});
beforeEach(async () => {
  agency = await app.as('agency', await app.create.agency());
});
afterAll(() => app.close());

/** Writes so many notices, the newest last. Returns their ids, the newest first. */
async function noticesFor({ id }: Pick<Actor, 'id'>, count = 1): Promise<string[]> {
  const before = Date.now() - 60_000;
  for (let at = 0; at < count; at++)
    await app.nest.get(Notices).notify([id], {
      ...{ event: 'hostApproved', about: new Types.ObjectId().toHexString(), at: new Date(before + at) },
    });
  const stored = await app.connection
    .collection('notices')
    .find({ recipient: new Types.ObjectId(id) })
    .sort({ at: -1 })
    .toArray();
  return stored.map(({ _id }) => String(_id));
}

/** Signs in from a browser at an address. */
async function signIn(
  account: { number: string; uniqueId?: string },
  { address = '203.0.113.7', browser = CHROME, role = 'agency' as 'agency' | 'bd' } = {},
) {
  const agent = app.guestFrom(address).set('User-Agent', browser);
  const { accessToken } = expectSuccess(await app.login(role, account, { agent })) as unknown as Actor;
  return { agent: app.withToken(accessToken) };
}

describe('GET /api/staff/inbox', () => {
  it('should list the own notices by pages, newest first, and count the unread ones', async () => {
    const ids = await noticesFor(agency, 3);
    const { details, total, pages } = expectSuccess(
      await agency.agent.get(INBOX).query({ page: 2, limit: 2 }),
    ) as unknown as { details: { _id: string }[]; total: number; pages: number };
    expect({ ids: details.map(({ _id }) => _id), total, pages }).toEqual({
      ids: [ids[2]],
      total: 3,
      pages: 2,
    });
    expect(await unreadOf(agency)).toBe(3);
  });

  it('should filter by kind and by unread', async () => {
    const [newest] = await noticesFor(agency, 2);
    expectSuccess(await agency.agent.post(`${INBOX}/${newest}/read`));
    expect(await noticesOf(agency, { unread: 'true' })).toHaveLength(1);
    expect(await noticesOf(agency, { unread: 'false' })).toMatchObject([{ _id: newest, read: true }]);
    expect(await noticesOf(agency, { kind: 'decisions' })).toHaveLength(2);
    expect(await noticesOf(agency, { kind: 'jobs' })).toEqual([]);
    expectFailure(await agency.agent.get(INBOX).query({ kind: 'others' }), 'VALIDATION_FAILED', 'kind');
  });

  it.each(STAFF_ROLES)('should show %s an empty inbox, and no notice of another account', async (role) => {
    await noticesFor(agency);
    const actor = await app.as(role, (await app.create.account(role)) as never);
    expect(await noticesOf(actor)).toEqual([]);
    expect(await unreadOf(actor)).toBe(0);
  });

  it('should return 403 to an app user and 401 without a session', async () => {
    const user = await app.as('user');
    expectFailure(await user.agent.get(INBOX), 'FORBIDDEN');
    expectFailure(await app.guest().get(INBOX), 'UNAUTHENTICATED');
  });

  it('should be empty after the account was deleted', async () => {
    await noticesFor(agency);
    await turn(agency, 'jobs', false);
    const admin = await app.as('admin');
    const body = { kind: 'agency', id: agency.id, reason: 'Closed' };
    expectSuccess(await admin.agent.post('/api/admin/staffaccount/delete').send(body));
    for (const name of ['notices', 'inboxchoices']) {
      const own = {
        $or: [{ recipient: new Types.ObjectId(agency.id) }, { _id: new Types.ObjectId(agency.id) }],
      };
      expect(await app.connection.collection(name).countDocuments(own)).toBe(0);
    }
  });
});

describe('marking notices as read', () => {
  it('should mark several, and those up to the newest that the caller saw', async () => {
    const ids = await noticesFor(agency, 4);
    expectSuccess(await agency.agent.post(`${INBOX}/read`).send({ ids: [ids[3]] }));
    expect(await unreadOf(agency)).toBe(3);
    expectSuccess(await agency.agent.post(`${INBOX}/readall`).send({ newest: ids[1] }));
    expect((await noticesOf(agency, { unread: 'true' })).map(({ _id }) => _id)).toEqual([ids[0]]);
    expectSuccess(await agency.agent.post(`${INBOX}/readall`).send({}));
    expect(await unreadOf(agency)).toBe(0);
  });

  it('should keep the time of the first reading', async () => {
    const [id] = await noticesFor(agency);
    expectSuccess(await agency.agent.post(`${INBOX}/${id}/read`));
    const first = (await app.stored('notices', id!)).readAt;
    expectSuccess(await agency.agent.post(`${INBOX}/${id}/read`));
    expect((await app.stored('notices', id!)).readAt).toEqual(first);
  });

  it('should return 404 for the notice of another account, and mark none', async () => {
    const other = await app.as('agency', await app.create.agency());
    const [[own], [foreign]] = [await noticesFor(agency), await noticesFor(other)];
    expectFailure(await agency.agent.post(`${INBOX}/${foreign}/read`), 'NOT_FOUND');
    expectFailure(await agency.agent.post(`${INBOX}/read`).send({ ids: [own, foreign] }), 'NOT_FOUND');
    expectFailure(await agency.agent.post(`${INBOX}/readall`).send({ newest: foreign }), 'NOT_FOUND');
    expect([await unreadOf(agency), await unreadOf(other)]).toEqual([1, 1]);
  });

  it('should refuse unknown fields, no ids and more than 100 ids', async () => {
    const ids = Array.from({ length: 101 }, () => new Types.ObjectId().toHexString());
    const path = `${INBOX}/read`;
    expectFailure(await agency.agent.post(path).send({ ids }), 'VALIDATION_FAILED', 'ids');
    expectFailure(await agency.agent.post(path).send({ ids: [] }), 'VALIDATION_FAILED', 'ids');
    expectFailure(
      await agency.agent.post(path).send({ ids: [ids[0]], all: true }),
      'VALIDATION_FAILED',
      'all',
    );
  });
});

describe('the notices', () => {
  it('should be made once however often the same cause is reported, also concurrently', async () => {
    const causes = Array.from({ length: 10 }, () => new Types.ObjectId().toHexString());
    const notify = (about: string) =>
      app.nest.get(Notices).notify([agency.id, agency.id], { event: 'jobDone', about });
    await Promise.all(causes.flatMap((about) => [notify(about), notify(about), notify(about)]));
    await Promise.all(causes.map(notify));
    expect(await eventsOf(agency)).toEqual(causes.map(() => 'jobDone'));
  });

  it('should leave out a kind that is off, keep the notices that are there, and come back when on', async () => {
    await noticesFor(agency);
    expect(await turn(agency, 'decisions', false)).toEqual([
      { kind: 'decisions', on: false },
      { kind: 'jobs', on: true },
      { kind: 'signIns', on: true },
    ]);
    expect(await noticesFor(agency)).toHaveLength(1);
    await turn(agency, 'decisions', true);
    expect(await noticesFor(agency)).toHaveLength(2);
  });

  it('should refuse to set a kind that the role never gets', async () => {
    const refused = await agency.agent.patch(`${INBOX}/settings`).send({ kind: 'waiting', on: false });
    expectFailure(refused, 'VALIDATION_FAILED', 'kind');
  });

  it('should reach the open panel of its recipient, and no other of the same role', async () => {
    const [first, second] = [await app.as('admin'), await app.as('admin', await app.create.admin())];
    const [own, foreign] = await Promise.all(
      [first, second].map(({ accessToken }) => listen(app.url, accessToken, 'inbox')),
    );
    await noticesFor(first);
    expect(await own!.has('event: inbox')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(foreign!.text()).not.toContain('event: inbox');
    await Promise.all([own!.close(), foreign!.close()]);
  });
});

describe('a sign-in from a new device', () => {
  it('should be reported with browser and address, and not for the first sign-in of the account', async () => {
    const account = await app.create.agency();
    const known = await signIn(account);
    expect(await noticesOf(known)).toEqual([]);
    await signIn(account, { browser: FIREFOX, address: '203.0.113.9' });
    expect(await noticesOf(known)).toMatchObject([
      { kind: 'signIns', event: 'newDevice', by: FIREFOX, detail: '203.0.113.9', read: false },
    ]);
  });

  it('should be reported for another browser or another network, and once for each', async () => {
    const account = await app.create.agency();
    const known = await signIn(account);
    for (const from of [{ browser: FIREFOX }, { address: '203.0.113.9' }, {}, { browser: FIREFOX }])
      await signIn(account, from);
    expect(await eventsOf(known)).toEqual(['newDevice', 'newDevice']);
  });

  it('should not be reported for an update of the browser or another address of the same /64', async () => {
    const account = await app.create.agency();
    const known = await signIn(account, { address: '2001:db8::1' });
    await signIn(account, { browser: CHROME.replace('140', '141'), address: '2001:db8::2' });
    expect(await noticesOf(known)).toEqual([]);
  });

  it('should not be reported for a browser that the panel knows by its cookie, wherever it is', async () => {
    const account = await app.create.bd();
    const agent = app.guestFrom('203.0.113.7').set('User-Agent', CHROME).set('X-Panel', 'bd');
    expectSuccess(await app.login('bd', account, { agent }));
    agent.set('X-Forwarded-For', '198.51.100.4');
    expectSuccess(await app.login('bd', account, { agent }));
    expect(await noticesOf({ agent })).toEqual([]);
    await signIn(account, { role: 'bd', address: '198.51.100.9' });
    expect(await eventsOf({ agent })).toEqual(['newDevice']);
  });

  it('should not be reported when a known browser sets up the second factor that the account must have', async () => {
    const account = await app.create.bd();
    const agent = app.guestFrom('203.0.113.7').set('User-Agent', CHROME).set('X-Panel', 'bd');
    expectSuccess(await app.login('bd', account, { agent }));
    const { agent: owner } = await app.as('admin');
    const setDuty = (factorRoles: string[]) =>
      owner.put('/api/admin/signinrules').send({ factorRoles, proofOfAll: false });
    expectSuccess(await setDuty(['bd']));
    agent.set('X-Forwarded-For', '198.51.100.4');
    expect(expectSuccess(await app.login('bd', account, { agent }))).toMatchObject({ mfaSetUp: true });
    const { secret } = expectSuccess(await begin(agent)).details as { secret: string };
    expectSuccess(await confirm(agent, await codeOf(secret)));
    expectSuccess(await setDuty([]));
    expect(await noticesOf({ agent })).toEqual([]);
  });

  it('should not be reported to an account that turned sign-ins off', async () => {
    const account = await app.create.agency();
    const known = await signIn(account);
    await turn(known, 'signIns', false);
    await signIn(account, { browser: FIREFOX });
    expect(await noticesOf(known)).toEqual([]);
  });
});
