// People who have lost their second factor: another person turns it off.
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { auditOf } from '../support/audit-records.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { halfOpen, protect } from '../support/second-factor.js';
import { kindsOf, ownHistory } from '../support/sign-in-history.js';

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT: 'off' });
  admin = await app.as('admin');
});
afterAll(() => app.close());

const resetOf = (kind: string, id: string, by = admin) =>
  by.agent.post('/api/admin/staffaccount/mfa/reset').send({ kind, id });
const resetAdmin = (id: string, by = admin) => by.agent.post(`/api/admin/admins/${id}/mfa/reset`);
const auditedOf = async (id: string) =>
  (await auditOf(app, id)).map(({ action, actor }) => [action as string, (actor as { id: string }).id]);

describe.each(['bd', 'agencyadmin', 'agency', 'coin'] as const)('the reset of a %s', (kind) => {
  it('should end the sessions, give back the sign-in by password, and leave traces', async () => {
    const owner = await protect(app, kind);
    const state = () => admin.agent.get('/api/admin/staffpassword/state').query({ kind, id: owner.id });
    expect(expectSuccess(await state()).details).toMatchObject({ secondFactor: true });
    const half = await halfOpen(app, owner);
    expectSuccess(await resetOf(kind, owner.id));
    expect(expectSuccess(await state()).details).toMatchObject({ secondFactor: false });
    expectFailure(await owner.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectFailure(await half.get('/api/auth/me'), 'UNAUTHENTICATED');
    const signedIn = expectSuccess(await app.login(kind, owner.account));
    expect(signedIn).not.toHaveProperty('mfaRequired');
    const agent = app.withToken(signedIn.accessToken as string);
    const history = await ownHistory({ agent });
    expect(kindsOf(history)).toContain('factorReset');
    expect(history.find(({ kind: one }) => one === 'factorReset')).toMatchObject({ by: admin.record.name });
    expect(await auditedOf(owner.id)).toEqual([
      [`${kind}.enableSecondFactor`, owner.id],
      [`${kind}.resetSecondFactor`, admin.id],
    ]);
    expectFailure(await resetOf(kind, owner.id), 'INVALID_TRANSITION');
  });
});

describe('the reset of an admin', () => {
  it('should be done by another Owner only', async () => {
    const owner = await protect(app, 'admin');
    const moderator = await app.as(
      'admin',
      await app.create.admin({ sets: [], rights: ['staff.passwords'] }),
    );
    expectFailure(await resetAdmin(owner.id, moderator), 'FORBIDDEN');
    expectFailure(await resetAdmin(admin.id), 'IN_USE');
    expectFailure(await resetAdmin('66f0c0ffee00000000000001'), 'NOT_FOUND');
    expectSuccess(await resetAdmin(owner.id));
    expect(expectSuccess(await app.login('admin', owner.account))).toHaveProperty('details');
    expect(await auditedOf(owner.id)).toContainEqual(['admin.resetSecondFactor', admin.id]);
  });

  it('should need the same right for other staff', async () => {
    const bd = await protect(app, 'bd');
    const support = await app.as('admin', await app.create.admin({ sets: [], rights: ['staff.passwords'] }));
    expectFailure(await resetOf('bd', bd.id, support), 'FORBIDDEN');
    expectSuccess(await bd.agent.get('/api/auth/me'));
  });

  it('should not reach admins through the call for other staff, nor another kind', async () => {
    const owner = await protect(app, 'admin');
    expectFailure(await resetOf('admin', owner.id), 'VALIDATION_FAILED', 'kind');
    const bd = await protect(app, 'bd');
    expectFailure(await resetOf('agency', bd.id), 'NOT_FOUND');
    expectSuccess(await bd.agent.get('/api/auth/me'));
  });
});
