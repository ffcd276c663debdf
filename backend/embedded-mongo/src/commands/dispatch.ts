import { Binary, type Doc, isDoc, isNumeric, type Timestamp, toNumber } from '../bson/types.js';
import { MongoError, WriteConflictError } from '../errors/mongo-error.js';
import type { Failure } from '../services/fail-points.js';
import type { Session } from '../transactions/sessions.js';
import { noSuchTransaction, type Transaction } from '../transactions/transaction.js';
import { checkApiVersion } from './api-version.js';
import { aggregateCommands } from './aggregate.js';
import { authenticationCommands } from './authentication.js';
import { collectionCommands } from './collections.js';
import { type Call, CloseConnection, type Command, type Connection, type Services } from './command.js';
import { bulkWriteCommands } from './bulk-write.js';
import { explainCommands } from './explain.js';
import { findCommands } from './find.js';
import { indexCommands } from './indexes.js';
import { clusterTime } from '../services/snapshots.js';
import { serverCommands, topologyVersion } from './server-info.js';
import { transactionCommands } from './transactions.js';
import { writeCommands } from './write-commands.js';

const commands: Record<string, Command> = {
  ...serverCommands,
  ...authenticationCommands,
  ...findCommands,
  ...writeCommands,
  ...bulkWriteCommands,
  ...aggregateCommands,
  ...collectionCommands,
  ...indexCommands,
  ...transactionCommands,
  ...explainCommands,
};

/** Fields that any command may carry. */
const general = new Set([
  '$db', 'lsid', 'txnNumber', 'autocommit', 'startTransaction', '$clusterTime', '$readPreference', 'readConcern',
  'writeConcern', 'maxTimeMS', 'comment', 'apiVersion', 'apiStrict', 'apiDeprecationErrors', 'stmtId', 'stmtIds',
  '$audit', 'mayBypassWriteBlocking',
]); // prettier-ignore

/** Carries out one command and gives the whole answer, errors included. */
export async function dispatch(services: Services, connection: Connection, body: Doc): Promise<Doc> {
  const name = Object.keys(body)[0] ?? '';
  let reply: Doc;
  let failure: Failure | undefined;
  try {
    failure = services.failPoints.take(name, connection.appName);
    if (failure) await injectFailure(failure, body);
    reply = { ...(await runCommand(services, connection, name, body)), ok: 1 };
    const concern = failure?.writeConcernError ?? unsatisfiable(body.writeConcern);
    if (concern) reply = withWriteConcernError(reply, concern, body, failure?.errorLabels);
  } catch (error) {
    if (error instanceof CloseConnection) throw error;
    reply = errorReply(error, body, name, failure);
  }
  const time = clusterTime();
  reply.operationTime = time;
  reply.$clusterTime = { clusterTime: time, signature: { hash: noHash, keyId: 0n } };
  return reply;
}

const noHash = new Binary(Buffer.alloc(20));

async function injectFailure(failure: Failure, body: Doc): Promise<void> {
  if (failure.blockTime) await new Promise((resolve) => setTimeout(resolve, failure.blockTime));
  if (failure.closeConnection) throw new CloseConnection();
  if (failure.errorCode === undefined) return;
  const labels =
    failure.errorLabels ??
    (isRetryable(body) && retryableCodes.has(failure.errorCode) ? ['RetryableWriteError'] : []);
  throw new MongoError(
    failure.errorCode,
    "Failing command via 'failCommand' failpoint",
    { ...failure.errorExtra },
    labels,
  );
}

/** The codes after which a retryable write may be sent again. */
const retryableCodes = new Set([11600, 11602, 10107, 13435, 13436, 189, 91, 7, 6, 89, 9001, 262]);

const isRetryable = (body: Doc): boolean =>
  'commitTransaction' in body ||
  'abortTransaction' in body ||
  (body.txnNumber !== undefined && body.autocommit === undefined);

function withWriteConcernError(reply: Doc, concern: Doc, body: Doc, labels: string[] | undefined): Doc {
  const { errorLabels, ...error } = concern;
  const given = labels ?? (errorLabels as string[] | undefined);
  const own =
    given ?? (isRetryable(body) && retryableCodes.has(toNumber(concern.code)) ? ['RetryableWriteError'] : []);
  return { ...reply, writeConcernError: error, ...(own.length ? { errorLabels: own } : {}) };
}

/** There is one node: a write concern that needs more cannot be met. */
function unsatisfiable(concern: unknown): Doc | undefined {
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

/** The codes by which a server says that it is no primary, or is shutting down. */
const stateChangeCodes = new Set([91, 189, 10058, 10107, 11600, 11602, 13435, 13436]);

const transientCodes = new Set([112, 246, 24, 251, 267]);

function errorReply(error: unknown, body: Doc, name: string, failure: Failure | undefined): Doc {
  const known =
    error instanceof MongoError ? error : new MongoError('InternalError', (error as Error).message);
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
  // With the state that it speaks of, so that clients see that they know it already.
  if (stateChangeCodes.has(known.code)) reply.topologyVersion = topologyVersion;
  if (labels.size) reply.errorLabels = [...labels];
  return reply;
}

async function runCommand(services: Services, connection: Connection, name: string, body: Doc): Promise<Doc> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new MongoError('CommandNotFound', `no such command: '${name}'`);
  if (!connection.signedIn && !command.beforeSignIn)
    throw new MongoError('Unauthorized', `Command ${name} requires authentication`);
  const db = body.$db;
  if (typeof db !== 'string') throw new MongoError('UnknownField', 'OP_MSG requests require a $db argument');
  if (!db || /[/\\. "$\0]/.test(db))
    throw new MongoError('InvalidNamespace', `Invalid database name: '${db}'`);
  checkFields(name, command, body);
  if (command.adminOnly && db !== 'admin')
    throw new MongoError('Unauthorized', `${name} may only be run against the admin database.`);
  const session = body.lsid === undefined ? undefined : services.sessions.get(body.lsid);
  checkConcerns(body, command);
  const call: Call = {
    services,
    connection,
    name,
    db,
    body,
    session,
    transaction: undefined,
    retryNumber: undefined,
    snapshot: snapshotOf(services, name, command, body),
  };
  if (name === 'commitTransaction' || name === 'abortTransaction') return command.run(call);
  const scope = await transactionScope(services, session, name, command, body);
  if (!scope.transaction) return command.run({ ...call, ...scope });
  return runInTransaction({ ...call, ...scope, transaction: scope.transaction, session: session! }, command);
}

/** How often the first statement of a transaction is tried before its conflict is the client's to handle. */
const mostTries = 10;

/** Runs one statement of a transaction. Whatever fails in a transaction ends it. */
async function runInTransaction(
  call: Call & { transaction: Transaction; session: Session },
  command: Command,
): Promise<Doc> {
  const { services, session, connection, body } = call;
  let { transaction } = call;
  for (let tries = 1; ; tries++) {
    try {
      transaction.touch(connection);
      const reply = await command.run({ ...call, transaction });
      transaction.touch(connection);
      return reply;
    } catch (error) {
      const failed = transaction;
      services.cursors.killWhere((cursor) => cursor.transaction === failed);
      await transaction.abort();
      if (!(error instanceof WriteConflictError) || error.contended === undefined) throw error;
      // Nobody has seen anything of a transaction that fails at its first statement: it can begin anew.
      if (body.startTransaction !== true || tries === mostTries) throw error;
      const begun = await services.sessions.beginAgain(session, transaction.number, error.contended);
      if (!begun) throw error;
      transaction = begun;
    }
  }
}

function checkFields(name: string, command: Command, body: Doc): void {
  if (command.fields[0] === '*') return;
  for (const key of Object.keys(body))
    if (key !== name && !general.has(key) && !command.fields.includes(key))
      throw new MongoError('UnknownField', `BSON field '${name}.${key}' is an unknown field.`);
  const { maxTimeMS } = body;
  if (maxTimeMS !== undefined && (!isNumeric(maxTimeMS) || toNumber(maxTimeMS) < 0))
    throw new MongoError('BadValue', `maxTimeMS must be a number of at least 0`);
  checkApiVersion(name, body);
}

/** The state that a read with readConcern snapshot is to see. */
function snapshotOf(services: Services, name: string, command: Command, body: Doc): Call['snapshot'] {
  const concern = body.readConcern;
  if (!isDoc(concern) || concern.level !== 'snapshot' || body.autocommit === false) return undefined;
  if (!command.snapshotReads)
    throw new MongoError('InvalidOptions', `Command ${name} does not support read concern level snapshot`);
  return services.snapshots.get(concern.atClusterTime as Timestamp | undefined);
}

const readLevels = new Set(['local', 'majority', 'linearizable', 'available', 'snapshot']);

function checkConcerns(body: Doc, command: Command): void {
  const concern = body.readConcern;
  if (isDoc(concern) && concern.level !== undefined && !readLevels.has(String(concern.level)))
    throw new MongoError(
      'FailedToParse',
      `Enumeration value '${String(concern.level)}' for field 'readConcern.level' is not a valid value.`,
    );
  if (isDoc(body.writeConcern) && body.autocommit === false && command.writes)
    throw new MongoError(
      'InvalidOptions',
      'writeConcern is not allowed within a multi-statement transaction',
    );
}

type Scope = Pick<Call, 'transaction' | 'retryNumber'>;

/** The transaction or retryable write that a command belongs to. */
async function transactionScope(
  services: Services,
  session: Session | undefined,
  name: string,
  command: Command,
  body: Doc,
): Promise<Scope> {
  const { txnNumber, autocommit, startTransaction } = body;
  if (txnNumber === undefined) {
    if (autocommit !== undefined)
      throw new MongoError(
        'InvalidOptions',
        "'autocommit' field requires a transaction number to also be specified",
      );
    return { transaction: undefined, retryNumber: undefined };
  }
  if (!session)
    throw new MongoError('InvalidOptions', 'Transaction number requires a session ID to also be specified');
  if (typeof txnNumber !== 'bigint')
    throw new MongoError('TypeMismatch', "BSON field 'txnNumber' is the wrong type, expected type 'long'");
  if (autocommit === undefined) {
    if (!command.retryable)
      throw new MongoError(
        'NotARetryableWriteCommand',
        `txnNumber may only be provided for multi-document transactions and retryable write commands. autocommit:false was not provided, and ${name} is not a retryable write command.`,
      );
    session.beginRetryable(txnNumber);
    return { transaction: undefined, retryNumber: txnNumber };
  }
  if (autocommit !== false) throw new MongoError('InvalidOptions', 'autocommit must be false');
  if (!command.inTransaction)
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      `Cannot run '${name}' in a multi-document transaction.`,
    );
  return {
    transaction: await transactionOf(services, session, txnNumber, startTransaction === true),
    retryNumber: undefined,
  };
}

async function transactionOf(
  services: Services,
  session: Session,
  number: bigint,
  starts: boolean,
): Promise<Transaction> {
  session.checkNumber(number);
  const open = session.transaction;
  if (starts) {
    if (open?.number === number)
      throw new MongoError(
        50911,
        `Cannot start a transaction at given transaction number ${number} as it has already been started on this session.`,
      );
    await open?.abort();
    return services.sessions.begin(session, number);
  }
  if (open?.number !== number || open.state === 'aborted') throw noSuchTransaction(number);
  if (open.state === 'committed')
    throw new MongoError(
      'TransactionCommitted',
      `Transaction with { txnNumber: ${number} } has been committed.`,
    );
  return open;
}
