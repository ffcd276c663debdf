// The calls that list the agencies of an agency admin.
import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import type { TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

describe.each([
  ['POST /api/agencyadmin/getAll', '/api/agencyadmin/getAll', 'admin', ['admin', 'agencyadmin']],
  [
    'POST /api/agencyadmin/allagency',
    '/api/agencyadmin/allagency',
    'agencyadmin',
    ['admin', 'bd', 'agencyadmin'],
  ],
  [
    'POST /api/video/agencyadmin/allagency',
    '/api/video/agencyadmin/allagency',
    'agencyadmin',
    ['admin', 'bd', 'agencyadmin'],
  ],
] as const)('%s', (_name, path, field, roles) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await sharedApp();
  });
  afterAll(() => app.close());

  it('should list the agencies of an agency admin by its code and its _id', async () => {
    const bd = await app.create.bd();
    const agencyadmin = await app.create.agencyAdmin({ createBy: bd.uniqueId });
    const agency = await app.create.agency({ bd: bd.uniqueId, admin: agencyadmin.uniqueId });
    await app.create.host(await app.create.user(), agency.uniqueId, { status: HOST_STATUS.approved });
    await app.create.agency();
    const records = { admin: undefined, bd, agencyadmin };
    for (const role of roles) {
      const { agent } = await app.as(role, records[role] as never);
      for (const named of [agencyadmin.uniqueId, agencyadmin._id.toHexString()]) {
        const body = expectSuccess(await agent.post(path).send({ [field]: named }));
        expect(body).toMatchObject({
          total: 1,
          pages: 1,
          details: [{ uniqueId: agency.uniqueId, hosts: 1 }],
        });
      }
    }
  });

  it('should return 400 when the agency admin is missing or not a string', async () => {
    const { agent } = await app.as('admin');
    expectFailure(await agent.post(path).send({}), 'VALIDATION_FAILED', field);
    expectFailure(await agent.post(path).send({ [field]: { $gt: '' } }), 'VALIDATION_FAILED', field);
  });

  it('should return 404 when the agency admin is foreign, deleted or unknown', async () => {
    const { agent } = await app.as('agencyadmin');
    const foreign = await app.create.agencyAdmin();
    for (const named of [foreign.uniqueId, foreign._id.toHexString(), 'AA000000']) {
      expectFailure(await agent.post(path).send({ [field]: named }), 'NOT_FOUND', field);
    }
    const gone = await app.create.agencyAdmin({ deleted: true });
    const admin = await app.as('admin');
    expectFailure(await admin.agent.post(path).send({ [field]: gone.uniqueId }), 'NOT_FOUND', field);
  });
});
