import { join } from 'node:path';
import type { Env } from '../../core/config/env.js';

export interface RunningDatabase {
  uri: string;
  close(): Promise<void>;
}

/**
 * It answers nobody while it makes the indexes of a new version, for a minute or two when there are many records. The driver
 * would take that for a broken connection, and the start would fail. It lives in this process and cannot be gone.
 */
const PATIENCE = 600_000;

/** The database that the configuration names: MONGODB_URI, or the embedded one under DATA_DIR, started here. */
export async function openDatabase(env: Env): Promise<RunningDatabase> {
  if (env.mongodbUri) return { uri: env.mongodbUri, close: () => Promise.resolve() };
  // Loaded only where it is used: an installation on MongoDB does not carry it.
  const { startEmbeddedMongo } = await import('embedded-mongo');
  const embedded = await startEmbeddedMongo({ dataDir: folderOf(env) });
  return { uri: databaseIn(embedded.uri), close: () => embedded.close() };
}

const folderOf = (env: Env): string => join(env.dataDir, 'database');

/** The connection string of the product's database on the embedded server. */
function databaseIn(server: string): string {
  const uri = new URL(server);
  uri.pathname = '/callboard';
  uri.searchParams.set('connectTimeoutMS', String(PATIENCE));
  return uri.toString();
}

/** The same for a command beside a running product: the embedded database's files are the product's own then, but it can be asked. */
export async function reachDatabase(env: Env): Promise<RunningDatabase> {
  try {
    return await openDatabase(env);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'DataDirInUseError') throw error;
    const { uriOfRunning } = await import('embedded-mongo');
    const uri = uriOfRunning(folderOf(env));
    if (uri === undefined) throw error;
    return { uri: databaseIn(uri), close: () => Promise.resolve() };
  }
}
