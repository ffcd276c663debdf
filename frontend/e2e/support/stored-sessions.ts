import { uriOfRunning } from '@callboard/embedded-mongo';
import { MongoClient } from 'mongodb';
import { join } from 'node:path';

/** Sets these fields of sessions in the database of the installation whose data are in `data`, as if the time had passed. */
export async function setInSessions(data: string, which: object, fields: object): Promise<void> {
  const uri = uriOfRunning(join(data, 'database'));
  if (!uri) throw new Error(`No embedded database runs in ${data}`);
  const client = new MongoClient(uri);
  try {
    await client.db('callboard').collection('sessions').updateMany(which, { $set: fields });
  } finally {
    await client.close();
  }
}
