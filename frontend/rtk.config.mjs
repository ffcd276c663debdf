import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// One slice for each OpenAPI tag: the tag `hosts` becomes src/api/hosts.gen.ts. OPENAPI names another document.
const schemaFile =
  process.env['OPENAPI'] ?? fileURLToPath(new URL('../backend/openapi.json', import.meta.url));
const document = JSON.parse(readFileSync(schemaFile, 'utf8'));

/** All operations of the document. */
export const operations = Object.values(document.paths).flatMap((item) =>
  ['get', 'post', 'put', 'patch', 'delete'].flatMap((verb) => (item[verb] ? [item[verb]] : [])),
);
// Tags that the panels do not call.
const foreign = new Set(['app', 'health', 'metrics']);
// The browser itself reads downloads and event streams.
const answersJson = ({ responses }) => Boolean(responses['200']?.content?.['application/json']);
/** The operations of one slice. */
export const operationsOf = (tag) =>
  operations.filter((operation) => operation.tags?.[0] === tag && answersJson(operation));
const tags = [...new Set(operations.filter(answersJson).flatMap(({ tags: named = [] }) => named.slice(0, 1)))]
  .filter((tag) => !foreign.has(tag))
  .sort();
// The document marks POST calls that only read. They become queries.
const reads = operations.filter((operation) => operation['x-read']).map(({ operationId }) => operationId);

const outputFiles = Object.fromEntries(
  tags.map((tag) => [
    `./src/api/${tag}.gen.ts`,
    {
      exportName: `${tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Api`,
      filterEndpoints: (_name, { operation }) => operation.tags?.[0] === tag && answersJson(operation),
      endpointOverrides: reads.map((name) => ({ pattern: name, type: 'query' })),
    },
  ]),
);

export default {
  schemaFile,
  prettierConfigFile: fileURLToPath(new URL('../.oxfmtrc.json', import.meta.url)),
  apiFile: './src/api/empty-api.ts',
  apiImport: 'emptyApi',
  outputFiles,
  // Searches while typing need lazy queries.
  hooks: { queries: true, lazyQueries: true, mutations: true },
  tag: true,
  // fetchBaseQuery already encodes query parameters.
  encodePathParams: true,
  useUnknown: true,
  // The request leaves out parameters and fields that are undefined.
  unionUndefined: true,
};
