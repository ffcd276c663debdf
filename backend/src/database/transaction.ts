import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection, mongo } from 'mongoose';

const open = new AsyncLocalStorage<true>();

/**
 * Runs work in one database transaction, and again as a whole when it met another one (the driver waits a random while,
 * longer each time). Inside an open one it joins that: mongoose would open a second beside it, and the two would wait for
 * each other.
 */
export function inTransaction<T>(
  connection: Connection,
  work: () => Promise<T>,
  options?: mongo.TransactionOptions,
): Promise<T> {
  if (open.getStore()) return work();
  return open.run(true, () => connection.transaction(work, options)) as Promise<T>;
}

/** Whether the code that asks runs inside `inTransaction`. */
export const isInTransaction = (): boolean => open.getStore() === true;
