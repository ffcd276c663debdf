import type { Collection, MongoClient } from 'mongodb';
import type { TestServer } from './server.js';

export type Accounts = Collection<{ _id: number; n: number }>;

/** Connects a client and returns it with its collection of accounts. */
export async function connectAccounts(
  server: TestServer,
): Promise<{ client: MongoClient; accounts: Accounts }> {
  const client = await server.connect({ maxPoolSize: 50 });
  const accounts: Accounts = client.db('test').collection('accounts');
  await accounts.createIndex({ n: 1 });
  return { client, accounts };
}

/** Leaves two accounts: n is 10 in the first and 20 in the second. */
export async function resetAccounts(accounts: Accounts): Promise<void> {
  await accounts.deleteMany({});
  await accounts.insertMany([
    { _id: 1, n: 10 },
    { _id: 2, n: 20 },
  ]);
}
