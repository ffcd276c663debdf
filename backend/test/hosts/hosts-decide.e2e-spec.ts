// Decisions on host applications (docs/rules/hosts.md), by each role that decides.
import { Types } from 'mongoose';
import {
  type Host,
  HOST_STATUS,
  type HostDecision,
  type HostStatus,
} from '../../src/modules/hosts/host.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

const { pending, approved, rejected } = HOST_STATUS;
const DECIDE = '/api/agency/host/approvehost';
const DECIDERS = ['admin', 'agencyadmin', 'agency'] as const;
type Decider = (typeof DECIDERS)[number];

let app: TestApp;
let actors: Record<Decider, Actor>;
/** The code of an agency within the scope of all three deciders. */
let code: string;
beforeAll(async () => {
  app = await sharedApp();
  const agencyAdmin = await app.create.agencyAdmin();
  const agency = await app.create.agency({ admin: agencyAdmin.uniqueId, bd: agencyAdmin.createBy });
  code = agency.uniqueId;
  actors = {
    admin: await app.as('admin'),
    agencyadmin: await app.as('agencyadmin', agencyAdmin),
    agency: await app.as('agency', agency),
  };
});
afterAll(() => app.close());

const application = async (status: HostStatus, agencyCode = code) =>
  (await app.create.host(await app.create.user(), agencyCode, { status }))._id.toHexString();
const decide = (actor: Actor, body: object) => actor.agent.post(DECIDE).send(body);
const statusOf = async (id: string) => (await app.stored('hosts', id)).status;

describe(`POST ${DECIDE}`, () => {
  const STATES = [pending, approved, rejected];
  const ALLOWED = new Set([
    `${pending}${approved}`,
    `${pending}${rejected}`,
    `${approved}${rejected}`,
    `${rejected}${approved}`,
  ]);
  const PAIRS = DECIDERS.flatMap((role) =>
    STATES.flatMap((from) => STATES.map((to) => ({ role, from, to }))),
  );

  it.each(PAIRS)(
    'should allow $role only the defined transitions: $from to $to',
    async ({ role, from, to }) => {
      const id = await application(from);
      const response = await decide(actors[role], { id, status: to });
      if (!ALLOWED.has(`${from}${to}`)) {
        expectFailure(response, 'INVALID_TRANSITION');
        return expect(await statusOf(id)).toBe(from);
      }
      expect(expectSuccess(response).details).toMatchObject({ _id: id, status: to });
      expect(await statusOf(id)).toBe(to);
    },
  );
  it.each([
    ['admin', 1],
    ['agency', 1],
    ['agencyadmin', 3],
  ] as const)('should record the approving role: %s %i', async (role, agencyadminstatus) => {
    const id = await application(pending);
    const { details } = expectSuccess(await decide(actors[role], { id, status: '1' }));
    expect(details).toMatchObject({ status: 1, agencyadminstatus });
  });

  it('should decide once when a call is repeated with its key, and again answer the first message', async () => {
    const id = await application(pending);
    const send = () => decide(actors.agency, { id, status: 1, from: 0 }).set('Idempotency-Key', `one-${id}`);
    expect(expectSuccess(await send())).toMatchObject({ message: 'Host approved' });
    expectSuccess(await decide(actors.admin, { id, status: 2, from: 1 }));
    const { message, details } = expectSuccess(await send());
    expect({ message, details }).toMatchObject({ message: 'Host approved', details: { status: 2 } });
    expect((await app.stored('hosts', id)).decisions).toHaveLength(2);
  });

  it('should keep each decision with its reason, and show the applicant the last reason', async () => {
    const user = await app.create.user();
    const host = await app.create.host(user, code);
    await decide(actors.agency, {
      id: host._id,
      status: 2,
      from: 0,
      reason: 'The picture shows somebody else',
    });
    await decide(actors.agencyadmin, { id: host._id, status: 1, from: 2 });
    await decide(actors.admin, { id: host._id, status: 2, from: 1, reason: 'A second account' });
    const { details } = expectSuccess(
      await actors.agency.agent.get(`/api/agency/host/evidence?id=${host._id.toHexString()}`),
    );
    const { history } = details as { history: object[] };
    expect(history).toMatchObject([
      { from: 0, to: 2, role: 'agency', code, reason: 'The picture shows somebody else' },
      { from: 2, to: 1, role: 'agencyadmin', reason: '' },
      { from: 1, to: 2, role: 'admin', reason: 'A second account' },
    ]);
    const applicant = await app.as('user', user);
    const own = expectSuccess(await applicant.agent.get('/api/app/host/applications'));
    expect(own.details).toMatchObject([{ status: 2, reason: 'A second account' }]);
  });

  it('should write an audit record of each decision', async () => {
    const id = await application(pending);
    await decide(actors.agency, { id, status: 2, reason: 'No picture' });
    const records = await app.connection.collection('audit').find({ 'target.id': id }).toArray();
    expect(records).toMatchObject([
      {
        action: 'host.reject',
        actor: { role: 'agency', code },
        before: { status: 0 },
        after: { status: 2 },
        reason: 'No picture',
      },
    ]);
  });

  it.each([
    [{ id: 'x', status: 1 }, ['id']],
    [{ status: 1 }, ['id']],
    [{ id: '66f0c0ffee00000000000001' }, ['status']],
    [{ id: '66f0c0ffee00000000000001', status: 3 }, ['status']],
    [{ id: '66f0c0ffee00000000000001', status: 1, from: 7 }, ['from']],
  ])('should return 400 for %j', async (body, fields) => {
    expectFailure(await decide(actors.admin, body), 'VALIDATION_FAILED', ...fields);
  });

  it('should return 404 when the application is out of scope', async () => {
    const id = await application(pending, (await app.create.agency()).uniqueId);
    expectFailure(await decide(actors.agency, { id, status: 1 }), 'NOT_FOUND');
    expectFailure(await decide(actors.agencyadmin, { id, status: 1 }), 'NOT_FOUND');
    expect(await statusOf(id)).toBe(pending);
    expectSuccess(await decide(actors.admin, { id, status: 1 }));
  });

  it('should return 409 with the decision when the decider saw an older state', async () => {
    const id = await application(pending);
    await decide(actors.agency, { id, status: 1, from: 0 });
    const response = await decide(actors.admin, { id, status: 2, from: 0 });
    expectFailure(response, 'INVALID_TRANSITION');
    expect((response.body as { message: string }).message).toMatch(
      new RegExp(`approved by .*\\(${code}\\) at \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC`),
    );
    expect(await statusOf(id)).toBe(approved);
  });

  it('should return 409 when the user has another approved application', async () => {
    const user = await app.create.user();
    const first = await app.create.host(user, code, { status: rejected });
    await app.create.host(user, code, { status: approved });
    expectFailure(await decide(actors.agency, { id: first._id, status: 1 }), 'DUPLICATE', 'username');
  });

  it.each(DECIDERS.flatMap((one) => DECIDERS.map((other) => [one, other] as const)))(
    'should apply only one of two concurrent decisions: %s and %s',
    async (one, other) => {
      const id = await application(pending);
      const responses = await Promise.all([
        decide(actors[one], { id, status: 1, from: 0 }),
        decide(actors[other], { id, status: 2, from: 0, reason: 'no' }),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      const lost = responses.find(({ status }) => status === 409)!;
      expectFailure(lost, 'INVALID_TRANSITION');
      const { decisions, status } = (await app.stored('hosts', id)) as unknown as Host;
      expect(decisions).toHaveLength(1);
      expect(status).toBe(responses[0].status === 200 ? approved : rejected);
      const [{ name, at }] = decisions as [HostDecision];
      const { message } = lost.body as { message: string };
      expect(message).toContain(`${status === approved ? 'approved' : 'rejected'} by ${name}`);
      expect(message).toContain(` at ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`);
    },
  );
});

describe('POST /api/agency/host/decide', () => {
  const decideAll = (actor: Actor, body: object) => actor.agent.post('/api/agency/host/decide').send(body);

  it('should return a result for each application and keep earlier decisions', async () => {
    const ids = [await application(pending), await application(pending), await application(rejected)];
    const foreign = await application(pending, (await app.create.agency()).uniqueId);
    const body = expectSuccess(
      await decideAll(actors.agency, { ids: [...ids, foreign], status: 1, from: 0 }),
    );
    expect(body.message).toBe('2 done, 2 skipped');
    expect(body.details).toMatchObject([
      { id: ids[0], done: true, code: '' },
      { id: ids[1], done: true, code: '' },
      { id: ids[2], done: false, code: 'INVALID_TRANSITION' },
      { id: foreign, done: false, code: 'NOT_FOUND' },
    ]);
    expect(await Promise.all([...ids, foreign].map(statusOf))).toEqual([1, 1, 2, 0]);
  });

  it('should answer each row again when the call is repeated with its key, also a refused row', async () => {
    const [open, taken] = [await application(pending), await application(approved)];
    const send = () =>
      decideAll(actors.admin, { ids: [open, taken], status: 1, from: 0 }).set(
        'Idempotency-Key',
        `all-${open}`,
      );
    const first = expectSuccess(await send()).details;
    expect(first).toMatchObject([
      { id: open, done: true },
      { id: taken, done: false, code: 'INVALID_TRANSITION' },
    ]);
    await app.connection
      .collection('hosts')
      .updateMany(
        { _id: { $in: [new Types.ObjectId(open), new Types.ObjectId(taken)] } },
        { $set: { status: pending } },
      );
    expect(expectSuccess(await send()).details).toEqual(first);
    expect([await statusOf(open), await statusOf(taken)]).toEqual([pending, pending]);
  });

  it('should decide 60 applications', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => application(pending)));
    const body = expectSuccess(await decideAll(actors.admin, { ids, status: 2, from: 0, reason: 'Spam' }));
    expect(body.message).toBe('60 done');
  });

  it('should return 400 when ids are missing or too many, or a field is unknown', async () => {
    expectFailure(await decideAll(actors.admin, { ids: [], status: 1 }), 'VALIDATION_FAILED', 'ids');
    const many = Array.from({ length: 101 }, () => '66f0c0ffee00000000000001');
    expectFailure(await decideAll(actors.admin, { ids: many, status: 1 }), 'VALIDATION_FAILED', 'ids');
    expectFailure(
      await decideAll(actors.admin, { ids: many.slice(0, 1), status: 1, force: true }),
      'VALIDATION_FAILED',
      'force',
    );
  });
});
