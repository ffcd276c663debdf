// Panels keep their tokens in cookies: one pair per panel, inaccessible to scripts and to other sites.
import type { Response } from 'supertest';
import { STAFF_ROLES, type StaffRole } from '../../src/core/roles.js';
import { type Agent, startApp, type TestApp } from '../support/app.js';
import { cookieHeader, cookiesOf } from '../support/cookies.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const DAY = 86_400;
/** The expiry date that deletes a cookie. */
const PAST = 'Thu, 01 Jan 1970 00:00:00 GMT';

/** Signs in to this panel in a browser. Returns the browser with the answer and its cookies. */
async function browser(
  panel: StaffRole,
  { on = app, rememberMe = false, agent }: { on?: TestApp; rememberMe?: boolean; agent?: Agent } = {},
) {
  const account = await on.create.account(panel);
  const headers = { 'X-Panel': panel };
  const jar = agent ?? on.guest();
  const response = await on.login(panel, account, { headers, agent: jar, rememberMe });
  expectSuccess(response);
  const given = cookiesOf(response);
  const cookies = given.filter(({ value }) => value);
  return { agent: jar, response, account, headers, cookies, cleared: given.filter(({ value }) => !value) };
}

/** The ways to authorise a call that the OpenAPI document of an installation names. */
const schemesOf = (document: Response) =>
  (document.body as { components: { securitySchemes: Record<string, { name: string }> } }).components
    .securitySchemes;

describe.each(STAFF_ROLES)('the cookies of %s', (panel) => {
  it('should be two HttpOnly session cookies and a hint that scripts can read, all SameSite=Strict', async () => {
    const { response, cookies, cleared } = await browser(panel);
    expect(Object.keys(response.body as object)).not.toContain('accessToken');
    expect(Object.keys(response.body as object)).not.toContain('refreshToken');
    expect(cookies.map(({ name, attributes }) => [name, attributes])).toEqual([
      [`${panel}_access`, { path: '/', httponly: '', samesite: 'Strict' }],
      [`${panel}_refresh`, { path: '/api/auth', httponly: '', samesite: 'Strict' }],
      [`${panel}_session`, { path: '/', samesite: 'Strict' }],
    ]);
    expect(cleared.map(({ name, attributes }) => [name, attributes])).toEqual([
      [`${panel}_access`, { path: '/api', expires: PAST }],
    ]);
    const [access, refresh, hint] = cookies.map(({ value }) => value);
    expect(hint).toBe('1');
    // The body contains no token.
    for (const token of [access!, refresh!]) expect(response.text).not.toContain(token);
  });

  it('should outlive the browser with Remember Me', async () => {
    const { cookies } = await browser(panel, { rememberMe: true });
    const ages = cookies.map(({ attributes }) => Number(attributes['max-age']));
    expect(ages[0]).toBe(600);
    expect(ages[1]).toBeGreaterThan(30 * DAY - 60);
    expect(ages[1]).toBeLessThanOrEqual(30 * DAY);
    expect(ages[2]).toBe(ages[1]);
  });

  it('should authenticate this panel and no other', async () => {
    const { agent, headers } = await browser(panel);
    const me = expectSuccess(await agent.get('/api/auth/me').set(headers));
    expect(me.details).toMatchObject({ role: panel });
    for (const other of STAFF_ROLES.filter((one) => one !== panel)) {
      expectFailure(await agent.get('/api/auth/me').set('X-Panel', other), 'UNAUTHENTICATED');
    }
  });
});

describe('the tokens in the cookies of a panel', () => {
  it('should count as cookies of the panel only, never as bearer tokens', async () => {
    const { agent, cookies, headers } = await browser('admin');
    const [access, refresh] = cookies.map(({ value }) => value);
    const asBearer = { Authorization: `Bearer ${access}` };
    for (const more of [{}, headers])
      expectFailure(
        await app
          .guest()
          .get('/api/auth/me')
          .set({ ...asBearer, ...more }),
        'UNAUTHENTICATED',
      );
    const renewed = await app.guest().post('/api/auth/refresh').send({ refreshToken: refresh });
    expectFailure(renewed, 'UNAUTHENTICATED');
    // Neither attempt ended the session of the panel, which an earlier version could have opened.
    await app.connection.collection('sessions').updateMany({ panel: true }, { $unset: { panel: 1 } });
    expectSuccess(await app.guest().get('/api/auth/me').set(asBearer));
    expectSuccess(await agent.get('/api/auth/me').set(headers));
    expectSuccess(await agent.post('/api/auth/refresh').set(headers));
    expectFailure(await app.guest().get('/api/auth/me').set(asBearer), 'UNAUTHENTICATED');
  });
});

describe('the cookies of all panels', () => {
  it('should work side by side in one browser', async () => {
    const agent = app.guest();
    for (const panel of STAFF_ROLES) await browser(panel, { agent });
    for (const panel of STAFF_ROLES) {
      const me = expectSuccess(await agent.get('/api/auth/me').set('X-Panel', panel));
      expect(me.details).toMatchObject({ role: panel });
    }
  });

  it('should be the ones that the OpenAPI document names, with the header that it names', async () => {
    const schemes = schemesOf(await app.guest().get('/api/docs-json'));
    for (const panel of STAFF_ROLES) {
      const { cookies } = await browser(panel);
      const Cookie = `${schemes[`${panel}Cookie`]!.name}=${cookies[0]!.value}`;
      const me = () => app.guest().get('/api/auth/me').set({ Cookie });
      expectSuccess(await me().set(schemes['panel']!.name, panel));
      expectFailure(await me(), 'UNAUTHENTICATED');
    }
  });

  it('should be Secure and prefixed in production', async () => {
    const production = await startApp({ NODE_ENV: 'production', MONGODB_URI: app.databaseUri });
    const { cookies, cleared, headers: panel } = await browser('bd', { on: production });
    const { headers } = await production.guest().get('/api/health/live');
    const me = (Cookie: string) =>
      production
        .guest()
        .get('/api/auth/me')
        .set({ ...panel, Cookie });
    const own = await me(cookieHeader(cookies.slice(0, 1)));
    const planted = await me(`bd_access=${cookies[0]!.value}`);
    const document = await production
      .guest()
      .get('/api/docs-json')
      .set({ ...panel, Cookie: cookieHeader(cookies.slice(0, 1)) });
    await production.close();
    const strict = { httponly: '', secure: '', samesite: 'Strict' };
    expect(cookies.map(({ name, attributes }) => [name, attributes])).toEqual([
      ['__Host-bd_access', { path: '/', ...strict }],
      ['__Secure-bd_refresh', { path: '/api/auth', ...strict }],
      ['bd_session', { path: '/', secure: '', samesite: 'Strict' }],
    ]);
    expect(cleared.map(({ name, attributes }) => [name, attributes])).toEqual([
      ['bd_access', { path: '/api', expires: PAST }],
      ['bd_refresh', { path: '/api/auth', expires: PAST }],
    ]);
    expectSuccess(own);
    expectFailure(planted, 'UNAUTHENTICATED');
    expect(schemesOf(document)['bdCookie']!.name).toBe('__Host-bd_access');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d+/);
  });

  it("should return 401 under another panel's name", async () => {
    const { cookies } = await browser('agency');
    const response = await app
      .guest()
      .get('/api/auth/me')
      .set({ 'X-Panel': 'admin', Cookie: `admin_access=${cookies[0]!.value}` });
    expectFailure(response, 'UNAUTHENTICATED');
  });

  it('should be ignored when the request has a bearer token', async () => {
    const { cookies } = await browser('agency');
    const { accessToken } = await app.as('bd');
    const response = await app
      .guest()
      .get('/api/auth/me')
      .set({ Authorization: `Bearer ${accessToken}`, Cookie: cookieHeader(cookies) });
    expect(expectSuccess(response).details).toMatchObject({ role: 'bd' });
  });
});

describe('a request with a cookie', () => {
  it('should be accepted for a change when it names its panel', async () => {
    const { agent, headers } = await browser('admin');
    expectSuccess(await agent.post('/api/auth/logout').set(headers));
  });

  it('should accept ?panel= in place of the header on a GET', async () => {
    const { agent } = await browser('coin');
    expect(expectSuccess(await agent.get('/api/auth/me?panel=coin')).details).toMatchObject({ role: 'coin' });
    expectFailure(await agent.get('/api/auth/me?panel=admin'), 'UNAUTHENTICATED');
    expectFailure(await agent.get('/api/auth/me?panel=coin&panel=coin'), 'UNAUTHENTICATED');
  });

  it('should return 401 when it has only the hint', async () => {
    const headers = { 'X-Panel': 'admin', Cookie: 'admin_session=1' };
    expectFailure(await app.guest().get('/api/auth/me').set(headers), 'UNAUTHENTICATED');
  });

  it('should return 401 when it does not name its panel', async () => {
    const { agent } = await browser('admin');
    expectFailure(await agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectFailure(await agent.get('/api/auth/me').set('X-Panel', 'user'), 'UNAUTHENTICATED');
  });

  it('should return 401 when a cookie is not a token', async () => {
    const junk = ['', 'x', '%E0%A4%A', 'j:{"$gt":""}', 'j:["a"]', 'a.b.c', 'x'.repeat(4000)];
    for (const value of junk) {
      const Cookie = `admin_access=${value}; admin_refresh=${value}`;
      const headers = { 'X-Panel': 'admin', Cookie };
      expectFailure(await app.guest().get('/api/auth/me').set(headers), 'UNAUTHENTICATED');
      expectFailure(await app.guest().post('/api/auth/refresh').set(headers).send({}), 'UNAUTHENTICATED');
    }
  });

  it('should return 401 when the parser turns a cookie into a list', async () => {
    const { cookies } = await browser('admin');
    const Cookie = `admin_refresh=j:${encodeURIComponent(JSON.stringify([cookies[1]!.value]))}`;
    const headers = { 'X-Panel': 'admin', Cookie };
    expectFailure(await app.guest().post('/api/auth/refresh').set(headers).send({}), 'UNAUTHENTICATED');
  });

  it('should return CSRF when a change does not name its panel', async () => {
    const { agent } = await browser('admin');
    expectFailure(await agent.post('/api/auth/logout'), 'CSRF');
    expectFailure(await agent.post('/api/auth/refresh').send({}), 'CSRF');
    // Another site can choose the URL but no headers.
    expectFailure(await agent.post('/api/auth/logout?panel=admin'), 'CSRF');
    expectFailure(await agent.put('/api/admin/profile/updatepassword').type('form').send('a=b'), 'CSRF');
    expectFailure(await agent.delete('/api/auth/sessions/66f0c0ffee00000000000001'), 'CSRF');
  });

  it('should return 404 and keep the session outside the API', async () => {
    const { agent, headers } = await browser('admin');
    for (const path of ['/', '/admin', '/auth/logout'])
      expect((await agent.post(path).send({})).status).toBe(404);
    expectSuccess(await agent.get('/api/auth/me').set(headers));
  });
});

describe('POST /api/auth/refresh of a panel', () => {
  it('should rotate both tokens and return none in the body', async () => {
    const { agent, headers, cookies } = await browser('agencyadmin');
    const response = await agent.post('/api/auth/refresh').set(headers).send({});
    expect(Object.keys(expectSuccess(response)).sort()).toEqual(['expiresIn', 'message', 'success']);
    const rotated = cookiesOf(response).filter(({ value }) => value);
    expect(rotated.map(({ name }) => name)).toEqual([
      'agencyadmin_access',
      'agencyadmin_refresh',
      'agencyadmin_session',
    ]);
    expect(rotated[1]!.value).not.toBe(cookies[1]!.value);
    expect(rotated[1]!.attributes).toEqual({ path: '/api/auth', httponly: '', samesite: 'Strict' });
    expectSuccess(await agent.get('/api/auth/me').set(headers));
  });

  it("should return 401 for another panel's token", async () => {
    const { cookies } = await browser('agency');
    const headers = { 'X-Panel': 'bd', Cookie: `bd_refresh=${cookies[1]!.value}` };
    expectFailure(await app.guest().post('/api/auth/refresh').set(headers).send({}), 'UNAUTHENTICATED');
  });

  it('should delete the cookies when the session has ended', async () => {
    const { agent, headers, cookies } = await browser('bd');
    // Signs out elsewhere, so that this browser keeps its cookies.
    const elsewhere = { ...headers, Cookie: cookieHeader(cookies) };
    expectSuccess(await app.guest().post('/api/auth/logout').set(elsewhere));
    const response = await agent.post('/api/auth/refresh').set(headers).send({});
    expectFailure(response, 'UNAUTHENTICATED');
    expect(cookiesOf(response).map(({ name, value, attributes }) => [name, value, attributes.path])).toEqual([
      ['bd_access', '', '/api'],
      ['bd_access', '', '/'],
      ['bd_refresh', '', '/api/auth'],
      ['bd_session', '', '/'],
    ]);
  });
});

describe('the session hint', () => {
  it('should be deleted when there is no session', async () => {
    const headers = { 'X-Panel': 'bd', Cookie: 'bd_session=1' };
    const response = await app.guest().post('/api/auth/refresh').set(headers).send({});
    expectFailure(response, 'UNAUTHENTICATED');
    expect(cookiesOf(response)).toContainEqual(expect.objectContaining({ name: 'bd_session', value: '' }));
  });
});

describe('POST /api/auth/logout of a panel', () => {
  it('should end the session and delete the cookies', async () => {
    const { agent, headers, cookies } = await browser('coin');
    const response = await agent.post('/api/auth/logout').set(headers);
    expectSuccess(response);
    expect(cookiesOf(response).map(({ value }) => value)).toEqual(['', '', '', '']);
    const stolen = { ...headers, Cookie: cookieHeader(cookies) };
    expectFailure(await app.guest().get('/api/auth/me').set(stolen), 'UNAUTHENTICATED');
    expectFailure(await app.guest().post('/api/auth/refresh').set(stolen).send({}), 'UNAUTHENTICATED');
  });
});
