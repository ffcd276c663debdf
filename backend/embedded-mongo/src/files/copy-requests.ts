import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataDirInUseError } from '../errors/data-dir-in-use-error.js';
import { messageOf } from '../errors/message-of.js';
import { DataDirLock } from './data-dir-lock.js';
import { inPrivateFolder } from './whole-file.js';

/**
 * Copies that commands request from the running server of a data folder. A second process must not open the files of a
 * running server: lmdb's `mdb_env_open` writes the number of the last commit that it has read into the shared lock file,
 * without a lock. A commit in that moment is then hidden from the readers, and the next commit replaces it.
 *
 * A request is a file in a private folder below the data folder, so only the owner of the data can write one.
 */
const prefix = '.embedded-mongo-request-';
const REQUEST = 'request';
/** The file in which the server answers: empty after success, otherwise the message of the error. */
const ANSWER = 'answer';
const POLL_MILLISECONDS = 50;
/** The server looks for requests every second. It cannot read those of another user. */
const MOST_MILLISECONDS_UNTIL_TAKEN = 30_000;

/** Writes a file that appears with its whole content. */
function writeAtOnce(folder: string, name: string, content: string): void {
  const draft = join(folder, `${name}.draft`);
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, join(folder, name));
}

/** Returns whether a server runs on the folder. */
async function isServed(dataDir: string): Promise<boolean> {
  try {
    await new DataDirLock(dataDir).release();
    return false;
  } catch (error) {
    if (error instanceof DataDirInUseError) return true;
    throw error;
  }
}

/**
 * Lets the server of the folder copy its committed state to the new file `target`, an absolute path. Returns false when
 * no server runs any more; `target` may then hold a part of the copy.
 */
export function requestCopy(dataDir: string, target: string): Promise<boolean> {
  return inPrivateFolder(
    dataDir,
    async (folder) => {
      const [request, answer] = [join(folder, REQUEST), join(folder, ANSWER)];
      writeAtOnce(folder, REQUEST, target);
      const asked = Date.now();
      for (let polls = 1; !existsSync(answer); polls += 1) {
        await pause(POLL_MILLISECONDS);
        if (existsSync(request) && Date.now() - asked > MOST_MILLISECONDS_UNTIL_TAKEN)
          throw new Error(
            `The server on ${dataDir} did not answer: run the command as the user of the server`,
          );
        // A new server has removed the folder, or no server runs any more (asked once a second).
        const isGone = !existsSync(folder) || (polls % 20 === 0 && !(await isServed(dataDir)));
        if (isGone && !existsSync(answer)) return false;
      }
      const message = readFileSync(answer, 'utf8');
      if (message) throw new Error(message);
      return true;
    },
    prefix,
  );
}

const requestsIn = (dataDir: string): string[] =>
  readdirSync(dataDir)
    .filter((found) => found.startsWith(prefix))
    .map((name) => join(dataDir, name));

/** Removes the requests to an earlier server of the folder. */
export function removeCopyRequests(dataDir: string): void {
  for (const folder of requestsIn(dataDir)) rmSync(folder, { recursive: true, force: true });
}

/** Makes the copies that commands have requested since the last call. `copy` writes the committed state to a new file. */
export async function serveCopyRequests(
  dataDir: string,
  copy: (target: string) => Promise<void>,
): Promise<void> {
  for (const folder of requestsIn(dataDir)) {
    const request = join(folder, REQUEST);
    if (!existsSync(request)) continue;
    const target = readFileSync(request, 'utf8');
    rmSync(request);
    let message = '';
    try {
      await copy(target);
    } catch (error) {
      message = messageOf(error);
    }
    // The command may have ended and removed the folder.
    if (existsSync(folder)) writeAtOnce(folder, ANSWER, message);
  }
}
