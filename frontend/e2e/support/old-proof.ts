import { uriOfRunning } from 'embedded-mongo';
import { MongoClient } from 'mongodb';
import { join } from 'node:path';

const ELEVEN_MINUTES = 11 * 60_000;

/** Makes the sessions of people of this name as they are eleven minutes after the sign-in: without a proof that counts. */
export async function outliveProofs(name: string): Promise<void> {
  const uri = uriOfRunning(join(process.env['E2E_DATA_DIR'] ?? '', 'database'));
  if (!uri) throw new Error('The server of the browser tests runs no embedded database');
  const client = new MongoClient(uri);
  try {
    const sessions = client.db('callboard').collection('sessions');
    await sessions.updateMany({ name }, { $set: { provenAt: new Date(Date.now() - ELEVEN_MINUTES) } });
  } finally {
    await client.close();
  }
}
