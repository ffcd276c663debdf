import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { mongo } from 'mongoose';
import { forgetFullDisk, hasMetFullDisk } from '../../core/disk-full.js';

/** The bytes that the embedded database needs free to store anything (embedded-mongo/src/errors/disk-full.ts). */
const LEAST_FREE = 4 * 1024 * 1024;
/** The bytes of the record that tests whether the database stores again. */
const PROBE = 64 * 1024;

/** Returns whether the file system of this folder has room. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= LEAST_FREE;
}

/**
 * After a call met a full disk: stores and removes a record, and fails as long as the database stores none. Otherwise
 * does nothing.
 */
export async function assertStores(db: mongo.Db): Promise<void> {
  if (!hasMetFullDisk()) return;
  const probes = db.collection<{ _id: string; content: Buffer }>('diskprobes');
  const _id = randomBytes(12).toString('hex');
  await probes.insertOne({ _id, content: randomBytes(PROBE) });
  await probes.deleteOne({ _id });
  forgetFullDisk();
}
