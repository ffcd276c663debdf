import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirInUseError } from '../errors/data-dir-in-use-error.js';
import { DataDirLock } from './data-dir-lock.js';
import { inPrivateFolder } from './whole-file.js';

const prefix = '.embedded-mongo-copy-';

/**
 * Passes `use` a private folder below the data folder for an unencrypted copy of the database. Holds the lock of that
 * folder meanwhile: a copy without a lock holder was left behind by a killed command.
 */
export async function withPlainCopy<T>(dataDir: string, use: (folder: string) => Promise<T>): Promise<T> {
  if (existsSync(dataDir)) await removeStaleCopies(dataDir);
  return inPrivateFolder(
    dataDir,
    async (folder) => {
      const lock = new DataDirLock(folder);
      try {
        return await use(folder);
      } finally {
        await lock.release();
      }
    },
    prefix,
  );
}

/** Removes the copies that killed commands left behind in the data folder. */
export async function removeStaleCopies(dataDir: string): Promise<void> {
  for (const name of readdirSync(dataDir).filter((found) => found.startsWith(prefix))) {
    const folder = join(dataDir, name);
    try {
      await new DataDirLock(folder).release();
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof DataDirInUseError)) process.emitWarning(error as Error);
    }
  }
}
