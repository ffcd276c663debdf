import type { Document, MongoClient, MongoServerError } from 'mongodb';
import { type Accounts, connectAccounts, resetAccounts } from './accounts.js';
import { TestServer } from './server.js';

const server = new TestServer();
let client: MongoClient;
let accounts: Accounts;
beforeAll(async () => {
  await server.start();
  ({ client, accounts } = await connectAccounts(server));
});
beforeEach(() => resetAccounts(accounts));
afterAll(() => server.destroy());

describe('fail points', () => {
  const fail = (mode: unknown, data: Document): Promise<Document> =>
    client.db('admin').command({ configureFailPoint: 'failCommand', mode, data });

  it('should make commands fail the configured number of times with the error labels', async () => {
    await fail({ times: 1 }, { failCommands: ['find'], errorCode: 91, errorLabels: ['Mine'] });
    const error: unknown = await client
      .db('test')
      .command({ find: 'accounts' })
      .catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 91 });
    expect((error as MongoServerError).hasErrorLabel('Mine')).toBe(true);
    expect(await accounts.findOne()).not.toBeNull();
  });

  it('should close the connection so that the driver retries', async () => {
    await fail({ times: 1 }, { failCommands: ['insert'], closeConnection: true });
    await accounts.insertOne({ _id: 5, n: 5 });
    expect(await accounts.countDocuments({ _id: 5 })).toBe(1);
  });

  it('should add write concern errors and delays', async () => {
    await fail({ times: 1 }, { failCommands: ['insert'], writeConcernError: { code: 64, errmsg: 'slow' } });
    await expect(accounts.insertOne({ _id: 6, n: 6 })).rejects.toMatchObject({ code: 64 });
    await fail({ times: 1 }, { failCommands: ['ping'], blockConnection: true, blockTimeMS: 100 });
    const started = Date.now();
    await client.db('admin').command({ ping: 1 });
    expect(Date.now() - started).toBeGreaterThanOrEqual(95);
  });
});
