import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';

const root = resolve(import.meta.dirname, '../../..');
export const firstAdmin = { number: '9000000009', password: 'first-admin-1' };

/** Starts a new installation: only the first admin, no other data. */
export async function startEmpty() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'callboard-empty-'));
  const server = spawn(process.execPath, ['backend/dist/main.js'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      ADMIN_NUMBER: firstAdmin.number,
      ADMIN_PASSWORD: firstAdmin.password,
    },
  });
  const ended = new Promise((done) => server.once('exit', done));
  const ready = async () => {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    return answer?.ok ?? false;
  };
  for (const until = Date.now() + 30_000; !(await ready());) {
    if (Date.now() > until || server.exitCode !== null)
      throw new Error('The empty installation did not start');
    await new Promise((next) => setTimeout(next, 100));
  }
  return {
    url,
    stop: async () => {
      server.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
