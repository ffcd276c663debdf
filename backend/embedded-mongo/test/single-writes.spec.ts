import { randomBytes } from 'node:crypto';
import { Binary } from 'bson';
import type { Document } from 'mongodb';
import { type Accounts, connectAccounts, resetAccounts } from './accounts.js';
import { sendCommand } from './send-command.js';
import { TestServer } from './server.js';

const server = new TestServer();
let accounts: Accounts;
beforeAll(async () => {
  await server.start();
  ({ accounts } = await connectAccounts(server));
});
beforeEach(() => resetAccounts(accounts));
afterAll(() => server.destroy());

const n = async (id: number): Promise<number | undefined> => (await accounts.findOne({ _id: id }))?.n;

describe('single writes', () => {
  it('should apply exactly 20 when 200 concurrent guarded $inc share a balance of 20', async () => {
    const results = await Promise.all(
      Array.from({ length: 200 }, () => accounts.updateOne({ _id: 2, n: { $gt: 0 } }, { $inc: { n: -1 } })),
    );
    expect(results.filter((result) => result.modifiedCount === 1)).toHaveLength(20);
    expect(await n(2)).toBe(0);
  });

  it('should be applied once when they are sent again, before and after a restart', async () => {
    const lsid = { id: new Binary(randomBytes(16), Binary.SUBTYPE_UUID) };
    const send = (txnNumber: bigint): Promise<Document> =>
      sendCommand(server.socket, {
        update: 'accounts',
        updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }],
        lsid,
        txnNumber,
        $db: 'test',
      });
    expect(await send(7n)).toMatchObject({ n: 1, nModified: 1 });
    expect(await send(7n)).toMatchObject({ n: 1, nModified: 1, retriedStmtIds: [0] });
    await server.stop();
    await server.start();
    ({ accounts } = await connectAccounts(server));
    expect(await send(7n)).toMatchObject({ retriedStmtIds: [0] });
    expect(await n(1)).toBe(11);
    await expect(send(6n)).rejects.toThrow('newer retryable write');
  });
});
