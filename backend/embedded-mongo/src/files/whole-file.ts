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
 * Writes a file atomically, with mode 0600: `write` fills a draft in a private folder next to `file`, then the draft is
 * renamed. Throws when `file` exists.
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

/** Passes `use` a new folder of mode 0700 below `parent`. Removes the folder and its contents afterwards. */
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

/** Removes the private folders in use. Call only when the process exits. */
export function removePrivateFolders(): void {
  const latest = Date.now() + 1000;
  for (const folder of folders) removeWhileWritten(folder, latest);
}

/**
 * Removes a folder into which a thread may still put files. A file that comes after the folder was listed makes the
 * removal fail, so that it begins again until `latest`. `maxRetries` of rmSync does not list the folder again.
 */
function removeWhileWritten(folder: string, latest: number): void {
  for (;;)
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (Date.now() > latest) throw error;
    }
}

/** Flushes the file's content to disk. */
export function flush(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
