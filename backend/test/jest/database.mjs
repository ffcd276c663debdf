// The database server that all tests of a run share: MONGODB_URI, or else an embedded server in a temporary folder.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mongoose';

let close = dropDatabases;

/** The variable with the server's URI. Workers start after the global set-up and inherit it. */
export const SERVER_URI = 'E2E_SERVER_URI';
/** The variable with the beginning of the names of the run's databases. */
export const DATABASES = 'E2E_DATABASES';

export async function openServer() {
  process.env[DATABASES] = `e2e_${randomBytes(4).toString('hex')}_`;
  process.env[SERVER_URI] = process.env.MONGODB_URI || (await openEmbedded());
}

export const closeServer = () => close();

/** Drops the databases of the run, because no file closes the application that the files of a worker share. */
async function dropDatabases() {
  const connection = await createConnection(process.env[SERVER_URI]).asPromise();
  const { databases } = await connection.getClient().db().admin().listDatabases({ nameOnly: true });
  const ofRun = databases.filter(({ name }) => name.startsWith(process.env[DATABASES]));
  for (const { name } of ofRun) await connection.useDb(name).dropDatabase();
  await connection.close();
}

async function openEmbedded() {
  const { startEmbeddedMongo } = await import('@callboard/embedded-mongo').catch((error) => {
    throw new Error('The embedded database is not built: run npm run build, or set MONGODB_URI', {
      cause: error,
    });
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'callboard-e2e-database-'));
  const server = await startEmbeddedMongo({ dataDir });
  close = async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return server.uri;
}
