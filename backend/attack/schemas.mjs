// Holds answers against the schemas of the OpenAPI document.
import { Ajv } from 'ajv';
import formats from 'ajv-formats';

/**
 * OpenAPI 3.0 says `nullable`, JSON Schema says it with a second type. An object has the documented properties and no
 * others.
 */
function toJsonSchema(value) {
  if (Array.isArray(value)) return value.map(toJsonSchema);
  if (value === null || typeof value !== 'object') return value;
  const { nullable, ...rest } = value;
  const plain = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, toJsonSchema(one)]));
  if (plain.type === 'object' && plain.properties) plain.additionalProperties ??= false;
  return nullable === true ? { anyOf: [plain, { type: 'null' }] } : plain;
}

const faultOf = ({ instancePath, message, params }) =>
  `answer${instancePath} ${message} ${JSON.stringify(params)}`;

/**
 * Answers `check(schema, value)` for schemas of this document: what is wrong with the value, '' when nothing is. Each
 * schema is compiled when it is first used.
 */
export function schemaCheck(document) {
  // The generator of the document is trusted to write JSON Schema: checking that would take as long as the rest.
  const ajv = new Ajv({ strict: true, allErrors: true, validateSchema: false, meta: false });
  formats.default(ajv);
  for (const format of ['password', 'binary']) ajv.addFormat(format, true);
  ajv.addVocabulary(['example', 'discriminator', 'x-max-bytes', 'x-to', 'components']);
  ajv.addSchema({ $id: 'document', components: toJsonSchema(document.components) });
  const checks = new Map();
  const checkOf = (schema) => {
    const text = JSON.stringify(toJsonSchema(schema)).replaceAll('"#/', '"document#/');
    if (!checks.has(text)) checks.set(text, ajv.compile(JSON.parse(text)));
    return checks.get(text);
  };
  return (schema, value) => {
    const check = checkOf(schema);
    return check(value) ? '' : check.errors.map(faultOf).join('; ');
  };
}
