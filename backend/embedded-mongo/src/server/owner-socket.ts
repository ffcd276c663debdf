import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmdirSync, rmSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isPrivate } from '../files/private-folder.js';
import { dataFile } from '../storage/environment.js';

const socketName = 'database.sock';
/** The link next to a socket in a temporary folder that names the data folder. */
const linkName = 'data';
/** Contains a hash of the data folder's path, so that a copied data folder never removes the original's socket. */
const folderPrefix = (dataDir: string): string =>
  `embedded-mongo-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-`;
/** The maximum path length in bytes. The system's limit is 104 on macOS and 108 on Linux. */
const longestPath = 100;

/** Rejects percent signs because drivers decode the path more than once. */
const isUsable = (path: string): boolean => Buffer.byteLength(path) <= longestPath && !path.includes('%');

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Listens on the path. Resolves with false when listening fails, such as on a file system without sockets. */
const canListen = (server: Server, path: string): Promise<boolean> =>
  listen(server, path).then(
    () => true,
    () => false,
  );

/**
 * Listens on a Unix socket that only its owner can reach. Resolves with the path. The socket lies in the data folder.
 * If the path is unusable, other users may enter the data folder, or its file system does not support sockets, the
 * socket lies in a new folder below the system's temporary folder. The caller holds the data folder's lock, so an
 * existing socket file belongs to a dead process.
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
    symlinkSync(dataDir, join(folder, linkName));
  } catch (error) {
    removeOwnerSocket(outside, dataDir);
    throw error;
  }
  return outside;
}

/** Removes a socket of the data folder and its temporary folder, if any. Ignores failures. */
export function removeOwnerSocket(path: string, dataDir: string): void {
  const folder = dirname(path);
  const isTemporary = basename(folder).startsWith(folderPrefix(dataDir));
  if (folder !== dataDir && !isTemporary) return;
  try {
    rmSync(path, { force: true });
    if (!isTemporary) return;
    rmSync(join(folder, linkName), { force: true });
    rmdirSync(folder);
  } catch {
    // Every start creates a new folder, so a leftover folder does no harm.
  }
}

/** Returns the socket path of a connection string, or undefined when the string names no Unix socket. */
export function socketOf(uri: string | undefined): string | undefined {
  const [, host] = /^mongodb:\/\/([^/@]+\.sock)\//.exec(uri ?? '') ?? [];
  return host === undefined ? undefined : decodeURIComponent(host);
}

/** Returns the data folder of the server at this connection string, or undefined for another kind of server. */
export function dataDirOf(uri: string): string | undefined {
  const socket = socketOf(uri);
  if (socket === undefined || basename(socket) !== socketName) return undefined;
  const folder = dirname(socket);
  const candidates = [folder, join(folder, linkName)];
  return candidates.find((candidate) => existsSync(join(candidate, dataFile)));
}
