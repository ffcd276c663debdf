import { statfsSync } from 'node:fs';
import { constants } from 'node:os';
import { MongoError } from './mongo-error.js';

const { ENOSPC, EDQUOT, EFBIG, EIO } = constants.errno;
/** The error number of lmdb when its map cannot grow. */
const MAP_FULL = -30_792;
/** lmdb reports a write that stored only a part of its bytes, the sign of a full disk, as EIO. */
const FULL = new Set<unknown>([ENOSPC, EDQUOT, EFBIG, EIO, MAP_FULL]);

/** The bytes that must be free before a write, more than a transaction of the store adds at once. */
const LEAST_FREE = 4 * 1024 * 1024;

/**
 * Fails with MongoDB's error of a full disk when the file system of a folder has no room for a transaction. lmdb may
 * damage the memory of its process when the disk ends in the middle of a large transaction.
 */
export function assertRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < LEAST_FREE) throw new MongoError('OutOfDiskSpace', 'The disk of the database is full');
}

/** Returns MongoDB's error of a full disk for an error of lmdb that has this cause, or the error itself. */
export function asDiskFull(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !FULL.has(error.code)) return error;
  return new MongoError('OutOfDiskSpace', `The disk of the database is full or fails: ${error.message}`);
}
