// Holds answers against the schemas of the OpenAPI document.
import { Ajv } from 'ajv';
import formats from 'ajv-formats';

/** OpenAPI 3.0 says `nullable`, JSON Schema says it with a second type. */
function toJsonSchema(value) {
  if (Array.isArray(value)) return value.map(toJsonSchema);
  if (value === null || typeof value !== 'object') return value;
  const { nullable, discriminator: _discriminator, example: _example, ...rest } = value;
  const plain = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, toJsonSchema(one)]));
  return nullable === true ? { anyOf: [plain, { type: 'null' }] } : plain;
}

/** Answers a function that says what is wrong with the body of a success of a call, '' when nothing is. */
export function schemaCheck(document) {
  const ajv = new Ajv({ strict: false, allErrors: false });
  formats.default(ajv);
  for (const format of ['password', 'binary']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'document', components: toJsonSchema(document.components) });
  const checks = new Map();
  const checkOf = ({ operationId, answerSchema }) => {
    if (!checks.has(operationId)) {
      const text = JSON.stringify(toJsonSchema(answerSchema)).replaceAll('"#/', '"document#/');
      checks.set(operationId, ajv.compile(JSON.parse(text)));
    }
    return checks.get(operationId);
  };
  return (call, body) => {
    if (!call.answerSchema) return '';
    const check = checkOf(call);
    return check(body) ? '' : ajv.errorsText(check.errors, { dataVar: 'answer' });
  };
}
