import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DataDirInUseError } from '../data-dir-in-use-error.js';
import { readAddress } from '../server/address-file.js';
import { DataDirLock } from '../server/data-dir-lock.js';
import { Engine } from '../storage/engine.js';
import { dataFile } from '../storage/environment.js';
import { sendCommand } from './client.js';

/** Copies a folder's database into a new file, also while a server runs on it. */
export async function backup(dataDir: string, file: string): Promise<void> {
  const target = resolve(file);
  if (!existsSync(join(dataDir, dataFile))) throw new Error(`there is no database in ${dataDir}`);
  let lock: DataDirLock;
  try {
    lock = new DataDirLock(dataDir);
  } catch (error) {
    const address = error instanceof DataDirInUseError ? readAddress(dataDir) : undefined;
    if (!address) throw error;
    await sendCommand(address, { embeddedBackup: target, $db: 'admin' });
    return;
  }
  try {
    const engine = new Engine(dataDir);
    await engine.backup(target);
    await engine.close();
  } finally {
    await lock.release();
  }
}

/** Puts a backup in the place of a folder's database; no server may run on it. */
export async function restore(file: string, dataDir: string, options: { overwrite: boolean }): Promise<void> {
  await check(file);
  const lock = new DataDirLock(dataDir);
  try {
    const target = join(dataDir, dataFile);
    if (existsSync(target) && !options.overwrite)
      throw new Error(`there is a database in ${dataDir} already; --overwrite replaces it`);
    copyFileSync(file, `${target}.new`);
    rmSync(`${target}-lock`, { force: true });
    renameSync(`${target}.new`, target);
  } finally {
    await lock.release();
  }
}

/** Opens a copy of the file: what cannot be read must not replace what can. */
async function check(file: string): Promise<void> {
  await withCopy(file, () => Promise.resolve());
}

/** Opens a backup's copy in a folder of its own, and removes it afterwards. */
export async function withCopy(file: string, use: (engine: Engine) => Promise<void>): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-'));
  try {
    mkdirSync(folder, { recursive: true });
    copyFileSync(file, join(folder, dataFile));
    const engine = new Engine(folder);
    await use(engine);
    await engine.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
