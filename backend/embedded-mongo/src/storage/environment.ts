import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Database, open, type RootDatabase, type Transaction } from 'lmdb';
import { CountCache } from './count-cache.js';
import { Ranks } from './ranks.js';

export type StoreName = 'docs' | 'index' | 'meta' | 'sessions';
export type Store = Database<Buffer, Buffer>;
export type Snapshot = Transaction;

/** The database's file in its folder. */
export const dataFile = 'data.mdb';

/** The lmdb environment of a data folder: four ordered stores of bytes and one write transaction at a time. */
export class Environment {
  readonly stores: Record<StoreName, Store>;
  /** What is known of the latest state's index keys without reading them. */
  readonly ranks: Ranks;
  readonly counts = new CountCache();
  private readonly root: RootDatabase<Buffer, Buffer>;

  constructor(readonly dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    const binary = { keyEncoding: 'binary', encoding: 'binary', cache: false } as const;
    this.root = open<Buffer, Buffer>({
      ...binary,
      path: join(dataDir, dataFile),
      noSubdir: true,
      maxDbs: 8,
      maxReaders: 512,
      // Commits return once they are on disk: see `write`.
      overlappingSync: false,
    });
    const store = (name: StoreName): Store => this.root.openDB<Buffer, Buffer>({ ...binary, name });
    this.stores = {
      docs: store('docs'),
      index: store('index'),
      meta: store('meta'),
      sessions: store('sessions'),
    };
    this.ranks = new Ranks(this.stores.index);
  }

  /** Runs `work` in one write transaction; when it returns, what it wrote is flushed to disk. */
  write<T>(work: () => T): T {
    try {
      return this.root.transactionSync(work);
    } catch (error) {
      // What was noted of the undone writes is wrong.
      this.ranks.clear();
      this.counts.clear();
      throw error;
    }
  }

  /** A consistent state of all stores that stays readable until `done()`. */
  snapshot(): Snapshot {
    this.root.resetReadTxn();
    return this.root.useReadTransaction();
  }

  /** Copies the database, as it is at this moment, into a new file; refuses to write over one. */
  async backup(file: string): Promise<void> {
    if (existsSync(file)) throw new Error(`${file} exists already`);
    mkdirSync(dirname(resolve(file)), { recursive: true });
    await this.root.backup(file, true);
  }

  close(): Promise<void> {
    return this.root.close();
  }
}
