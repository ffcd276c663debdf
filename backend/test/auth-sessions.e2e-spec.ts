import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';
import type { Test } from 'supertest';
import { SessionsService } from '../src/platform/access/sessions.service.js';
import type { Role } from '../src/core/roles.js';
import { AuthService } from '../src/modules/auth/auth.service.js';
import { type Actor, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { PASSWORD } from './factories/factory.js';
import { photograph } from './factories/pictures.js';
import { ROLES } from './sign-in.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const refresh = (refreshToken: string, on = app) =>
  on.guest().post('/api/auth/refresh').send({ refreshToken });
const next = async (token: string) => String(expectSuccess(await refresh(token)).refreshToken);
/** The session that an actor is signed in by. */
const sessionOf = ({ accessToken }: Actor) =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid;
const edit = (actor: Actor, fields: object) =>
  app.connection
    .collection('sessions')
    .updateOne({ _id: new app.connection.base.Types.ObjectId(sessionOf(actor)) }, { $set: fields });

describe('POST /api/auth/refresh', () => {
  it.each(ROLES)('should answer the next pair of tokens to %s', async (role) => {
    const actor = await app.as(role);
    const body = expectSuccess(await refresh(actor.refreshToken));
    expect(Object.keys(body).sort()).toEqual(
      ['accessToken', 'expiresIn', 'message', 'refreshToken', 'success'].sort(),
    );
    expect(body.refreshToken).not.toBe(actor.refreshToken);
    const me = expectSuccess(await app.withToken(String(body.accessToken)).get('/api/auth/me'));
    expect(me.details).toMatchObject({ role });
  });

  it('should answer the same successor for 30 s more: two tabs, a lost answer', async () => {
    const { refreshToken } = await app.as('bd');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => next(refreshToken)));
    expect(new Set(answers).size).toBe(1);
    expect(await next(refreshToken)).toBe(answers[0]);
    // And the successor is the one that goes on.
    expect(await next(answers[0]!)).not.toBe(answers[0]);
  });

  it('should end the whole family when a token is used again later', async () => {
    const actor = await app.as('bd');
    const successor = await next(actor.refreshToken);
    const { previousUntil } = await app.stored('sessions', sessionOf(actor));
    const left = (previousUntil as Date).getTime() - Date.now();
    expect(left).toBeGreaterThan(25_000);
    expect(left).toBeLessThanOrEqual(30_000);
    await edit(actor, { previousUntil: new Date(Date.now() - 1) });
    expectFailure(await refresh(actor.refreshToken), 'UNAUTHENTICATED');
    expectFailure(await refresh(successor), 'UNAUTHENTICATED');
    expectFailure(await actor.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
  });

  it('should end the whole family when a token from before the last two is used', async () => {
    const actor = await app.as('agency');
    const last = await next(await next(actor.refreshToken));
    expectFailure(await refresh(actor.refreshToken), 'UNAUTHENTICATED');
    expectFailure(await refresh(last), 'UNAUTHENTICATED');
  });

  it('should refuse junk, and end nothing for it', async () => {
    const actor = await app.as('coin');
    const id = sessionOf(actor);
    const [, random, mac] = actor.refreshToken.split('.');
    const forged = `${id}.${'A'.repeat(43)}.${mac}`;
    for (const junk of ['x', id, `${id}.${random}`, forged, actor.accessToken, `${actor.refreshToken}A`]) {
      expectFailure(await refresh(junk.slice(0, 200)), 'UNAUTHENTICATED');
    }
    expectSuccess(await actor.agent.get('/api/auth/me'));
    await next(actor.refreshToken);
  });

  it('should refuse a token when its session has expired', async () => {
    const actor = await app.as('coin');
    await edit(actor, { expiresAt: new Date(Date.now() - 1) });
    expectFailure(await refresh(actor.refreshToken), 'UNAUTHENTICATED');
    expectFailure(await actor.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
  });

  it('should ask for a token, and for nothing else', async () => {
    const send = (body: object) => app.guest().post('/api/auth/refresh').send(body);
    expectFailure(await send({}), 'UNAUTHENTICATED');
    expectFailure(await send({ refreshToken: { $gt: '' } }), 'VALIDATION_FAILED', 'refreshToken');
    expectFailure(await send({ refreshToken: 'x', token: 'y' }), 'VALIDATION_FAILED', 'token');
  });

  it.each([
    [false, 12],
    [true, 30 * 24],
  ])('should not lengthen a session (Remember Me %p: %p hours)', async (rememberMe, hours) => {
    const account = await app.create.agency();
    const { body } = await app.login('agency', account, { rememberMe });
    await next((body as Actor).refreshToken);
    const { createdAt, expiresAt } = await app.stored('sessions', sessionOf(body as Actor));
    expect((expiresAt as Date).getTime() - (createdAt as Date).getTime()).toBe(hours * 3_600_000);
  });

  it('should keep no token readable in the database', async () => {
    const actor = await app.as('agency');
    const successor = await next(actor.refreshToken);
    const text = JSON.stringify(await app.stored('sessions', sessionOf(actor)));
    for (const token of [actor.refreshToken, successor, actor.accessToken])
      for (const part of token.split('.').slice(1)) expect(text).not.toContain(part);
  });
});

describe.each(ROLES)('sessions of %s', (role) => {
  const list = async (actor: Actor) =>
    expectSuccess(await actor.agent.get('/api/auth/sessions')).details as Record<string, unknown>[];

  it('should be listed, last used first, the current one marked', async () => {
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
      ['_id', 'address', 'createdAt', 'current', 'expiresAt', 'lastUsedAt', 'userAgent'].sort(),
    );
    expect(sessions[0]!.address).toMatch(/127\.0\.0\.1$/);
  });

  it('should end one by one, at once', async () => {
    const account = await app.create.account(role);
    const [stays, goes] = [await app.as(role, account as never), await app.as(role, account as never)];
    expectSuccess(await stays.agent.delete(`/api/auth/sessions/${sessionOf(goes)}`));
    expectFailure(await goes.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectFailure(await refresh(goes.refreshToken), 'UNAUTHENTICATED');
    expect(await list(stays)).toHaveLength(1);
    expectFailure(await stays.agent.delete(`/api/auth/sessions/${sessionOf(goes)}`), 'NOT_FOUND');
  });

  it('should not be ended by anybody else', async () => {
    const mine = await app.as(role, (await app.create.account(role)) as never);
    for (const other of ROLES) {
      const foreign = await app.as(other, (await app.create.account(other)) as never);
      expectFailure(await foreign.agent.delete(`/api/auth/sessions/${sessionOf(mine)}`), 'NOT_FOUND');
    }
    expectFailure(await mine.agent.delete('/api/auth/sessions/none'), 'VALIDATION_FAILED', 'id');
    expect(await list(mine)).toHaveLength(1);
  });

  it('should end with POST /api/auth/logout, this one only', async () => {
    const account = await app.create.account(role);
    const [goes, stays] = [await app.as(role, account as never), await app.as(role, account as never)];
    expectSuccess(await goes.agent.post('/api/auth/logout'));
    expectFailure(await goes.agent.post('/api/auth/logout'), 'UNAUTHENTICATED');
    expectFailure(await refresh(goes.refreshToken), 'UNAUTHENTICATED');
    expectSuccess(await stays.agent.get('/api/auth/me'));
  });
});

type Send = (admin: Actor<'admin'>, id: string, owner: Actor) => Test;
/** What ends every session of an account, and lets no password of before in again. */
const ENDS: [role: Role, what: string, send: Send][] = [
  [
    'admin',
    'disabled',
    ({ agent }, id) => agent.post(`/api/admin/admins/${id}/disable`).send({ reason: 'Left' }),
  ],
  ['bd', 'deleted', ({ agent }, id) => agent.delete(`/api/bdpanel/delete?id=${id}`)],
  [
    'agencyadmin',
    'given another password by its owner',
    (_admin, id, { agent }) =>
      agent.put(`/api/agencyadmin/upatepassword?id=${id}`).send({
        oldpassword: PASSWORD,
        newpassword: 'another-password',
        confirmpassword: 'another-password',
      }),
  ],
  [
    'agency',
    'issued another password',
    ({ agent }, id) =>
      agent.post('/api/admin/agencyPanel/updateAgencyPanel').field({ id, password: 'another-password' }),
  ],
  ['coin', 'deleted', ({ agent }, id) => agent.delete(`/api/admin/coinPanel/deleteCoinPanel/${id}`)],
  ['user', 'banned', ({ agent }, id) => agent.post(`/api/admin/userban?id=${id}`).send({ banStatus: '1' })],
  [
    'user',
    'banned by its device',
    ({ agent }, id) => agent.post(`/api/admin/deviceban?id=${id}`).send({ banStatus: '1' }),
  ],
  ['user', 'deactivated', ({ agent }, id) => agent.post('/api/admin/userstatus').send({ id, active: false })],
  [
    'user',
    'given another password',
    ({ agent }, id) => agent.post(`/api/admin/edituser?id=${id}`).send({ password: 'another-password' }),
  ],
  [
    'user',
    'deleted by its owner',
    (_admin, _id, { agent }) => agent.post('/api/app/account/delete').send({ password: PASSWORD }),
  ],
];

afterEach(() => vi.restoreAllMocks());

describe.each(ENDS)('an account of %s that is %s', (role, _what, send) => {
  it('should not let in who had shown the password just before', async () => {
    const account = await app.create.account(role);
    const owner = await app.as(role, account as never);
    const admin = await app.as('admin');
    const auth = app.nest.get(AuthService);
    const open = auth.open.bind(auth);
    vi.spyOn(auth, 'open').mockImplementationOnce(async (...given) => {
      expectSuccess(await send(admin, owner.id, owner));
      return open(...given);
    });
    expectFailure(await app.login(role, account), 'INVALID_CREDENTIALS');
    expect(auth.open).toHaveBeenCalledTimes(1);
  });
});

describe.each(ENDS.filter(([role, what]) => role === 'bd' || what === 'banned'))(
  'a session that opens while an account of %s is %s',
  (role, _what, send) => {
    it('should end with the others', async () => {
      const account = await app.create.account(role);
      const owner = await app.as(role, account as never);
      const sessions = app.nest.get(SessionsService);
      const endAll = sessions.endAll.bind(sessions);
      let opened = '';
      vi.spyOn(sessions, 'endAll').mockImplementation(async (...given) => {
        await endAll(...given);
        opened ||= String(expectSuccess(await app.login(role, account)).accessToken);
      });
      expectSuccess(await send(await app.as('admin'), owner.id, owner));
      expectFailure(await app.withToken(opened).get('/api/auth/me'), 'UNAUTHENTICATED');
    });
  },
);

describe('an edit whose sessions could not be ended', () => {
  it('should change nothing, and leave the picture that stands', async () => {
    const { record, id } = await app.as('bd', await app.create.bd());
    const { agent } = await app.as('admin');
    const edit = (fields: object) => agent.put(`/api/bdpanel/updatebd?id=${id}`).field(fields as never);
    vi.spyOn(app.nest.get(SessionsService), 'endAll').mockRejectedValueOnce(new Error('gone'));
    const answer = await edit({ password: 'another-password' }).attach('image', await photograph(), 'a.png');
    expectFailure(answer, 'INTERNAL');
    expect(await app.stored('bds', id)).toMatchObject({ image: record.image, mustChangePassword: false });
    expectSuccess(await app.login('bd', record));
  });
});

describe('several processes', () => {
  it('should agree on a session at once', async () => {
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
