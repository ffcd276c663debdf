// The renewal of the tokens of a session.
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { refresh, sessionOf } from '../support/sessions.js';
import { ROLES } from '../support/sign-in.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const next = async (token: string) => String(expectSuccess(await refresh(app, token)).refreshToken);
const edit = (actor: Actor, fields: object) =>
  app.connection
    .collection('sessions')
    .updateOne({ _id: new app.connection.base.Types.ObjectId(sessionOf(actor)) }, { $set: fields });
describe('POST /api/auth/refresh', () => {
  it.each(ROLES)('should return the next pair of tokens to %s', async (role) => {
    const actor = await app.as(role);
    const body = expectSuccess(await refresh(app, actor.refreshToken));
    expect(Object.keys(body).sort()).toEqual(
      ['accessToken', 'expiresIn', 'message', 'refreshToken', 'success'].sort(),
    );
    expect(body.refreshToken).not.toBe(actor.refreshToken);
    const me = expectSuccess(await app.withToken(String(body.accessToken)).get('/api/auth/me'));
    expect(me.details).toMatchObject({ role });
  });

  it('should return the same successor for 30 s when a token is sent again', async () => {
    const { refreshToken } = await app.as('bd');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => next(refreshToken)));
    expect(new Set(answers).size).toBe(1);
    expect(await next(refreshToken)).toBe(answers[0]);
    // The successor can be renewed.
    expect(await next(answers[0]!)).not.toBe(answers[0]);
  });

  it.each([
    [false, 12],
    [true, 30 * 24],
  ])('should not extend a session (Remember Me %s: %s hours)', async (rememberMe, hours) => {
    const account = await app.create.agency();
    const { body } = await app.login('agency', account, { rememberMe });
    await next((body as Actor).refreshToken);
    const { createdAt, expiresAt } = await app.stored('sessions', sessionOf(body as Actor));
    expect((expiresAt as Date).getTime() - (createdAt as Date).getTime()).toBe(hours * 3_600_000);
  });

  it('should store no token in plain text', async () => {
    const actor = await app.as('agency');
    const successor = await next(actor.refreshToken);
    const text = JSON.stringify(await app.stored('sessions', sessionOf(actor)));
    for (const token of [actor.refreshToken, successor, actor.accessToken])
      for (const part of token.split('.').slice(1)) expect(text).not.toContain(part);
  });

  it('should return 401 when the token is missing, and 400 when a field is unknown', async () => {
    const send = (body: object) => app.guest().post('/api/auth/refresh').send(body);
    expectFailure(await send({}), 'UNAUTHENTICATED');
    expectFailure(await send({ refreshToken: { $gt: '' } }), 'VALIDATION_FAILED', 'refreshToken');
    expectFailure(await send({ refreshToken: 'x', token: 'y' }), 'VALIDATION_FAILED', 'token');
  });

  it('should end the session when a token is sent again after 30 s', async () => {
    const actor = await app.as('bd');
    const successor = await next(actor.refreshToken);
    const { previousUntil } = await app.stored('sessions', sessionOf(actor));
    const left = (previousUntil as Date).getTime() - Date.now();
    expect(left).toBeGreaterThan(25_000);
    expect(left).toBeLessThanOrEqual(30_000);
    await edit(actor, { previousUntil: new Date(Date.now() - 1) });
    expectFailure(await refresh(app, actor.refreshToken), 'UNAUTHENTICATED');
    expectFailure(await refresh(app, successor), 'UNAUTHENTICATED');
    expectFailure(await actor.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
  });

  it('should end the session when the token is older than the last two', async () => {
    const actor = await app.as('agency');
    const last = await next(await next(actor.refreshToken));
    expectFailure(await refresh(app, actor.refreshToken), 'UNAUTHENTICATED');
    expectFailure(await refresh(app, last), 'UNAUTHENTICATED');
  });

  it('should return 401 and keep the session when the token is invalid', async () => {
    const actor = await app.as('coin');
    const id = sessionOf(actor);
    const [, random, mac] = actor.refreshToken.split('.');
    const forged = `${id}.${'A'.repeat(43)}.${mac}`;
    for (const junk of ['x', id, `${id}.${random}`, forged, actor.accessToken, `${actor.refreshToken}A`]) {
      expectFailure(await refresh(app, junk.slice(0, 200)), 'UNAUTHENTICATED');
    }
    expectSuccess(await actor.agent.get('/api/auth/me'));
    await next(actor.refreshToken);
  });

  it('should return 401 when the session has expired', async () => {
    const actor = await app.as('coin');
    await edit(actor, { expiresAt: new Date(Date.now() - 1) });
    expectFailure(await refresh(app, actor.refreshToken), 'UNAUTHENTICATED');
    expectFailure(await actor.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
  });
});
