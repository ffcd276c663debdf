import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';

const root = resolve(import.meta.dirname, '../../..');
export const firstAdmin = { number: '9000000009', password: 'first-admin-1' };

/** An installation of its own. */
export interface Installation {
  url: string;
  /** The folder of its database. */
  data: string;
  stop: () => Promise<void>;
}

/**
 * Starts a new installation: only the first admin, no other data. At `localhost`, which counts as a domain name, it
 * offers passkeys.
 */
export async function startEmpty(host: '127.0.0.1' | 'localhost' = '127.0.0.1'): Promise<Installation> {
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'callboard-empty-'));
  const server = spawn(process.execPath, ['backend/dist/main.js'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: data,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      ADMIN_NUMBER: firstAdmin.number,
      ADMIN_PASSWORD: firstAdmin.password,
    },
  });
  const ended = new Promise((done) => server.once('exit', done));
  const ready = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    return answer?.ok ?? false;
  };
  for (const until = Date.now() + 30_000; !(await ready());) {
    if (Date.now() > until || server.exitCode !== null)
      throw new Error('The empty installation did not start');
    await new Promise((next) => setTimeout(next, 100));
  }
  return {
    url,
    data,
    stop: async () => {
      server.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
