import { closeServer, openServer } from './database.mjs';
import { openFolder, removeFolder } from './temporary-folder.mjs';

export async function setup() {
  await openFolder();
  await openServer();
}

export async function teardown() {
  await closeServer();
  await removeFolder();
}
