import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Lets `write` fill a draft in a private folder beside `file`, then moves the draft into place: `file` appears whole or not at
 * all, with mode 0600. Throws when `file` exists.
 */
export async function writeWhole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const target = resolve(file);
  if (existsSync(target)) throw new Error(`${file} exists already`);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  await inPrivateFolder(dirname(target), async (folder) => {
    const draft = join(folder, 'draft');
    await write(draft);
    chmodSync(draft, 0o600);
    flush(draft);
    renameSync(draft, target);
  });
}

/** The private folders of this process. */
const folders = new Set<string>();

/** Gives `use` a new folder of mode 0700 below `parent`; removes the folder with all in it afterwards. */
export async function inPrivateFolder<T>(
  parent: string,
  use: (folder: string) => Promise<T>,
  prefix = '.embedded-mongo-',
): Promise<T> {
  const folder = mkdtempSync(join(parent, prefix));
  folders.add(folder);
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    folders.delete(folder);
  }
}

/** Removes the private folders that are in use; for a process that ends now. */
export function removePrivateFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Waits until the file's content is on disk. */
export function flush(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
