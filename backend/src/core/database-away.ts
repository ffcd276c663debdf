import { Error as MongooseErrors, mongo } from 'mongoose';

/** Errors that the driver throws when it reaches no server that accepts the command. */
const AWAY = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoTopologyClosedError,
  mongo.MongoNotConnectedError,
  mongo.MongoServerClosedError,
  mongo.MongoClientClosedError,
  mongo.MongoOperationTimeoutError,
  MongooseErrors.MongooseServerSelectionError,
];

/** Names of further such errors, which the driver does not export. */
const AWAY_NAMES = new Set(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError']);

/** Error codes of a server that is stopping, starting or stepping down as primary. */
const STEPPED_DOWN = new Set([6, 7, 89, 91, 189, 9001, 10058, 10107, 11600, 11602, 13435, 13436]);

/**
 * Returns whether `error` means that the database is unavailable. The request itself is valid, and a retry may succeed.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = reasonOf(one), depth += 1) {
    if (AWAY.some((kind) => one instanceof kind) || AWAY_NAMES.has(one.name)) return true;
    if (one instanceof mongo.MongoServerError && STEPPED_DOWN.has(Number(one.code))) return true;
  }
  return false;
}

/** Returns the error that `error` wraps. A bulk write error holds the driver's error as the server response. */
const reasonOf = (error: Error): unknown =>
  error instanceof mongo.MongoBulkWriteError ? error.errorResponse : error.cause;
