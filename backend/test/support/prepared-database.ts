// A database that the product has prepared, and an empty folder: for the programs of the product that a test runs itself.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { freshUri, startApp } from './app.js';

export interface PreparedDatabase {
  uri: string;
  database: Connection;
  /** An empty folder for DATA_DIR. */
  dataDir: string;
  /** Drops the database and removes the folder. */
  remove: () => Promise<void>;
}

/** Starts the product once on a new database. `overrides` are environment variables. */
export async function prepareDatabase(overrides: Record<string, string> = {}): Promise<PreparedDatabase> {
  const uri = freshUri();
  const dataDir = await mkdtemp(join(tmpdir(), 'callboard-prepared-'));
  const app = await startApp({ MONGODB_URI: uri, ...overrides });
  await app.close();
  const database = await mongoose.createConnection(uri).asPromise();
  const remove = async () => {
    await database.dropDatabase();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { uri, database, dataDir, remove };
}
