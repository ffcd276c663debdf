import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { EJSON } from 'bson';
import { decode } from '../bson/decode.js';
import { withPlainCopy } from '../files/plain-copy.js';
import { Engine } from '../storage/engine.js';
import { dataFile } from '../storage/environment.js';
import { type Collection, recordRange } from '../storage/model.js';
import { copyDatabase } from './backup.js';

type ExportFormat = 'bson' | 'json';

/**
 * Exports every collection of a folder's database in a format that MongoDB's tools read: <db>/<collection>.bson with
 * .metadata.json for mongorestore, or <db>/<collection>.json with one document per line for mongoimport. Reads a
 * consistent snapshot, even while a server runs. Only the owner can read the files.
 */
export async function exportAll(dataDir: string, target: string, format: ExportFormat): Promise<string[]> {
  return withPlainCopy(dataDir, async (folder) => {
    await copyDatabase(dataDir, join(folder, dataFile));
    const engine = new Engine(folder);
    const written: string[] = [];
    for (const collection of engine.catalog.all())
      written.push(await writeCollection(engine, collection, target, format));
    await engine.close();
    return written;
  });
}

async function writeCollection(
  engine: Engine,
  collection: Collection,
  target: string,
  format: ExportFormat,
): Promise<string> {
  mkdirSync(join(target, collection.db), { recursive: true, mode: 0o700 });
  const base = join(target, collection.db, encodeURIComponent(collection.name));
  const file = `${base}.${format}`;
  const out = createWriteStream(file, { mode: 0o600 });
  for (const { value } of engine.latest.entries('docs', recordRange(collection.id)))
    await put(out, format === 'bson' ? value : Buffer.from(`${line(value)}\n`));
  out.end();
  await once(out, 'finish');
  if (format === 'bson') writeFileSync(`${base}.metadata.json`, metadata(collection), { mode: 0o600 });
  return file;
}

async function put(out: WriteStream, bytes: Buffer): Promise<void> {
  if (!out.write(bytes)) await once(out, 'drain');
}

const line = (bytes: Buffer): string => EJSON.stringify(decode(bytes), { relaxed: false });

function metadata({ uuid, options, indexes, name }: Collection): string {
  return EJSON.stringify(
    {
      indexes: indexes.map((index) => index.spec),
      uuid: Buffer.from(uuid.buffer).toString('hex'),
      collectionName: name,
      type: 'collection',
      options,
    },
    { relaxed: true },
  );
}
