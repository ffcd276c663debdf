// Raising or lifting a limit takes two admins. Setting a first limit and lowering a limit take effect immediately.
import type { Admin } from '../../src/modules/staff/admins/admin.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { COIN_LIMITS, decideLimit, setLimits, type WaitingLimit } from '../support/set-limits.js';
import { sharedApp } from '../support/shared-app.js';

const DAY = 24 * 3_600_000;

let app: TestApp;
let first: Actor<'admin'>;
let second: Actor<'admin'>;
let user: { username: string };
beforeAll(async () => {
  app = await sharedApp();
  first = await app.as('admin');
  second = await app.as('admin', await app.create.admin({ name: 'Second Admin' }));
  user = await app.create.user();
});
beforeEach(() => setLimits(app, first, second, { send: 100, withdrawal: 50 }));
afterAll(() => app.close());

const set = async (limits: object, { agent }: Actor = first) => {
  const answer = expectSuccess(await agent.post(COIN_LIMITS).send(limits));
  const { message, details } = answer;
  return { message, details, waiting: answer.waiting as WaitingLimit[] };
};
const read = async ({ agent }: Actor) => {
  const { details, waiting } = expectSuccess(await agent.get(COIN_LIMITS));
  return { details, waiting: waiting as WaitingLimit[] };
};
const idOf = async (limits: object) => (await set(limits)).waiting[0]!._id;
const lastAudit = () =>
  app.connection.collection('audit').findOne({ 'target.kind': 'limits' }, { sort: { _id: -1 } });
const change = (admin: Actor, fields: Partial<Admin>) =>
  app.connection.collection('admins').updateOne({ _id: admin.record._id }, { $set: fields });

describe('POST /api/admin/coinlimits', () => {
  it.each([
    ['raised', 500, 500],
    ['lifted', '', null],
  ])('should leave the limit in force until another admin confirms when it is %s', async (_, send, to) => {
    const asked = await set({ send });
    expect(asked).toMatchObject({
      message: 'Another admin must confirm the higher limit',
      details: { send: 100, withdrawal: 50 },
      waiting: [{ limit: 'send', from: 100, to, askedBy: 'Administrator', own: true, mayConfirm: false }],
    });
    expect(await lastAudit()).toMatchObject({ action: 'limits.ask', after: { send: to } });
    const sent = await first.agent
      .post('/api/admin/recharge/sendcoin')
      .send({ to: '2', userId: user.username, coin: 500 });
    expect(expectSuccess(sent).waiting).not.toBe('');
    expect((await read(second)).waiting).toMatchObject([{ own: false, mayConfirm: true, obstacle: '' }]);

    const [{ _id }] = asked.waiting as [WaitingLimit];
    expectFailure(await decideLimit(first, _id, true), 'NEEDS_SECOND_ADMIN');
    expectSuccess(await decideLimit(second, _id, true));
    expect(await read(first)).toMatchObject({ details: { send: to, withdrawal: 50 }, waiting: [] });
    expect(await lastAudit()).toMatchObject({
      action: 'limits.update',
      reason: 'Requested by Administrator',
    });
  });

  it('should lower one limit immediately and let the raised one wait when one call changes both', async () => {
    const { details, waiting } = await set({ send: 60, withdrawal: 500 });
    expect(details).toMatchObject({ send: 60, withdrawal: 50 });
    expect(waiting).toMatchObject([{ limit: 'withdrawal', to: 500 }]);
  });

  it('should drop the waiting request when its limit is lowered or requested again', async () => {
    const raised = await idOf({ send: 500 });
    const again = await set({ send: 600 }, second);
    expect(again.waiting).toMatchObject([{ to: 600, askedBy: 'Second Admin' }]);
    expectFailure(await decideLimit(second, raised, true), 'INVALID_TRANSITION');
    expect((await set({ send: 90 })).waiting).toEqual([]);
    expectFailure(await decideLimit(first, again.waiting[0]!._id, true), 'INVALID_TRANSITION');
    expect((await read(first)).details).toMatchObject({ send: 90, withdrawal: 50 });
  });

  it('should keep the waiting request when the other limit is lowered', async () => {
    await set({ send: 500 });
    expect((await set({ send: 100, withdrawal: 40 })).waiting).toMatchObject([{ limit: 'send', to: 500 }]);
  });

  it('should apply only one of two concurrent decisions', async () => {
    const third = await app.as('admin', await app.create.admin());
    const id = await idOf({ send: 500 });
    const answers = await Promise.all([decideLimit(second, id, true), decideLimit(third, id, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isConfirmed = answers[0].status === 200;
    expect((await read(first)).details).toMatchObject({ send: isConfirmed ? 500 : 100 });
    await change(third, { disabled: true });
  });

  it('should keep the limit when an admin refuses the request', async () => {
    expectSuccess(await decideLimit(second, await idOf({ send: 500 }), false));
    expect(await lastAudit()).toMatchObject({ action: 'limits.refuse', after: { send: 500 } });
    expectSuccess(await decideLimit(first, await idOf({ send: 500 }), false));
    expect(await read(first)).toMatchObject({ details: { send: 100, withdrawal: 50 }, waiting: [] });
  });

  it('should return 404 when no request with this id waits', async () => {
    expectFailure(await decideLimit(second, '66f0c0ffee00000000000001', true), 'NOT_FOUND');
  });

  it('should take effect immediately when the only other admin was added less than 24 hours ago', async () => {
    await change(second, { addedBy: first.id });
    expect(await set({ send: 500 })).toMatchObject({ details: { send: 500 }, waiting: [] });
    await change(second, { addedBy: '' });
  });

  it('should be refused when the requesting admin added the only other admin, who can request it instead', async () => {
    const longAgo = new Date(Date.now() - 2 * DAY);
    await change(second, { addedBy: first.id, createdAt: longAgo });
    const refused = await first.agent.post(COIN_LIMITS).send({ send: '', withdrawal: 40 });
    expectFailure(refused, 'NEEDS_SECOND_ADMIN');
    expect((refused.body as { message: string }).message).toBe(
      'Ask Second Admin to request the higher limit. You can then confirm it',
    );
    expect(await read(first)).toMatchObject({ details: { send: 100, withdrawal: 50 }, waiting: [] });
    expect((await set({ send: 90 })).details).toMatchObject({ send: 90 });
    const { waiting } = await set({ send: 500 }, second);
    expectSuccess(await decideLimit(first, waiting[0]!._id, true));
    expect((await read(first)).details).toMatchObject({ send: 500 });
    await change(second, { disabled: true, disabledAt: new Date() });
    const again = await first.agent.post(COIN_LIMITS).send({ send: '' });
    expectFailure(again, 'NEEDS_SECOND_ADMIN');
    expect((again.body as { message: string }).message).toContain('was disabled less than 24 hours ago');
    await change(second, { addedBy: '', disabled: false, createdAt: second.record.createdAt });
  });

  it('should wait when the only other admin was disabled within 24 hours', async () => {
    const disable = (actor: Actor) =>
      first.agent.post(`/api/admin/admins/${actor.id}/disable`).send({ reason: 'Left' });
    expectSuccess(await disable(second));
    expect(await set({ send: 500 })).toMatchObject({ details: { send: 100 }, waiting: [{ to: 500 }] });
    await change(second, { disabledAt: new Date(Date.now() - DAY - 1000) });
    expect(await set({ send: 600 })).toMatchObject({ details: { send: 600 }, waiting: [] });
  });
});
