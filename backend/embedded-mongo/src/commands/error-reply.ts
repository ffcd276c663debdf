import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.js';
import { messageOf } from '../errors/message-of.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Failure } from '../services/fail-points.js';
import { topologyVersion } from './server-info.js';

/** The error codes after which a client may resend a retryable write. */
export const retryableCodes = new Set([11600, 11602, 10107, 13435, 13436, 189, 91, 7, 6, 89, 9001, 262]);

export const isRetryable = (body: Doc): boolean =>
  'commitTransaction' in body ||
  'abortTransaction' in body ||
  (body.txnNumber !== undefined && body.autocommit === undefined);

export function withWriteConcernError(
  reply: Doc,
  concern: Doc,
  body: Doc,
  labels: string[] | undefined,
): Doc {
  const { errorLabels, ...error } = concern;
  const given = labels ?? (errorLabels as string[] | undefined);
  const own =
    given ?? (isRetryable(body) && retryableCodes.has(toNumber(concern.code)) ? ['RetryableWriteError'] : []);
  return { ...reply, writeConcernError: error, ...(own.length ? { errorLabels: own } : {}) };
}

/** Returns the error of a write concern that a single node cannot satisfy, or undefined. */
export function unsatisfiable(concern: unknown): Doc | undefined {
  if (!isDoc(concern) || concern.w === undefined || concern.w === 'majority') return undefined;
  if (isNumeric(concern.w)) {
    if (toNumber(concern.w) <= 1) return undefined;
    return {
      code: 100,
      codeName: 'UnsatisfiableWriteConcern',
      errmsg: 'Not enough data-bearing nodes',
      errInfo: { writeConcern: concern },
    };
  }
  return {
    code: 79,
    codeName: 'UnknownReplWriteConcern',
    errmsg: `No write concern mode named '${String(concern.w)}' found in replica set configuration`,
    errInfo: { writeConcern: concern },
  };
}

/** The error codes of a server that is not the primary or is shutting down. */
const stateChangeCodes = new Set([91, 189, 10058, 10107, 11600, 11602, 13435, 13436]);

const transientCodes = new Set([112, 246, 24, 251, 267]);

export function errorReply(error: unknown, body: Doc, name: string, failure: Failure | undefined): Doc {
  const known = error instanceof MongoError ? error : new MongoError('InternalError', messageOf(error));
  if (!(error instanceof MongoError) && process.env.EMBEDDED_MONGO_DEBUG)
    process.stderr.write(`${name}: ${(error as Error).stack}\n`);
  const reply = known.toReply();
  const inTransaction = body.autocommit === false;
  const labels = new Set(known.labels);
  if (inTransaction && transientCodes.has(known.code) && failure?.errorLabels === undefined)
    labels.add('TransientTransactionError');
  if (
    inTransaction &&
    failure?.errorCode !== undefined &&
    failure.errorLabels === undefined &&
    name !== 'commitTransaction' &&
    name !== 'abortTransaction' &&
    retryableCodes.has(known.code)
  )
    labels.add('TransientTransactionError');
  // From the topology version, clients see that they already know this server state.
  if (stateChangeCodes.has(known.code)) reply.topologyVersion = topologyVersion;
  if (labels.size) reply.errorLabels = [...labels];
  return reply;
}
