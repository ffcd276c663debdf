import { ConfigError, readEnv } from './core/config/env.js';
import { createLogger } from './platform/logging/logging.js';
import { openDatabase } from './platform/database/embedded.js';
import { collectProcessMetrics } from './platform/health/http-metrics.js';
import { announce } from './startup/announce.js';

/** The time in milliseconds that running requests have to finish after a stop signal. */
const STOP_MILLISECONDS = 15_000;

/** The log message at a production start on the embedded database. */
const SMALL_INSTALLATION =
  'The embedded database is for small installations: one machine, one process. Set MONGODB_URI to a MongoDB replica set for larger ones.';

async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger(env);
  if (env.production && !env.mongodbUri) logger.warn(SMALL_INSTALLATION);
  // The database opens in its own thread while the application's modules load, which takes a third of the time to the
  // first response.
  const [database, { createApp }, { prepareData }] = await Promise.all([
    openDatabase(env),
    import('./startup/app.setup.js'),
    import('./startup/prepare.js'),
  ]);
  const app = await createApp(env, database.uri, logger);
  collectProcessMetrics();
  await prepareData(app);
  await app.listen(env.port, env.host);
  announce(env, await app.getUrl());

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'Stopping');
    setTimeout(() => process.exit(1), STOP_MILLISECONDS).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', (signal) => void stop(signal));
  process.once('SIGTERM', (signal) => void stop(signal));
}

/**
 * Describes a start error: one line for errors that the operator can correct (configuration, port, folder, database), a
 * stack trace for any other error.
 */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'MongooseServerSelectionError')
    return `MONGODB_URI: the database does not respond (${error.message})`;
  return error instanceof ConfigError || 'code' in error ? error.message : (error.stack ?? error.message);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
