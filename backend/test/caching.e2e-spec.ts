// What browsers and proxies may keep of an answer, and what an answer depends on.
import type { Actor, TestApp } from './app.js';
import { photograph } from './factories/pictures.js';
import { sharedApp } from './shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
let user: Actor<'user'>;
beforeAll(async () => {
  app = await sharedApp();
  [admin, user] = await Promise.all([app.as('admin'), app.as('user')]);
});
afterAll(() => app.close());

describe('an answer of the API', () => {
  it.each(['users', 'audit', 'withdrawal/pending?status=0', 'admins', 'no-such-call'])(
    'should be kept by nobody when it is that of admin/%s',
    async (path) => {
      const { headers } = await admin.agent.get(`/api/admin/${path}`);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        vary: expect.stringMatching(/Authorization, Cookie, X-Panel/),
      });
      expect(headers.etag).toBeUndefined();
    },
  );

  it('should be kept by nobody when it is a refusal', async () => {
    for (const path of ['/api/auth/me', '/api/uploads/users/none.webp', '/api/none'])
      expect((await app.guest().get(path)).headers['cache-control']).toBe('no-store');
  });

  it('should depend on the encoding too when it is compressed', async () => {
    const { headers } = await admin.agent.get('/api/admin/users').set('Accept-Encoding', 'gzip');
    expect(headers.vary).toMatch(/Accept-Encoding/);
  });
});

describe('what may be kept', () => {
  it('should be the catalogues of the app, for the caller alone', async () => {
    const { headers } = await user.agent.get('/api/app/catalogue/gifts');
    expect(headers).toMatchObject({ 'cache-control': 'private, max-age=60', etag: expect.any(String) });
    const again = await user.agent.get('/api/app/catalogue/gifts').set('If-None-Match', headers.etag!);
    expect(again.status).toBe(304);
  });

  it('should be public files, which depend on no caller', async () => {
    const saved = await user.agent.post('/api/app/profile').attach('picture', await photograph(), 'me.png');
    const { picture } = (saved.body as { details: { picture: string } }).details;
    const { headers } = await app.guest().get(`/api/${picture}`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary ?? '').not.toMatch(/Cookie/);
  });
});

describe('a list of an own record', () => {
  it('should not offer a search when it has none', async () => {
    const { body } = await app.guest().get('/api/docs-json');
    const { paths } = body as { paths: Record<string, { get: { parameters: { name: string }[] } }> };
    for (const path of ['/api/app/withdrawals', '/api/app/videos'])
      expect(paths[path]!.get.parameters.map(({ name }) => name)).toEqual(['page', 'limit']);
  });
});
