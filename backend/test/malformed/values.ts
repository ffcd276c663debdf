// Values of a field: valid by its schema, or anything else that a client could send.
import fc, { type Arbitrary } from 'fast-check';
import { PASSWORD } from '../support/factories/factory.js';
import {
  deepList,
  deepObject,
  LONG_TEXTS,
  ODD_NAMES,
  ODD_TEXTS,
  ODD_VALUES,
} from '../../attack/odd-values.mjs';
import { resolve, type Schema } from '../support/document.js';

/** Raw JSON, nested too deeply to be serialized from a value. */
export class RawJson {
  constructor(readonly text: string) {}
}
/** A value as JSON. */
export const jsonOf = (value: unknown): string =>
  value instanceof RawJson ? value.text : (JSON.stringify(value) ?? 'null');
/** A value as text, for forms and addresses. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : jsonOf(value));
/** Any characters, including halves of surrogate pairs. */
const anyText = fc
  .array(fc.nat({ max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

export const oddText: Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: anyText },
  { weight: 5, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS) },
);

/** Any JSON value, and values that are often sent in place of a text. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  { weight: 6, arbitrary: fc.constantFrom(...ODD_VALUES) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[100, 1000, 30_000].flatMap((levels) =>
        [deepList(levels), deepObject(levels)].map((text) => new RawJson(text)),
      ),
    ),
  },
  { weight: 3, arbitrary: fc.jsonValue() },
);

/** A value that the schema of a field accepts, so that the application reaches the rest of the request. */
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

/** A field of a request: valid, odd, or left out (undefined). */
export const fieldValue = (name: string, schema: Schema, ids: string[]): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: rightValue(name, schema, ids) },
    { weight: 3, arbitrary: oddValue },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

export const oddName: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_NAMES),
  fc.string({ maxLength: 10 }),
);
