// Answers the calls of the panels in place of the API, and holds each answer to the OpenAPI document. Everything else is real.
import type { ErrorCode } from '../src/api/error-code.gen';
import {
  answerOf,
  callAt,
  callNamed,
  holdToDocument,
  type DocumentedCall,
  type Json,
} from './documented-calls';

/** A call as it has left the panel. */
export interface SentCall {
  name: string;
  query: Record<string, string>;
  body: Json;
  headers: Headers;
  pathname: string;
}

/** An answer other than success. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly more: Json & { message?: string } = {},
  ) {
    super(code);
  }
}

/** The connection breaks off before the answer arrives. */
export class NoAnswer extends Error {}

type Answer = (call: SentCall) => Json | Promise<Json>;

interface Interceptor {
  beforeAsyncRequest: (context: { request: Request }) => Promise<Response>;
}
declare global {
  interface Window {
    happyDOM: {
      settings: { fetch: { interceptor: Interceptor | null } };
      setURL: (url: string) => void;
      setViewport: (size: { width: number; height: number }) => void;
    };
  }
}

/** The form with files that is being sent: happy-dom passes its request on without it. */
let form: FormData | undefined;
const { send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function sendForm(body) {
  form = body as FormData;
  send.call(this, body);
};

async function bodyOf(request: Request): Promise<Json> {
  if (request.headers.get('content-type')?.includes('json')) return (await request.json()) as Json;
  const fields = Object.fromEntries(form?.entries() ?? []);
  form = undefined;
  return fields;
}

const answers = new Map<string, Answer>();
let sent: SentCall[] = [];
/** What a test has done wrong, such as an answer that the document does not describe. */
let faults: unknown[] = [];

/** Answers a call, by the name of its operation in the document. The least answer is filled in around the fields. */
export function answer(name: string, how: Json | Answer): void {
  if (!callNamed(name)) throw new Error(`The document has no call ${name}`);
  answers.set(name, typeof how === 'function' ? how : () => how);
}

/** Returns the calls of this name that the panel has sent, oldest first. */
export const callsOf = (name: string): SentCall[] => sent.filter((call) => call.name === name);

const respond = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

async function serve(documented: DocumentedCall, call: SentCall): Promise<Response> {
  let status = 200;
  let body: Json;
  try {
    body = answerOf(documented, (await answers.get(call.name)?.(call)) ?? {});
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, more } = error;
    status = error.status;
    body = { success: 0, message: `Refused: ${code}`, code, requestId: 'test', ...more };
  }
  holdToDocument(documented, status, body);
  return respond(status, body);
}

async function take(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/api/health/live') return respond(200, {});
  const documented = callAt(request.method, pathname);
  try {
    if (!documented) throw new Error(`The document has no call ${request.method} ${pathname}`);
    const { name } = documented;
    const query = Object.fromEntries(searchParams);
    const call = { name, query, body: await bodyOf(request), headers: request.headers, pathname };
    sent.push(call);
    return await serve(documented, call);
  } catch (error) {
    if (!(error instanceof NoAnswer)) faults.push(error);
    throw error;
  }
}

/** Begins to answer. Called before each test. */
export function beginAnswers(): void {
  window.happyDOM.settings.fetch.interceptor = { beforeAsyncRequest: ({ request }) => take(request) };
}

/** Forgets everything of a test; throws what it has done wrong. Called after each test. */
export function endAnswers(): void {
  const [fault] = faults;
  answers.clear();
  sent = [];
  faults = [];
  if (fault) throw fault;
}
