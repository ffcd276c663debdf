import type { Doc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { Session } from '../transactions/sessions.js';
import { noSuchTransaction, Transaction } from '../transactions/transaction.js';
import type { Call, Command, Services } from './command.js';

type Scope = Pick<Call, 'transaction' | 'retrySession'>;

/** Returns the transaction or the retryable write that a command belongs to. */
export async function transactionScope(
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
    return { transaction: undefined, retrySession: undefined };
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
    return { transaction: undefined, retrySession: session };
  }
  if (autocommit !== false) throw new MongoError('InvalidOptions', 'autocommit must be false');
  if (!command.inTransaction)
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      `Cannot run '${name}' in a multi-document transaction.`,
    );
  return {
    transaction: await transactionOf(services, session, txnNumber, startTransaction === true),
    retrySession: undefined,
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
