// What the OpenAPI document says about each list, for the panels: its names, the changes that it follows, its orders, its
// filters, and whether it can be a file.

/** The parameters of a list that say which page or file to answer, and in which order. */
const SHOWN = new Set([
  'page',
  'limit',
  'search',
  'around',
  'sort',
  'format',
  'columns',
  'timeZone',
  'daySums',
]);
const ID = '^[0-9a-fA-F]{24}$';

/** Returns the schemas of the optional parameters of a call; some documented lists take them as a body. */
function parametersOf({ parameters = [], requestBody, 'x-read': reads }, schemas) {
  const name = reads && requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1);
  const body = schemas[name];
  const inBody = Object.entries(body?.properties ?? {}).filter(([field]) => !body.required?.includes(field));
  const inQuery = parameters.filter((one) => one.in === 'query' && !one.required);
  return new Map([
    ...inQuery.map((one) => [one.name, { ...one.schema, 'x-refers': one['x-refers'] }]),
    ...inBody,
  ]);
}

/** Returns the schema behind a reference. */
function opened(schema, schemas) {
  const { $ref } = schema.allOf?.[0] ?? schema;
  return $ref ? schemas[$ref.split('/').at(-1)] : schema;
}

/** Returns the two parameters of a range that begins with this one. */
function rangeOf(name, all) {
  const end = name === 'from' ? 'to' : name.replace(/From$/, 'To');
  return end !== name && all.has(end) ? [name, end] : undefined;
}

const RANGES = { integer: 'numbers', number: 'decimals', string: 'days' };

function shapeOf({ type, enum: values, pattern, maxLength }) {
  if (type === 'boolean') return { kind: 'flag' };
  if (values) return { kind: 'choice', values };
  if (type === 'integer') return { kind: 'number' };
  return pattern === ID ? { kind: 'record' } : { kind: 'text', maxLength };
}

/** Returns the filters among the parameters of a list, by name. */
function filtersOf(parameters, schemas) {
  const ends = new Set([...parameters.keys()].map((name) => rangeOf(name, parameters)?.[1]));
  const filters = [...parameters].flatMap(([name, schema]) => {
    if (SHOWN.has(name) || ends.has(name)) return [];
    const names = rangeOf(name, parameters);
    const { type, ...rest } = opened(schema, schemas);
    const refers = schema['x-refers'];
    if (!names) return [[name, { ...shapeOf({ type, ...rest }), refers }]];
    return [[name === 'from' ? 'days' : name.replace(/From$/, ''), { kind: RANGES[type], names }]];
  });
  return Object.fromEntries(filters);
}

/** Returns the lists among these calls, with what the document says about each. */
export const listsOf = ({ components: { schemas } }, operations) =>
  operations
    .filter((operation) => operation['x-list'])
    .map((operation) => {
      const { names, rows, live, kind, without = {} } = operation['x-list'];
      const parameters = parametersOf(operation, schemas);
      const orders = parameters.get('sort')?.enum ?? [];
      return {
        operation,
        names,
        rows,
        live: live && { topic: live, ...(kind && { kind }) },
        sorts: orders.filter((order) => !order.startsWith('-')),
        filters: filtersOf(parameters, schemas),
        searches: parameters.has('search'),
        exports: parameters.has('format'),
        without,
      };
    });

/** Returns the source of the lists among these calls: the list of users, of the call listUsers, is usersList. */
export const listsSource = (document, operations) =>
  listsOf(document, operations)
    .map(({ operation: { operationId }, names, rows, live, sorts, filters, exports }) => {
      const name = operationId.replace(/^list(.)/, (_, first) => first.toLowerCase());
      return `export const ${name}List = ${JSON.stringify({ names, rows, live, sorts, filters, ...(!exports && { file: false }) })} as const;\n`;
    })
    .join('');
