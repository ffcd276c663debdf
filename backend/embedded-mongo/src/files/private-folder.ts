import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ownFiles = ['data.mdb', 'data.mdb-lock', 'lock.mdb', 'lock.mdb-lock', 'address'];

/**
 * Creates a database folder with mode 0700. Removes other users' permissions from an existing folder and its database
 * files. A folder with other files and no database keeps its mode because it may be shared on purpose.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = readdirSync(folder);
  const present = ownFiles.filter((file) => found.includes(file));
  if (found.length && !present.length) return;
  try {
    chmodSync(folder, 0o700);
    for (const file of present) chmodSync(join(folder, file), 0o600);
  } catch (error) {
    // Another user owns the folder. Keep the modes.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Whether only the owner can enter the folder. */
export const isPrivate = (folder: string): boolean => (statSync(folder).mode & 0o077) === 0;
