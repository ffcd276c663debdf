// What callers of the API rely on, in a form that is small enough to read: of each operation the parameters, the body and
// the answers by status; of each schema the fields. A field with `?` may be left out. A type is text: `string`, the name of
// a schema, values such as `'a' | 'b'`, `User[]`, `Map<integer>`, or a media type for an answer that is not JSON.

/** The formats that change how a value is read. */
const FORMATS = { date: 'date', 'date-time': 'date-time', binary: 'file' };
const KINDS = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};
const JSON_TYPE = 'application/json';

const nameOf = (ref) => ref.split('/').at(-1);
const unionOf = (texts) => [...new Set(texts)].join(' | ');
const keyOf = (name, required) => (required ? name : `${name}?`);

/** Returns the type of a schema as text. Gives the fields of an object that has no name to `add`, under `place`. */
function typeOf(schema, place, add) {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.enum)
    return unionOf(schema.enum.map((value) => (typeof value === 'string' ? `'${value}'` : `${value}`)));
  const parts = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (schema.allOf?.length > 1) throw new Error(`${place}: the record cannot hold a schema of several parts`);
  if (parts) return unionOf(parts.map((part, at) => typeOf(part, at ? `${place}.${at}` : place, add)));
  if (Array.isArray(schema.type))
    return unionOf(schema.type.map((type) => typeOf({ ...schema, type }, place, add)));
  if (schema.type === 'array') {
    const item = typeOf(schema.items ?? {}, `${place}[]`, add);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.properties) {
    add(place, schema);
    return place;
  }
  if (typeof schema.additionalProperties === 'object')
    return `Map<${typeOf(schema.additionalProperties, `${place}.*`, add)}>`;
  return (schema.type === 'string' && FORMATS[schema.format]) || (schema.type ?? 'any');
}

/** Returns the answers by status; statuses with the same answer share a line. */
function answersOf(responses, place, add) {
  const byType = new Map();
  for (const [status, { content = {} }] of Object.entries(responses)) {
    const types = Object.entries(content).map(([media, { schema }]) =>
      media === JSON_TYPE ? typeOf(schema, `${place} ${status}`, add) : media,
    );
    const type = unionOf(types) || 'nothing';
    byType.set(type, [...(byType.get(type) ?? []), status]);
  }
  return Object.fromEntries([...byType].map(([type, statuses]) => [statuses.join(' '), type]));
}

function operationOf({ parameters = [], requestBody, responses }, place, add) {
  const record = {};
  for (const { in: where, name, required, schema } of parameters) {
    record[where] ??= {};
    record[where][keyOf(name, required)] = typeOf(schema, `${place} ${name}`, add);
  }
  const media = Object.entries(requestBody?.content ?? {});
  if (media.length) {
    const types = media.map(([, { schema }]) => typeOf(schema, `${place} body`, add));
    if (new Set(types).size > 1)
      throw new Error(`${place}: the record cannot hold a body for each media type`);
    record[keyOf('body', requestBody.required)] = types[0];
    record.kinds = media
      .map(([type]) => KINDS[type] ?? type)
      .sort()
      .join(' ');
  }
  record.answers = answersOf(responses, place, add);
  return record;
}

/** Returns the record of a document: its version, its operations and the fields of its schemas. */
export function recordOf({ info, paths = {}, components }) {
  const schemas = {};
  const add = (name, { properties, required = [] }) => {
    schemas[name] = {};
    for (const [field, schema] of Object.entries(properties))
      schemas[name][keyOf(field, required.includes(field))] = typeOf(schema, `${name}.${field}`, add);
  };
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
    if (schema.properties) add(name, schema);
    else schemas[name] = typeOf(schema, name, add);
  }
  const operations = {};
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const place = `${method.toUpperCase()} ${path}`;
      operations[place] = operationOf(operation, place, add);
    }
  }
  return { version: info.version, operations, schemas };
}
