// Seeds the database of a benchmark before its server starts: MONGODB_URI, or else an embedded database in `dataDir`.
import { join } from 'node:path';
import { startEmbeddedMongo } from 'embedded-mongo';

export async function seedDatabase(dataDir, seed) {
  const external = process.env.MONGODB_URI;
  const database = external ? undefined : await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  const uri = new URL(external ?? database.uri);
  if (!external) uri.pathname = '/callboard';
  const seeded = await seed(uri.toString());
  await database?.close();
  return seeded;
}
