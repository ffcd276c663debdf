// Generates one function per call of the app. Its parameters are path, body, query and options, in this order.
import { comment, nameOf, typeOf } from './schemas.mjs';

const HEAD = '// Generated from backend/openapi.json by npm run generate: do not edit.\n';

/** The headers that the client sends by itself, with the flag of the calls that take them. */
const HEADERS = { 'Idempotency-Key': 'keyed', 'If-None-Match': 'cached' };

function queryType(parameters) {
  const fields = parameters.map(
    ({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeOf(schema)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

function functionOf(call) {
  const { operationId, method, path, parameters = [], requestBody, responses, security, summary } = call;
  const at = (where) => parameters.filter((parameter) => parameter.in === where);
  const unknown = at('header').filter(({ name }) => !(name in HEADERS));
  if (unknown.length) throw new Error(`${operationId} takes headers that the app's client does not know`);
  const [mediaType, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const query = at('query');
  const flags = at('header').map(({ name }) => HEADERS[name]);
  const keyed = flags.includes('keyed');
  const takes = [
    ...at('path').map(({ name, schema }) => `${name}: ${typeOf(schema)}`),
    ...(body ? [`body: ${nameOf(body.schema.$ref)}`] : []),
    ...(query.length
      ? [`query: ${queryType(query)}${query.some(({ required }) => required) ? '' : ' = {}'}`]
      : []),
    `options?: ${keyed ? 'KeyedOptions' : 'CallOptions'}`,
  ];
  const filled = path.replace(/\{(\w+)\}/g, (_all, name) => `\${encodeURIComponent(${name})}`);
  const says = [
    `method: '${method}'`,
    `path: ${filled === path ? `'${path}'` : `\`${filled}\``}`,
    ...(security?.length ? ['bearer: true'] : []),
    ...flags.map((flag) => `${flag}: true`),
    ...(mediaType === 'multipart/form-data' ? ['form: true'] : []),
    ...(body ? ['body'] : []),
    ...(query.length ? ['query'] : []),
  ];
  const answer = nameOf(responses['200'].content['application/json'].schema.$ref);
  return [
    comment(summary, '  '),
    `  ${operationId}: (${takes.join(', ')}) =>\n`,
    `    send<${answer}>({ ${says.join(', ')} }, options),\n`,
  ].join('');
}

export function callsFile(calls) {
  const functions = calls.map(functionOf).join('');
  const types = [...new Set(calls.flatMap(namedIn))].sort().map((name) => `  ${name},\n`);
  return [
    HEAD,
    "import type { CallOptions, KeyedOptions, Send } from './call.js';\n",
    `import type {\n${types.join('')}} from './schemas.gen.js';\n\n`,
    `export const callsOver = (send: Send) => ({\n${functions}});\n`,
  ].join('');
}

const namedIn = ({ requestBody, responses }) =>
  [...Object.values(requestBody?.content ?? {}), responses['200'].content['application/json']].map(
    ({ schema }) => nameOf(schema.$ref),
  );
