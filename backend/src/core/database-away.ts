import { Error as MongooseErrors, mongo } from 'mongoose';

/** What the driver throws when it reaches no server that takes the command. */
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

/** The same, of kinds that the driver does not export. */
const AWAY_NAMES = new Set(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError']);

/** Codes of a server that stops, starts or has handed its part to another one. */
const STEPPED_DOWN = new Set([6, 7, 89, 91, 189, 9001, 10058, 10107, 11600, 11602, 13435, 13436]);

/** Whether `error` says that the database is away: nothing is wrong with the request, and another attempt may go through. */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = reasonOf(one), depth += 1) {
    if (AWAY.some((kind) => one instanceof kind) || AWAY_NAMES.has(one.name)) return true;
    if (one instanceof mongo.MongoServerError && STEPPED_DOWN.has(Number(one.code))) return true;
  }
  return false;
}

/** What an error wraps. A bulk write keeps the driver's error as the response of the server. */
const reasonOf = (error: Error): unknown =>
  error instanceof mongo.MongoBulkWriteError ? error.errorResponse : error.cause;
