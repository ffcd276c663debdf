import { decode } from '../bson/decode.js';
import { encodeCompound } from '../bson/key.js';
import type { Engine } from '../storage/engine.js';
import { type Collection, type Index, recordIdOf } from '../storage/model.js';
import { deleteRecord, readRecord } from '../storage/records.js';

const mostAtOnce = 1000;
/** JavaScript's earliest date. */
const earliest = new Date(-8.64e15);

/** Deletes the expired records of every TTL index. */
export async function deleteExpired(engine: Engine, now = Date.now()): Promise<void> {
  for (const collection of engine.catalog.all())
    for (const index of collection.indexes)
      if (index.expireAfterSeconds !== undefined) {
        const until = new Date(now - index.expireAfterSeconds * 1000);
        while ((await deleteSome(engine, collection, index, until)) === mostAtOnce);
      }
}

/** Deletes up to `mostAtOnce` records that an index dates up to `until`. Returns their number. */
function deleteSome(engine: Engine, collection: Collection, index: Index, until: Date): Promise<number> {
  return engine.write((context) => {
    if (collection.dropped) return 0;
    const keyOf = (date: Date): Buffer => encodeCompound(index.id, [date], index.directions);
    const [first, last] = [keyOf(earliest), keyOf(until)];
    const [lower, upper] = index.directions[0] === 1 ? [first, last] : [last, first];
    const range = { lower, upper: Buffer.concat([upper, Buffer.from([255])]) };
    const ids = new Set<number>();
    for (const { key, value } of context.view.entries('index', range)) {
      ids.add(index.unique ? value.readUIntBE(0, 6) : recordIdOf(key));
      if (ids.size === mostAtOnce) break;
    }
    for (const id of ids) {
      const bytes = readRecord(context.view, collection, id);
      if (bytes)
        deleteRecord(context.view, context, collection, id, { doc: decode(bytes), size: bytes.length });
    }
    return ids.size;
  });
}
