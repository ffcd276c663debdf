import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsSince } from '../../../scripts/openapi/breaks.mjs';
import { recordOf } from '../../../scripts/openapi/record.mjs';
import { readReleased } from '../../../scripts/openapi/released.mjs';

type Schema = Record<string, unknown>;
interface Named {
  type: string;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: string[];
}
interface Operation {
  parameters: { in: string; name: string; required: boolean; schema: Schema }[];
  requestBody?: object;
  responses: Record<string, object>;
}
interface Example {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Named> };
}

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

/** A document with one operation that takes and answers what changes can break. */
const example = (): Example => ({
  info: { version: '1.0.0' },
  paths: {
    '/gifts/{id}': {
      post: {
        parameters: [
          { in: 'path', name: 'id', required: true, schema: { type: 'string' } },
          { in: 'query', name: 'page', required: false, schema: { type: 'integer' } },
        ],
        requestBody: { required: true, ...json(refTo('AddGift')) },
        responses: {
          200: json({
            type: 'object',
            properties: { data: { type: 'array', items: refTo('Gift') } },
            required: ['data'],
          }),
          400: json(refTo('Failure')),
        },
      },
    },
  },
  components: {
    schemas: {
      AddGift: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          coin: { type: 'integer' },
          kind: { type: 'string', enum: ['a', 'b'] },
        },
        required: ['name'],
      },
      Gift: {
        type: 'object',
        properties: { name: { type: 'string' }, coin: { type: 'integer' }, at: { type: ['string', 'null'] } },
        required: ['name', 'coin', 'at'],
      },
      Failure: { type: 'object', properties: { code: refTo('Code') }, required: ['code'] },
      Code: { type: 'string', enum: ['ONE', 'TWO'] },
    },
  },
});

const CALL = 'POST /gifts/{id}';
const callIn = ({ paths }: Example) => paths['/gifts/{id}']!['post']!;
const fieldsOf = ({ components }: Example, name: string) => components.schemas[name] as Required<Named>;

/** What callers of the example lose by a change of it. */
function faultsAfter(change: (document: Example) => void, accepted?: string[]): string[] {
  const document = example();
  change(document);
  return faultsSince(recordOf(example()), recordOf(document), accepted);
}

describe('backend/openapi.json', () => {
  it('should keep everything that callers of the released version rely on', () => {
    const document = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8'),
    ) as object;
    const { record, accepted } = readReleased();
    const faults = faultsSince(record, recordOf(document), accepted);
    if (faults.length) throw new Error(`See "Release a version" in CONTRIBUTING.md:\n${faults.join('\n')}`);
  });
});

describe('breaks of the API', () => {
  it.each<[string, (document: Example) => void, string]>([
    ['an operation is removed', ({ paths }) => delete paths['/gifts/{id}'], `${CALL}: was removed`],
    [
      'a field of an answer is removed',
      (document) => delete fieldsOf(document, 'Gift').properties['coin'],
      'Gift.coin (answered) was removed',
    ],
    [
      'a field of an answer can be missing',
      (document) => fieldsOf(document, 'Gift').required.pop(),
      'Gift.at (answered) can be missing now',
    ],
    [
      'a field of an answer has another type',
      (document) => (fieldsOf(document, 'Gift').properties['coin'] = { type: 'string' }),
      'Gift.coin (answered) was integer, is string',
    ],
    [
      'a field of an answer can be null',
      (document) => (fieldsOf(document, 'Gift').properties['coin'] = { type: ['integer', 'null'] }),
      'Gift.coin (answered) was integer, is integer | null',
    ],
    [
      'a status is removed',
      (document) => delete callIn(document).responses['400'],
      `${CALL}: answer 400 was removed`,
    ],
    [
      'a field of a body is removed',
      (document) => delete fieldsOf(document, 'AddGift').properties['coin'],
      'AddGift.coin (sent) was removed',
    ],
    [
      'a field of a body becomes required',
      (document) => fieldsOf(document, 'AddGift').required.push('coin'),
      'AddGift.coin (sent) is newly required',
    ],
    [
      'a new field of a body is required',
      (document) => {
        fieldsOf(document, 'AddGift').properties['note'] = { type: 'string' };
        fieldsOf(document, 'AddGift').required.push('note');
      },
      'AddGift.note (sent) is newly required',
    ],
    [
      'a field of a body has another type',
      (document) => (fieldsOf(document, 'AddGift').properties['coin'] = { type: 'boolean' }),
      'AddGift.coin (sent) was integer, is boolean',
    ],
    [
      'a field of a body takes fewer values',
      (document) => (fieldsOf(document, 'AddGift').properties['kind'] = { type: 'string', enum: ['a'] }),
      "AddGift.kind (sent) was 'a' | 'b', is 'a'",
    ],
    [
      'a parameter is removed',
      (document) => callIn(document).parameters.pop(),
      `${CALL}: query page was removed`,
    ],
    [
      'a parameter becomes required',
      (document) => (callIn(document).parameters[1]!.required = true),
      `${CALL}: query page is newly required`,
    ],
  ])('should be named with the operation when %s', (_what, change, expected) => {
    expect(faultsAfter(change)).toEqual([`${expected}, since 1.0.0: ${CALL}`]);
  });

  it('should be none when the API only adds', () => {
    const faults = faultsAfter((document) => {
      fieldsOf(document, 'AddGift').properties['note'] = { type: 'string' };
      fieldsOf(document, 'AddGift').properties['kind'] = { type: 'string', enum: ['a', 'b', 'c'] };
      fieldsOf(document, 'Gift').properties['note'] = { type: 'string' };
      fieldsOf(document, 'Gift').properties['at'] = { type: 'string', format: 'date-time' };
      fieldsOf(document, 'Code').enum.push('THREE');
      callIn(document).parameters.push({
        in: 'query',
        name: 'limit',
        required: false,
        schema: { type: 'integer' },
      });
      callIn(document).responses['409'] = json(refTo('Failure'));
      document.paths['/more'] = { get: { parameters: [], responses: {} } };
    });
    expect(faults).toEqual([]);
  });

  it('should be none when a schema only has another name', () => {
    const renamed = JSON.stringify(example())
      .replaceAll('"Gift"', '"Present"')
      .replaceAll('/Gift"', '/Present"');
    expect(faultsSince(recordOf(example()), recordOf(JSON.parse(renamed) as object))).toEqual([]);
  });

  it('should pass when they are accepted, and only while they exist', () => {
    const accepted = ['Gift.coin (answered) was removed'];
    expect(faultsAfter((document) => delete fieldsOf(document, 'Gift').properties['coin'], accepted)).toEqual(
      [],
    );
    expect(faultsAfter(() => undefined, accepted)).toEqual([`${accepted[0]}: accepted, but did not happen`]);
  });
});
