import { type Connection, type Model, mongo, Types } from 'mongoose';
import type { FieldChoice, RecordReader } from '@callboard/embedded-mongo';
import { BatchLoader } from '../../core/batch-loader.js';
import { isInTransaction } from './transaction.js';

const readers = new WeakMap<Connection, RecordReader>();

/**
 * Opens the files of the embedded database that this connection uses, for reads of single records and of counts: such a
 * read needs no query and sees the last commit like a query. On MongoDB nothing is opened. Returns the function that
 * closes the files.
 */
export async function openFiles(connection: Connection, uri: string): Promise<() => Promise<void>> {
  // Loaded on demand: an installation on MongoDB does not load the embedded database.
  const reader = isLocal(uri) ? (await import('@callboard/embedded-mongo')).openReader(uri) : undefined;
  if (reader) readers.set(connection, reader);
  return async () => {
    readers.delete(connection);
    await reader?.close();
  };
}

/** Returns whether a connection string names a Unix socket, as that of the embedded database does. */
const isLocal = (uri: string) => /^mongodb:\/\/%2F/i.test(uri);

/** Returns the number of records of a collection, or undefined on MongoDB and inside a transaction. */
export const storedCount = ({
  db,
  collection,
}: Pick<Model<unknown>, 'db' | 'collection'>): number | undefined =>
  isInTransaction() ? undefined : readers.get(db)?.count(db.name, collection.name);

/**
 * Reads records of one collection by _id: from the files of the embedded database, or by queries that concurrent callers
 * share. Inside a transaction it asks the database, because only the database knows what the transaction has written.
 */
export class StoredRecords<
  T extends { _id: Types.ObjectId },
  Field extends keyof T & string = keyof T & string,
> {
  private readonly choice: FieldChoice;
  private readonly projection: Record<string, 1> | undefined;
  private readonly shared = new BatchLoader<string, Found<T, Field>>(async (ids) => {
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
    const found = await this.model.find({ _id } as object, this.projection).lean<Found<T, Field>[]>();
    return new Map(found.map((record) => [record._id.toHexString(), record]));
  });

  /** `only`: the fields to read with _id. Default: all fields that the schema does not hide (`select: false`). */
  constructor(
    private readonly model: Model<T>,
    only?: readonly Field[],
  ) {
    this.projection = only && (Object.fromEntries(only.map((field) => [field, 1])) as Record<string, 1>);
    this.choice = only
      ? { fields: new Set(['_id', ...only]), keep: true }
      : { fields: new Set(hiddenFields(model)), keep: false };
  }

  /** Returns the record with this _id as it is stored, or undefined. */
  async get(id: string | Types.ObjectId): Promise<Found<T, Field> | undefined> {
    if (isInTransaction())
      return (await this.model.findById(id, this.projection).lean<Found<T, Field>>()) ?? undefined;
    const { db, collection } = this.model;
    const reader = readers.get(db);
    if (!reader) return this.shared.get(String(id));
    const bytes = reader.find(db.name, collection.name, new Types.ObjectId(id).id, this.choice);
    return bytes && (mongo.BSON.deserialize(bytes) as Found<T, Field>);
  }
}

type Found<T extends { _id: Types.ObjectId }, Field extends keyof T> = Pick<T, '_id' | Field>;

/** Returns the fields that queries leave out by the schema. The files can leave out only whole fields. */
function hiddenFields<T>({ schema, modelName }: Model<T>): string[] {
  const hidden = Object.entries(schema.paths).filter(([, { options }]) => options.select === false);
  const names = hidden.map(([path]) => path);
  const nested = names.find((name) => name.includes('.'));
  if (nested) throw new Error(`${modelName}.${nested}: a hidden field inside another field`);
  return names;
}
