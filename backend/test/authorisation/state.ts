// The whole database as it stood before the tests: to see that a refused request changed nothing, and to take back what
// an allowed one did.
import { isDeepStrictEqual } from 'node:util';
import type { Connection } from 'mongoose';

type Document = { _id: unknown } & Record<string, unknown>;
type Records = Record<string, Document>;
export interface Change {
  collection: string;
  before: Document | undefined;
  after: Document | undefined;
}

export class State {
  private constructor(
    private readonly connection: Connection,
    private readonly collections: Record<string, Records>,
  ) {}

  static async of(connection: Connection): Promise<State> {
    return new State(connection, await read(connection));
  }

  /** Takes back whatever has changed since, and tells what it was. */
  async restore(): Promise<Change[]> {
    const now = await read(this.connection);
    const changes = Object.entries(this.collections).flatMap(([collection, records]) =>
      changesOf(collection, records, now[collection] ?? {}),
    );
    // Straight through the driver: some records may only be appended to.
    for (const { collection, before, after } of changes) {
      const stored = this.connection.collection(collection);
      const filter = { _id: (before ?? after)!._id as never };
      await (before ? stored.replaceOne(filter, before, { upsert: true }) : stored.deleteOne(filter));
    }
    return changes;
  }
}

async function read(connection: Connection): Promise<Record<string, Records>> {
  const collections = await Promise.all(
    Object.entries(connection.collections).map(async ([name, collection]) => {
      const documents = (await collection.find().toArray()) as Document[];
      return [name, Object.fromEntries(documents.map((one) => [String(one._id), one]))] as const;
    }),
  );
  return Object.fromEntries(collections);
}

const changesOf = (collection: string, then: Records, now: Records): Change[] =>
  [...new Set([...Object.keys(then), ...Object.keys(now)])]
    .map((id) => ({ collection, before: then[id], after: now[id] }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after));
