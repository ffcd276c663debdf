import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isPrivate } from '../files/private-folder.js';

const socketName = 'database.sock';
/** Names the data folder, so that a copied data folder never removes the socket of the original. */
const folderPrefix = (dataDir: string): string =>
  `embedded-mongo-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-`;
/** The system's limit is 104 bytes on macOS and 108 on Linux. */
const longestPath = 100;

/** Drivers decode the path more than once, so a percent sign does not survive. */
const isUsable = (path: string): boolean => Buffer.byteLength(path) <= longestPath && !path.includes('%');

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Listens on the path; resolves with false where the file system holds no sockets. */
const canListen = (server: Server, path: string): Promise<boolean> =>
  listen(server, path).then(
    () => true,
    () => false,
  );

/**
 * Listens on a Unix socket that only its owner can reach. The socket lies in the data folder, or in a new folder below the
 * system's temporary folder when the path is too long, other users may enter the data folder, or its file system holds no
 * sockets. The caller holds the data folder's lock, so a socket file found there belongs to a process that is gone. Resolves
 * with the path.
 */
export async function listenOnOwnerSocket(server: Server, dataDir: string): Promise<string> {
  const inside = join(dataDir, socketName);
  rmSync(inside, { force: true });
  if (isUsable(inside) && isPrivate(dataDir) && (await canListen(server, inside))) {
    chmodSync(inside, 0o600);
    return inside;
  }
  const folder = mkdtempSync(join(tmpdir(), folderPrefix(dataDir)));
  const outside = join(folder, socketName);
  try {
    if (!isUsable(outside))
      throw new Error(`${outside} is too long for a Unix socket: set TMPDIR to a shorter path`);
    await listen(server, outside);
    chmodSync(outside, 0o600);
  } catch (error) {
    removeOwnerSocket(outside, dataDir);
    throw error;
  }
  return outside;
}

/** Removes a socket of the data folder, and the temporary folder that was made for it. What cannot be removed stays. */
export function removeOwnerSocket(path: string, dataDir: string): void {
  const folder = dirname(path);
  const isTemporary = basename(folder).startsWith(folderPrefix(dataDir));
  if (folder !== dataDir && !isTemporary) return;
  try {
    rmSync(path, { force: true });
    if (isTemporary) rmdirSync(folder);
  } catch {
    // Every start makes a new folder, so a folder that stays is in nobody's way.
  }
}
