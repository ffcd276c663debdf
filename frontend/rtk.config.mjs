import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// One slice an OpenAPI tag: the tag `hosts` becomes src/api/hosts.gen.ts. OPENAPI names another document.
const schemaFile =
  process.env['OPENAPI'] ?? fileURLToPath(new URL('../backend/openapi.json', import.meta.url));
const document = JSON.parse(readFileSync(schemaFile, 'utf8'));

const operations = Object.values(document.paths).flatMap((item) =>
  ['get', 'post', 'put', 'patch', 'delete'].flatMap((verb) => (item[verb] ? [item[verb]] : [])),
);
// The mobile app's calls, health and the like are no business of the panels.
const foreign = new Set(['app', 'health', 'metrics']);
// Downloads and event streams are read by the browser itself, from an address.
const answersJson = ({ responses }) => Boolean(responses['200']?.content?.['application/json']);
/** The operations of one slice. */
export const operationsOf = (tag) =>
  operations.filter((operation) => operation.tags?.[0] === tag && answersJson(operation));
const tags = [...new Set(operations.filter(answersJson).flatMap(({ tags: named = [] }) => named.slice(0, 1)))]
  .filter((tag) => !foreign.has(tag))
  .sort();
// Documented reads that are POST calls: the document marks them, here they become queries.
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
  apiFile: './src/api/empty-api.ts',
  apiImport: 'emptyApi',
  outputFiles,
  // Lookups while somebody types want the lazy ones too.
  hooks: { queries: true, lazyQueries: true, mutations: true },
  tag: true,
  // Query parameters are encoded by fetchBaseQuery already.
  encodePathParams: true,
  useUnknown: true,
  // A parameter or field that is undefined stays out of the request.
  unionUndefined: true,
};
