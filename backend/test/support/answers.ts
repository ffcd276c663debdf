// Compares every answer that the tests receive with the OpenAPI document: a different answer fails its test.
import { Agent as HttpAgent } from 'node:http';
import request, { type Response } from 'supertest';
import { schemaCheck } from '../../attack/schemas.mjs';
import { type Call, CALLS, type Content, documentText } from './document.js';

export type Agent = InstanceType<typeof request.agent>;

export interface Answer {
  method: string;
  url: string;
  status: number;
  /** Media type without parameters, '' when the answer has none. */
  type: string;
  /** Parsed when it is JSON. */
  body: unknown;
}

const check = schemaCheck(JSON.parse(documentText()));

/** The router accepts paths in any case and with a trailing slash. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i');
const hasParameter = ({ path }: Call) => path.includes('{');
/** Paths without parameters come first, as in the router. */
const ROUTES = CALLS.toSorted((one, other) => Number(hasParameter(one)) - Number(hasParameter(other))).map(
  (call) => ({ call, pattern: patternOf(call.path) }),
);

/** The HTTP server accepts 16 KB of address and headers. It refuses a larger request before any call sees the request. */
const isUnread = ({ status, url }: Answer) => status === 413 && url.length > 10_000;

/** The call that gave this answer. HEAD is a GET without its body. */
function callOf(answer: Answer, path: string): Call | undefined {
  if (isUnread(answer)) return undefined;
  const method = answer.method === 'HEAD' ? 'GET' : answer.method;
  return ROUTES.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call;
}

/** Panels, documentation, metrics and uploads: the document describes only their failures. */
const isFile = (path: string) =>
  !/^\/api(\/|$)/i.test(path) || /^\/api\/(docs|docs-json|docs-yaml|metrics|uploads)(\/|$)/i.test(path);

const JSON_TYPE = 'application/json';
const FAILURE: Content = { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Failure' } } };

/** The required body, or why the answer is not allowed; undefined when the document does not describe the answer. */
function contentFor(
  call: Call | undefined,
  { method, status, type }: Answer,
  path: string,
): Content | string | undefined {
  if (call) {
    const documented = call.responses[status];
    return documented
      ? (documented.content ?? {})
      : `the document has ${Object.keys(call.responses).join(', ')}`;
  }
  const isOther = method === 'OPTIONS' || isFile(path);
  if (status < 400) return isOther ? undefined : 'the document has no such call';
  return isOther && type !== JSON_TYPE ? undefined : FAILURE;
}

/** How this answer differs from the document; '' when both agree. */
export function differenceOf(answer: Answer): string {
  const { method, status, type, body } = answer;
  const { pathname } = new URL(answer.url);
  const call = callOf(answer, pathname);
  const name = call ? ` (${call.operationId})` : '';
  const fault = (what: string) => `${method} ${pathname}${name} answered ${status}: ${what}`;
  const content = contentFor(call, answer, pathname);
  if (typeof content === 'string') return fault(content);
  if (!content || method === 'HEAD') return '';
  const media = content[type];
  const types = Object.keys(content).join(', ');
  if (!media) return type === types ? '' : fault(`a body of type "${type}", the document has "${types}"`);
  const wrong = type === JSON_TYPE ? check(media.schema, body) : '';
  return wrong && fault(wrong);
}

function holdToDocument(answer: Answer): void {
  const difference = differenceOf(answer);
  if (difference) throw new Error(difference);
}

/** Open connections serve the next request, as in a browser: a new one costs a fifth of the processor time. */
const CONNECTIONS = new HttpAgent({ keepAlive: true });

/** Sends requests to this server and keeps the received cookies. */
export const checkedAgent = (url: string): Agent =>
  request.agent(url).use((test: request.Test) => {
    void test.agent(CONNECTIONS);
    test.expect(({ request, status, type, body }: Response) =>
      holdToDocument({ method: request.method, url: request.url, status, type, body }),
    );
  });

/** `fetch`, for the tests of other clients. */
export const checkedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const body: unknown = type === JSON_TYPE ? await response.clone().json() : undefined;
  holdToDocument({ method: init?.method ?? 'GET', url: response.url, status: response.status, type, body });
  return response;
};
