// The check of answers against the API document detects and names every kind of difference.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Answer, checkedAgent, checkedFetch, differenceOf } from '../support/answers.js';

const OK = { success: 1, message: 'OK' };
const FAILURE = { success: 0, message: 'No', code: 'NOT_FOUND', requestId: 'abcdefgh' };

const difference = (path: string, answer: Partial<Answer>) =>
  differenceOf({
    method: 'GET',
    url: `http://127.0.0.1${path}`,
    status: 200,
    type: 'application/json',
    body: OK,
    ...answer,
  });

describe('an answer', () => {
  it.each<[string, string, Partial<Answer>]>([
    ['of a call', '/api/health/live', {}],
    ['of a call in another letter case, with a query', '/API/Health/Live/?a=1', {}],
    ['to a HEAD request', '/api/health/live', { method: 'HEAD', type: '', body: {} }],
    ['with status 304', '/api/app/catalogue/tags', { status: 304, type: '', body: {} }],
    ['to an unknown path', '/api/none', { status: 404, body: FAILURE }],
    ['of a panel', '/login', { type: 'text/html', body: {} }],
    ['of a documentation page', '/api/docs/', { type: 'text/html', body: {} }],
    ['of an upload', '/api/uploads/a.webp', { type: 'image/webp', body: {} }],
    ['of a missing upload', '/api/uploads/a.webp', { status: 404, body: FAILURE }],
    ['of metrics', '/api/metrics', { type: 'text/plain', body: {} }],
    ['to a CORS preflight', '/api/auth/me', { method: 'OPTIONS', status: 204, type: '' }],
    [
      'to a request that is too long',
      `/api/health/live?${'x'.repeat(12_000)}`,
      { status: 413, body: FAILURE },
    ],
  ])('%s should pass', (_name, path, answer) => {
    expect(difference(path, answer)).toBe('');
  });

  it.each<[string, Partial<Answer>, string]>([
    ['a field of the wrong type', { body: { ...OK, message: 1 } }, '200: answer/message must be string'],
    ['a missing field', { body: { success: 1 } }, "200: answer must have required property 'message'"],
    [
      'an undocumented field',
      { body: { ...OK, secret: 1 } },
      '200: answer must NOT have additional properties {"additionalProperty":"secret"}',
    ],
    [
      'an undocumented nested field',
      { status: 503, body: { ...FAILURE, errors: [{ field: 'a', message: 'b', value: 'c' }] } },
      '503: answer/errors/0 must NOT have additional properties {"additionalProperty":"value"}',
    ],
    ['an undocumented status', { status: 418 }, '418: the document has 200, 415, 500, 503'],
    [
      'an undocumented status of a HEAD request',
      { method: 'HEAD', status: 418 },
      '418: the document has 200, 415, 500, 503',
    ],
    [
      'status 413 for a short request',
      { status: 413, body: FAILURE },
      '413: the document has 200, 415, 500, 503',
    ],
    [
      'another media type',
      { type: 'text/html' },
      '200: a body of type "text/html", the document has "application/json"',
    ],
    ['no body', { type: '' }, '200: a body of type "", the document has "application/json"'],
  ])('should fail with %s', (_name, answer, expected) => {
    expect(difference('/api/health/live', answer)).toContain(
      `/api/health/live (checkLive) answered ${expected}`,
    );
  });

  it('should fail for a success of an undocumented call and for a malformed failure', () => {
    expect(difference('/api/none', {})).toBe('GET /api/none answered 200: the document has no such call');
    expect(difference('/api/none', { status: 404 })).toContain(
      "answered 404: answer must have required property 'code'",
    );
  });
});

describe('a client of the tests', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((_request, response) =>
      response.setHeader('Content-Type', 'application/json; charset=utf-8').end('{"success":1}'),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it.each<[string, () => PromiseLike<unknown>]>([
    ['agent', () => checkedAgent(url).get('/api/health/live')],
    ['fetch', () => checkedFetch(`${url}/api/health/live`)],
  ])('should fail the test when an answer differs: %s', async (_name, ask) => {
    await expect(ask()).rejects.toThrow(
      `GET /api/health/live (checkLive) answered 200: answer must have required property 'message'`,
    );
  });
});
