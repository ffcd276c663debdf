import { uriOfRunning } from '@callboard/embedded-mongo';
import { MongoClient } from 'mongodb';
import { join } from 'node:path';

/**
 * Sets these fields of sessions in the database of the server, as if the time had passed. `data`: the folder of an
 * installation of its own.
 */
export async function setInSessions(
  which: object,
  fields: object,
  data = process.env['E2E_DATA_DIR'] ?? '',
): Promise<void> {
  const uri = uriOfRunning(join(data, 'database'));
  if (!uri) throw new Error('The server of the browser tests runs no embedded database');
  const client = new MongoClient(uri);
  try {
    await client.db('callboard').collection('sessions').updateMany(which, { $set: fields });
  } finally {
    await client.close();
  }
}
