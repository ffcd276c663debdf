import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { DataDirInUseError } from '../errors/data-dir-in-use-error.js';
import { appendChecksum, takeChecksum } from '../files/checksum.js';
import { requestCopy } from '../files/copy-requests.js';
import { DataDirLock } from '../files/data-dir-lock.js';
import { ownerOnly } from '../files/owner-only.js';
import { withPlainCopy } from '../files/plain-copy.js';
import { flush, writeWhole } from '../files/whole-file.js';
import { Engine } from '../storage/engine.js';
import { dataFile } from '../storage/environment.js';
import { clearRange } from '../storage/records.js';
import { decryptFile, encryptFile, isEncrypted } from './encryption.js';

/**
 * Copies a consistent snapshot of a folder's database into a new file of mode 0600, and appends its checksum. A server
 * can run on the folder meanwhile. With recipients (`age1...`), encrypts the file to them.
 */
export async function backup(
  dataDir: string,
  file: string,
  recipients: readonly string[] = [],
): Promise<void> {
  const copy = async (target: string): Promise<void> => {
    await copyDatabase(dataDir, target);
    await appendChecksum(target);
  };
  if (!recipients.length) return writeWhole(file, copy);
  await writeWhole(file, (draft) =>
    // The unencrypted copy stays in the data folder because the backup's folder can be less safe.
    withPlainCopy(dataDir, async (folder) => {
      const plain = join(folder, dataFile);
      await copy(plain);
      await encryptFile(plain, draft, recipients);
    }),
  );
}

/** Copies the committed state. A running server makes the copy itself (copy-requests.ts). */
export async function copyDatabase(dataDir: string, target: string): Promise<void> {
  const path = join(dataDir, dataFile);
  if (!existsSync(path)) throw new Error(`there is no database in ${dataDir}`);
  for (;;) {
    const database = await openUnserved(dataDir, path);
    if (database)
      try {
        return await database.backup(target, true);
      } finally {
        await database.close();
      }
    if (await requestCopy(dataDir, resolve(target))) return;
    // The server has ended, or another command held the lock for a moment.
    rmSync(target, { force: true });
  }
}

/**
 * Opens the database for reading while no server can start, or returns undefined when a server runs. A server that starts
 * later opens the files second, before its first commit.
 */
async function openUnserved(dataDir: string, path: string): Promise<RootDatabase | undefined> {
  let lock: DataDirLock;
  try {
    lock = new DataDirLock(dataDir);
  } catch (error) {
    if (error instanceof DataDirInUseError) return undefined;
    throw error;
  }
  try {
    return open({ ...ownerOnly, path, noSubdir: true, readOnly: true });
  } finally {
    await lock.release();
  }
}

interface RestoreOptions {
  /** Replaces an existing database. */
  overwrite: boolean;
  /** The key file of an encrypted backup. */
  identity?: string | undefined;
  /** The collections, as `database.collection`, to restore without documents. */
  without?: readonly string[];
  /** Restores a backup that has no checksum. */
  unchecked?: boolean;
}

/** Replaces a folder's database with a backup. Throws DataDirInUseError while a server runs on the folder. */
export async function restore(
  file: string,
  dataDir: string,
  { overwrite, identity, without = [], unchecked = false }: RestoreOptions,
): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const lock = new DataDirLock(dataDir);
  try {
    const target = join(dataDir, dataFile);
    if (existsSync(target) && !overwrite)
      throw new Error(`there is a database in ${dataDir} already; --overwrite replaces it`);
    await withPlainCopy(dataDir, async (folder) => {
      const draft = join(folder, dataFile);
      await readBackup(file, draft, identity);
      await check(file, draft, unchecked);
      // Open the copy first: an unreadable backup must not replace the database.
      const engine = new Engine(folder);
      for (const namespace of without) await empty(engine, namespace);
      await engine.close();
      flush(draft);
      rmSync(`${target}-lock`, { force: true });
      renameSync(draft, target);
    });
  } finally {
    await lock.release();
  }
}

/** The magic number near the start of lmdb's files. lmdb crashes the process when it opens any other file. */
const magic = Buffer.from([0xde, 0xc0, 0xef, 0xbe]);

/** Copies a backup to `draft` and decrypts it if needed. */
async function readBackup(file: string, draft: string, identity: string | undefined): Promise<void> {
  if (isEncrypted(headOf(file))) {
    if (identity === undefined)
      throw new Error(`${file} is encrypted: name the file that holds its key with --identity`);
    await decryptFile(file, draft, identity);
  } else copyFileSync(file, draft, constants.COPYFILE_EXCL);
}

/** Throws unless `draft`, the plain content of the backup `file`, is a whole and unchanged database. */
async function check(file: string, draft: string, unchecked: boolean): Promise<void> {
  if (!headOf(draft).includes(magic)) throw new Error(`${file} is no backup`);
  const checksum = await takeChecksum(draft);
  if (checksum === 'wrong')
    throw new Error(`${file} is damaged: its content does not match its length and checksum`);
  if (checksum === 'missing' && !unchecked)
    throw new Error(
      `${file} has no checksum at its end: it is cut short, or an earlier version made it. --unchecked restores the backup of an earlier version`,
    );
}

function headOf(file: string): Buffer {
  const head = Buffer.alloc(64);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head);
  closeSync(descriptor);
  return head;
}

/** Removes all documents of a collection and keeps its index definitions. */
async function empty(engine: Engine, namespace: string): Promise<void> {
  const dot = namespace.indexOf('.');
  const collection = engine.catalog.find(namespace.slice(0, dot), namespace.slice(dot + 1));
  if (!collection) return;
  await engine.write((context) => {
    clearRange(context.view, 'docs', collection.id);
    for (const index of collection.indexes) clearRange(context.view, 'index', index.id);
    context.add(collection, -collection.count, -collection.size);
  });
}
