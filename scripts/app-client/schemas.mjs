// Schemas of the OpenAPI document as TypeScript. What this file does not know stops it: a type that is silently `unknown`
// would be found by nobody.
const HEAD = '// Generated from backend/openapi.json by npm run generate: do not edit.\n';

/** Keywords that bound a value without changing its type. */
const BOUNDS = new Set([
  'type',
  'description',
  'example',
  'default',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
]);
const PRIMITIVES = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean' };

export const nameOf = (ref) => ref.split('/').at(-1);

export const comment = (text, indent = '') =>
  text ? `${indent}/** ${text.replaceAll('*/', '* /').replaceAll('\n', `\n${indent} * `)} */\n` : '';

function bounded(schema, ...own) {
  const foreign = Object.keys(schema).filter((key) => !BOUNDS.has(key) && !own.includes(key));
  if (foreign.length)
    throw new Error(`The app's client does not know ${foreign} of ${JSON.stringify(schema)}`);
}

const ignore = () => undefined;

/** The type of a schema; `named` is told each named schema that it mentions. */
export function typeOf(schema, named = ignore, indent = '') {
  if (schema.$ref) {
    named(nameOf(schema.$ref));
    return nameOf(schema.$ref);
  }
  if (schema.allOf?.length === 1) return typeOf(schema.allOf[0], named, indent);
  if (schema.oneOf) {
    // Where an answer depends on who asks, an app only ever meets the one for users.
    const own = schema.discriminator?.propertyName === 'role' && schema.discriminator.mapping.user;
    if (own) return typeOf({ $ref: own }, named);
    return schema.oneOf.map((one) => typeOf(one, named, indent)).join(' | ');
  }
  if (schema.enum) {
    bounded(schema, 'enum');
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  }
  if (schema.type === 'array') {
    bounded(schema, 'items');
    const item = typeOf(schema.items, named, indent);
    return /[|{]/.test(item) ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === 'object' && schema.properties) {
    bounded(schema, 'properties', 'required');
    return `{\n${fieldsOf(schema, named, `${indent}  `)}${indent}}`;
  }
  if (schema.type === 'string' && schema.format === 'binary') return 'Upload';
  bounded(schema);
  if (!(schema.type in PRIMITIVES)) {
    throw new Error(`The app's client does not know the type of ${JSON.stringify(schema)}`);
  }
  return PRIMITIVES[schema.type];
}

const fieldsOf = ({ properties, required = [] }, named, indent) =>
  Object.entries(properties)
    .map(([name, schema]) => {
      const key = `${/^[\w$]+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}`;
      return `${comment(schema.description, indent)}${indent}${key}: ${typeOf(schema, named, indent)};\n`;
    })
    .join('');

function declaration(name, schema, named) {
  const type = typeOf(schema, named);
  const shape = schema.properties ? `interface ${name} ${type}` : `type ${name} = ${type};`;
  return `${comment(schema.description)}export ${shape}\n`;
}

/** Every schema that the calls take or answer, what those are made of, and the codes of failures. */
export function schemasFile(calls, schemas) {
  const declarations = new Map();
  const add = (name) => {
    if (declarations.has(name)) return;
    declarations.set(name, '');
    declarations.set(name, declaration(name, schemas[name], add));
  };
  add('ErrorCode');
  for (const { requestBody, responses } of calls) {
    for (const { schema } of Object.values(requestBody?.content ?? {})) typeOf(schema, add);
    typeOf(responses['200'].content['application/json'].schema, add);
  }
  const sorted = [...declarations].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
  return [`${HEAD}import type { Upload } from './uploads.js';\n`, ...sorted].join('\n');
}
