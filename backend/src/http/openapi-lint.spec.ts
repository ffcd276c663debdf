import { faultsOf } from '../../../scripts/openapi/lint.mjs';

const operation = {
  operationId: 'listUsers',
  summary: 'List the users',
  description: 'For admin.',
  tags: ['users'],
  security: [],
  responses: {
    200: {
      description: 'Success',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/User' } } },
    },
    400: { description: 'Failure' },
  },
};
const document = {
  openapi: '3.1.0',
  info: { title: 'API', version: '1.0.0' },
  servers: [{ url: '/' }],
  tags: [{ name: 'users', description: 'Users of the app' }],
  paths: { '/users': { get: operation } },
  components: {
    schemas: { User: { type: 'object', properties: { coin: { type: 'integer', example: 5 } } } },
  },
};
const withOperation = (changes: object) => ({
  ...document,
  paths: { '/users': { get: { ...operation, ...changes } } },
});
const withSchemas = (schemas: object) => ({
  ...document,
  components: { schemas: { ...document.components.schemas, ...schemas } },
});

describe('the rules of the OpenAPI document', () => {
  it('should accept a document that keeps them', async () => {
    expect(await faultsOf(JSON.stringify(document))).toEqual([]);
  });

  it.each([
    ['a keyword of another version', withSchemas({ User: { type: 'object', nullable: true } }), 'struct'],
    ['an operation without an id', withOperation({ operationId: undefined }), 'operation-operationId'],
    ['an operation without a summary', withOperation({ summary: undefined }), 'operation-summary'],
    ['an operation without a tag', withOperation({ tags: [] }), 'rule/operation-tag'],
    ['a tag without a text', { ...document, tags: [{ name: 'users' }] }, 'tag-description'],
    [
      'an operation that says nothing about sessions',
      withOperation({ security: undefined }),
      'security-defined',
    ],
    ['a way in that does not exist', withOperation({ security: [{ key: [] }] }), 'security-defined'],
    [
      'two operations with one id',
      { ...document, paths: { '/users': { get: operation, post: operation } } },
      'operation-operationId-unique',
    ],
    [
      'a reference to nothing',
      withSchemas({ User: { $ref: '#/components/schemas/None' } }),
      'no-unresolved-refs',
    ],
    ['a schema that nothing uses', withSchemas({ Gift: { type: 'object' } }), 'no-unused-components'],
    [
      'an example of another type',
      withSchemas({ User: { type: 'integer', example: 'a' } }),
      'no-invalid-schema-examples',
    ],
  ])('should refuse %s', async (_what, broken, rule) => {
    const faults = await faultsOf(JSON.stringify(broken));
    expect([...new Set(faults.map((fault) => fault.split(': ')[0]))]).toEqual([rule]);
  });
});
