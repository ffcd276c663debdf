// Rules for every call: the failure envelope, request ids, limits and headers.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

describe('every call', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const login = () => app.guest().post('/api/admin/login');

  describe('an unknown route', () => {
    it.each(['/api/no-such-call', '/api', '/api/admin', '/api/uploads/none.webp', '/api/admin/users/1'])(
      'should answer %s with NOT_FOUND',
      async (path) => {
        expectFailure(await app.guest().get(path), 'NOT_FOUND');
      },
    );

    it('should answer an unknown method with NOT_FOUND', async () => {
      expectFailure(await app.guest().patch('/api/admin/login'), 'NOT_FOUND');
    });
  });

  describe('a path', () => {
    it('should match in any letter case', async () => {
      const { agent } = await app.as('admin');
      expectSuccess(await agent.get('/API/Admin/USERS'));
    });

    it('should not reach files outside of the uploads folder', async () => {
      for (const path of ['..%2fapp-secret', '%2e%2e/app-secret', '..%5capp-secret', '%00', '%ff']) {
        const { status } = await app.guest().get(`/api/uploads/${path}`);
        expect([400, 404]).toContain(status);
      }
    });
  });

  describe('a body', () => {
    it('should be refused when its JSON is malformed', async () => {
      const broken = login().type('json').send('{"number": "1", ');
      expectFailure(await broken, 'VALIDATION_FAILED');
    });

    it.each(['[]', '["a"]', '"text"', '1', 'null'])(
      'should be refused when it is %s instead of an object',
      async (body) => {
        expectFailure(await login().type('json').send(body), 'VALIDATION_FAILED');
      },
    );

    it('should be refused when its encoding is unknown', async () => {
      const response = await login().set('Content-Type', 'application/json; charset=utf-7').send('{}');
      expectFailure(response, 'VALIDATION_FAILED');
    });

    it.each(['json', 'form'])('should be refused when a public call gets over 16 KB of %s', async (type) => {
      const password = 'x'.repeat(16 * 1024);
      expectFailure(await login().type(type).send({ number: '1', password }), 'TOO_LARGE');
    });

    it('should be refused when it is nested too deeply', async () => {
      for (const [open, close, levels] of [
        ['[', ']', 7_000],
        ['{"a":', '}', 2_500],
      ] as const) {
        const deep = `${open.repeat(levels)}1${close.repeat(levels)}`;
        for (const body of [`{"number":${deep},"password":"x"}`, `{"unknown":${deep}}`])
          expectFailure(await login().type('json').send(body), 'VALIDATION_FAILED');
      }
    });

    it('should be refused with each invalid field named once', async () => {
      expectFailure(await login().send({}), 'VALIDATION_FAILED', 'number', 'password');
    });
  });

  describe('a request id', () => {
    it('should be unique for each request', async () => {
      const [one, other] = await Promise.all([1, 2].map(() => app.guest().get('/api/health/live')));
      expect(one!.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
      expect(one!.headers['x-request-id']).not.toBe(other!.headers['x-request-id']);
    });

    it('should ignore the id that the caller sends', async () => {
      const response = await app.guest().get('/api/none').set('X-Request-Id', 'trace-0123456789');
      expectFailure(response, 'NOT_FOUND');
      expect(response.headers['x-request-id']).not.toBe('trace-0123456789');
    });
  });

  describe('a request that is too long or not HTTP', () => {
    it('should be refused in the common envelope when its URL and headers are too long', async () => {
      const response = await app
        .guest()
        .get(`/api/health/live?${'x'.repeat(12_000)}`)
        .set('User-Agent', 'x'.repeat(6_000));
      expectFailure(response, 'TOO_LARGE');
    });

    it('should be refused in the common envelope when it cannot be parsed', async () => {
      const { port, hostname } = new URL(app.url);
      const socket = connect(Number(port), hostname);
      socket.end('NONSENSE\r\n\r\n');
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      const body = JSON.parse(answer.split('\r\n\r\n')[1]!) as object;
      expect(body).toMatchObject({ success: 0, code: 'VALIDATION_FAILED', requestId: expect.any(String) });
    });
  });

  describe('an answer', () => {
    it('should carry the security headers', async () => {
      const { headers } = await app.guest().get('/api/health/live');
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/frame-ancestors 'none';.*style-src 'self';/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    });

    it('should hide the details of an internal failure', async () => {
      // A record that the application cannot have written: reading it fails with a TypeError.
      const { insertedId } = await app.connection.collection('users').insertOne({ username: 'broken' });
      const { agent } = await app.as('admin');
      const response = await agent.get(`/api/admin/view_user?id=${insertedId.toHexString()}`);
      expectFailure(response, 'INTERNAL');
      expect((response.body as { message: string }).message).toBe(
        'Something went wrong on the server. Please try again',
      );
    });
  });

  describe('CORS', () => {
    it('should allow only the configured origins', async () => {
      const cors = await startApp({
        MONGODB_URI: app.databaseUri,
        CORS_ORIGINS: 'https://panel.example.com',
      });
      const from = (origin: string) => cors.guest().get('/api/health/live').set('Origin', origin);
      const [known, foreign] = [await from('https://panel.example.com'), await from('https://evil.example')];
      await cors.close();
      expect(known.headers['access-control-allow-origin']).toBe('https://panel.example.com');
      expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
    });
  });

  describe('GET /api/docs-json', () => {
    it('should be the OpenAPI document', async () => {
      const response = await app.guest().get('/api/docs-json');
      expect(response.body).toMatchObject({ openapi: '3.1.0', paths: { '/api/admin/users': {} } });
    });
  });
});
