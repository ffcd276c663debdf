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

/** The server said no. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** A newer server may name codes that this client has not heard of; `UNREADABLE` is an answer that is none of the API's. */
  readonly code: ErrorCode | 'UNREADABLE' | (string & {});
  /** The fields at fault, with what is wrong about each. */
  readonly errors: readonly FieldError[];
  /** What to name when the failure is reported; '' when something before the API answered. */
  readonly requestId: string;

  constructor(
    readonly status: number,
    failure: Failure,
    /** Seconds after which another try makes sense, where the server says so. */
    readonly retryAfter?: number,
  ) {
    super(failure.message);
    this.code = failure.code;
    this.errors = failure.errors ?? [];
    this.requestId = failure.requestId;
  }

  /** What is wrong about this field. */
  messageOf(field: string): string | undefined {
    return this.errors.find((one) => one.field === field)?.message;
  }
}

/** No answer came: whether the call was carried out is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(
    message: string,
    /** The server took longer than the call's timeout. */
    readonly timedOut: boolean,
    /** What the platform's fetch said. */
    override readonly cause: unknown,
  ) {
    super(message);
  }
}

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'UNAUTHENTICATED';

const isFailure = (body: unknown): body is Failure =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body && 'requestId' in body;

/** The failure that an answer is; `body` is undefined when it was no JSON. */
export function failureOf(status: number, headers: Headers, body: unknown): ApiError {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  const failure = isFailure(body)
    ? body
    : { code: 'UNREADABLE', message: `The server answered ${status} in an unknown way`, requestId: '' };
  return new ApiError(status, failure, Number.isFinite(seconds) ? seconds : undefined);
}
