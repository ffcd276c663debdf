// Access tokens that are forged or expired, and the rotation of the secret from which all keys derive.
import { JwtService } from '@nestjs/jwt';
import { SecretsService } from '../../src/platform/access/secrets.service.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const OLD = 'the secret of the first year, long enough';
const NEW = 'the secret of the second year, long enough';

let app: TestApp;
let actor: Actor<'agency'>;
beforeAll(async () => {
  app = await startApp({ APP_SECRET: OLD });
  actor = await app.as('agency');
});
afterAll(() => app.close());

const jwt = new JwtService();
const me = (token: string, on = app) => on.withToken(token).get('/api/auth/me');
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const key = () => app.nest.get(SecretsService).current('access-token');
const claims = () => {
  const { sub, sid, role } = jwt.decode<Record<string, string>>(actor.accessToken);
  return { sub, sid, role };
};
const sign = (more: object = {}, options: object = {}) =>
  jwt.sign(
    { ...claims(), ...more },
    { secret: key().key, keyid: key().id, algorithm: 'HS256', expiresIn: 60, ...options },
  );

describe('an access token', () => {
  it('should be valid for ten minutes', () => {
    const { iat, exp } = jwt.decode<{ iat: number; exp: number }>(actor.accessToken);
    expect(exp - iat).toBe(600);
  });

  it('should be accepted when its signature and claims are valid', async () => {
    expectSuccess(await me(sign()));
  });

  it.each<[string, () => string]>([
    ['has expired', () => sign({}, { expiresIn: -1 })],
    ['is signed with another key', () => sign({}, { secret: 'a key of somebody else, long enough' })],
    ['names an unknown key', () => sign({}, { keyid: 'unknown' })],
    ['names no key', () => jwt.sign(claims(), { secret: key().key, expiresIn: 60 })],
    ['uses another algorithm', () => sign({}, { algorithm: 'HS512' })],
    ['claims a role that its session does not have', () => sign({ role: 'admin' })],
    ['names a session that does not exist', () => sign({ sid: '66f0c0ffee00000000000001' })],
    [
      'declares the algorithm "none"',
      () => `${encode({ alg: 'none', typ: 'JWT', kid: key().id })}.${encode(claims())}.`,
    ],
    ['has an empty signature', () => actor.accessToken.replace(/\.[^.]*$/, '.')],
    [
      'carries a changed payload',
      () => actor.accessToken.replace(/\.(.)/, (_all, one) => `.${one === 'e' ? 'f' : 'e'}`),
    ],
    ['is a refresh token', () => actor.refreshToken],
    [
      'is signed with the key of refresh tokens',
      () => sign({}, { secret: app.nest.get(SecretsService).current('refresh-token').key }),
    ],
    ['is not a token', () => 'junk'],
    ['has a header that is not an object', () => `${Buffer.from('"kid"').toString('base64url')}.e30.x`],
  ])('should be refused when it %s', async (_what, make) => {
    expectFailure(await me(make()), 'UNAUTHENTICATED');
  });

  it('should be refused without the Bearer scheme', async () => {
    for (const header of [actor.accessToken, `Basic ${actor.accessToken}`, 'Bearer', 'Bearer ']) {
      expectFailure(await app.guest().get('/api/auth/me').set('Authorization', header), 'UNAUTHENTICATED');
    }
  });

  it('should be ignored in the query', async () => {
    for (const name of ['access_token', 'token', 'auth_token'])
      expectFailure(await app.guest().get(`/api/auth/me?${name}=${actor.accessToken}`), 'UNAUTHENTICATED');
  });
});

describe('APP_SECRET', () => {
  const started: TestApp[] = [];
  const restart = async (secrets: Record<string, string>) => {
    const other = await startApp({ MONGODB_URI: app.databaseUri, ...secrets });
    started.push(other);
    return other;
  };
  afterEach(() => Promise.all(started.splice(0).map((one) => one.close())));
  const refresh = (on: TestApp, refreshToken: string) =>
    on.guest().post('/api/auth/refresh').send({ refreshToken });

  it('should rotate without ending sessions', async () => {
    const rotated = await restart({ APP_SECRET: NEW, APP_SECRET_PREVIOUS: OLD });
    const before = await app.as('bd');
    expectSuccess(await me(before.accessToken, rotated));
    const tokens = expectSuccess(await refresh(rotated, before.refreshToken));
    expectSuccess(await me(String(tokens.accessToken), rotated));
    // New tokens are signed with the new secret.
    const done = await restart({ APP_SECRET: NEW });
    expectSuccess(await me(String(tokens.accessToken), done));
    expectSuccess(await refresh(done, String(tokens.refreshToken)));
  });

  it('should invalidate all tokens when it changes without APP_SECRET_PREVIOUS', async () => {
    const changed = await restart({ APP_SECRET: NEW });
    const before = await app.as('bd');
    expectFailure(await me(before.accessToken, changed), 'UNAUTHENTICATED');
    expectFailure(await refresh(changed, before.refreshToken), 'UNAUTHENTICATED');
    // An unreadable token does not end the session.
    expectSuccess(await before.agent.get('/api/auth/me'));
  });
});
