import type { ErrorCode } from './schemas.gen.js';

export interface FieldError {
  field: string;
  message: string;
}

interface Failure {
  message: string;
  code: string;
  errors?: FieldError[];
  requestId: string;
}

/** An error response of the server. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The error code. A newer server may return unknown codes. `UNREADABLE`: the response did not come from the API. */
  readonly code: ErrorCode | 'UNREADABLE' | (string & {});
  /** The invalid fields with a message each. */
  readonly errors: readonly FieldError[];
  /** The request id to include in a failure report. Empty when the response did not come from the API. */
  readonly requestId: string;

  constructor(
    readonly status: number,
    failure: Failure,
    /** The number of seconds after which to retry, if the server specifies it. */
    readonly retryAfter?: number,
  ) {
    super(failure.message);
    this.code = failure.code;
    this.errors = failure.errors ?? [];
    this.requestId = failure.requestId;
  }

  /** Returns the message for a field, or undefined. */
  messageOf(field: string): string | undefined {
    return this.errors.find((one) => one.field === field)?.message;
  }
}

/** No response arrived. The outcome of the call is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(
    message: string,
    /** Whether the call's timeout passed. */
    readonly timedOut: boolean,
    /** The error of the platform's fetch. */
    override readonly cause: unknown,
  ) {
    super(message);
  }
}

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'UNAUTHENTICATED';

const isFailure = (body: unknown): body is Failure =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body && 'requestId' in body;

/** Converts an error response to an ApiError. `body` is undefined when the response is not JSON. */
export function failureOf(status: number, headers: Headers, body: unknown): ApiError {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  const failure = isFailure(body)
    ? body
    : { code: 'UNREADABLE', message: `The server answered ${status} in an unknown way`, requestId: '' };
  return new ApiError(status, failure, Number.isFinite(seconds) ? seconds : undefined);
}
