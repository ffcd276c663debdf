// An admin makes the rejection of a host application final: agencies and agency admins cannot approve the application.
import { type Host, HOST_STATUS, type HostStatus } from '../../src/modules/hosts/host.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

const { pending, approved, rejected } = HOST_STATUS;
const LOWER = ['agencyadmin', 'agency'] as const;

let app: TestApp;
let actors: Record<'admin' | (typeof LOWER)[number], Actor>;
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

const application = async (status: HostStatus = pending, fields: Partial<Host> = {}) =>
  (await app.create.host(await app.create.user(), code, { status, ...fields }))._id.toHexString();
const decide = (actor: Actor, body: object) => actor.agent.post('/api/agency/host/approvehost').send(body);
const decideAll = (actor: Actor, body: object) => actor.agent.post('/api/agency/host/decide').send(body);
const rejectForGood = async (id: string) =>
  expectSuccess(await decide(actors.admin, { id, status: rejected, final: true, reason: 'abuse' })).details;

describe('a final rejection', () => {
  it.each([
    ['pending', pending],
    ['approved', approved],
  ] as const)(
    'should be stored and audited when an admin rejects a %s application',
    async (_name, status) => {
      const id = await application(status);
      expect(await rejectForGood(id)).toMatchObject({ status: rejected, final: true });
      expect(await app.stored('hosts', id)).toMatchObject({ status: rejected, final: true });
      const records = await app.connection.collection('audit').find({ 'target.id': id }).toArray();
      expect(records).toMatchObject([{ action: 'host.reject', after: { final: true }, reason: 'abuse' }]);
    },
  );

  it.each(LOWER)('should return 409 and stay in force when the %s approves the application', async (role) => {
    const id = await application();
    await rejectForGood(id);
    const refused = await decide(actors[role], { id, status: approved });
    expectFailure(refused, 'INVALID_TRANSITION');
    expect((refused.body as { message: string }).message).toMatch(/^An admin made this rejection final/);
    const { details } = expectSuccess(await decideAll(actors[role], { ids: [id], status: approved }));
    expect(details).toMatchObject([{ id, done: false, code: 'INVALID_TRANSITION' }]);
    expect(await app.stored('hosts', id)).toMatchObject({ status: rejected, final: true });
  });

  it('should be stored and audited once when an admin makes a rejection final', async () => {
    const id = await application();
    expectSuccess(await decide(actors.agency, { id, status: rejected, reason: 'A second account' }));
    expectFailure(await decide(actors.admin, { id, status: rejected }), 'INVALID_TRANSITION');
    expectFailure(await decide(actors.agency, { id, status: rejected, final: true }), 'FORBIDDEN');
    const body = expectSuccess(
      await decide(actors.admin, { id, status: rejected, from: rejected, final: true }),
    );
    expect(body.details).toMatchObject({ status: rejected, final: true });
    const newest = { sort: { _id: -1 } } as const;
    const record = await app.connection.collection('audit').findOne({ 'target.id': id }, newest);
    expect(record).toMatchObject({ action: 'host.reject', before: { final: false }, after: { final: true } });
    expectFailure(await decide(actors.agency, { id, status: approved }), 'INVALID_TRANSITION');
    expectFailure(await decide(actors.admin, { id, status: rejected, final: true }), 'INVALID_TRANSITION');
  });

  it('should end when an admin approves the application', async () => {
    const id = await application();
    await rejectForGood(id);
    const body = expectSuccess(await decide(actors.admin, { id, status: approved }));
    expect(body.details).toMatchObject({ status: approved, final: false });
    expectSuccess(await decide(actors.agency, { id, status: rejected }));
    expectSuccess(await decide(actors.agencyadmin, { id, status: approved }));
  });

  it('should apply to every chosen application when an admin rejects several', async () => {
    const ids = [await application(), await application()];
    expectSuccess(await decideAll(actors.admin, { ids, status: rejected, final: true, reason: 'abuse' }));
    const { details } = expectSuccess(await decideAll(actors.agency, { ids, status: approved }));
    expect(details).toMatchObject(ids.map((id) => ({ id, done: false, code: 'INVALID_TRANSITION' })));
  });

  it('should be marked in the lists of every role, only for that application', async () => {
    const [id, other] = [await application(), await application(rejected)];
    await rejectForGood(id);
    for (const actor of Object.values(actors)) {
      const body = expectSuccess(await actor.agent.get('/api/agency/host/gethost?status=2&limit=100'));
      const listed = (body.details as { _id: string; final: boolean }[]).filter(({ _id }) =>
        [id, other].includes(_id),
      );
      expect(new Map(listed.map(({ _id, final }) => [_id, final]))).toEqual(
        new Map([
          [id, true],
          [other, false],
        ]),
      );
    }
  });

  it('should allow the user to apply again', async () => {
    const record = await app.create.user();
    const host = await app.create.host(record, code);
    await rejectForGood(host._id.toHexString());
    const user = await app.as('user', record);
    const again = { agencyCode: code, realName: 'Real Name', number: record.number };
    expectSuccess(await user.agent.post('/api/app/host/apply').send(again));
  });
});

describe('final=true', () => {
  it('should return 400 when it comes with an approval', async () => {
    const id = await application();
    const refused = await decide(actors.admin, { id, status: approved, final: true });
    expectFailure(refused, 'VALIDATION_FAILED', 'final');
    expect(await app.stored('hosts', id)).toMatchObject({ status: pending });
  });

  it.each(LOWER)('should return 403 and change nothing when the %s sends it', async (role) => {
    const id = await application();
    const body = { status: rejected, final: true };
    expectFailure(await decide(actors[role], { id, ...body }), 'FORBIDDEN');
    expectFailure(await decideAll(actors[role], { ids: [id], ...body }), 'FORBIDDEN');
    expect(await app.stored('hosts', id)).toMatchObject({ status: pending });
  });
});

describe('a rejection that is not final', () => {
  it.each(LOWER)(
    'should allow the %s to approve, also when an admin rejected the application',
    async (role) => {
      const id = await application();
      expectSuccess(await decide(actors.admin, { id, status: rejected, reason: 'A second account' }));
      const body = expectSuccess(await decide(actors[role], { id, status: approved }));
      expect(body.details).toMatchObject({ status: approved, final: false });
    },
  );
});
