// The folder of a benchmark, and the seeding of its database before its server starts.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@callboard/embedded-mongo';

/** Returns the folder DATA_DIR, which stays, or else a new one. `close` removes the new one. */
export function benchFolder(name) {
  const given = process.env.DATA_DIR || undefined;
  if (given) mkdirSync(given, { recursive: true });
  const dataDir = given ?? mkdtempSync(join(tmpdir(), `callboard-${name}-`));
  return { dataDir, close: () => !given && rmSync(dataDir, { recursive: true, force: true }) };
}

/** Seeds the database unless the folder was seeded before. Returns what the seeding returned, from the file `name`. */
export async function seededOnce(dataDir, seed, name = 'seeded.json') {
  const known = join(dataDir, name);
  if (!existsSync(known)) writeFileSync(known, JSON.stringify((await seedDatabase(dataDir, seed)) ?? {}));
  return JSON.parse(readFileSync(known, 'utf8'));
}

/** Seeds the database MONGODB_URI, or else an embedded database in `dataDir`. */
export async function seedDatabase(dataDir, seed) {
  const external = process.env.MONGODB_URI;
  const database = external ? undefined : await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  const uri = new URL(external ?? database.uri);
  if (!external) uri.pathname = '/callboard';
  const seeded = await seed(uri.toString());
  await database?.close();
  return seeded;
}
