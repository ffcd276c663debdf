// A database server whose disk is full: a limit on the size of files gives the process the errors of a full disk.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const BLOCK = 512;

export interface LimitedServer {
  uri: string;
  /** Ends the server. Returns its exit code. */
  close: () => Promise<number | null>;
}

/** Starts a server on `dataDir`, whose files hold at most `bytes`; without `bytes` the server has room. */
export async function startLimited(dataDir: string, bytes?: number): Promise<LimitedServer> {
  const server = join(import.meta.dirname, 'full-disk-server.mjs');
  const limited = `ulimit -f ${bytes === undefined ? 'unlimited' : bytes / BLOCK} && exec "$0" "$@"`;
  const child = spawn('sh', ['-c', limited, process.execPath, server, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const [uri] = (await once(createInterface(child.stdout), 'line')) as [string];
  const close = async () => {
    child.stdin.end();
    await ended;
    return child.exitCode;
  };
  return { uri, close };
}
