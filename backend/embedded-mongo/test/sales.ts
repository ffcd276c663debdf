import type { Collection, Db } from 'mongodb';

/** Inserts three sales, and the items that the sales name. Returns the collection of sales. */
export async function insertSales(db: Db): Promise<Collection> {
  const sales = db.collection('sales');
  await sales.insertMany([
    { _id: 1, item: 'a', n: 2, price: 1.5, tags: ['x', 'y'], at: new Date('2024-03-31T22:30:00Z') },
    { _id: 2, item: 'b', n: 1, price: 2, tags: ['x'], at: new Date('2024-03-31T20:00:00Z') },
    { _id: 3, item: 'a', n: 5, price: 1, tags: [], at: new Date('2024-04-02T00:00:00Z') },
  ] as never);
  await db.collection('items').insertMany([
    { _id: 'a', name: 'Apple', parent: null },
    { _id: 'b', name: 'Bean', parent: 'a' },
    { _id: 'c', name: 'Corn', parent: 'b' },
  ] as never);
  return sales;
}
