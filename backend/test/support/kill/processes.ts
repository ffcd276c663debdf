// Servers as separate processes, which a test can kill.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Program, startProgram } from '../../../../scripts/start-program.mjs';
import { ADMIN } from '../app.js';
import { BACKEND } from '../document.js';

export type Running = Program;

const environment = (dataDir: string, databaseUri?: string) => ({
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  DEMO: '0',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'fatal',
  ADMIN_NUMBER: ADMIN.number,
  ADMIN_PASSWORD: ADMIN.password,
  ...(databaseUri ? { MONGODB_URI: databaseUri } : {}),
});

/** The whole product in one process; with `databaseUri` on an external database. */
export function startServer(
  port: number,
  dataDir: string,
  databaseUri?: string,
  more: Record<string, string> = {},
): Promise<Running> {
  return startProgram([join(BACKEND, 'dist/main.js')], {
    env: { ...environment(dataDir, databaseUri), PORT: String(port), ...more },
  });
}

/** The embedded database in its own process. */
export const startDatabase = (port: number, dataDir: string): Promise<Running> =>
  startProgram(
    [join(BACKEND, 'embedded-mongo/bin/embedded-mongo.mjs'), '--data', dataDir, '--port', String(port)],
    { saying: '\n' },
  );

/** The secret of all processes of a test, so that a process after a kill accepts the sessions of the process before. */
export const SECRET = { APP_SECRET: 'a secret of all processes, long enough for anybody' };

/** The output of `npm run ledger:verify`. The folder of servers with a secret of their own holds none. */
export async function verifyLedger(dataDir: string, databaseUri?: string): Promise<string> {
  const script = join(BACKEND, 'dist/startup/verify-ledger.js');
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { ...environment(dataDir, databaseUri), ...SECRET },
  });
  return stdout;
}
