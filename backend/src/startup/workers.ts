import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { Env } from '../core/config/env.js';
import { openDatabase } from '../platform/database/embedded.js';
import { answerMetrics } from '../platform/health/cluster-metrics.js';

/** How much longer than its workers this process waits at the end: it closes the database after them. */
const CLOSING = 5000;
/** Milliseconds before a worker that ended by itself is replaced. */
const PAUSE = 1000;

/** The message to a worker that all workers are ready. */
export const ANNOUNCE = 'announce';

/** The environment of a worker: the database that this process has opened, and what its absence would decide. */
const settingsOf = (env: Env, databaseUri: string) => ({
  MONGODB_URI: databaseUri,
  DEMO: env.demo ? '1' : '0',
});

/**
 * Runs `env.workers` processes of the API on one port and one database, so that all cores count. This process holds the
 * embedded database and hands connections to the workers in turn. A worker that ends is replaced; when none can start, the
 * product ends. Returns the function that stops everything; a worker has `patience` milliseconds to end.
 */
export async function runWorkers(
  env: Env,
  logger: Logger,
  patience: number,
): Promise<(exitCode?: number) => Promise<void>> {
  const database = await openDatabase(env);
  const settings = settingsOf(env, database.uri);
  const ready = new Set<number>();
  let stopping = false;

  const stop = async (exitCode = 0) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), patience + CLOSING).unref();
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(running.map(ended));
    await database.close();
    process.exit(exitCode);
  };

  answerMetrics();
  cluster.on('listening', (worker) => {
    ready.add(worker.id);
    if (ready.size === env.workers) worker.send(ANNOUNCE);
  });
  cluster.on('exit', ({ process: { pid } }, code, signal) => {
    if (stopping) return;
    if (!ready.size) {
      // The worker has printed why it cannot start.
      void stop(code || 1);
      return;
    }
    logger.error({ worker: pid, code, signal }, 'A worker ended and is replaced');
    setTimeout(() => stopping || cluster.fork(settings), PAUSE);
  });
  for (let count = 0; count < env.workers; count += 1) cluster.fork(settings);
  return stop;
}

/** Asks a worker to finish its requests and resolves when it has ended. */
function ended(worker: Worker): Promise<unknown> {
  const gone = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  return gone;
}
