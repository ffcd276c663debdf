import { Binary, type Doc, isDoc, isNumeric, type Timestamp, toNumber } from '../bson/types.js';
import { MongoError, WriteConflictError } from '../errors/mongo-error.js';
import type { Failure } from '../services/fail-points.js';
import { clusterTime } from '../services/snapshots.js';
import type { Session } from '../transactions/sessions.js';
import { noSuchTransaction, type Transaction } from '../transactions/transaction.js';
import { aggregateCommands } from './aggregate.js';
import { checkApiVersion } from './api-version.js';
import { authenticationCommands } from './authentication.js';
import { bulkWriteCommands } from './bulk-write.js';
import { collectionCommands } from './collections.js';
import { type Call, CloseConnection, type Command, type Connection, type Services } from './command.js';
import {
  errorReply,
  isRetryable,
  retryableCodes,
  unsatisfiable,
  withWriteConcernError,
} from './error-reply.js';
import { explainCommands } from './explain.js';
import { findCommands } from './find.js';
import { indexCommands } from './indexes.js';
import { serverCommands } from './server-info.js';
import { transactionScope } from './transaction-scope.js';
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

/** The fields that every command accepts. */
const general = new Set([
  '$db', 'lsid', 'txnNumber', 'autocommit', 'startTransaction', '$clusterTime', '$readPreference', 'readConcern',
  'writeConcern', 'maxTimeMS', 'comment', 'apiVersion', 'apiStrict', 'apiDeprecationErrors', 'stmtId', 'stmtIds',
  '$audit', 'mayBypassWriteBlocking',
]); // oxfmt-ignore

/** Runs one command and returns the complete reply, including error replies. */
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
    retrySession: undefined,
    snapshot: snapshotOf(services, name, command, body),
  };
  if (name === 'commitTransaction' || name === 'abortTransaction') return command.run(call);
  const scope = await transactionScope(services, session, name, command, body);
  if (!scope.transaction || !session) {
    await command.readAhead?.(call);
    const run = () => command.run({ ...call, ...scope });
    return command.snapshotReads ? services.engine.read(run) : run();
  }
  return runInTransaction({ ...call, ...scope, transaction: scope.transaction, session }, command);
}

/** The maximum number of tries of a transaction's first statement. After that the client gets the write conflict. */
const mostTries = 10;

/** Runs one statement of a transaction. Every error aborts the transaction. */
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
      // Another connection ended the transaction while the statement waited.
      const ended = failed.state !== 'inProgress';
      services.cursors.killWhere((cursor) => cursor.transaction === failed);
      await transaction.abort();
      if (ended) throw noSuchTransaction(failed.number);
      if (!(error instanceof WriteConflictError) || error.contended === undefined) throw error;
      // A transaction that fails at its first statement has returned no results, so the server can restart it.
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

/** Returns the snapshot for a read with readConcern snapshot. */
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
