// The limits that the document sets for the fields of request bodies: the panels' forms show them before a form is sent.

/** What a form says about a field: its length, or its range. Undefined: the document sets no limit that a form could show. */
function limitOf({ oneOf, type, minimum, maximum, minLength, maxLength }) {
  // A number or '' for none.
  if (oneOf) return limitOf(oneOf[0]);
  // With null as a second type when the field can be cleared.
  const types = [type].flat();
  if (types.includes('integer') || types.includes('number')) return { minimum, maximum };
  if (maxLength === undefined) return undefined;
  // A length of at least 1 means no more than that the field is required.
  return minLength > 1 ? { minLength, maxLength } : { maxLength };
}

const nameOf = (schema) => schema.charAt(0).toLowerCase() + schema.slice(1).replace(/(Dto)?$/, 'Limits');
const refersTo = ({ $ref, allOf: [part] = [], items = {} }) =>
  ($ref ?? part?.$ref ?? items.$ref)?.split('/').at(-1);

/** Returns the names of the schemas of these calls' bodies, with those of the records in them. */
function bodiesOf({ schemas }, operations) {
  const bodies = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  const names = new Set();
  const add = (schema) => {
    const name = refersTo(schema);
    if (!name || names.has(name)) return;
    names.add(name);
    Object.values(schemas[name].properties ?? {}).forEach(add);
  };
  bodies.forEach(({ schema }) => add(schema));
  return [...names];
}

const fieldsOf = ({ properties = {} }) => Object.entries(properties);

/** The exports to append to the slice of these operations: AddGiftDto becomes addGiftLimits. */
export const limitsSource = ({ components }, operations) =>
  bodiesOf(components, operations)
    .map((name) => {
      const limits = fieldsOf(components.schemas[name]).map(([field, schema]) => [field, limitOf(schema)]);
      const known = limits.filter(([, limit]) => limit);
      return known.length
        ? `export const ${nameOf(name)} = ${JSON.stringify(Object.fromEntries(known), null, 2)} as const;\n`
        : '';
    })
    .join('');

/** Returns the fields of these calls, each as its name and schema: those of queries and of bodies. */
const fieldsSentBy = ({ components }, operations) => [
  ...operations
    .flatMap(({ parameters = [] }) => parameters)
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [name, schema]),
  ...bodiesOf(components, operations).flatMap((name) => fieldsOf(components.schemas[name])),
];

/** Returns the limits of the fields that several slices limit, and all of them equally, by the name of the field. */
function commonLimits(document, slices) {
  const found = new Map();
  slices.forEach((operations, slice) => {
    for (const [name, schema] of fieldsSentBy(document, operations)) {
      const limit = limitOf(schema);
      if (!limit) continue;
      const { limits, places } = found.get(name) ?? { limits: new Set(), places: new Set() };
      found.set(name, { limits: limits.add(JSON.stringify(limit)), places: places.add(slice) });
    }
  });
  return [...found]
    .filter(([, { limits, places }]) => limits.size === 1 && places.size > 1)
    .map(([name, { limits }]) => [name, ...limits])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Returns the largest size of each kind of file. */
function fileBytes(document, slices) {
  const sizes = {};
  for (const [name, schema] of fieldsSentBy(document, slices.flat())) {
    const { description, 'x-max-bytes': bytes } = schema;
    if (bytes === undefined) continue;
    const kind = /^A file: (\w+)$/.exec(description)?.[1];
    if (!kind || (sizes[kind] ?? bytes) !== bytes)
      throw new Error(`${name}: ${description} has not one size in the document`);
    sizes[kind] = bytes;
  }
  return sizes;
}

/**
 * The module of the limits that belong to no slice: a slice would bring its calls into every panel. A field that two
 * calls limit differently has none here, so what uses it no longer compiles.
 */
export const sharedLimitsSource = (document, slices) =>
  [
    ...commonLimits(document, slices).map(
      ([name, limit]) => `export const ${name}Limit = ${limit} as const;\n`,
    ),
    `export const fileBytes = ${JSON.stringify(fileBytes(document, slices), null, 2)} as const;\n`,
  ].join('');
