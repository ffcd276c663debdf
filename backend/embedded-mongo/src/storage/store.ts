import type { Database, Transaction } from 'lmdb';

export type StoreName = 'docs' | 'index' | 'meta' | 'sessions';
export type Store = Database<Buffer, Buffer>;
export type StoreSnapshot = Transaction;
