// A list returns the page that contains a record: after adding a record, the panels show it at its place.
import { Types } from 'mongoose';
import { catalogueCalls } from '../catalogues/catalogue-calls.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const calls = catalogueCalls();
const gifts = async (query: Record<string, unknown>) =>
  expectSuccess(await calls.admin.get('/api/admin/gifts/getgifts').query(query));
const idsIn = ({ details }: Record<string, unknown>) => (details as { _id: string }[]).map(({ _id }) => _id);

describe('a list requested at the page of a record', () => {
  it('should return the page of each record in the order of the list', async () => {
    await calls.addSeveral('gifts', 12);
    const all = await calls.idsOf('gifts');
    for (const at of [0, 4, 5, all.length - 1]) {
      const body = await gifts({ around: all[at], limit: 5 });
      const page = Math.floor(at / 5) + 1;
      expect([at, body.page]).toEqual([at, page]);
      expect(idsIn(body)).toEqual(all.slice((page - 1) * 5, page * 5));
      expect([body.total, body.pages]).toEqual([all.length, Math.ceil(all.length / 5)]);
    }
  });

  it('should follow the sort of the query when many records have the same value', async () => {
    await calls.addSeveral('gifts', 7);
    for (const sort of ['coin', '-coin', '-title']) {
      const all = idsIn(await gifts({ sort, page: 1, limit: 100 }));
      const id = all[8];
      const body = await gifts({ sort, around: id, limit: 3 });
      expect([sort, body.page, idsIn(body)]).toEqual([sort, 3, all.slice(6, 9)]);
    }
  });

  it('should return the requested page when the list lacks the record', async () => {
    const { _id } = await calls.add('gifts');
    expectSuccess(await calls.remove('gifts', _id));
    const second = await gifts({ page: 2, limit: 2 });
    for (const around of [_id, new Types.ObjectId().toHexString()])
      expect(await gifts({ around, page: 2, limit: 2 })).toEqual(second);
    expect(second).not.toHaveProperty('page');
  });

  it('should count inside the scope and the search of the caller', async () => {
    const { create } = calls.app;
    const bd = await create.bd();
    const own = await Promise.all(
      Array.from({ length: 3 }, () => create.agencyAdmin({ createBy: bd.uniqueId })),
    );
    const foreign = await create.agencyAdmin();
    const { agent } = await calls.app.as('bd', bd);
    const query = { createBy: bd.uniqueId, page: 1, limit: 1 };
    const list = async (around: string) =>
      expectSuccess(await agent.post('/api/agencadminpanel/getagencyadmin').send({ ...query, around }));
    const pages = await Promise.all(own.map(async ({ _id }) => (await list(_id.toHexString())).page));
    expect(pages.toSorted()).toEqual([1, 2, 3]);
    expect(await list(foreign._id.toHexString())).not.toHaveProperty('page');
  });

  it('should return 400 when the id is malformed', async () => {
    expectFailure(
      await calls.admin.get('/api/admin/gifts/getgifts').query({ around: 'first' }),
      'VALIDATION_FAILED',
      'around',
    );
  });
});
