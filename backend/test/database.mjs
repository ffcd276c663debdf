// The database server that all tests of a run share: MONGODB_URI, or else an embedded server in a temporary folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let close = () => Promise.resolve();

/** The variable with the server's URI. Workers start after the global set-up and inherit it. */
export const SERVER_URI = 'E2E_SERVER_URI';

export async function openServer() {
  process.env[SERVER_URI] = process.env.MONGODB_URI || (await openEmbedded());
}

export const closeServer = () => close();

async function openEmbedded() {
  const { startEmbeddedMongo } = await import('embedded-mongo').catch((error) => {
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
