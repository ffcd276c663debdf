// Malformed bodies: every encoding of fields, and every way to break it.
import { deflateSync, gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { ODD_TYPES, percent } from '../../attack/odd-values.mjs';
import { jsonOf, oddText, oddValue, textOf } from './values.js';

export interface Body {
  headers: Record<string, string>;
  bytes: Buffer;
}
type Fields = Record<string, unknown>;

const body = (contentType: string, bytes: Buffer | string, more: Record<string, string> = {}): Body => ({
  headers: { ...(contentType ? { 'Content-Type': contentType } : {}), ...more },
  bytes: Buffer.from(bytes),
});
/** Cuts a text at a random place, or inserts something. */
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

const TYPES = fc.constantFrom(...ODD_TYPES);

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const written = (fields: Fields) =>
  `{${Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}:${jsonOf(value)}`)
    .join()}}`;

/** Too many fields. */
const manyFields = (count: number): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at % 2 ? '' : [[]]]));
const WIDE = [manyFields(60), manyFields(6_000)];
const SPARSE = ['x[4294967294]', 'x[150000000]', 'ids[99999999][0]', 'x[1][2][3]', '__proto__[x]', 'x[]'];
/** A field name that creates a long list, and one that turns the list into an object. */
const sparse = fc
  .constantFrom(...SPARSE)
  .map((name): Fields => ({ [name]: '1', [`${name.split('[')[0]!}[a]`]: '1' }));

/** The encodings of fields, with their weights. */
const SHAPES: [weight: number, make: (fields: Fields) => Arbitrary<Body>][] = [
  [10, (fields) => fc.constant(body(JSON_TYPE, written(fields)))],
  [3, (fields) => damaged(written(fields)).map((text) => body(JSON_TYPE, text))],
  [2, () => oddValue.map((value) => body(JSON_TYPE, jsonOf(value)))],
  [2, (fields) => fc.constant(body(FORM_TYPE, urlencoded(fields)))],
  [2, (fields) => damaged(urlencoded(fields)).map((text) => body(FORM_TYPE, text))],
  [3, (fields) => fc.constant(body(MULTIPART, multipart(fields)))],
  [3, (fields) => file.map((one) => body(MULTIPART, Buffer.from(multipart(fields, one), 'latin1')))],
  [3, (fields) => damaged(multipart(fields)).map((text) => body(MULTIPART, text))],
  [3, (fields) => TYPES.map((type) => body(type, written(fields)))],
  [1, (fields) => TYPES.map((type) => body(type, multipart(fields)))],
  [
    2,
    () =>
      fc
        .tuple(fc.constantFrom(JSON_TYPE, FORM_TYPE, MULTIPART), noise)
        .map(([type, bytes]) => body(type, bytes)),
  ],
  [1, (fields) => fc.constantFrom('gzip', 'nonsense').map((coding) => encoded(written(fields), coding))],
  [1, (fields) => fc.constant(encoded(gzipSync(written(fields)).subarray(0, 15), 'gzip'))],
  [1, () => fc.constantFrom(...TOO_MUCH)],
  [1, () => fc.constant({ headers: {}, bytes: Buffer.alloc(0) })],
  [1, (fields) => fc.constantFrom(...WIDE).map((more) => body(JSON_TYPE, written({ ...more, ...fields })))],
  [1, (fields) => fc.constant(form({ ...WIDE[0], ...fields }))],
  [2, (fields) => sparse.map((names) => form({ ...fields, ...names }))],
];
const form = (fields: Fields) => body(MULTIPART, multipart(fields));
const noise = fc.uint8Array().map((bytes) => Buffer.from(bytes));
const encoded = (bytes: Buffer | string, coding: string) =>
  body(JSON_TYPE, bytes, { 'Content-Encoding': coding });
const TOO_MUCH = [
  encoded(gzipSync('x'.repeat(2_000_000)), 'gzip'),
  encoded(deflateSync('[1,'), 'deflate'),
  body(JSON_TYPE, `{"a":"${'x'.repeat(1_100_000)}"}`),
];
const shape = fc.oneof(...SHAPES.map(([weight, make]) => ({ weight, arbitrary: fc.constant(make) })));

/** A body with these fields, whole or broken. */
export const bodyOf = (fields: Fields): Arbitrary<Body> => shape.chain((make) => make(fields));
