// What the OpenAPI document says about the filters of each list, for the panels.

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

/** Returns the optional parameters of a list; some documented lists take them as a body. */
function parametersOf({ parameters = [], requestBody, 'x-read': reads }, schemas) {
  const name = reads && requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1);
  const body = schemas[name];
  const inBody = Object.entries(body?.properties ?? {}).filter(([field]) => !body.required?.includes(field));
  const inQuery = parameters.filter((one) => one.in === 'query' && !one.required);
  return new Map(
    [...inQuery.map((one) => [one.name, one.schema]), ...inBody].filter(([one]) => !SHOWN.has(one)),
  );
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

/** Returns the source of the filters of each of these lists: the list of users exports listUsersFilters. */
export const filtersSource = ({ components: { schemas } }, operations) =>
  operations
    .filter(({ operationId }) => operationId.startsWith('list'))
    .map((operation) => {
      const parameters = parametersOf(operation, schemas);
      const ends = new Set([...parameters.keys()].map((name) => rangeOf(name, parameters)?.[1]));
      const filters = [...parameters].flatMap(([name, schema]) => {
        if (ends.has(name)) return [];
        const names = rangeOf(name, parameters);
        const { type, ...rest } = opened(schema, schemas);
        if (!names) return [[name, shapeOf({ type, ...rest })]];
        return [[name === 'from' ? 'days' : name.replace(/From$/, ''), { kind: RANGES[type], names }]];
      });
      if (!filters.length) return '';
      const shapes = JSON.stringify(Object.fromEntries(filters));
      return `export const ${operation.operationId}Filters = ${shapes} as const;\n`;
    })
    .join('');
