// Holds answers against the schemas of the OpenAPI document.
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** Returns the schema without properties that the document does not have. */
function closed(value) {
  if (Array.isArray(value)) return value.map(closed);
  if (value === null || typeof value !== 'object') return value;
  const schema = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]));
  if (schema.type === 'object' && schema.properties) schema.additionalProperties ??= false;
  return schema;
}

const faultOf = ({ instancePath, message, params }) =>
  `answer${instancePath} ${message} ${JSON.stringify(params)}`;

/**
 * Answers `check(schema, value)` for schemas of this document: what is wrong with the value, '' when nothing is. Each
 * schema is compiled when it is first used.
 */
export function schemaCheck(document) {
  // The generator of the document is trusted to write JSON Schema: checking that would take as long as the rest.
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    validateSchema: false,
    meta: false,
  });
  formats.default(ajv);
  for (const format of ['password', 'binary']) ajv.addFormat(format, true);
  ajv.addVocabulary(['example', 'discriminator', 'x-max-bytes', 'x-to', 'components']);
  ajv.addSchema({ $id: 'document', components: closed(document.components) });
  const checks = new Map();
  const checkOf = (schema) => {
    const text = JSON.stringify(closed(schema)).replaceAll('"#/', '"document#/');
    if (!checks.has(text)) checks.set(text, ajv.compile(JSON.parse(text)));
    return checks.get(text);
  };
  return (schema, value) => {
    const check = checkOf(schema);
    return check(value) ? '' : check.errors.map(faultOf).join('; ');
  };
}
