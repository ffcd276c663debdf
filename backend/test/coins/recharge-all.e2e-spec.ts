// The history of all transfers, as its documented client asks for it: without a page.
import { expectSuccess } from '../support/errors.js';
import type { Actor, TestApp } from '../support/app.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const read = async (query: object) =>
  expectSuccess(await admin.agent.get('/api/admin/recharge/getrechargeHistory').query(query));

describe('GET /api/admin/recharge/getrechargeHistory', () => {
  it('should answer the newest 1,000 transfers, and say so, when there are more and no page is asked for', async () => {
    const { uniqueId: userId } = await app.create.coinAgency();
    expectSuccess(
      await admin.agent.post('/api/admin/recharge/sendcoin').send({ to: '1', userId, coin: 500 }),
    );
    expect(await read({})).toMatchObject({ message: 'OK', total: 1 });
    const entries = app.connection.collection('ledgerentries');
    const { _id, ...sent } = (await entries.findOne({ kind: 'send' }))!;
    const earlier = (at: number) => ({ ...sent, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, at)) });
    await entries.insertMany(Array.from({ length: 1_000 }, (_, at) => earlier(at)));
    const { data, ...rest } = await read({});
    const rows = data as { _id: string }[];
    expect([rows.length, rows[0]!._id]).toEqual([1_000, _id.toHexString()]);
    expect(rest).toMatchObject({
      message: 'The 1,000 newest transfers of 1,001. Send page and limit to read the others',
      total: 1_001,
    });
    expect(await read({ page: 11, limit: 100 })).toMatchObject({ message: 'OK', total: 1_001 });
  });
});
