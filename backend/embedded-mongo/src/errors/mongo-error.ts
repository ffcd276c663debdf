type Fields = Record<string, unknown>;

/** The MongoDB error codes that this server returns, by their official names. */
export const codes = {
  InternalError: 1,
  BadValue: 2,
  NoSuchKey: 4,
  UserNotFound: 11,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  ProtocolError: 17,
  AuthenticationFailed: 18,
  InvalidBSON: 22,
  CannotBackfillArray: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  UnsatisfiableWriteConcern: 100,
  UnknownReplWriteConcern: 79,
  WriteConflict: 112,
  CommandNotSupported: 115,
  DocumentValidationFailure: 121,
  ExceededMemoryLimit: 146,
  CommandNotSupportedOnView: 166,
  CommandOnShardedViewNotSupportedOnMongod: 169,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  TransactionTooOld: 225,
  SnapshotTooOld: 239,
  NotARetryableWriteCommand: 50768,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  IllegalOperation: 20,
  OperationNotSupportedInTransaction: 263,
  IndexNotFoundForHint: 2,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  BSONObjectTooLarge: 10334,
  InterruptedAtShutdown: 11600,
  Interrupted: 11601,
  OutOfDiskSpace: 14031,
  DuplicateKey: 11000,
  NotWritablePrimary: 10107,
  FailedToParse: 9,
  UnknownField: 40415,
  APIVersionError: 322,
  APIStrictError: 323,
  InvalidUUID: 207,
  ConversionFailure: 241,
  MechanismUnavailable: 334,
} as const;

type CodeName = keyof typeof codes;

const nameOf = new Map<number, string>(Object.entries(codes).map(([name, code]) => [code, name]));
nameOf.set(codes.BadValue, 'BadValue');
nameOf.set(codes.IllegalOperation, 'IllegalOperation');
nameOf.set(91, 'ShutdownInProgress');
nameOf.set(189, 'PrimarySteppedDown');
nameOf.set(11602, 'InterruptedDueToReplStateChange');
nameOf.set(13435, 'NotPrimaryNoSecondaryOk');
nameOf.set(13436, 'NotPrimaryOrSecondary');
nameOf.set(codes.UnknownField, 'Location40415');
nameOf.set(codes.QueryExceededMemoryLimitNoDiskUseAllowed, 'QueryExceededMemoryLimitNoDiskUseAllowed');
nameOf.set(codes.NotARetryableWriteCommand, 'Location50768');

/** Returns MongoDB's name of a numeric error code. */
export function codeName(code: number): string {
  return nameOf.get(code) ?? `Location${code}`;
}

/** An error for the client: MongoDB's code and text, and additional fields of the reply. */
export class MongoError extends Error {
  readonly code: number;
  constructor(
    code: CodeName | number,
    message: string,
    readonly extra: Fields = {},
    readonly labels: string[] = [],
  ) {
    super(message);
    this.code = typeof code === 'number' ? code : codes[code];
  }

  get codeName(): string {
    return codeName(this.code);
  }

  /** Returns the error reply of a whole command. */
  toReply(): Fields {
    return {
      ok: 0,
      errmsg: this.message,
      code: this.code,
      codeName: this.codeName,
      ...this.extra,
      ...(this.labels.length ? { errorLabels: this.labels } : {}),
    };
  }

  /** Returns an element of `writeErrors`. */
  toWriteError(index: number): Fields {
    return { index, code: this.code, ...this.extra, errmsg: this.message };
  }
}

/** The error of a write that meets another transaction's uncommitted or newer version of a record. */
export class WriteConflictError extends MongoError {
  constructor(
    /** The contended record or unique key, as named in the conflict table. */
    readonly contended?: string,
  ) {
    super(
      'WriteConflict',
      'Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    );
  }
}
