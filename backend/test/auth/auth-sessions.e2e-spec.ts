// The sessions of an account: their list, and how each one ends.
import { setTimeout as wait } from 'node:timers/promises';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { refresh, sessionOf } from '../support/sessions.js';
import { ROLES } from '../support/sign-in.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe.each(ROLES)('sessions of %s', (role) => {
  const list = async (actor: Actor) =>
    expectSuccess(await actor.agent.get('/api/auth/sessions')).details as Record<string, unknown>[];

  it('should be listed by last use, newest first, with the current session marked', async () => {
    const account = await app.create.account(role);
    const first = await app.as(role, account as never);
    await wait(5);
    const second = await app.as(role, account as never);
    const sessions = await list(second);
    expect(sessions.map(({ _id, current }) => [_id, current])).toEqual([
      [sessionOf(second), true],
      [sessionOf(first), false],
    ]);
    expect(Object.keys(sessions[0]!).sort()).toEqual(
      ['_id', 'address', 'createdAt', 'current', 'expiresAt', 'lastUsedAt', 'userAgent', 'viewedBy'].sort(),
    );
    expect(sessions[0]!.address).toMatch(/127\.0\.0\.1$/);
  });

  it('should end one by one with DELETE /api/auth/sessions', async () => {
    const account = await app.create.account(role);
    const [stays, goes] = [await app.as(role, account as never), await app.as(role, account as never)];
    expectSuccess(await stays.agent.delete(`/api/auth/sessions/${sessionOf(goes)}`));
    expectFailure(await goes.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectFailure(await refresh(app, goes.refreshToken), 'UNAUTHENTICATED');
    expect(await list(stays)).toHaveLength(1);
    expectFailure(await stays.agent.delete(`/api/auth/sessions/${sessionOf(goes)}`), 'NOT_FOUND');
  });

  it('should end only the current session with POST /api/auth/logout', async () => {
    const account = await app.create.account(role);
    const [goes, stays] = [await app.as(role, account as never), await app.as(role, account as never)];
    expectSuccess(await goes.agent.post('/api/auth/logout'));
    expectFailure(await goes.agent.post('/api/auth/logout'), 'UNAUTHENTICATED');
    expectFailure(await refresh(app, goes.refreshToken), 'UNAUTHENTICATED');
    expectSuccess(await stays.agent.get('/api/auth/me'));
  });

  it('should return 404 when another account tries to end a session, and 400 when the id is invalid', async () => {
    const mine = await app.as(role, (await app.create.account(role)) as never);
    for (const other of ROLES) {
      const foreign = await app.as(other, (await app.create.account(other)) as never);
      expectFailure(await foreign.agent.delete(`/api/auth/sessions/${sessionOf(mine)}`), 'NOT_FOUND');
    }
    expectFailure(await mine.agent.delete('/api/auth/sessions/none'), 'VALIDATION_FAILED', 'id');
    expect(await list(mine)).toHaveLength(1);
  });
});

describe('several processes', () => {
  it('should agree that a session has ended', async () => {
    const other = await startApp({ MONGODB_URI: app.databaseUri });
    const actor = await app.as('agencyadmin');
    const there = other.withToken(actor.accessToken);
    const before = await there.get('/api/auth/me');
    await actor.agent.post('/api/auth/logout');
    const after = await there.get('/api/auth/me');
    const login = await other.login('agencyadmin', actor.record, { password: PASSWORD });
    await other.close();
    expectSuccess(before);
    expectFailure(after, 'UNAUTHENTICATED');
    expectSuccess(login);
  });
});
