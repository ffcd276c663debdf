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
import { join } from 'node:path';
import { open } from 'lmdb';
import { DataDirLock } from '../files/data-dir-lock.js';
import { ownerOnly } from '../files/owner-only.js';
import { withPlainCopy } from '../files/plain-copy.js';
import { flush, writeWhole } from '../files/whole-file.js';
import { Engine } from '../storage/engine.js';
import { dataFile } from '../storage/environment.js';
import { clearRange } from '../storage/records.js';
import { decryptFile, encryptFile, isEncrypted } from './encryption.js';

/**
 * Copies a folder's database, as it is at one moment, into a new file of mode 0600, also while a server runs on the folder.
 * With recipients (`age1...`) the file is encrypted to them.
 */
export async function backup(
  dataDir: string,
  file: string,
  recipients: readonly string[] = [],
): Promise<void> {
  if (!recipients.length) return writeWhole(file, (draft) => copyDatabase(dataDir, draft));
  await writeWhole(file, (draft) =>
    // The plain copy stays beside the database: the place of the backup may be less safe.
    withPlainCopy(dataDir, async (folder) => {
      const plain = join(folder, dataFile);
      await copyDatabase(dataDir, plain);
      await encryptFile(plain, draft, recipients);
    }),
  );
}

/** Copies what is committed. lmdb lets any number of processes read beside the one that writes. */
export async function copyDatabase(dataDir: string, target: string): Promise<void> {
  const path = join(dataDir, dataFile);
  if (!existsSync(path)) throw new Error(`there is no database in ${dataDir}`);
  const database = open({ ...ownerOnly, path, noSubdir: true, readOnly: true });
  try {
    await database.backup(target, true);
  } finally {
    await database.close();
  }
}

interface RestoreOptions {
  /** Replaces a database that is there. */
  overwrite: boolean;
  /** The key file of an encrypted backup. */
  identity?: string | undefined;
  /** Collections, as `database.collection`, whose documents are left out. */
  without?: readonly string[];
}

/** Puts a backup in the place of a folder's database; no server may run on it. */
export async function restore(
  file: string,
  dataDir: string,
  { overwrite, identity, without = [] }: RestoreOptions,
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
      // What cannot be read must not replace what can.
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

/** What lmdb's files have near their beginning; lmdb itself does not survive opening something else. */
const magic = Buffer.from([0xde, 0xc0, 0xef, 0xbe]);

/** Copies a backup, decrypted where it is encrypted, to `draft`. Throws when it is no backup. */
async function readBackup(file: string, draft: string, identity: string | undefined): Promise<void> {
  if (isEncrypted(headOf(file))) {
    if (identity === undefined)
      throw new Error(`${file} is encrypted: name the file that holds its key with --identity`);
    await decryptFile(file, draft, identity);
  } else copyFileSync(file, draft, constants.COPYFILE_EXCL);
  if (!headOf(draft).includes(magic)) throw new Error(`${file} is no backup`);
}

function headOf(file: string): Buffer {
  const head = Buffer.alloc(64);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head);
  closeSync(descriptor);
  return head;
}

/** Removes all documents of a collection; its indexes stay. */
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
