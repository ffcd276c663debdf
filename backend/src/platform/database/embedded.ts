import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { ConfigError, type Env } from '../../core/config/env.js';

export interface RunningDatabase {
  uri: string;
  close(): Promise<void>;
}

/**
 * The driver's timeout in milliseconds for the embedded database. While that database creates the indexes of a new
 * version, it answers no query, for a minute or two with many records. With the usual timeout the driver would report a
 * broken connection and the start would fail. The embedded database runs in this process, so it cannot be unreachable.
 */
const PATIENCE = 600_000;

/**
 * Opens the configured database: MONGODB_URI, or the embedded database under DATA_DIR, which it starts. Without `create`,
 * fails when DATA_DIR holds no database.
 */
export async function openDatabase(env: Env, { create = true } = {}): Promise<RunningDatabase> {
  if (env.mongodbUri) return { uri: env.mongodbUri, close: () => Promise.resolve() };
  // Imported on demand: an installation on MongoDB does not load it.
  const { hasDatabase, startEmbeddedMongo } = await import('@callboard/embedded-mongo');
  if (!create && !hasDatabase(folderOf(env)))
    throw new ConfigError(`DATA_DIR: there is no database in ${env.dataDir}`);
  const embedded = await startEmbeddedMongo({ dataDir: folderOf(env) });
  const uri = new URL(databaseIn(embedded.uri));
  uri.searchParams.set('appName', `${OPENING}${randomUUID()}`);
  return { uri: uri.toString(), close: () => embedded.close() };
}

/** The beginning of the application name of all processes that share one opening of the embedded database. */
const OPENING = 'callboard-';

/**
 * Returns the id of the opening of the embedded database that this connection belongs to. Only one process at a time can
 * open the database, so everything that an earlier opening left running has ended. Undefined for another database, and
 * for a command that joined the database of a running product.
 */
export function openingOf(connection: Connection): string | undefined {
  const { appName } = connection.getClient().options;
  return appName?.startsWith(OPENING) ? appName : undefined;
}

const folderOf = (env: Env): string => join(env.dataDir, 'database');

/** Returns the connection string of the product's database on the embedded server. */
function databaseIn(server: string): string {
  const uri = new URL(server);
  uri.pathname = '/callboard';
  uri.searchParams.set('connectTimeoutMS', String(PATIENCE));
  // The database is part of this machine: a look a minute, instead of a stream of looks and a ping every 10 s.
  uri.searchParams.set('serverMonitoringMode', 'poll');
  uri.searchParams.set('heartbeatFrequencyMS', '60000');
  return uri.toString();
}

/**
 * Opens the database for a command-line tool. If a running product already holds the files of the embedded database,
 * connects to that product's database instead.
 */
export async function reachDatabase(env: Env, options: { create: boolean }): Promise<RunningDatabase> {
  try {
    return await openDatabase(env, options);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'DataDirInUseError') throw error;
    const { uriOfRunning } = await import('@callboard/embedded-mongo');
    const uri = uriOfRunning(folderOf(env));
    if (uri === undefined) throw error;
    return { uri: databaseIn(uri), close: () => Promise.resolve() };
  }
}
