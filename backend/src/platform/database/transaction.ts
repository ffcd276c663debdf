import mongoose, { type Connection, type mongo } from 'mongoose';
import { isDuplicateKey } from '../../core/duplicate.js';
import { ScopedStorage } from '../../core/scoped-storage.js';

interface OpenTransaction {
  session: mongo.ClientSession;
}

const storage = new ScopedStorage<OpenTransaction>();
const holding = new WeakSet<mongo.ClientSession>();

/**
 * The storage that mongoose reads at every query to find its transaction. Replaces mongoose's own AsyncLocalStorage
 * (`transactionAsyncLocalStorage`), which would stay enabled permanently. Enabled while a session that ran a
 * transaction is open.
 */
const transactionOfQueries = {
  getStore: () => storage.get(),
  run: (transaction: OpenTransaction, work: () => void) => {
    if (!holding.has(transaction.session)) {
      holding.add(transaction.session);
      transaction.session.once('ended', storage.hold());
    }
    storage.run(transaction, work);
  },
};

/**
 * Makes every query inside `connection.transaction(...)` join the transaction automatically, so that no query can be
 * forgotten.
 */
export function joinTransactions(): void {
  Object.assign(mongoose, { transactionAsyncLocalStorage: transactionOfQueries });
}

/**
 * Runs work in one database transaction, and retries the whole work after a conflict (the driver waits a random,
 * growing time). Inside an open transaction it joins that one: mongoose would open a second, and the two would wait for
 * each other.
 * Run the queries of the work sequentially: MongoDB allows no parallel operations in a transaction, and after a failed
 * `Promise.all` the remaining operations would run outside the transaction.
 */
export function inTransaction<T>(
  connection: Connection,
  work: () => Promise<T>,
  options?: mongo.TransactionOptions,
): Promise<T> {
  if (isInTransaction()) return work();
  return connection.transaction(work, options) as Promise<T>;
}

/**
 * Runs upserts whose filters are their unique keys in one transaction. MongoDB reports the loser of two racing upserts
 * as a conflict; a compatible engine may report a duplicate key, which repeats the transaction as well.
 */
export function upsertInTransaction<T>(connection: Connection, upsert: () => Promise<T>): Promise<T> {
  return inTransaction(connection, async () => {
    try {
      return await upsert();
    } catch (error) {
      if (isDuplicateKey(error)) error.addErrorLabel('TransientTransactionError');
      throw error;
    }
  });
}

/** Returns whether the calling code runs inside a transaction. */
export const isInTransaction = (): boolean => storage.get() !== undefined;
