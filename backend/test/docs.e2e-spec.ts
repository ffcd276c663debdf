// The API documentation: who may read it, and the policy that its page keeps.
import { startApp, type TestApp } from './app.js';
import { cookieHeader, cookiesOf } from './cookies.js';
import { expectFailure, expectSuccess } from './errors.js';
import { photograph } from './factories/pictures.js';

const PATHS = [
  '/api/docs',
  '/api/docs/',
  '/API/Docs/index.html',
  '/api/docs/swagger-ui-init.js',
  '/api/docs/swagger-ui.css',
  '/api/docs-json',
  '/api/docs-yaml',
];
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** A second process on the same database. */
async function withDocs(env: Record<string, string>, test: (other: TestApp) => Promise<void>) {
  const other = await startApp({ MONGODB_URI: app.databaseUri, ...env });
  try {
    await test(other);
  } finally {
    await other.close();
  }
}

describe('the API documentation', () => {
  it.each(PATHS)('should show %s to everybody outside production', async (path) => {
    expect((await app.guest().get(path)).status).toBe(200);
  });

  it('should not exist when DOCS is off', async () => {
    await withDocs({ DOCS: 'off' }, async (other) => {
      const { accessToken } = await other.as('admin');
      for (const path of PATHS) expectFailure(await other.withToken(accessToken).get(path), 'NOT_FOUND');
    });
  });

  it('should refuse everybody but staff when DOCS is staff', async () => {
    await withDocs({ DOCS: 'staff' }, async (other) => {
      const { accessToken } = await other.as('user');
      for (const path of PATHS) {
        expectFailure(await other.guest().get(path), 'UNAUTHENTICATED');
        expectFailure(await other.withToken(accessToken).get(path), 'UNAUTHENTICATED');
        expectFailure(await other.withToken('no.such.token').get(path), 'UNAUTHENTICATED');
      }
    });
  });

  it('should tell a browser to sign in to a panel first when DOCS is staff', async () => {
    await withDocs({ DOCS: 'staff' }, async (other) => {
      const { status, headers, text } = await other.guest().get('/api/docs').set('Accept', BROWSER);
      expect({ status, type: headers['content-type'] }).toEqual({
        status: 401,
        type: 'text/html; charset=utf-8',
      });
      expect(text).toContain('<a href="/">Sign in to a panel</a>');
      expect(text).not.toMatch(/<script|style/);
    });
  });

  it('should show staff everything by bearer token or panel cookie in production, until the session ends', async () => {
    await withDocs({ NODE_ENV: 'production' }, async (other) => {
      const agency = await other.create.account('agency');
      const headers = { 'X-Panel': 'agency' };
      const signedIn = await other.login('agency', agency, { headers });
      const Cookie = cookieHeader(cookiesOf(signedIn).filter(({ value }) => value));
      const { accessToken } = await other.as('bd');
      for (const path of PATHS) {
        expect((await other.guest().get(path).set('Cookie', Cookie)).status).toBe(200);
        expect((await other.withToken(accessToken).get(path)).status).toBe(200);
      }
      expectSuccess(
        await other
          .guest()
          .post('/api/auth/logout')
          .set({ ...headers, Cookie }),
      );
      expectFailure(await other.guest().get('/api/docs').set('Cookie', Cookie), 'UNAUTHENTICATED');
    });
  });

  it('should refuse staff who must change the password first when DOCS is staff', async () => {
    await withDocs({ DOCS: 'staff' }, async (other) => {
      const due = await other.login('bd', await other.create.bd({ mustChangePassword: true }));
      const { accessToken } = expectSuccess(due) as unknown as { accessToken: string };
      expectFailure(await other.withToken(accessToken).get('/api/docs'), 'UNAUTHENTICATED');
    });
  });

  it('should have neither inline scripts nor inline styles, and not keep the token of a sign-in', async () => {
    const { text } = await app.guest().get('/api/docs');
    expect(text).toContain('<title>Callboard API</title>');
    expect(text).not.toMatch(/<style|style=|<script>|<script [^>]*>[^<]/);
    const script = await app.guest().get('/api/docs/swagger-ui-init.js');
    expect(script.text).toContain('"persistAuthorization": false');
  });
});

describe('the headers that browsers protect by', () => {
  it('should allow nothing inline on any path', async () => {
    for (const path of [
      '/api/docs',
      '/api/health/live',
      '/api/uploads/none.webp',
      '/admin',
      '/assets/none.js',
    ]) {
      const { headers } = await app.guest().get(path);
      const policy = headers['content-security-policy']!;
      expect(policy).not.toContain('unsafe');
      expect(policy.split(';')).toEqual(
        expect.arrayContaining([
          "base-uri 'none'",
          "form-action 'self'",
          "object-src 'none'",
          "frame-ancestors 'none'",
          "style-src 'self'",
        ]),
      );
    }
  });

  it('should ask for HTTPS on every path in production', async () => {
    const paths = [
      '/',
      '/admin',
      '/assets/none.js',
      '/api/docs',
      '/api/docs-json',
      '/api/none',
      '/api/metrics',
    ];
    await withDocs({ NODE_ENV: 'production', CORS_ORIGINS: 'https://x.example' }, async (other) => {
      const { agent } = await other.as('user');
      const upload = agent.post('/api/app/profile').attach('picture', await photograph(), 'me.png');
      const { picture } = expectSuccess(await upload).details as { picture: string };
      expect((await other.guest().get(`/api/${picture}`)).status).toBe(200);
      for (const path of [...paths, `/api/${picture}`]) {
        const { headers } = await other.guest().get(path);
        expect({ path, hsts: headers['strict-transport-security'] }).toEqual({
          path,
          hsts: 'max-age=31536000; includeSubDomains',
        });
      }
      const { headers } = await other.guest().options('/api/health/live').set('Origin', 'https://x.example');
      expect(headers['strict-transport-security']).toBeDefined();
    });
  });
});
