// The folder for the databases and uploads of a run: in memory when the system has room. On a disk the tests would wait for
// the flush after each write.
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder that Linux keeps in memory. */
const MEMORY = '/dev/shm';
/** More bytes than a whole run stores. */
const BYTES_NEEDED = 2 ** 30;

let folder;

/** Makes `os.tmpdir()` name a new folder, in this process and in its workers. */
export async function openFolder() {
  folder = await mkdtemp(join(await home(), 'callboard-tests-'));
  process.env.TMPDIR = folder;
}

export const removeFolder = () => rm(folder, { recursive: true, force: true });

async function home() {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  const isInMemory = !process.env.TMPDIR && bavail * bsize >= BYTES_NEEDED;
  return isInMemory ? MEMORY : tmpdir();
}
