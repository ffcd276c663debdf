// The earnings of one host, and the export of all.
import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import { expectFailure } from '../support/errors.js';
import { EarningsTest } from './earnings.js';

const UNKNOWN = '66f0c0ffee00000000000001';

let test: EarningsTest;
beforeAll(async () => {
  test = await EarningsTest.start();
});
afterAll(() => test.app.close());

describe('GET /api/earnings/{user}', () => {
  it('should return a host without sessions in the period, and an approved host without any session', async () => {
    const { agency, hosts, actor } = await test.agencyWith('2025-01-10', { early: 70 });
    const query = { from: '2025-02-01', to: '2025-02-28' };
    const totals = { sessions: 0, validDays: 0, targetDays: 20, minutes: 0, diamonds: 0 };
    expect(await test.host(hosts.early, query, actor)).toMatchObject({
      days: [],
      totals,
      agencyName: agency.name,
    });
    const fresh = await test.app.create.user();
    await test.app.create.host(fresh, agency.uniqueId, { status: HOST_STATUS.approved });
    expect(await test.host(fresh, query, actor)).toMatchObject({
      username: fresh.username,
      agencyCode: '',
      totals,
    });
  });

  it('should return 404 outside the scope exactly as for an unknown id', async () => {
    const { hosts } = await test.agencyWith('2025-01-10', { foreign: 70 });
    const { agent } = await test.app.as('agency', await test.app.create.agency());
    const query = { from: '2025-01-01', to: '2025-01-31' };
    const ask = async (id: string) => {
      const response = await agent.get(`/api/earnings/${id}`).query(query);
      expectFailure(response, 'NOT_FOUND');
      return response.body as object;
    };
    const [foreign, unknown] = [await ask(hosts.foreign._id.toHexString()), await ask(UNKNOWN)];
    expect({ ...foreign, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expectFailure(await test.admin.agent.get(`/api/earnings/${UNKNOWN}`).query(query), 'NOT_FOUND');
    expectFailure(await test.admin.agent.get('/api/earnings/me').query(query), 'VALIDATION_FAILED', 'user');
  });
});
