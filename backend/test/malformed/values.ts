// What may stand in a field: what its schema asks for, or anything else that somebody could send.
import fc, { type Arbitrary } from 'fast-check';
import { PASSWORD } from '../factories/factory.js';
import { resolve, type Schema } from '../document.js';

/** JSON as it is to be sent: nested so deeply that nothing here could write it down from a value. */
export class RawJson {
  constructor(readonly text: string) {}
}
const deep = (levels: number) => new RawJson(`${'['.repeat(levels)}${']'.repeat(levels)}`);
const deepObject = (levels: number) => new RawJson(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

/** A value as JSON. */
export const jsonOf = (value: unknown): string =>
  value instanceof RawJson ? value.text : (JSON.stringify(value) ?? 'null');
/** A value where only text can stand: in a form, in an address. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : jsonOf(value));
/** Every byte percent-encoded; unlike encodeURIComponent it takes lone surrogates. */
export const percent = (text: string): string => Buffer.from(text).toString('hex').replace(/../g, '%$&');

/** Any characters, and halves of characters. */
const anyText = fc
  .array(fc.nat({ max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

export const oddText: Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: anyText },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
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
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('x'.repeat(1001), 'x'.repeat(100_000), '\ud83d\ude00'.repeat(5000)),
  },
);

/** Anything that JSON can say, and what is often put where a text is expected. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(
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
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[100, 1000, 30_000].flatMap((levels) => [deep(levels), deepObject(levels)]),
    ),
  },
  { weight: 3, arbitrary: fc.jsonValue() },
);

/** What the schema of a field asks for, so that the rest of a request is reached. */
export function rightValue(name: string, given: Schema, ids: string[]): Arbitrary<unknown> {
  const schema = resolve(given);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (/id$|myTag/i.test(name) && name !== 'uniqueId') return fc.constantFrom(...ids);
  if (/password/i.test(name)) return fc.constantFrom(PASSWORD, 'another-password');
  if (name === 'number') return fc.constantFrom('9000000001', '+91 98000 00001', 919800000002);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(schema.minimum ?? 0), max: Math.min(schema.maximum ?? 1000, 1000) });
    case 'boolean':
      return fc.constantFrom(true, false, 'true', '0');
    case 'array':
      return fc.array(rightValue('id', schema.items ?? {}, ids), { maxLength: 3 });
    default:
      return fc.constantFrom('anita', 'anita@example.com', 'AG200001', 'Some text');
  }
}

/** A field of a request: right, odd, or left out (undefined). */
export const fieldValue = (name: string, schema: Schema, ids: string[]): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: rightValue(name, schema, ids) },
    { weight: 3, arbitrary: oddValue },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

export const oddName: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
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
  ),
  fc.string({ maxLength: 10 }),
);
