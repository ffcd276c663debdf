// Requests that are odd below the body: headers, and bytes that break the rules of HTTP.
import { ODD_COOKIES } from './odd-values.mjs';

const PANELS = ['admin', 'bd', 'agencyadmin', 'agency', 'coin'];
/** Characters that a header can hold. */
const asHeader = (text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 3000);

/** Headers in addition to those that the request needs. */
export function oddHeaders(random, values) {
  const text = asHeader(values.oddText());
  const panel = random.pick(PANELS);
  const cookie = random.pick(ODD_COOKIES);
  return random.pick([
    () => ({ 'X-Panel': text }),
    () => ({ 'X-Panel': panel, Cookie: `${panel}_access=${cookie}; ${panel}_refresh=${cookie}` }),
    () => ({ 'X-Panel': panel }),
    () => ({ Cookie: `admin_access=${cookie}; __Host-admin_access=${cookie}` }),
    () => ({ Cookie: 'a=b; '.repeat(500) }),
    () => ({ 'X-Request-Id': text }),
    () => ({ Accept: text, 'Accept-Language': text, 'Accept-Encoding': text, Range: text }),
    () => ({
      'X-Forwarded-For': random.pick([text, '127.0.0.1', '::1', `${'10.0.0.1, '.repeat(200)}10.0.0.1`]),
    }),
    () => ({ Origin: text, Referer: text, 'X-Forwarded-Proto': text, 'X-Forwarded-Host': text }),
    () => ({ 'User-Agent': text, 'X-HTTP-Method-Override': random.pick(['DELETE', 'GET', text]) }),
    () => ({ 'If-None-Match': text, 'If-Modified-Since': text }),
    () => Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`X-Many-${at}`, 'x'])),
    () => ({ 'X-Large': 'x'.repeat(random.pick([8_000, 20_000])) }),
  ])();
}

const headOf = (method, path, headers) =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

/** Each writes one request in pieces. */
const SHAPES = {
  expect: (_random, { method, path, headers, bytes }) => [
    headOf(method, path, { Host: 'x', ...headers, Expect: 'x', 'Content-Length': bytes.length }),
    bytes,
  ],
  noHost: (_random, { method, path }) => [headOf(method, path, {})],
  oldVersion: (_random, { method, path }) => [headOf(method, path, {}).replace('HTTP/1.1', 'HTTP/1.0')],
  nonsense: (random) => [
    random.pick(['\0\0\0\0\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n']),
  ],
  unknownMethod: (_random, { path }) => [headOf('BREW', path, { Host: 'x' })],
  twoLengths: (_random, { method, path }) => [
    headOf(method, path, { Host: 'x', 'Content-Length': '5', 'content-length': '6' }),
    'abcdef',
  ],
  chunked: (_random, { path, headers }) => [
    headOf('POST', path, { Host: 'x', ...headers, 'Transfer-Encoding': 'chunked' }),
    'zz\r\nbroken\r\n',
  ],
  smuggled: (_random, { path, headers }) => [
    headOf('POST', path, { Host: 'x', ...headers, 'Transfer-Encoding': 'chunked', 'Content-Length': '3' }),
    '0\r\n\r\n',
  ],
  longPath: (_random, { path }) => [headOf('GET', `${path}${'/a'.repeat(20_000)}`, { Host: 'x' })],
  absolute: (_random, { path }) => [headOf('GET', `http://elsewhere.example${path}`, { Host: 'x' })],
  star: () => ['OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'],
};
/** Bodies whose end never comes. */
const HALF = {
  halfBody: (_random, { method, path, headers, bytes }) => [
    headOf(method, path, { Host: 'x', ...headers, 'Content-Length': bytes.length + 1000 }),
    bytes.subarray(0, bytes.length / 2),
    bytes.subarray(bytes.length / 2),
  ],
  halfHead: (_random, { method, path }) => [`${method} ${path} HTTP/1.1\r\nHost: x\r\nX-`],
};

/** Turns a request into one that a bare socket writes. */
export function rawRequest(random, request) {
  const isHalf = random.chance(0.3);
  const shape = random.pick(Object.keys(isHalf ? HALF : SHAPES));
  const pieces = (isHalf ? HALF : SHAPES)[shape](random, request).map((piece) => Buffer.from(piece));
  const underApi = !['star', 'nonsense'].includes(shape);
  const timing = isHalf ? { wait: 300, patience: 1_500 } : { patience: 10_000 };
  return { ...request, kind: `raw ${shape}`, pieces, underApi, isHalf, ...timing };
}
