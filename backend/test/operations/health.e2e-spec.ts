import { startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

describe('health', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  describe('GET /api/health/live', () => {
    it('should return 200 without a token', async () => {
      expect(expectSuccess(await app.guest().get('/api/health/live')).message).toBe('Live');
    });
  });

  describe('GET /api/health/ready', () => {
    it('should return 200 while the database answers', async () => {
      expect(expectSuccess(await app.guest().get('/api/health/ready')).message).toBe('Ready');
    });

    it('should return 503 with Retry-After when the database is unreachable', async () => {
      const other = await startApp({ MONGODB_URI: app.databaseUri });
      await other.connection.getClient().close();
      const response = await other.guest().get('/api/health/ready');
      await other.close();
      expectFailure(response, 'UNAVAILABLE');
      expect(response.headers['retry-after']).toBe('5');
    });
  });

  describe('GET /api/metrics', () => {
    it('should return the metrics to this machine when no token is configured', async () => {
      await app.guest().get('/api/health/live');
      const response = await app.guest().get('/api/metrics');
      expect(response.status).toBe(200);
      expect(response.headers['content-type']).toMatch(/^text\/plain/);
      expect(response.text).toContain(
        'http_request_duration_seconds_count{method="GET",route="/api/health/live"',
      );
    });

    it('should return 401 to requests that a proxy forwards when no token is configured', async () => {
      const proxied = await startApp({ MONGODB_URI: app.databaseUri, TRUST_PROXY: '1' });
      const headers = {
        'X-Forwarded-For': '203.0.113.9',
        'X-Real-IP': '203.0.113.9',
        Forwarded: 'for=203.0.113.9',
        Via: '1.1 proxy',
      };
      const answers = [];
      for (const one of [app, proxied])
        for (const [name, value] of Object.entries(headers))
          answers.push(await one.guest().get('/api/metrics').set(name, value));
      await proxied.close();
      for (const answer of answers) expectFailure(answer, 'UNAUTHENTICATED');
    });

    it.each(['/api/Metrics', '/API/METRICS/', '/api/metrics?token=let-me-measure', '//api/metrics'])(
      'should not return the metrics at %s without the token',
      async (path) => {
        const guarded = await startApp({ MONGODB_URI: app.databaseUri, METRICS_TOKEN: 'let-me-measure' });
        const { text } = await guarded.guest().get(path);
        await guarded.close();
        expect(text).not.toContain('http_request_duration_seconds');
      },
    );

    it('should say what to send when the token is missing or wrong', async () => {
      const guarded = await startApp({ MONGODB_URI: app.databaseUri, METRICS_TOKEN: 'let-me-measure' });
      const wrong = await guarded.guest().get('/api/metrics').set('Authorization', 'Bearer wrong');
      const none = await guarded.guest().get('/api/metrics');
      await guarded.close();
      const remote = await app.guest().get('/api/metrics').set('X-Forwarded-For', '203.0.113.9');
      for (const answer of [wrong, none, remote]) {
        expectFailure(answer, 'UNAUTHENTICATED');
        expect((answer.body as { message: string }).message).toContain('METRICS_TOKEN');
      }
    });

    it('should require the configured token', async () => {
      const guarded = await startApp({ MONGODB_URI: app.databaseUri, METRICS_TOKEN: 'let-me-measure' });
      const statuses = [];
      for (const header of ['', 'Bearer wrong', 'let-me-measure', 'Bearer let-me-measure']) {
        const response = await guarded.guest().get('/api/metrics').set('Authorization', header);
        statuses.push(response.status);
      }
      await guarded.close();
      expect(statuses).toEqual([401, 401, 401, 200]);
    });
  });
});
