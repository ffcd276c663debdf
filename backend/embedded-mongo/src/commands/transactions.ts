import { MongoError } from '../errors/mongo-error.js';
import { Session } from '../transactions/sessions.js';
import { noSuchTransaction } from '../transactions/transaction.js';
import type { Call, Command } from './command.js';

/** Returns the session and the transaction number of a commit or abort. Throws when either is missing. */
function namedTransaction(call: Call): { session: Session; number: bigint } {
  const { session } = call;
  const { txnNumber, autocommit } = call.body;
  if (!session || typeof txnNumber !== 'bigint' || autocommit !== false)
    throw new MongoError('FailedToParse', `${call.name} must be run within a transaction`);
  return { session, number: txnNumber };
}

const commitTransaction: Command = {
  fields: ['commitTransaction', 'recoveryToken'],
  adminOnly: true,
  async run(call) {
    const { session, number } = namedTransaction(call);
    const { transaction, record } = session;
    if (record.number === number && record.committed) return {};
    if (transaction?.number !== number || transaction.state === 'aborted') throw noSuchTransaction(number);
    if (transaction.state === 'committed') return {};
    call.services.cursors.killWhere((cursor) => cursor.transaction === transaction);
    await transaction.commit((context) => session.saveCommit(context, number));
    return {};
  },
};

const abortTransaction: Command = {
  fields: ['abortTransaction', 'recoveryToken'],
  adminOnly: true,
  async run(call) {
    const { session, number } = namedTransaction(call);
    const { transaction, record } = session;
    if (
      (record.number === number && record.committed) ||
      (transaction?.number === number && transaction.state === 'committed')
    )
      throw new MongoError('TransactionCommitted', `Transaction ${number} has been committed.`);
    if (transaction?.number !== number || transaction.state === 'aborted') throw noSuchTransaction(number);
    call.services.cursors.killWhere((cursor) => cursor.transaction === transaction);
    await transaction.abort();
    return {};
  },
};

/** Returns the sessions that a command such as endSessions names. */
function named(call: Call): unknown[] {
  const list = call.body[call.name];
  if (!Array.isArray(list)) throw new MongoError('TypeMismatch', `${call.name} needs an array of sessions`);
  return list;
}

const endSessions: Command = {
  fields: ['endSessions'],
  async run(call) {
    await call.services.sessions.end(named(call));
    return {};
  },
};

const killSessions: Command = {
  fields: ['killSessions'],
  async run(call) {
    const list = named(call);
    await call.services.sessions.killTransactions(list.length ? list : undefined);
    if (!list.length) call.services.cursors.killWhere((cursor) => cursor.session !== undefined);
    else {
      const ids = new Set(list.map((lsid) => call.services.sessions.get(lsid).id.toString('hex')));
      call.services.cursors.killWhere((cursor) => cursor.session !== undefined && ids.has(cursor.session));
    }
    return {};
  },
};

const killAllSessions: Command = {
  fields: ['killAllSessions', 'killAllSessionsByPattern'],
  async run(call) {
    await call.services.sessions.killTransactions();
    call.services.cursors.killWhere((cursor) => cursor.session !== undefined);
    return {};
  },
};

const refreshSessions: Command = {
  fields: ['refreshSessions'],
  run(call) {
    for (const lsid of named(call)) call.services.sessions.get(lsid);
    return {};
  },
};

const startSession: Command = {
  fields: ['startSession'],
  run: () => {
    throw new MongoError(
      'CommandNotSupported',
      'startSession is not supported: clients choose their session ids',
    );
  },
};

export const transactionCommands: Record<string, Command> = {
  commitTransaction,
  abortTransaction,
  endSessions,
  killSessions,
  killAllSessions,
  killAllSessionsByPattern: killAllSessions,
  refreshSessions,
  startSession,
};
