// Holds every answer that the tests receive against the OpenAPI document: an answer that differs from it fails its test.
import request, { type Response } from 'supertest';
import { schemaCheck } from '../attack/schemas.mjs';
import { type Call, CALLS, type Content, document } from './document.js';

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

const check = schemaCheck(document);

/** The router takes a path in any case and with a slash at its end. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i');
const hasParameter = ({ path }: Call) => path.includes('{');
/** Paths without parameters come first, as in the router. */
const ROUTES = CALLS.toSorted((one, other) => Number(hasParameter(one)) - Number(hasParameter(other))).map(
  (call) => ({ call, pattern: patternOf(call.path) }),
);

/** Which call a request asks for. HEAD asks for a GET without its body. */
function callOf(method: string, path: string): Call | undefined {
  const documented = method === 'HEAD' ? 'GET' : method;
  return ROUTES.find(({ call, pattern }) => call.method === documented && pattern.test(path))?.call;
}

/** Panels, metrics, pages of the documentation and uploads are files: the document says nothing of them. */
const isFile = (path: string) => !/^\/api(\/|$)/i.test(path) || /^\/api\/(docs|uploads)\b/i.test(path);

/** What a request that asks for no call gets: a failure, and never a success. */
const NO_CALL: Content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** What the document says of the body with this status, or why there must be no such answer. */
function contentFor(call: Call | undefined, status: number): Content | string {
  if (!call) return status < 400 ? 'the document has no such call' : NO_CALL;
  const documented = call.responses[status];
  return documented
    ? (documented.content ?? {})
    : `the document has ${Object.keys(call.responses).join(', ')}`;
}

/** How this answer differs from the document, '' when it does not. */
export function differenceOf({ method, url, status, type, body }: Answer): string {
  const { pathname } = new URL(url);
  const call = callOf(method, pathname);
  if (!call && isFile(pathname)) return '';
  const name = call ? ` (${call.operationId})` : '';
  const fault = (what: string) => `${method} ${pathname}${name} answered ${status}: ${what}`;
  const content = contentFor(call, status);
  if (typeof content === 'string') return fault(content);
  if (method === 'HEAD') return '';
  const media = content[type];
  const types = Object.keys(content).join(', ');
  if (!media) return type === types ? '' : fault(`a body of type "${type}", the document has "${types}"`);
  const wrong = type === 'application/json' ? check(media.schema, body) : '';
  return wrong && fault(wrong);
}

function holdToDocument(answer: Answer): void {
  const difference = differenceOf(answer);
  if (difference) throw new Error(difference);
}

/** Sends requests to this server, and keeps the cookies that it is given. */
export const checkedAgent = (url: string): Agent =>
  request.agent(url).use((test: request.Test) => {
    test.expect(({ request, status, type, body }: Response) =>
      holdToDocument({ method: request.method, url: request.url, status, type, body }),
    );
  });

/** `fetch`, for the tests of other clients. */
export const checkedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const body: unknown = type === 'application/json' ? await response.clone().json() : undefined;
  holdToDocument({ method: init?.method ?? 'GET', url: response.url, status: response.status, type, body });
  return response;
};
