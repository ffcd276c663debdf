// The headers Cache-Control and Vary, which control what browsers and proxies cache.
import type { Actor, TestApp } from '../support/app.js';
import { photograph } from '../support/factories/pictures.js';
import { sharedApp } from '../support/shared-app.js';

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
    'should be no-store for admin/%s',
    async (path) => {
      const { headers } = await admin.agent.get(`/api/admin/${path}`);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        vary: expect.stringMatching(/Authorization, Cookie, X-Panel/),
      });
      expect(headers.etag).toBeUndefined();
    },
  );

  it('should be no-store when it is a refusal', async () => {
    for (const path of ['/api/auth/me', '/api/uploads/users/none.webp', '/api/none'])
      expect((await app.guest().get(path)).headers['cache-control']).toBe('no-store');
  });

  it('should vary by Accept-Encoding when it is compressed', async () => {
    const { headers } = await admin.agent.get('/api/admin/users').set('Accept-Encoding', 'gzip');
    expect(headers.vary).toMatch(/Accept-Encoding/);
  });
});

describe('a cacheable answer', () => {
  it('should be private when it is a catalogue of the app', async () => {
    const { headers } = await user.agent.get('/api/app/catalogue/gifts');
    expect(headers).toMatchObject({ 'cache-control': 'private, max-age=60', etag: expect.any(String) });
    const again = await user.agent.get('/api/app/catalogue/gifts').set('If-None-Match', headers.etag!);
    expect(again.status).toBe(304);
  });

  it('should be public when it is an uploaded file', async () => {
    const saved = await user.agent.post('/api/app/profile').attach('picture', await photograph(), 'me.png');
    const { picture } = (saved.body as { details: { picture: string } }).details;
    const { headers } = await app.guest().get(`/api/${picture}`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary ?? '').not.toMatch(/Cookie/);
  });
});

describe('a list of own records', () => {
  it('should document no search', async () => {
    const { body } = await app.guest().get('/api/docs-json');
    const { paths } = body as { paths: Record<string, { get: { parameters: { name: string }[] } }> };
    for (const path of ['/api/app/withdrawals', '/api/app/videos'])
      expect(paths[path]!.get.parameters.map(({ name }) => name)).toEqual(['page', 'limit']);
  });
});
