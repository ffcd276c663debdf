// Servers as separate processes, which a test can kill.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ADMIN } from '../app.js';
import { BACKEND } from '../document.js';

/** Milliseconds for a start, generous because the machine may be loaded. */
const READY_MILLISECONDS = 120_000;

export interface Running {
  readonly pid: number;
  kill(): Promise<void>;
  /** Stops the process like an orchestrator. Returns the exit code. */
  stop(): Promise<number | null>;
}

function running(child: ChildProcess): Running {
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    pid: child.pid!,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      return child.exitCode;
    },
  };
}

/** Waits for the process's own ready message, because another process could answer at its port. */
async function ready(what: string, child: ChildProcess, saying: string): Promise<void> {
  let says = '';
  child.stdout!.on('data', (chunk: Buffer) => (says += chunk.toString()));
  const deadline = Date.now() + READY_MILLISECONDS;
  while (!says.includes(saying)) {
    if (child.exitCode !== null) throw new Error(`${what} ended with ${child.exitCode}`);
    if (Date.now() > deadline) throw new Error(`${what} is not ready after ${READY_MILLISECONDS} ms`);
    await pause(50);
  }
}

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
export async function startServer(
  port: number,
  dataDir: string,
  databaseUri?: string,
  more: Record<string, string> = {},
): Promise<Running> {
  const child = spawn(process.execPath, [join(BACKEND, 'dist/main.js')], {
    env: { ...environment(dataDir, databaseUri), PORT: String(port), ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready('The server', child, 'is ready');
  return running(child);
}

/** The embedded database in its own process. */
export async function startDatabase(port: number, dataDir: string): Promise<Running> {
  const child = spawn(
    process.execPath,
    [join(BACKEND, 'embedded-mongo/bin/embedded-mongo.mjs'), '--data', dataDir, '--port', String(port)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await ready('The database', child, '\n');
  return running(child);
}

/** The output of `npm run ledger:verify`. */
export async function verifyLedger(dataDir: string, databaseUri?: string): Promise<string> {
  const script = join(BACKEND, 'dist/startup/verify-ledger.js');
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: environment(dataDir, databaseUri),
  });
  return stdout;
}
