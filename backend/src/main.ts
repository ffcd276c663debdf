import cluster from 'node:cluster';
import { type Env, readEnv } from './core/config/env.js';
import type { Logger } from 'pino';
import { checkOpenFiles } from './http/open-files.js';
import { createLogger } from './platform/logging/logging.js';
import { openDatabase } from './platform/database/embedded.js';
import { collectProcessMetrics } from './platform/health/http-metrics.js';
import { shareMetrics } from './platform/health/cluster-metrics.js';
import { explainError } from './startup/explain-error.js';
import { boundHeapGrowth } from './startup/heap-growth.js';
import { ANNOUNCE, runWorkers } from './startup/workers.js';

/** The time in milliseconds that running requests have to finish after a stop signal. */
const STOP_MILLISECONDS = 15_000;

/** The signals that stop the product after its running requests. A closed terminal sends SIGHUP. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The log message at a production start on the embedded database. */
const SMALL_INSTALLATION =
  'The embedded database is for small installations on one machine. Set MONGODB_URI to a MongoDB replica set for larger ones.';

async function main(): Promise<void> {
  boundHeapGrowth();
  const env = readEnv();
  const fewFiles = checkOpenFiles();
  const logger = createLogger(env);
  const exit = () => process.exit(1);
  // A process that was started with a channel, for example by a test, ends when its parent ends. The workers of a cluster
  // do so by themselves.
  if (cluster.isPrimary) process.once('disconnect', exit);
  if (fewFiles && cluster.isPrimary) logger.warn(fewFiles);
  if (env.production && !env.mongodbUri) logger.warn(SMALL_INSTALLATION);
  const stop =
    env.workers > 1 && cluster.isPrimary
      ? await runWorkers(env, logger, STOP_MILLISECONDS)
      : await runApi(env, logger);

  const stopBy = (signal: string) => {
    logger.info({ signal }, 'Stopping');
    void stop();
  };
  for (const signal of STOP_SIGNALS) process.once(signal, stopBy);
  if (cluster.isWorker) return;
  process.once('disconnect', () => stopBy('disconnect'));
  process.off('disconnect', exit);
}

/** Runs the API in this process. Returns the function that stops it. */
async function runApi(env: Env, logger: Logger): Promise<() => Promise<void>> {
  // The database opens in its own thread while the application's modules load, which takes a third of the time to the
  // first response.
  const [database, { createApp }, { prepareData }, { announce }] = await Promise.all([
    openDatabase(env),
    import('./startup/app.setup.js'),
    import('./startup/prepare.js'),
    import('./startup/announce.js'),
  ]);
  const app = await createApp(env, database.uri, logger);
  collectProcessMetrics();
  shareMetrics();
  await prepareData(app);
  const sayReady = async () => announce(app, env, logger, await app.getUrl());
  // With WORKERS, the primary process asks one of them when all are ready.
  if (cluster.isWorker) process.on('message', (message) => void (message === ANNOUNCE && sayReady()));
  await app.listen(env.port, env.host);
  if (cluster.isPrimary) await sayReady();

  let stopping = false;
  return async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MILLISECONDS).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainError(error)}\n`);
  process.exit(1);
});
