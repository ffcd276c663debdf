// What a call is, between the generated functions and what sends them.

/** One call as its generated function describes it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Needs somebody signed in. */
  bearer?: boolean;
  /** Takes an Idempotency-Key: carried out once, however often it is sent. */
  keyed?: boolean;
  /** Answers 304 without a body while nothing changed. */
  cached?: boolean;
  /** Takes multipart, because of its files. */
  form?: boolean;
  body?: object;
  query?: object;
}

export interface CallOptions {
  /** Gives the call up. */
  signal?: AbortSignal;
  /** Milliseconds for one try, answer included. */
  timeout?: number;
  /**
   * How often the call is sent again when no answer came. Unset, only calls that do no harm twice are: reads, and those
   * with an idempotency key.
   */
  retries?: number;
  /** Milliseconds for all tries together; the last one ends then. */
  within?: number;
}

export interface KeyedOptions extends CallOptions {
  /**
   * Made anew for each call when unset. Give one that you kept (`newIdempotencyKey`) to go on with a call whose outcome is
   * unknown, for example after the app was closed in the middle of it.
   */
  idempotencyKey?: string;
}

export type Send = <Answer>(call: Call, options?: KeyedOptions) => Promise<Answer>;
