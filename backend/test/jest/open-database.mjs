import { openServer } from './database.mjs';
import { openFolder } from './temporary-folder.mjs';

export default async function open() {
  await openFolder();
  await openServer();
}
