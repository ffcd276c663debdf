import { type AnyBulkWriteOperation, BSON, type Db, type Document } from 'mongodb';

/** The documents of each collection, as the bytes that the database stores. */
type Documents = Map<string, Set<string>>;

/** Documents in one answer of the database. */
const ALL = 1_000_000;
const BYTES = 'latin1';

/** The content of a database at a time, to which the database can return. */
export class Content {
  private constructor(
    private readonly database: Db,
    private readonly kept: Documents,
  ) {}

  static async of(database: Db): Promise<Content> {
    return new Content(database, await read(database));
  }

  /** Undoes all changes since then: removes and stores only documents that differ. */
  async restore(): Promise<void> {
    const now = await read(this.database);
    await Promise.all([...now.keys()].map((name) => this.restoreOne(name, now)));
  }

  private async restoreOne(name: string, now: Documents): Promise<void> {
    const changed = onlyIn(this.kept, now, name);
    const ids = new Set(changed.map(idOf));
    const added = onlyIn(now, this.kept, name).filter((document) => !ids.has(idOf(document)));
    // The product goes on meanwhile: it may store or remove a document between the reading and the writing.
    const writes: AnyBulkWriteOperation[] = [
      ...added.map(({ _id }) => ({ deleteOne: { filter: { _id } } })),
      ...changed.map((document) => ({
        replaceOne: { filter: { _id: document['_id'] }, replacement: document, upsert: true },
      })),
    ];
    if (writes.length) await this.database.collection(name).bulkWrite(writes);
  }
}

const idOf = ({ _id }: Document) => BSON.EJSON.stringify({ _id });

/** Returns the documents of a collection that only the first content has. Keeps the types of their numbers. */
function onlyIn(one: Documents, other: Documents, name: string): Document[] {
  const all = [...(one.get(name) ?? [])];
  const differing = all.filter((document) => !other.get(name)?.has(document));
  return differing.map((document) =>
    BSON.deserialize(Buffer.from(document, BYTES), { promoteValues: false }),
  );
}

async function read(database: Db): Promise<Documents> {
  const collections = await database.listCollections({}, { nameOnly: true }).toArray();
  const names = collections.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, Set<string>]> => {
        // The driver types raw documents as parsed ones.
        const found = (await database
          .collection(name)
          .find({}, { raw: true, batchSize: ALL })
          .toArray()) as unknown as Buffer[];
        return [name, new Set(found.map((bytes) => bytes.toString(BYTES)))];
      }),
    ),
  );
}
