import mongoose, { type Connection, type mongo } from 'mongoose';
import { ScopedStorage } from '../../core/scoped-storage.js';

interface OpenTransaction {
  session: mongo.ClientSession;
}

const storage = new ScopedStorage<OpenTransaction>();
const holding = new WeakSet<mongo.ClientSession>();

/**
 * What mongoose asks at every query for the transaction that it runs in, in place of its own AsyncLocalStorage
 * (`transactionAsyncLocalStorage`), which would stay on for good. On while a session that ran a transaction is open.
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

/** Inside `connection.transaction(...)` every query joins the transaction by itself: none can be forgotten. */
export function joinTransactions(): void {
  Object.assign(mongoose, { transactionAsyncLocalStorage: transactionOfQueries });
}

/**
 * Runs work in one database transaction, and again as a whole when it met another one (the driver waits a random while,
 * longer each time). Inside an open one it joins that: mongoose would open a second beside it, and the two would wait for
 * each other. What it does goes one after the other: MongoDB takes nothing in parallel, and of a `Promise.all` that fails the
 * rest would run on outside of the transaction.
 */
export function inTransaction<T>(
  connection: Connection,
  work: () => Promise<T>,
  options?: mongo.TransactionOptions,
): Promise<T> {
  if (isInTransaction()) return work();
  return connection.transaction(work, options) as Promise<T>;
}

/** Whether the code that asks runs inside a transaction. */
export const isInTransaction = (): boolean => storage.get() !== undefined;
