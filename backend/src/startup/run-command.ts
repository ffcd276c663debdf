import { createConnection } from 'mongoose';
import { type Env, readEnv } from '../core/config/env.js';
import type { RunningDatabase } from '../platform/database/embedded.js';
import { explainError } from './explain-error.js';
import { refuseNewerDatabase } from './migrations/newer-database.js';

interface Command {
  /** Opens the database: `openDatabase` for a command that needs it alone, otherwise `reachDatabase`. */
  open: (env: Env, options: { create: boolean }) => Promise<RunningDatabase>;
  /** Creates a missing database and a missing secret, as a start does. */
  create?: boolean;
  /** Does the work on the database at `uri` and returns the exit code. */
  work: (env: Env, uri: string) => Promise<number>;
}

/**
 * Runs a command on the product's database and ends the process. An error that the operator can correct is one line and
 * exit code 1. A database that a newer version has migrated is refused.
 */
export async function runCommand({ open, create = false, work }: Command): Promise<never> {
  try {
    const env = readEnv(process.env, { createSecret: create });
    const database = await open(env, { create });
    try {
      await refuseNewer(database.uri);
      process.exitCode = await work(env, database.uri);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    process.exitCode = 1;
  }
  process.exit();
}

async function refuseNewer(uri: string): Promise<void> {
  const connection = await createConnection(uri, { serverSelectionTimeoutMS: 5000 }).asPromise();
  try {
    await refuseNewerDatabase(connection);
  } finally {
    await connection.close();
  }
}
