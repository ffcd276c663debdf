// Every call reads JSON, urlencoded pairs and multipart forms. What a call cannot read is never a success.
import type { Response } from 'supertest';
import { checkedFetch } from '../support/answers.js';
import type { Actor, TestApp } from '../support/app.js';
import { contractRows } from '../support/contract.js';
import { CALLS } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { listen, open, type RawAnswer } from '../support/raw-http.js';
import { ROLES } from '../support/sign-in.js';
import { sharedApp } from '../support/shared-app.js';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const ACCEPTED = `${JSON_TYPE}, ${FORM_TYPE}, multipart/form-data`;
const ODD_TYPES = ['text/plain', 'application/xml', 'multipart/mixed; boundary=a', 'nonsense'];
const ID = '66f0c0ffee00000000000001';
const CONTENT = '/api/admin/content/addcontent';
const ROWS = await contractRows();
const ENTRIES = ['json', 'form', 'multipart'];

let app: TestApp;
let admin: Actor<'admin'>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await sharedApp();
  for (const role of ROLES) tokens[role] = (await app.as(role)).accessToken;
  admin = await app.as('admin');
});
afterAll(() => app.close());

interface Sent {
  method?: string;
  path: string;
  /** The roles of the call; the first one calls. */
  roles?: readonly string[];
  type?: string;
  body?: string | Buffer;
  coding?: string;
}
/** Sends a body as it is: other clients write bodies anew. */
async function send({
  method = 'POST',
  path,
  roles = ['admin'],
  type,
  body,
  coding,
}: Sent): Promise<Response> {
  const token = tokens[(roles[0] ?? '').replace('*', '')];
  const answer = await checkedFetch(app.url + path.replace(/\{\w+\}/g, ID), {
    method,
    headers: {
      ...(type && { 'Content-Type': type }),
      ...(coding && { 'Content-Encoding': coding }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  const text = await answer.text();
  const headers = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, text, body: JSON.parse(text) as object } as unknown as Response;
}

/** Writes a request byte by byte. */
async function write(lines: string[], body = ''): Promise<RawAnswer> {
  const socket = await open(app.url);
  socket.write([...lines, 'Host: a', `Authorization: Bearer ${admin.accessToken}`, body].join('\r\n'));
  const answer = await listen(socket);
  socket.destroy();
  return answer;
}

const BOUNDARY = 'boundary';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
/** A form; `latin1` writes each character as one byte. */
const formOf = (fields: Record<string, string>, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(
    [
      ...Object.entries(fields).map(
        ([name, value]) =>
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
      `--${BOUNDARY}--\r\n`,
    ].join(''),
    encoding,
  );

describe('a body in a type that the API does not read', () => {
  it('should be refused by every call, with the types that the API reads', async () => {
    const faults: string[] = [];
    for (const { method, path, roles } of CALLS.filter((one) => one.method !== 'GET')) {
      const type = ODD_TYPES[faults.length % ODD_TYPES.length]!;
      const answer = await send({ method, path, roles, type, body: 'name=Anita' });
      const { code } = answer.body as { code?: string };
      if (answer.status !== 415 || code !== 'UNSUPPORTED_TYPE' || answer.headers.accept !== ACCEPTED)
        faults.push(`${method} ${path}: ${answer.status} ${code}`);
    }
    expect(faults).toEqual([]);
  });

  it.each(ODD_TYPES)('should change nothing when a user is sent as %s', async (type) => {
    const user = await app.create.user({ name: 'Anita' });
    const path = `/api/admin/edituser?id=${user._id.toHexString()}`;
    expectFailure(await send({ path, type, body: 'name=Meera' }), 'UNSUPPORTED_TYPE');
    const { details } = expectSuccess(
      await admin.agent.get('/api/admin/view_user').query({ id: user._id.toHexString() }),
    );
    expect(details).toMatchObject({ name: 'Anita' });
  });

  it('should be refused when its charset or its encoding is unknown', async () => {
    const sent = { path: CONTENT, body: '{"content":"a"}' };
    expectFailure(await send({ ...sent, type: `${JSON_TYPE}; charset=iso-8859-1` }), 'UNSUPPORTED_TYPE');
    expectFailure(await send({ ...sent, type: JSON_TYPE, coding: 'nonsense' }), 'UNSUPPORTED_TYPE');
  });

  it('should be refused only after the guard', async () => {
    const answer = await send({ path: '/api/admin/edituser', roles: [], type: 'text/plain', body: 'a' });
    expectFailure(answer, 'UNAUTHENTICATED');
  });
});

describe('an empty body', () => {
  it.each([...ODD_TYPES, JSON_TYPE, FORM_TYPE, MULTIPART, ''])(
    'should count as no body when its type is "%s"',
    async (type) => {
      const head = (path: string) => [`POST ${path} HTTP/1.1`, ...(type ? [`Content-Type: ${type}`] : [])];
      for (const [length, body] of [
        ['Content-Length: 0', ''],
        ['Transfer-Encoding: chunked', '\r\n0\r\n\r\n'],
      ] as const) {
        const missing = await write([...head(CONTENT), length], body || '\r\n');
        expect(missing.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'content' }] });
        expect((await write([...head('/api/coin/recharge/received'), length], body || '\r\n')).status).toBe(
          200,
        );
      }
    },
  );

  it('should not hide a body of unknown length', async () => {
    const chunked = (type: string, body: string) =>
      write(
        [`POST ${CONTENT} HTTP/1.1`, `Content-Type: ${type}`, 'Transfer-Encoding: chunked'],
        `\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
      );
    expect((await chunked('text/plain', 'content=a')).status).toBe(415);
    const form = formOf({ content: 'Sent in pieces' }).toString();
    expect((await chunked(MULTIPART, form)).body).toMatchObject({ details: { content: 'Sent in pieces' } });
  });
});

describe('the fields of a form', () => {
  it.each([
    ['urlencoded', FORM_TYPE, (one: Record<string, string>) => new URLSearchParams(one).toString()],
    ['multipart', MULTIPART, formOf],
  ] as const)('should reach calls whose fields are all optional when sent as %s', async (_, type, bodyOf) => {
    const user = await app.create.user({ name: 'Anita' });
    const id = user._id.toHexString();
    expectSuccess(
      await send({ path: `/api/admin/edituser?id=${id}`, type, body: bodyOf({ name: 'Meera' }) }),
    );
    const { details } = expectSuccess(await admin.agent.get('/api/admin/view_user').query({ id }));
    expect(details).toMatchObject({ name: 'Meera' });

    const secrets = expectSuccess(await admin.agent.get('/api/admin/secretfile')).details as {
      _id: string;
    }[];
    const path = `/api/admin/secretfile/${secrets[0]!._id}`;
    const changed = expectSuccess(
      await send({
        method: 'PUT',
        path,
        type,
        body: bodyOf({ googleClientId: `client-of-the-app-${type.length}` }),
      }),
    );
    expect((changed.details as { googleClientId: string }).googleClientId).toMatch(
      new RegExp(`${type.length}$`),
    );

    const coinAgency = (await app.create.coinAgency()).uniqueId;
    for (const list of ['received', 'history']) {
      const answer = await send({
        path: `/api/coin/recharge/${list}`,
        type,
        body: bodyOf({ coinAgency, page: '2', limit: '1' }),
      });
      expect(expectSuccess(answer)).toMatchObject({ total: 0, [list]: [] });
      const unknown = await send({
        path: `/api/coin/recharge/${list}`,
        type,
        body: bodyOf({ coinAgency: 'coin@000000' }),
      });
      expectFailure(unknown, 'NOT_FOUND');
    }
  });

  it('should write a list as repeated names, with or without brackets', async () => {
    const wrong = `${ID.slice(1)}x`;
    const path = '/api/admin/livetime/deletemultiple';
    for (const body of [
      `id=${wrong}`,
      `id[]=${wrong}`,
      `id=${ID}&id=${wrong}`,
      `id%5B%5D=${ID}&id%5B%5D=${wrong}`,
    ])
      expectFailure(await send({ method: 'DELETE', path, type: FORM_TYPE, body }), 'VALIDATION_FAILED', 'id');
    for (const name of ['id', 'id[]'])
      expectFailure(
        await send({ method: 'DELETE', path, type: MULTIPART, body: formOf({ [name]: wrong }) }),
        'VALIDATION_FAILED',
        'id',
      );
  });

  it('should have the limits of JSON', async () => {
    const large = formOf({ content: 'a'.repeat(130 * 1024) });
    expectFailure(await send({ path: CONTENT, type: MULTIPART, body: large }), 'TOO_LARGE');
    const many = formOf(Object.fromEntries(Array.from({ length: 1_200 }, (_, at) => [`f${at}`, ''])));
    expectFailure(await send({ path: CONTENT, type: MULTIPART, body: many }), 'VALIDATION_FAILED');
    expectFailure(
      await send({
        roles: [],
        path: '/api/app/login',
        type: MULTIPART,
        body: formOf({ number: 'a'.repeat(17 * 1024) }),
      }),
      'TOO_LARGE',
    );
  });
});

describe('text that is not valid UTF-8', () => {
  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  it.each([
    ['JSON', JSON_TYPE, latin1('{"content":"Beyonc\xe9"}')],
    ['urlencoded', FORM_TYPE, Buffer.from('content=Beyonc%E9')],
    ['a form', MULTIPART, formOf({ content: 'Beyonc\xe9' }, 'latin1')],
  ])('should be refused at its field in %s', async (_, type, body) => {
    const answer = await send({ path: CONTENT, type, body });
    expectFailure(answer, 'VALIDATION_FAILED', 'content');
    expect(answer.text).toContain('UTF-8');
  });

  it('should be refused at its field in a form with files and in a query', async () => {
    const form = formOf({ title: 'Beyonc\xe9' }, 'latin1');
    expectFailure(
      await send({ method: 'POST', path: '/api/admin/tag/addTag', type: MULTIPART, body: form }),
      'VALIDATION_FAILED',
      'title',
    );
    expectFailure(await admin.agent.get('/api/admin/users?search=Beyonc%E9'), 'VALIDATION_FAILED', 'search');
  });

  it('should not be confused with valid text of every script', async () => {
    const content = 'Beyoncé हिन्दी 👩‍👩‍👧 \u00e9\u00ff';
    for (const [type, body] of [
      [JSON_TYPE, JSON.stringify({ content })],
      [FORM_TYPE, new URLSearchParams({ content }).toString()],
      [MULTIPART, formOf({ content })],
    ] as const) {
      const answer = await send({ path: CONTENT, type, body });
      expect(expectSuccess(answer).details).toMatchObject({ content });
    }
  });
});

describe('an empty parameter or field', () => {
  it('should answer as a missing one on every documented call', async () => {
    const faults: string[] = [];
    for (const { method, path, roles, kind, fields } of ROWS) {
      const given = fields.filter((field) => !field.includes('@') && !field.startsWith('id'));
      if (method === 'DELETE' || !given.length) continue;
      const names = given.map((field) => field.replace('?', ''));
      const optional = given.filter((field) => field.endsWith('?')).map((field) => field.slice(0, -1));
      const empty = new URLSearchParams(names.map((name): [string, string] => [name, '']));
      const isBody = ENTRIES.includes(kind);
      const answer = await send({
        method,
        path: `/api/${path}?id=${ID}${isBody ? '' : `&${empty}`}`,
        roles,
        ...(isBody && { type: FORM_TYPE, body: `id=${ID}&${empty}` }),
      });
      const { errors = [] } = answer.body as { errors?: { field: string }[] };
      const refused = errors.map(({ field }) => field).filter((field) => optional.includes(field));
      if (refused.length) faults.push(`${method} ${path}: ${answer.text}`);
    }
    expect(faults).toEqual([]);
  });

  it('should answer as a missing one when a host is searched or withdrawals are', async () => {
    const user = await app.create.user();
    const path = '/api/video/agency/host/getUser';
    const query = { old: '', userId: user._id.toHexString() };
    const [empty, missing] = [
      await admin.agent.get(path).query(query),
      await admin.agent.get(path).query({ userId: query.userId }),
    ];
    expect(empty.status).toBe(missing.status);
    expectSuccess(await admin.agent.get('/api/admin/withdrawal/search').query({ search: '', status: '' }));
  });
});
