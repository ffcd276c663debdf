// Converts the schemas of the OpenAPI document to TypeScript. Throws on an unknown construct because a silent `unknown`
// type would go unnoticed.
const HEAD = '// Generated from backend/openapi.json by npm run generate: do not edit.\n';

/** The keywords that constrain or describe a value without changing its type. */
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

/** Returns the TypeScript type of a schema. Calls `named` with the name of each referenced schema. */
export function typeOf(schema, named = ignore, indent = '') {
  if (schema.$ref) {
    named(nameOf(schema.$ref));
    return nameOf(schema.$ref);
  }
  if (schema.allOf?.length === 1) return typeOf(schema.allOf[0], named, indent);
  if (schema.oneOf) {
    // If the response depends on the caller's role, an app gets only the variant for users.
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

/** Returns the types of all requests and responses, of the schemas that they reference, and of the error codes. */
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
