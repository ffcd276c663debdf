import { closeServer } from './database.mjs';
import { removeFolder } from './temporary-folder.mjs';

export default async function close() {
  await closeServer();
  await removeFolder();
}
