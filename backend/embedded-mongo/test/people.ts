import type { Collection, Db } from 'mongodb';

/** Inserts 500 people in five groups, with an index for each kind of query. */
export async function insertPeople(db: Db): Promise<Collection> {
  const people = db.collection('people');
  await people.insertMany(
    Array.from({ length: 500 }, (_, i) => ({
      n: i,
      group: i % 5,
      name: `name${i}`,
      at: new Date(1e12 + i * 1000),
      suffixes: Array.from({ length: 4 }, (_, k) => `name${i}`.slice(k)),
    })),
  );
  await people.createIndex({ group: 1, at: -1 });
  await people.createIndex({ n: 1 }, { unique: true });
  await people.createIndex({ suffixes: 1 });
  await people.createIndex({ name: 1 });
  return people;
}
