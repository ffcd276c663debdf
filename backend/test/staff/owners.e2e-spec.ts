// Making an admin an Owner: when there is another Owner, one Owner asks and another one confirms or declines.
import type { Admin } from '../../src/modules/staff/admins/admin.schema.js';
import { BUILT_IN_SETS, OWNER_SET } from '../../src/modules/staff/admins/rights/built-in-sets.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { noticesOf } from '../inbox/inbox.js';

const ADMINS = '/api/admin/admins';
const WAITING = `${ADMINS}/waiting`;
const HOUR = 3_600_000;
const OWNER = String(OWNER_SET);
const SUPPORT = String(BUILT_IN_SETS.find(({ name }) => name === 'Support')!._id);
const FINANCE = String(BUILT_IN_SETS.find(({ name }) => name === 'Finance')!._id);

interface Waiting {
  _id: string;
  admin: string;
  name: string;
  askedBy: string;
  own: boolean;
  mayConfirm: boolean;
  obstacle: string;
}

let app: TestApp;
let first: Actor<'admin'>;
let second: Actor<'admin'>;
let staff: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  await app.connection.collection('waitingowners').deleteMany({});
  await app.connection.collection('admins').updateMany({}, { $set: { deleted: true } });
  first = await newAdmin({ name: 'First Owner' });
  second = await newAdmin({ name: 'Second Owner' });
  const { _id, rights } = BUILT_IN_SETS[1]!;
  staff = await newAdmin({ name: 'Ravi Rao', sets: [_id], rights });
});
afterAll(() => app.close());

const newAdmin = async (fields: Partial<Admin> = {}) => app.as('admin', await app.create.admin(fields));
const change = ({ record }: Actor, fields: Partial<Admin>) =>
  app.connection.collection('admins').updateOne({ _id: record._id }, { $set: fields });
const setsOf = async (id: string) => ((await app.stored('admins', id)).sets as unknown[]).map(String);
const give = (by: Actor, id = staff.id, sets = [OWNER], more: object = {}) =>
  by.agent.put(`${ADMINS}/${id}/sets`).send({ sets, ...more });
const mayManage = async ({ agent }: Actor) =>
  (expectSuccess(await agent.get('/api/auth/me')).details as { rights: string[] }).rights.includes(
    'admins.manage',
  );
let numbers = 0;
const add = (by: Actor, fields: object = {}) =>
  by.agent.post(ADMINS).send({
    name: 'New Admin',
    number: `9178${100_000 + (numbers += 1)}00`,
    password: PASSWORD,
    ...fields,
  });
const decide = (by: Actor, id: string, approve = true, more: object = {}) =>
  by.agent.post(`${WAITING}/${id}`).send({ approve, ...more });
const list = async (by: Actor) => expectSuccess(await by.agent.get(WAITING)).details as Waiting[];
/** The id of a request of `by` to make `staff` an Owner. */
const asked = async (by = first) => String(expectSuccess(await give(by)).waiting);
const audited = (action: string) =>
  app.connection.collection('audit').findOne({ action }, { sort: { _id: -1 } });

describe('PUT /api/admin/admins/:id/sets', () => {
  it('should wait for another Owner and change nothing before', async () => {
    const answer = expectSuccess(await give(first));
    expect(answer.waiting).toMatch(/^[0-9a-f]{24}$/);
    expect(answer.details).toMatchObject({ _id: staff.id, sets: [FINANCE] });
    expect(await setsOf(staff.id)).toEqual([FINANCE]);
    expect(await mayManage(staff)).toBe(false);
    expect(await list(second)).toMatchObject([
      { admin: staff.id, name: 'Ravi Rao', askedBy: 'First Owner', own: false, mayConfirm: true },
    ]);
    expect(await audited('admin.askOwner')).toMatchObject({
      actor: { id: first.id },
      target: { id: staff.id, label: 'Ravi Rao' },
    });
  });

  it('should take effect at once when there is no other Owner', async () => {
    await change(second, { sets: [BUILT_IN_SETS[1]!._id] });
    const answer = expectSuccess(await give(first));
    expect(answer).toMatchObject({ waiting: '', details: { sets: [OWNER] } });
    expect(await mayManage(staff)).toBe(true);
  });

  it('should take effect at once for other sets, and when the admin is an Owner already', async () => {
    expect(expectSuccess(await give(first, staff.id, [SUPPORT]))).toMatchObject({ waiting: '' });
    expect(await setsOf(staff.id)).toEqual([SUPPORT]);
    expect(expectSuccess(await give(first, second.id, [OWNER, SUPPORT]))).toMatchObject({ waiting: '' });
    expect(await setsOf(second.id)).toEqual([OWNER, SUPPORT]);
  });

  it('should replace the waiting request for the same admin', async () => {
    const id = await asked();
    const again = await asked(second);
    expectFailure(await decide(second, id), 'INVALID_TRANSITION');
    expect((await list(first)).map(({ _id }) => _id)).toEqual([again]);
    expectSuccess(await give(first, staff.id, [SUPPORT]));
    expectFailure(await decide(first, again), 'INVALID_TRANSITION');
    expect(await list(first)).toEqual([]);
  });

  it('should return 400 for an unknown set, 404 for an unknown admin, 409 for oneself and an old version', async () => {
    const unknown = '66f0c0ffee00000000000001';
    expectFailure(await give(first, staff.id, [OWNER, unknown]), 'VALIDATION_FAILED', 'sets');
    expectFailure(await give(first, unknown), 'NOT_FOUND');
    expectFailure(await give(first, first.id), 'IN_USE');
    expectSuccess(await give(first, staff.id, [SUPPORT]));
    expectFailure(await give(first, staff.id, [OWNER], { versionSeen: 0 }), 'VERSION_CONFLICT');
    expect(await list(first)).toEqual([]);
  });

  it.each([
    ['disabled', { disabled: true, disabledAt: new Date() }],
    ['demoted', { sets: [], ownerUntil: new Date() }],
  ])('should still wait when the only other Owner was %s within 24 hours', async (_how, fields) => {
    await change(second, fields);
    expect(expectSuccess(await give(first)).waiting).not.toBe('');
    const longAgo = new Date(Date.now() - 25 * HOUR);
    await change(second, 'disabledAt' in fields ? { disabledAt: longAgo } : { ownerUntil: longAgo });
    expect(expectSuccess(await give(first))).toMatchObject({ waiting: '', details: { sets: [OWNER] } });
  });

  it('should note when an Owner loses the set', async () => {
    expectSuccess(await give(first, second.id, [SUPPORT]));
    expect((await app.stored('admins', second.id)).ownerUntil).toBeInstanceOf(Date);
    expect(expectSuccess(await give(first)).waiting).not.toBe('');
    // The admin who is to become an Owner again is not the other Owner.
    await change(second, { ownerUntil: new Date(Date.now() - 25 * HOUR) });
    await change(staff, { ownerUntil: new Date() });
    expect(expectSuccess(await give(first)).waiting).toBe('');
  });
});

describe('POST /api/admin/admins', () => {
  it('should create the admin with the other built-in sets when no sets are named', async () => {
    const answer = expectSuccess(await add(first));
    const { _id } = answer.details as Waiting;
    const sets = BUILT_IN_SETS.slice(1).map((set) => String(set._id));
    expect(answer).toMatchObject({ message: 'Admin added', details: { sets, status: 'active' } });
    expect(await list(second)).toMatchObject([{ _id: answer.waiting, admin: _id, name: 'New Admin' }]);
    const fresh = await app.as('admin', (await app.stored('admins', _id)) as unknown as Admin);
    expectSuccess(await fresh.agent.get('/api/admin/users'));
    expect(await mayManage(fresh)).toBe(false);
    expectSuccess(await decide(second, String(answer.waiting)));
    expect(await mayManage(fresh)).toBe(true);
    expect(await setsOf(_id)).toEqual([OWNER]);
  });

  it('should create the admin without rights when only the set of the Owners is named', async () => {
    const answer = expectSuccess(await add(first, { sets: [OWNER] }));
    expect(answer).toMatchObject({ details: { sets: [] } });
    expect(answer.waiting).not.toBe('');
  });

  it('should give the other sets at once', async () => {
    const answer = expectSuccess(await add(first, { sets: [OWNER, SUPPORT] }));
    const { _id } = answer.details as Waiting;
    expect(answer.details).toMatchObject({ sets: [SUPPORT] });
    expectSuccess(await decide(second, String(answer.waiting)));
    expect(await setsOf(_id)).toEqual([OWNER, SUPPORT]);
  });

  it('should make an Owner at once when there is no other Owner', async () => {
    await change(second, { disabled: true, disabledAt: new Date(Date.now() - 25 * HOUR) });
    expect(expectSuccess(await add(first))).toMatchObject({ waiting: '', details: { sets: [OWNER] } });
  });
});

describe('an Owner with the first password, which the maker knows', () => {
  /** Adds an Owner at once and signs the new Owner in. */
  async function made(by: Actor): Promise<Actor<'admin'>> {
    const answer = expectSuccess(await add(by));
    expect(answer).toMatchObject({ waiting: '', details: { sets: [OWNER] } });
    const { _id } = answer.details as Waiting;
    return app.as('admin', (await app.stored('admins', _id)) as unknown as Admin);
  }
  const OWN_PASSWORD = 'A quiet orchard 5519';
  const choosePassword = ({ agent }: Actor) =>
    agent
      .put('/api/admin/profile/updatepassword')
      .send({ oldpassword: PASSWORD, newpassword: OWN_PASSWORD, confirmpassword: OWN_PASSWORD });
  beforeEach(() => change(second, { deleted: true }));

  it('should count as the maker until the owner chooses a password', async () => {
    const puppet = await made(first);
    await made(first);
    await made(await made(puppet));
    expectSuccess(await choosePassword(puppet));
    expect(expectSuccess(await add(first)).waiting).not.toBe('');
  });

  it('should not confirm for the maker, nor the maker for them', async () => {
    const puppet = await made(first);
    expectSuccess(await choosePassword(puppet));
    expectFailure(await decide(puppet, await asked(first)), 'NEEDS_SECOND_ADMIN');
    const id = await asked(puppet);
    expectFailure(await decide(first, id), 'NEEDS_SECOND_ADMIN');
    await change(puppet, { ownPasswordAt: new Date(Date.now() - 25 * HOUR) });
    expectSuccess(await decide(first, id));
  });

  it('should not free the issuer when a forgotten password was replaced', async () => {
    await change(second, { deleted: false });
    const path = `${ADMINS}/${second.id}/password`;
    expectSuccess(await first.agent.post(path).send({ password: OWN_PASSWORD }));
    const id = await asked();
    expectFailure(await decide(await app.as('admin', second.record), id), 'NEEDS_SECOND_ADMIN');
  });
});

describe('POST /api/admin/admins/waiting/:id', () => {
  it('should make the admin an Owner and name both Owners in the audit log', async () => {
    const id = await asked();
    expectSuccess(await decide(second, id));
    expect(await setsOf(staff.id)).toEqual([OWNER]);
    expect(await mayManage(staff)).toBe(true);
    expect(await audited('admin.confirmOwner')).toMatchObject({
      actor: { id: second.id },
      target: { id: staff.id },
      reason: 'Requested by First Owner',
    });
    expect(await list(first)).toEqual([]);
  });

  it('should leave the rights when another Owner declines or the asker withdraws', async () => {
    const reason = 'Not yet';
    for (const by of [second, first]) {
      expectSuccess(await decide(by, await asked(), false, { reason }));
      expect(await audited('admin.refuseOwner')).toMatchObject({ actor: { id: by.id }, reason });
    }
    expect(await setsOf(staff.id)).toEqual([FINANCE]);
  });

  it('should refuse the asker and the admin who is to become an Owner', async () => {
    const id = await asked();
    expectFailure(await decide(first, id), 'NEEDS_SECOND_ADMIN');
    expectFailure(await decide(staff, id), 'FORBIDDEN');
    expect(await list(first)).toMatchObject([{ own: true, mayConfirm: false }]);
    expect(await list(staff)).toMatchObject([
      { mayConfirm: false, obstacle: expect.stringContaining('Owner') },
    ]);
    expect(await setsOf(staff.id)).toEqual([FINANCE]);
  });

  it.each([
    ['the asker added the Owner', { addedBy: 'first', createdAt: new Date(0) }],
    ['the asker enabled the Owner again', { enabledBy: 'first' }],
    ['the asker issued the password of the Owner', { passwordIssuedBy: 'first' }],
    ['the Owner was added today', { addedBy: 'another admin', createdAt: new Date() }],
  ])('should refuse when %s', async (_why, fields) => {
    const named = Object.entries(fields).map(([name, value]) => [name, value === 'first' ? first.id : value]);
    const id = await asked();
    await change(second, Object.fromEntries(named) as Partial<Admin>);
    expectFailure(await decide(second, id), 'NEEDS_SECOND_ADMIN');
    expect(await setsOf(staff.id)).toEqual([FINANCE]);
    expectSuccess(await decide(await newAdmin(), id));
  });

  it('should refuse an Owner who was disabled or demoted meanwhile', async () => {
    const id = await asked();
    const third = await newAdmin();
    expectSuccess(await first.agent.post(`${ADMINS}/${second.id}/disable`).send({ reason: 'Left' }));
    expectFailure(await decide(second, id), 'UNAUTHENTICATED');
    expectSuccess(await give(first, third.id, [SUPPORT]));
    expectFailure(await decide(third, id), 'FORBIDDEN');
    expect(await list(first)).toHaveLength(1);
  });

  it('should end with the admin who is to become an Owner', async () => {
    const id = await asked();
    expectSuccess(await first.agent.post(`${ADMINS}/${staff.id}/disable`).send({ reason: 'Left' }));
    expectFailure(await decide(second, id), 'INVALID_TRANSITION');
    expect(await list(first)).toEqual([]);
  });

  it('should let one of two concurrent decisions win', async () => {
    const third = await newAdmin();
    for (const rival of [true, false]) {
      const id = await asked();
      const answers = await Promise.all([decide(second, id), decide(third, id, rival)]);
      const [lost, ...more] = answers.filter(({ status }) => status !== 200);
      expectFailure(lost!, 'INVALID_TRANSITION');
      expect(more).toEqual([]);
      expect(await setsOf(staff.id)).toEqual([answers[0].status === 200 || rival ? OWNER : FINANCE]);
      await change(staff, { sets: [BUILT_IN_SETS[1]!._id] });
    }
  });

  it('should return 404 for an unknown request and 400 for an unknown field', async () => {
    expectFailure(await decide(second, '66f0c0ffee00000000000001'), 'NOT_FOUND');
    const id = await asked();
    expectFailure(await decide(second, id, true, { force: true }), 'VALIDATION_FAILED', 'force');
  });
});

describe('the inbox of the Owners', () => {
  it('should notify those who may confirm, and the Owner who asked of the decision', async () => {
    const id = await asked();
    expect(await noticesOf(second)).toMatchObject([
      { kind: 'waiting', event: 'ownerWaits', about: id, label: 'Ravi Rao', by: 'First Owner', due: true },
    ]);
    expect([await noticesOf(first), await noticesOf(staff)]).toEqual([[], []]);
    expectSuccess(await decide(second, id, false, { reason: 'Too early' }));
    expect(await noticesOf(second)).toMatchObject([{ due: false, read: true }]);
    expect(await noticesOf(first)).toMatchObject([
      {
        kind: 'decisions',
        event: 'ownerRefused',
        label: 'Ravi Rao',
        by: 'Second Owner',
        detail: 'Too early',
      },
    ]);
    expectSuccess(await decide(second, await asked()));
    expect((await noticesOf(first)).map(({ event }) => event)).toEqual(['ownerConfirmed', 'ownerRefused']);
  });

  it('should say when a later change replaces the request, and nothing to an Owner who replaces their own', async () => {
    await asked();
    expectSuccess(await give(second, staff.id, [SUPPORT]));
    expect(await noticesOf(first)).toMatchObject([{ event: 'ownerReplaced', by: 'Second Owner' }]);
    await asked();
    expectSuccess(await give(first, staff.id, [FINANCE]));
    expect(await noticesOf(first)).toHaveLength(1);
    expect((await noticesOf(second)).map(({ read }) => read)).toEqual([true, true]);
  });
});
