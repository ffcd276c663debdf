// The types between the generated functions and the transport.

/** The description of a call, made by its generated function. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Whether the call requires a signed-in user. */
  bearer?: boolean;
  /** Whether the call takes an Idempotency-Key. The server executes the call once, even if it is sent several times. */
  keyed?: boolean;
  /** Whether the server returns 304 without a body while nothing has changed. */
  cached?: boolean;
  /** Whether the call sends files and so uses a multipart form. */
  form?: boolean;
  body?: object;
  query?: object;
}

export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal;
  /** The timeout of one attempt, including the response, in milliseconds. */
  timeout?: number;
  /**
   * The number of retries when no response arrives. Default: the client's `retries` for idempotent calls (reads and
   * calls with an idempotency key), 0 for other calls.
   */
  retries?: number;
  /** The timeout of all attempts together, in milliseconds. */
  within?: number;
}

export interface KeyedOptions extends CallOptions {
  /**
   * The idempotency key. Default: a new key for each call. To repeat a call whose outcome is unknown, for example after
   * the app was closed, pass the stored key of that call (`newIdempotencyKey`).
   */
  idempotencyKey?: string;
}

export type Send = <Answer>(call: Call, options?: KeyedOptions) => Promise<Answer>;
