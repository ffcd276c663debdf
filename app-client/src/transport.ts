// Sends calls: headers, tokens, retries and the handling of responses.
import type { Call, CallOptions, KeyedOptions, Send } from './call.js';
import { failureOf, isUnauthenticated } from './errors.js';
import { exchange, type Reply } from './exchange.js';
import { newIdempotencyKey } from './idempotency-key.js';
import { withRetries } from './retry.js';
import type { Session } from './session.js';
import { formOf, queryOf } from './uploads.js';

export interface TransportOptions {
  baseUrl: string;
  fetch: typeof fetch;
  timeout: number;
  uploadTimeout: number;
  retries: number;
  retryDelay: number;
}

/** A cached response, reused while the server returns 304 for its ETag. */
interface CachedAnswer {
  etag: string;
  answer: unknown;
}

export class Transport {
  private readonly cache = new Map<string, CachedAnswer>();

  constructor(
    private readonly options: TransportOptions,
    private readonly session: () => Session,
  ) {}

  readonly send: Send = async <Answer>(call: Call, options: KeyedOptions = {}) => {
    // Use one key for the whole call: retries after a lost response or a renewed token are the same call.
    const key = call.keyed ? (options.idempotencyKey ?? newIdempotencyKey()) : undefined;
    if (!call.bearer) return (await this.deliver(call, options, { key })) as Answer;
    const pass = await this.session().pass();
    try {
      return (await this.deliver(call, options, { key, token: pass?.tokens.accessToken })) as Answer;
    } catch (error) {
      if (!pass || !isUnauthenticated(error)) throw error;
      const renewed = await this.session().renew(pass);
      if (!renewed) throw error;
      return (await this.deliver(call, options, { key, token: renewed.tokens.accessToken })) as Answer;
    }
  };

  private deliver(
    call: Call,
    options: CallOptions,
    with_: { key?: string | undefined; token?: string | undefined },
  ) {
    const { baseUrl, timeout, uploadTimeout, retryDelay } = this.options;
    const url = `${baseUrl}${call.path}${queryOf(call.query)}`;
    const limit = options.timeout ?? (call.form ? uploadTimeout : timeout);
    const end = Date.now() + (options.within ?? Infinity);
    const request = {
      url,
      method: call.method,
      headers: this.headers(call, url, with_),
      body: call.body && (call.form ? formOf(call.body) : JSON.stringify(call.body)),
      signal: options.signal,
    };
    const once = () =>
      exchange(this.options.fetch, { ...request, timeout: Math.min(limit, end - Date.now()) });
    const harmless = call.method === 'GET' || call.keyed;
    return withRetries(async () => this.read(call, url, await once()), {
      retries: options.retries ?? (harmless ? this.options.retries : 0),
      delay: retryDelay,
      end,
      signal: options.signal,
    });
  }

  private headers(
    call: Call,
    url: string,
    { key, token }: { key?: string | undefined; token?: string | undefined },
  ) {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (token) headers.Authorization = `Bearer ${token}`;
    if (key) headers['Idempotency-Key'] = key;
    // fetch sets the Content-Type of a form, which includes the boundary.
    if (call.body && !call.form) headers['Content-Type'] = 'application/json';
    const cached = this.cache.get(url);
    if (cached) {
      headers['If-None-Match'] = cached.etag;
      // Without this header, fetch adds `no-cache`, and the server would return the full response.
      headers['Cache-Control'] = 'max-age=0';
    }
    return headers;
  }

  private read(call: Call, url: string, { status, headers, text }: Reply): unknown {
    const cached = this.cache.get(url);
    if (status === 304 && cached) return cached.answer;
    const body = parsed(text);
    if (status !== 200 || body === undefined) throw failureOf(status, headers, body);
    const etag = headers.get('etag');
    if (call.cached && etag) this.cache.set(url, { etag, answer: body });
    return body;
  }
}

/** Parses JSON. Returns undefined for other text, which does not come from the API. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
