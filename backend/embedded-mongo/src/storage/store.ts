import type { Database, Transaction } from 'lmdb';

export const storeNames = ['docs', 'index', 'meta', 'sessions'] as const;
export type StoreName = (typeof storeNames)[number];
export type Store = Database<Buffer, Buffer>;
export type StoreSnapshot = Transaction;
