import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Binary } from 'bson';
import type { ClientSession, Document, MongoClient, MongoServerError } from 'mongodb';
import { type Accounts, connectAccounts, resetAccounts } from './accounts.js';
import { sendCommand } from './send-command.js';
import { TestServer } from './server.js';

/** The number of transactions that write one record at the same time. */
const TRANSACTIONS = process.env.REPEATS ? 200 : 50;
const server = new TestServer();
let client: MongoClient;
let accounts: Accounts;
beforeAll(async () => {
  await server.start();
  ({ client, accounts } = await connectAccounts(server));
});
beforeEach(() => resetAccounts(accounts));
afterAll(() => server.destroy());

async function inSession<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  const session = client.startSession();
  try {
    return await work(session);
  } finally {
    await session.endSession();
  }
}

const n = async (id: number): Promise<number | undefined> => (await accounts.findOne({ _id: id }))?.n;

describe('transactions', () => {
  it('should end within four seconds when their client disconnects and no other connection continues them', async () => {
    const lsid = { id: new Binary(randomBytes(16), Binary.SUBTYPE_UUID) };
    let txnNumber = 0n;
    // Each connection is closed after one command, like those of a killed process.
    const send = (command: Document): Promise<Document> =>
      sendCommand(server.socket, { ...command, lsid, txnNumber, autocommit: false });
    const add = (_id: number, more = {}): Promise<Document> =>
      send({ update: 'accounts', updates: [{ q: { _id }, u: { $inc: { n: 1 } } }], $db: 'test', ...more });
    /** Continues over a second connection. Returns false when the machine stalls and the client counts as gone. */
    const addTwice = async (): Promise<boolean> => {
      txnNumber += 1n;
      expect(await add(1, { startTransaction: true })).toMatchObject({ n: 1 });
      const between = Date.now();
      try {
        expect(await add(2)).toMatchObject({ n: 1 });
        return true;
      } catch (error) {
        if (Date.now() - between < 1000) throw error;
        return false;
      }
    };
    while (!(await addTwice()));
    const started = Date.now();
    await accounts.updateOne({ _id: 1 }, { $set: { n: 30 } });
    expect(Date.now() - started).toBeLessThan(4000);
    await expect(send({ commitTransaction: 1, $db: 'admin' })).rejects.toThrow('in-progress transactions');
    expect([await n(1), await n(2)]).toEqual([30, 20]);
  });

  it('should show their writes to others only when they are committed', () =>
    inSession(async (session) => {
      session.startTransaction();
      await accounts.updateOne({ _id: 1 }, { $inc: { n: 5 } }, { session });
      await accounts.insertOne({ _id: 3, n: 15 }, { session });
      await accounts.deleteOne({ _id: 2 }, { session });
      const byIndex = await accounts
        .find({ n: { $gte: 0 } }, { session })
        .sort({ n: 1, _id: 1 })
        .toArray();
      expect(byIndex.map(({ _id }) => _id).sort()).toEqual([1, 3]);
      expect(await accounts.countDocuments({}, { session })).toBe(2);
      expect([await n(1), await n(2), await n(3)]).toEqual([10, 20, undefined]);
      await session.commitTransaction();
      expect([await n(1), await n(2), await n(3)]).toEqual([15, undefined, 15]);
      expect(await accounts.estimatedDocumentCount()).toBe(2);
    }));

  it('should discard all writes and new collections when they are aborted', () =>
    inSession(async (session) => {
      session.startTransaction();
      await client.db('test').collection('fresh').insertOne({ a: 1 }, { session });
      await accounts.updateMany({}, { $set: { n: 0 } }, { session });
      await session.abortTransaction();
      expect(await n(1)).toBe(10);
      expect(await client.db('test').listCollections({ name: 'fresh' }).toArray()).toEqual([]);
    }));

  it('should read one snapshot', () =>
    inSession(async (session) => {
      session.startTransaction();
      await accounts.findOne({ _id: 1 }, { session });
      await accounts.updateOne({ _id: 2 }, { $set: { n: 99 } });
      await accounts.insertOne({ _id: 9, n: 9 });
      expect((await accounts.findOne({ _id: 2 }, { session }))?.n).toBe(20);
      expect(await accounts.find({ n: 9 }, { session }).toArray()).toEqual([]);
      await session.commitTransaction();
    }));

  it('should conflict when another transaction or a later write changed the record', async () => {
    const conflict = { code: 112, errorLabels: ['TransientTransactionError'] };
    await inSession(async (a) => {
      a.startTransaction();
      await accounts.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session: a });
      await inSession(async (b) => {
        b.startTransaction();
        await expect(
          accounts.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session: b }),
        ).rejects.toMatchObject({ code: 112 });
        const after: unknown = await accounts
          .updateOne({ _id: 2 }, { $inc: { n: 1 } }, { session: b })
          .catch((error: unknown) => error);
        expect((after as MongoServerError).code).toBe(251);
      });
      await a.commitTransaction();
    });
    await inSession(async (session) => {
      session.startTransaction();
      await accounts.findOne({}, { session });
      await accounts.updateOne({ _id: 1 }, { $inc: { n: 1 } });
      const error: unknown = await accounts
        .updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session })
        .catch((e: unknown) => e);
      expect((error as MongoServerError).code).toBe(conflict.code);
      expect((error as MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(true);
    });
  });

  it('should conflict when another write uses the same unique key', async () => {
    const names = client.db('test').collection('names');
    await names.createIndex({ name: 1 }, { unique: true });
    await inSession(async (session) => {
      session.startTransaction();
      await names.insertOne({ name: 'a' }, { session });
      const other = names.insertOne({ name: 'a' });
      await pause(50);
      await session.commitTransaction();
      await expect(other).rejects.toMatchObject({
        code: 11000,
        keyPattern: { name: 1 },
        keyValue: { name: 'a' },
      });
    });
    await inSession(async (session) => {
      session.startTransaction();
      await names.findOne({}, { session });
      await names.insertOne({ name: 'b' });
      await expect(names.insertOne({ name: 'b' }, { session })).rejects.toMatchObject({ code: 112 });
    });
  });

  it('should make single writes wait for a locked record', () =>
    inSession(async (session) => {
      session.startTransaction();
      await accounts.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
      const waiting = accounts.updateOne({ _id: 1 }, { $inc: { n: 1 } });
      await pause(50);
      await session.commitTransaction();
      expect((await waiting).modifiedCount).toBe(1);
      expect(await n(1)).toBe(12);
    }));

  it('should end when they exceed their lifetime', async () => {
    const admin = client.db('admin');
    await admin.command({ setParameter: 1, transactionLifetimeLimitSeconds: 1 });
    await inSession(async (session) => {
      session.startTransaction();
      await accounts.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
      expect((await accounts.updateOne({ _id: 1 }, { $inc: { n: 100 } })).modifiedCount).toBe(1);
      await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    });
    await admin.command({ setParameter: 1, transactionLifetimeLimitSeconds: 60 });
    expect(await n(1)).toBe(110);
  });

  it('should reject commands that are not allowed in transactions', () =>
    inSession(async (session) => {
      session.startTransaction();
      await expect(client.db('test').command({ count: 'accounts' }, { session })).rejects.toMatchObject({
        code: 263,
      });
    }));

  it(`should apply all of ${TRANSACTIONS} concurrent transactions on one record`, async () => {
    const log = client.db('test').collection('log');
    await log.deleteMany({});
    await Promise.all(
      Array.from({ length: TRANSACTIONS }, () =>
        client.withSession((session) =>
          session.withTransaction(async () => {
            await accounts.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
            await log.insertOne({ at: new Date() }, { session });
          }),
        ),
      ),
    );
    expect([await n(1), await log.countDocuments()]).toEqual([10 + TRANSACTIONS, TRANSACTIONS]);
  });
});
