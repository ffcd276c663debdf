// The whole database as it stands: to see that a refused request changed nothing, and to take back what an allowed one did.
import { isDeepStrictEqual } from 'node:util';
import type { Connection } from 'mongoose';

type Document = { _id: unknown } & Record<string, unknown>;
export type State = Record<string, Record<string, Document>>;

export async function stateOf(connection: Connection): Promise<State> {
  const collections = await Promise.all(
    Object.entries(connection.collections).map(async ([name, collection]) => {
      const documents = (await collection.find().toArray()) as Document[];
      return [name, Object.fromEntries(documents.map((one) => [String(one._id), one]))] as const;
    }),
  );
  return Object.fromEntries(collections);
}

/** Makes the database what it was, straight through the driver: some records may only be appended to. */
export async function restore(connection: Connection, before: State): Promise<void> {
  const now = await stateOf(connection);
  for (const [name, documents] of Object.entries(before)) {
    const collection = connection.collection(name);
    const present = now[name] ?? {};
    const added = Object.entries(present).filter(([id]) => !documents[id]);
    const changed = Object.entries(documents).filter(([id, one]) => !isDeepStrictEqual(one, present[id]));
    for (const [, { _id }] of added) await collection.deleteOne({ _id: _id as never });
    for (const [, one] of changed) {
      await collection.replaceOne({ _id: one._id as never }, one, { upsert: true });
    }
  }
}
