// Bodies that are wrong in form: every way to write fields down, and every way to get that wrong.
import { deflateSync, gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { jsonOf, oddText, oddValue, percent, textOf } from './values.js';

export interface Body {
  headers: Record<string, string>;
  bytes: Buffer;
}
type Fields = Record<string, unknown>;

const body = (contentType: string, bytes: Buffer | string, more: Record<string, string> = {}): Body => ({
  headers: { ...(contentType ? { 'Content-Type': contentType } : {}), ...more },
  bytes: Buffer.from(bytes),
});
/** Cuts a text somewhere, or puts something into it. */
const damaged = (text: string): Arbitrary<string> =>
  fc
    .tuple(
      fc.nat({ max: Math.max(text.length - 1, 0) }),
      fc.constantFrom('cut', '"', '{', '\\', '\0', '\u2028', ',', '%'),
    )
    .map(([at, what]) => (what === 'cut' ? text.slice(0, at) : text.slice(0, at) + what + text.slice(at)));

const urlencoded = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, value]) => `${percent(name)}=${percent(textOf(value))}`)
    .join('&');

const BOUNDARY = 'boundary-of-the-form';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const SAFE_NAME = (name: string) => name.replace(/["\r\n]/g, '_');

function multipart(fields: Fields, file?: { name: string; filename: string; bytes: string }): string {
  const part = (name: string, value: string, more = '') =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${SAFE_NAME(name)}"${more}\r\n\r\n${value}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => part(name, textOf(value)));
  const files = file ? [part(file.name, file.bytes, `; filename="${SAFE_NAME(file.filename)}"`)] : [];
  return `${[...texts, ...files].join('')}--${BOUNDARY}--\r\n`;
}

const file = fc.record({
  name: fc.constantFrom('image', 'avatar', '', 'image[]', 'image[0]', '__proto__'),
  filename: fc.oneof(oddText, fc.constantFrom('a.png', '../../a.png', 'x'.repeat(500))),
  bytes: fc.oneof(oddText, fc.constantFrom('\x89PNG\r\n\x1a\n', 'GIF89a', '\xff\xd8\xff\xe0', '<svg/>')),
});

const TYPES = fc.constantFrom(
  '',
  'text/plain',
  'application/xml',
  'application/json; charset=utf-7',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/x-www-form-urlencoded; charset=latin-9',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=a',
  'nonsense',
);

const TOO_LARGE = [
  body('application/json', gzipSync('x'.repeat(2_000_000)), { 'Content-Encoding': 'gzip' }),
  body('application/json', `{"a":"${'x'.repeat(1_100_000)}"}`),
];

/** One body with these fields, or what is left of it. */
export const bodyOf = (fields: Fields): Arbitrary<Body> => {
  const json = `{${Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}:${jsonOf(value)}`)
    .join()}}`;
  const form = multipart(fields);
  return fc.oneof(
    { weight: 10, arbitrary: fc.constant(body('application/json', json)) },
    { weight: 3, arbitrary: damaged(json).map((text) => body('application/json', text)) },
    { weight: 2, arbitrary: oddValue.map((value) => body('application/json', jsonOf(value))) },
    { weight: 2, arbitrary: fc.constant(body('application/x-www-form-urlencoded', urlencoded(fields))) },
    {
      weight: 2,
      arbitrary: damaged(urlencoded(fields)).map((text) => body('application/x-www-form-urlencoded', text)),
    },
    { weight: 3, arbitrary: fc.constant(body(MULTIPART, form)) },
    {
      weight: 3,
      arbitrary: file.map((one) => body(MULTIPART, Buffer.from(multipart(fields, one), 'latin1'))),
    },
    { weight: 3, arbitrary: damaged(form).map((text) => body(MULTIPART, text)) },
    { weight: 3, arbitrary: TYPES.map((type) => body(type, json)) },
    { weight: 1, arbitrary: TYPES.map((type) => body(type, form)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom('application/json', MULTIPART, 'application/x-www-form-urlencoded'),
          fc.uint8Array(),
        )
        .map(([type, bytes]) => body(type, Buffer.from(bytes))),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        body('application/json', json, { 'Content-Encoding': 'gzip' }),
        body('application/json', json, { 'Content-Encoding': 'nonsense' }),
        body('application/json', gzipSync(json).subarray(0, 15), { 'Content-Encoding': 'gzip' }),
        body('application/json', deflateSync('[1,'), { 'Content-Encoding': 'deflate' }),
        ...TOO_LARGE,
      ),
    },
    { weight: 1, arbitrary: fc.constant({ headers: {}, bytes: Buffer.alloc(0) }) },
  );
};
