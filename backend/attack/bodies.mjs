// Bodies of generated requests: every way to write fields down, and every way to get that wrong.
import { deflateSync, gzipSync } from 'node:zlib';
import { deepList, deepObject, NOT_UTF8, ODD_NAMES, ODD_TYPES, percent } from './odd-values.mjs';
import { jsonOf, textOf } from './values.mjs';

const BOUNDARY = 'boundary-of-the-form';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const body = (type, bytes, more = {}) => ({
  headers: { ...(type ? { 'Content-Type': type } : {}), ...more },
  bytes: Buffer.from(bytes),
});

const written = (fields) =>
  `{${Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}:${jsonOf(value)}`)
    .join()}}`;
export const json = (fields) => body(JSON_TYPE, written(fields));

export const urlencoded = (fields) =>
  body(
    FORM_TYPE,
    Object.entries(fields)
      .map(([name, value]) => `${percent(name)}=${percent(textOf(value))}`)
      .join('&'),
  );

const quoted = (text) => text.replace(/["\r\n]/g, '_');
const part = (name, bytes, filename) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"` +
        `${filename === undefined ? '' : `; filename="${quoted(filename)}"`}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
/** `pairs`: fields as [name, text or bytes]; bytes become a file. */
const formOf = (pairs) =>
  Buffer.concat([
    ...pairs.map(([name, value]) =>
      Buffer.isBuffer(value) ? part(name, value, 'upload.bin') : part(name, textOf(value)),
    ),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
export const multipart = (pairs) => body(MULTIPART, formOf(pairs));

/** The three kinds of bodies, of fields as an object. */
export const KINDS_OF_BODY = [json, urlencoded, (fields) => multipart(Object.entries(fields))];

/** A body with a field whose bytes are not UTF-8. */
function notUtf8(random, fields) {
  const name = random.pick([...Object.keys(fields), 'extra']);
  const bytes = random.pick(NOT_UTF8);
  const place = Buffer.from('\u{e000}');
  const form = random.pick(KINDS_OF_BODY)({ ...fields, [name]: '\u{e000}' });
  const encoded = form.headers['Content-Type'] === FORM_TYPE;
  const mark = encoded ? Buffer.from(percent('\u{e000}')) : place;
  const at = form.bytes.indexOf(mark);
  const written = encoded ? Buffer.from(bytes.toString('hex').replace(/../g, '%$&')) : bytes;
  return {
    ...form,
    bytes: Buffer.concat([form.bytes.subarray(0, at), written, form.bytes.subarray(at + mark.length)]),
  };
}

/** Cuts the bytes somewhere, or puts something into them. */
function damaged(random, { headers, bytes }) {
  const at = random.int(0, Math.max(bytes.length - 1, 0));
  const what = random.pick([undefined, '"', '{', '\\', '\0', '\u2028', ',', '%', '\xff']);
  const rest = what === undefined ? [] : [Buffer.from(what, 'latin1'), bytes.subarray(at)];
  return { headers, bytes: Buffer.concat([bytes.subarray(0, at), ...rest]) };
}

const encoded = (bytes, coding) => body(JSON_TYPE, bytes, { 'Content-Encoding': coding });
const many = (count, make) => Array.from({ length: count }, (_, at) => make(at));
const ENCODED = [
  (fields) => encoded(gzipSync(written(fields)), 'gzip'),
  (fields) => encoded(written(fields), 'gzip'),
  (fields) => encoded(written(fields), 'nonsense'),
  (fields) => encoded(gzipSync(written(fields)).subarray(0, 15), 'gzip'),
  () => encoded(gzipSync('x'.repeat(2_000_000)), 'gzip'),
  () => encoded(deflateSync('[1,'), 'deflate'),
];

const pairsOf = (fields) => Object.entries(fields);
/** A wrong form of these fields. */
export function oddBody(random, fields, values) {
  const form = random.pick(KINDS_OF_BODY);
  const kind = random.int(0, 99);
  if (kind < 24) return damaged(random, form(fields));
  if (kind < 32) return body(JSON_TYPE, jsonOf(values.odd()));
  if (kind < 42) return form(fields);
  if (kind < 49) return notUtf8(random, fields);
  if (kind < 55) return body(random.pick([...ODD_TYPES, JSON_TYPE, FORM_TYPE, MULTIPART]), '');
  if (kind < 70) return body(random.pick(ODD_TYPES), written(fields));
  if (kind < 78) return body(random.pick(ODD_TYPES), formOf(pairsOf(fields)));
  if (kind < 86) return random.pick(ENCODED)(fields);
  if (kind < 93) return multipart([...pairsOf(fields), [random.pick(ODD_NAMES), values.odd()]]);
  return body(
    random.pick([JSON_TYPE, FORM_TYPE, MULTIPART]),
    Buffer.from(many(40, () => random.int(0, 255))),
  );
}

const SPARSE = ['99999', '100000000', '150000000', '4294967294', '4294967295', '-1', '1e9'];
const NESTED = '[a]'.repeat(60);
/** Forms that are large or ask for a lot of work. */
export const HEAVY_FORMS = [
  (random, fields) => multipart([...pairsOf(fields), [`x[${random.pick(SPARSE)}]`, '1'], ['x[a]', '1']]),
  (random, fields) =>
    multipart([...pairsOf(fields), ...many(4, (at) => [`y${at}[${random.pick(SPARSE)}]`, '1'])]),
  (_random, fields) => multipart([...pairsOf(fields), [`z${NESTED}`, '1']]),
  (_random, fields) => multipart([...pairsOf(fields), ...many(120, (at) => [`extra${at}`, 'x'])]),
  (_random, fields) =>
    multipart([...pairsOf(fields), ...many(20, (at) => [`long${at}`, 'x'.repeat(200_000)])]),
  (_random, fields) => multipart([...pairsOf(fields), ...many(8, () => ['image', Buffer.alloc(1000)])]),
  (_random, fields) => multipart([...pairsOf(fields), ['image', Buffer.alloc(6_000_000)]]),
];
/** Bodies of other kinds that are large, wide or deep. */
export const HEAVY_BODIES = [
  (random, fields) => {
    const wide = Object.fromEntries(
      many(random.pick([2_000, 20_000, 90_000]), (at) => [`k${at.toString(36)}`, 0]),
    );
    return json({ ...fields, ...wide });
  },
  (random, fields) => {
    const name = random.pick([...Object.keys(fields), 'extra']);
    const text = random.chance(0.5) ? deepList(30_000) : deepObject(20_000);
    return body(JSON_TYPE, `{${JSON.stringify(name)}:${text}}`);
  },
  (random, fields) => {
    const name = random.pick([...Object.keys(fields), 'extra']);
    return json({ ...fields, [name]: many(random.pick([2_000, 100_000]), () => 1) });
  },
  (_random, fields) => json({ ...fields, extra: 'x'.repeat(1_100_000) }),
  (random, fields) => {
    const name = random.pick([...Object.keys(fields), 'extra']);
    return json({ ...fields, [name]: 'a'.repeat(90_000) });
  },
  (_random, fields) => urlencoded({ ...fields, ...Object.fromEntries(many(3_000, (at) => [`k${at}`, 1])) }),
  (_random, fields) => urlencoded({ ...fields, [`x[${'a]['.repeat(200)}b]`]: 1 }),
];
