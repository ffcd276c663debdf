// Values that a caller could send where a field expects something else.

export const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202egnp',
  '\r\nX-Injected: 1',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '99999999999999999999999',
  '0x10',
  '-1',
  'true',
  '__proto__',
  'constructor',
  '$where',
  '{"$gt":""}',
  '[object Object]',
  '../../../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '(((((((((((a+)+)+)+)+)+',
  '[',
  '\\',
  '*',
  'x'.repeat(23),
  'f'.repeat(24),
  'ü'.repeat(200),
];
/** Numbers, codes and names as people copy and type them: invisible marks, digits of other scripts, other forms. */
export const SPELLINGS = [
  '\u202a919811111113\u202c',
  '\u2066+91 98111\u200b11113\u2069',
  '98\u00ad111\ufe0f11113\u200e',
  '+91 (0)98111 11113',
  '919811111111.0',
  '+91 98111 1112\u00b2',
  '10\u00b2',
  '1000\u00b9',
  '\u20b9\u2079',
  '\u2460\u2461',
  '\u00bd',
  '\u0967\u0966\u0966',
  '\u0661\u0662\u0663',
  '\uff11\uff10\uff10',
  '\u{1d7d9}\u{1d7d8}',
  '1,00,000.00',
  '1.000',
  '1.000,5',
  '\u2212 5',
  'sbino001234',
  'Ame\u0301lie',
  '\u200d',
  '\u2800',
];
export const LONG_TEXTS = ['x'.repeat(1001), 'x'.repeat(100_000), '\ud83d\ude00'.repeat(5000)];

export const ODD_VALUES = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  {},
  [[]],
  [null],
  ['a', 'b'],
  { $gt: '' },
  { $ne: null },
  { $regex: '.*' },
  { $where: 'sleep(1000)' },
  { $oid: 'f'.repeat(24) },
  { length: 1_000_000_000 },
  { toString: 1 },
  { constructor: { prototype: {} } },
  { _bsontype: 'ObjectId', id: 'x' },
  { path: '/etc/passwd', fieldname: 'image' },
];

export const ODD_NAMES = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '$set',
  'a.b',
  'a[b]',
  'a[]',
  '_id',
];

/** Parts of a path that no client should send. */
export const BROKEN_SEGMENTS = [
  '%',
  '%zz',
  '%ff',
  '%00',
  '%c3%28',
  '%u0041',
  '..',
  '.',
  '%2e%2e%2f',
  '%2f',
  ';a=b',
  ':id',
  '{id}',
];

/** Queries that fit no call. */
export const BROKEN_QUERIES = [
  '&&==&',
  '?',
  '[]',
  'page',
  'id=1&id=2',
  'id[$gt]=',
  'panel=admin',
  'search=Beyonc%E9',
  'search=&page=&limit=&sort=&status=',
  'limit[]=1&limit[]=2',
];

/** Bytes that are not UTF-8: Latin-1, a cut character, a surrogate, an overlong slash. */
export const NOT_UTF8 = ['42e9', 'e282', 'eda080', 'c0af', 'ff'].map((hex) => Buffer.from(hex, 'hex'));

export const ODD_TYPES = [
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
];

/** Has the form of a refresh token, so that the first check lets the value pass. */
export const LIKE_A_TOKEN = `${'a'.repeat(24)}.${'b'.repeat(43)}.${'c'.repeat(22)}`;
export const ODD_COOKIES = [
  'a.b.c',
  'j:{"$gt":""}',
  'j:[]',
  'j:null',
  `j:["${LIKE_A_TOKEN}"]`,
  LIKE_A_TOKEN,
  '%E0%A4%A',
  's:x',
];
const unsigned = ['{"alg":"none"}', '{}', '[]', 'null', '"x"', '{"kid":{}}'].map(
  (header) => `Bearer ${Buffer.from(header).toString('base64url')}.e30.`,
);
export const ODD_AUTHORIZATIONS = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer a.b.c',
  'Bearer null',
  `Bearer ${LIKE_A_TOKEN}`,
  'Basic eDp5',
  ...unsigned,
];

/** A JSON text of so many levels: no value could be that deep and still be written down. */
export const deepList = (levels) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
export const deepObject = (levels) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Every byte percent-encoded; unlike encodeURIComponent it takes lone surrogates. */
export const percent = (text) => Buffer.from(text).toString('hex').replace(/../g, '%$&');
