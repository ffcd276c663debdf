import { mongo } from 'mongoose';

/** Error codes of the operating system: no space, no quota, a limit on the size of files, a read-only file system. */
const SYSTEM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);
/** MongoDB's OutOfDiskSpace. */
const OUT_OF_DISK_SPACE = 14_031;
/** How libraries that write files by themselves, such as sharp, word these errors. */
const WORDED = /No space left on device|Disk quota exceeded/i;

/** Returns whether `error` means that a disk is full: of the database, or of the files. A retry may succeed later. */
export function isDiskFull(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = causeOf(one), depth += 1) {
    if (one instanceof mongo.MongoServerError && Number(one.code) === OUT_OF_DISK_SPACE) return true;
    if ('code' in one && SYSTEM.has(String(one.code))) return true;
    if (WORDED.test(one.message)) return true;
  }
  return false;
}

const causeOf = (error: Error): unknown =>
  error instanceof mongo.MongoBulkWriteError ? error.errorResponse : error.cause;

let wasMet = false;
/** Whether a call of this process met a full disk since the last `forgetFullDisk`. */
export const hasMetFullDisk = (): boolean => wasMet;
export const noteFullDisk = (): void => {
  wasMet = true;
};
export const forgetFullDisk = (): void => {
  wasMet = false;
};
