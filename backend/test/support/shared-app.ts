// One application for the files of a worker, because starting an application takes longer than most files.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { startApp, TestApp } from './app.js';

type Documents = Record<string, unknown>[];
interface Started {
  app: TestApp;
  /** The documents that the start stored, by collection. */
  stored: Map<string, Documents>;
}

let started: Promise<Started> | undefined;
let isTaken = false;

/**
 * Returns an application with a database and a data folder like those of a new one. `close` hands it to the next file. A
 * file that stops the application, replaces a part of it or leaves work in the background starts its own (`startApp`).
 */
export async function sharedApp(): Promise<TestApp> {
  if (isTaken) throw new Error('The shared application was not closed');
  isTaken = true;
  const { app, stored } = await (started ??= start());
  await Promise.all([refill(app.connection, stored), empty(join(app.dataDir, 'uploads'))]);
  return new TestApp(app.nest, app.url, app.databaseUri, app.dataDir, () => {
    isTaken = false;
    return Promise.resolve();
  });
}

/** The end of the run deletes the database and the folder. */
async function start(): Promise<Started> {
  const app = await startApp();
  const stored = new Map<string, Documents>();
  for (const name of await namesIn(app.connection))
    stored.set(name, await app.connection.collection(name).find().toArray());
  return { app, stored };
}

const namesIn = async (connection: Connection) =>
  (await connection.listCollections()).map(({ name }) => name).filter((name) => !name.startsWith('system.'));

async function refill(connection: Connection, stored: Started['stored']): Promise<void> {
  await Promise.all(
    (await namesIn(connection)).map(async (name) => {
      const collection = connection.collection(name);
      await collection.deleteMany({});
      const documents = stored.get(name) ?? [];
      if (documents.length > 0) await collection.insertMany(documents);
    }),
  );
}

async function empty(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
}
