// All error codes of the API, each with its HTTP status and default message. Services throw `new AppError(code)`
// without knowledge of HTTP; error.filter.ts creates the response.

const CODES = {
  VALIDATION_FAILED: [400, 'Please check the marked fields'],
  FILE_REJECTED: [400, 'This file cannot be used'],
  UNAUTHENTICATED: [401, 'Your session has ended. Please sign in again'],
  INVALID_CREDENTIALS: [401, 'Invalid Credentials'],
  FORBIDDEN: [403, 'Your role does not allow this'],
  CSRF: [403, 'This request does not come from a panel. Reload the page and try again'],
  PASSWORD_CHANGE_REQUIRED: [403, 'Please replace your temporary password to continue'],
  MFA_REQUIRED: [403, 'Show your second factor to finish signing in'],
  PROOF_REQUIRED: [403, 'Enter your password or show your second factor to confirm that it is you'],
  ACCOUNT_BANNED: [403, 'This account is banned'],
  NOT_FOUND: [404, 'Not found'],
  INVALID_TRANSITION: [409, 'This is not possible in the current state'],
  INSUFFICIENT_COINS: [409, 'Not enough coins'],
  WALLET_FROZEN: [409, 'This wallet is frozen'],
  NEEDS_SECOND_ADMIN: [409, 'A second admin must confirm this'],
  DUPLICATE: [409, 'This already exists'],
  IDEMPOTENCY_MISMATCH: [409, 'This idempotency key was used for another request'],
  VERSION_CONFLICT: [409, 'Someone else has changed this record. Reload it and try again'],
  OFFSET_MISMATCH: [409, 'This part does not continue the upload'],
  IN_USE: [409, 'This is still in use'],
  TOO_LARGE: [413, 'This request is too large'],
  UNSUPPORTED_TYPE: [415, 'The API does not read a body of this type. Send JSON or a form'],
  RANGE_NOT_SATISFIABLE: [416, 'The file ends before this range'],
  RATE_LIMITED: [429, 'Too many failed attempts. Please try again later'],
  INTERNAL: [500, 'Something went wrong on the server. Please try again'],
  UNAVAILABLE: [503, 'The service is not ready. Please try again in a moment'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof CODES;
export const ERROR_CODES = Object.keys(CODES) as ErrorCode[];

export interface FieldError {
  field: string;
  message: string;
}

export const statusOf = (code: ErrorCode): number => CODES[code][0];
export const messageOf = (code: ErrorCode): string => CODES[code][1];

export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string = messageOf(code),
    readonly errors?: FieldError[],
    /** Seconds after which the client may retry (RATE_LIMITED, UNAVAILABLE). */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The record that an edit with an old version would have overwritten. */
export interface Conflict {
  /** The present record, as the caller may see it. */
  details: object;
  /** Who changed the record last, and when; undefined if no one recorded it. */
  changed?: { by: string; at: Date } | undefined;
}

/** Someone else has changed the record since the caller read it. */
export class VersionConflict extends AppError {
  constructor(
    message: string,
    readonly conflict: Conflict,
  ) {
    super('VERSION_CONFLICT', message);
  }
}

/** The client asked for a range that begins after the end of a file. */
export class RangeNotSatisfiable extends AppError {
  constructor(
    /** The size of the file in bytes. */
    readonly size: number,
  ) {
    super('RANGE_NOT_SATISFIABLE');
  }
}

/** Creates an error for one input field. */
export const fieldError = (field: string, message: string, code: ErrorCode = 'VALIDATION_FAILED') =>
  new AppError(code, message, [{ field, message }]);

/** What people call the values of unique fields. */
const UNIQUE_VALUES: Partial<Record<string, string>> = {
  number: 'phone number',
  email: 'email address',
  username: 'username',
};

/** Creates a DUPLICATE error for a unique field whose value another record holds. */
export function takenError(field: string): AppError {
  const message = `This ${UNIQUE_VALUES[field] ?? 'value'} is already in use`;
  return new AppError('DUPLICATE', `${field}: ${message}`, [{ field, message }]);
}
