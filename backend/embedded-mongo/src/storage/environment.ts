import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { asDiskFull, assertRoom } from '../errors/disk-full.js';
import { appendChecksum } from '../files/checksum.js';
import { ownerOnly } from '../files/owner-only.js';
import { writeWhole } from '../files/whole-file.js';
import { CountCache } from './count-cache.js';
import { OrderStatisticIndex } from './order-statistic-index.js';
import { RangeRecords } from './range-records.js';
import type { Store, StoreName, StoreSnapshot } from './store.js';

/** The name of the database file in the data folder. */
export const dataFile = 'data.mdb';

/** Milliseconds that a read waits for another thread to read its records. */
const LONGEST_AHEAD = 1000;

/** The lmdb environment of a data folder: four ordered byte stores and one write transaction at a time. */
export class Environment {
  readonly stores: Record<StoreName, Store>;
  /** The order statistics of the latest state's index keys. */
  readonly orderStatistics: OrderStatisticIndex;
  readonly counts = new CountCache();
  readonly rangeRecords = new RangeRecords();
  private readonly root: RootDatabase<Buffer, Buffer>;

  /** `readOnly`: opens the existing database of a folder that a server uses in this process (copy-requests.ts). */
  constructor(
    readonly dataDir: string,
    { readOnly = false } = {},
  ) {
    if (!readOnly) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const binary = { keyEncoding: 'binary', encoding: 'binary', cache: false } as const;
    this.root = open<Buffer, Buffer>({
      ...binary,
      ...ownerOnly,
      path: join(dataDir, dataFile),
      noSubdir: true,
      readOnly,
      maxDbs: 8,
      maxReaders: 512,
      // A commit returns when it is on disk: see `write`.
      overlappingSync: false,
    });
    const store = (name: StoreName): Store => this.root.openDB<Buffer, Buffer>({ ...binary, name });
    this.stores = {
      docs: store('docs'),
      index: store('index'),
      meta: store('meta'),
      sessions: store('sessions'),
    };
    this.orderStatistics = new OrderStatisticIndex(this.stores.index, () => this.seeLastCommit());
  }

  /**
   * Runs `work` in one write transaction. The writes are on disk when this method returns. Fails with OutOfDiskSpace, and
   * stores nothing, when the disk is full.
   */
  write<T>(work: () => T): T {
    assertRoom(this.dataDir);
    // The commit ends the shared read transaction only while lmdb counts it as open. A read through a released snapshot
    // opens it without being counted, and the reads of this turn would then miss the commit.
    this.root.useReadTransaction().done();
    try {
      return this.root.transactionSync(work);
    } catch (error) {
      // The statistics include the rolled-back writes. Discard them.
      this.orderStatistics.clear();
      this.counts.clear();
      this.rangeRecords.clear();
      throw asDiskFull(error);
    }
  }

  /** Makes the next reads see the last commit of any process. Without this call, reads of one turn share a snapshot. */
  seeLastCommit(): void {
    this.root.resetReadTxn();
  }

  /** Returns a consistent snapshot of all stores, readable until `done()`. */
  snapshot(): StoreSnapshot {
    this.seeLastCommit();
    return this.root.useReadTransaction();
  }

  /**
   * Reads records into memory in another thread, so that no other call waits for the disk. Does not wait longer than a
   * second: this only makes the reads that follow faster.
   */
  readAhead(keys: Buffer[]): Promise<void> {
    if (!keys.length) return Promise.resolve();
    return new Promise((resolve) => {
      const late = setTimeout(resolve, LONGEST_AHEAD);
      void this.stores.docs.prefetch(keys).then(() => {
        clearTimeout(late);
        resolve();
      });
    });
  }

  /** Copies the current state of the database into a new file. */
  copy(file: string): Promise<void> {
    return this.root.backup(file, true);
  }

  /** Copies the current state of the database with its checksum into a new file. Throws when the file exists. */
  backup(file: string): Promise<void> {
    return writeWhole(file, async (draft) => {
      await this.copy(draft);
      await appendChecksum(draft);
    });
  }

  close(): Promise<void> {
    return this.root.close();
  }
}
