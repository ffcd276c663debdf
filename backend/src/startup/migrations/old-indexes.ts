import type { Model } from 'mongoose';

/** Drops indexes that no query uses any more; missing ones are ignored. */
export async function dropIndexes<T>(model: Model<T>, old: readonly string[]): Promise<void> {
  await model.createCollection();
  const names = (await model.collection.indexes()).map(({ name }) => name);
  for (const name of old) if (names.includes(name)) await model.collection.dropIndex(name);
}
