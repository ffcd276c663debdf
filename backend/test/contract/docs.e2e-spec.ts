// The API documentation: its readers and its content security policy.
import { startApp, type TestApp } from '../support/app.js';
import { cookieHeader, cookiesOf } from '../support/cookies.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';

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

/** Runs the test with a second process on the same database. */
async function withDocs(env: Record<string, string>, test: (other: TestApp) => Promise<void>) {
  const other = await startApp({ MONGODB_URI: app.databaseUri, ...env });
  try {
    await test(other);
  } finally {
    await other.close();
  }
}

describe('the API documentation', () => {
  it.each(PATHS)('should return %s to guests outside production', async (path) => {
    expect((await app.guest().get(path)).status).toBe(200);
  });

  it('should return 404 when DOCS is off', async () => {
    await withDocs({ DOCS: 'off' }, async (other) => {
      const { accessToken } = await other.as('admin');
      for (const path of PATHS) expectFailure(await other.withToken(accessToken).get(path), 'NOT_FOUND');
    });
  });

  it('should return 401 to guests and users of the app when DOCS is staff', async () => {
    await withDocs({ DOCS: 'staff' }, async (other) => {
      const { accessToken } = await other.as('user');
      for (const path of PATHS) {
        expectFailure(await other.guest().get(path), 'UNAUTHENTICATED');
        expectFailure(await other.withToken(accessToken).get(path), 'UNAUTHENTICATED');
        expectFailure(await other.withToken('no.such.token').get(path), 'UNAUTHENTICATED');
      }
    });
  });

  it('should return a page with a sign-in link to a browser when DOCS is staff', async () => {
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

  it('should be readable in production with a token or panel cookie of staff until the session ends', async () => {
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

  it('should return 401 to staff who must change the password when DOCS is staff', async () => {
    await withDocs({ DOCS: 'staff' }, async (other) => {
      const due = await other.login('bd', await other.create.bd({ mustChangePassword: true }));
      const { accessToken } = expectSuccess(due) as unknown as { accessToken: string };
      expectFailure(await other.withToken(accessToken).get('/api/docs'), 'UNAUTHENTICATED');
    });
  });

  it('should contain no inline scripts or styles and not store the token', async () => {
    const { text } = await app.guest().get('/api/docs');
    expect(text).toContain('<title>Callboard API</title>');
    expect(text).not.toMatch(/<style|style=|<script>|<script [^>]*>[^<]/);
    const script = await app.guest().get('/api/docs/swagger-ui-init.js');
    expect(script.text).toContain('"persistAuthorization": false');
  });
});

describe('the security headers', () => {
  it('should forbid inline scripts and styles on every path', async () => {
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

  it('should require HTTPS on every path in production', async () => {
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
