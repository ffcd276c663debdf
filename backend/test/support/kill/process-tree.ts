// The processes below another process, as the system lists them.
import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { promisify } from 'node:util';

/** Returns the ids of a process and of all processes below it. */
export async function treeOf(root: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number]);
  const found = [root];
  for (const above of found) found.push(...rows.filter(([, parent]) => parent === above).map(([pid]) => pid));
  return found;
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether something listens on a port of this machine. */
export const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
