import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import { startProgram } from '../../../scripts/start-program.mjs';

const root = resolve(import.meta.dirname, '../../..');
/** The limit of a fixture that starts an installation: startProgram itself notices a start that hangs. */
export const NO_LIMIT = { timeout: 0 };
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
  const removeData = () => rmSync(data, { recursive: true, force: true });
  const server = await startProgram(['backend/dist/main.js'], {
    cwd: root,
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
  }).catch((error: unknown) => {
    removeData();
    throw error;
  });
  return {
    url,
    data,
    stop: async () => {
      await server.stop();
      removeData();
    },
  };
}
