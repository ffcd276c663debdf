import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { DataDirInUseError } from '../errors/data-dir-in-use-error.js';
import { ownerOnly } from './owner-only.js';
import { makePrivateFolder } from './private-folder.js';

/**
 * The lock of a data folder: a read transaction in a separate lmdb file. The lock ends with its process, even after a
 * crash, and lmdb lists the live holders. Each process registers first and then checks for other holders, so at most
 * one of two concurrent processes gets the lock.
 */
export class DataDirLock {
  private readonly database: RootDatabase;
  private readonly entry: { done(): void };

  constructor(dataDir: string) {
    makePrivateFolder(dataDir);
    const path = join(dataDir, 'lock.mdb');
    this.database = open({ ...ownerOnly, path, noSubdir: true, maxDbs: 1, overlappingSync: false });
    this.entry = this.database.useReadTransaction();
    this.database.readerCheck();
    const holders = this.database
      .readerList()
      .split('\n')
      .filter((line) => /^\s*\d+\s/.test(line));
    if (holders.length > 1) {
      this.entry.done();
      void this.database.close();
      throw new DataDirInUseError(dataDir);
    }
  }

  async release(): Promise<void> {
    this.entry.done();
    await this.database.close();
  }
}
