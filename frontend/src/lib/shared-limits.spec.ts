interface Document {
  components: { schemas: Record<string, { properties: Record<string, object> }> };
}

const script = new URL('../../scripts/limits.mjs', import.meta.url);
const { limitsSource, sharedLimitsSource } = (await import(script.href)) as {
  limitsSource: (document: Document, operations: object[]) => string;
  sharedLimitsSource: (document: Document, slices: object[][]) => string;
};

const documentOf = (schemas: Record<string, Record<string, object>>): Document => ({
  components: {
    schemas: Object.fromEntries(Object.entries(schemas).map(([name, properties]) => [name, { properties }])),
  },
});
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const calling = (name: string) => [
  { requestBody: { content: { 'application/json': { schema: refTo(name) } } } },
];
const withQuery = (name: string, schema: object) => [{ parameters: [{ in: 'query', name, schema }] }];
const text = (maxLength: number, minLength = 0) => ({ type: 'string', minLength, maxLength });
const file = (kind: string, bytes: number) => ({
  type: 'string',
  description: `A file: ${kind}`,
  'x-max-bytes': bytes,
});

describe('limitsSource', () => {
  it('should export the limits of a body and of the records in it', () => {
    const document = documentOf({
      AddViewDto: { name: text(60, 1), hidden: { type: 'boolean' }, columns: { items: refTo('Column') } },
      Column: { width: { type: 'integer', minimum: 40, maximum: 1000 } },
    });
    const limits = (name: string, of: object) =>
      `export const ${name} = ${JSON.stringify(of, null, 2)} as const;\n`;
    expect(limitsSource(document, calling('AddViewDto'))).toBe(
      limits('addViewLimits', { name: { maxLength: 60 } }) +
        limits('columnLimits', { width: { minimum: 40, maximum: 1000 } }),
    );
  });
});

describe('sharedLimitsSource', () => {
  const document = documentOf({
    BanDto: { reason: text(500), name: text(60), password: text(200, 8), banner: file('image', 5) },
    MoveDto: { reason: text(500, 1), name: text(100), password: text(200), icon: file('image', 5) },
  });

  it('should export the limit of a field when the calls of several slices limit it equally', () => {
    const source = sharedLimitsSource(document, [
      [...calling('BanDto'), ...withQuery('search', text(100))],
      [...calling('MoveDto'), ...withQuery('search', text(100)), ...withQuery('bank', text(40))],
    ]);
    expect(source.match(/\w+(?= = )/g)).toEqual(['reasonLimit', 'searchLimit', 'fileBytes']);
    expect(source).toContain('export const reasonLimit = {"maxLength":500} as const;\n');
    expect(source).toContain(`export const fileBytes = ${JSON.stringify({ image: 5 }, null, 2)} as const;\n`);
  });

  it('should fail when a kind of file has two sizes', () => {
    const two = documentOf({ BanDto: { banner: file('image', 5), icon: file('image', 6) } });
    expect(() => sharedLimitsSource(two, [calling('BanDto')])).toThrow(
      'icon: A file: image has not one size in the document',
    );
  });
});
