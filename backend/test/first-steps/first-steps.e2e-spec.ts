// The first steps on the dashboard of a new installation, and whether each step is done.
import type { Agent, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Agent;
beforeAll(async () => {
  app = await sharedApp();
  ({ agent: admin } = await app.as('admin'));
});
afterAll(() => app.close());

const read = async () =>
  expectSuccess(await admin.get('/api/admin/first-steps')).details as Record<string, unknown>;

describe('GET /api/admin/first-steps', () => {
  it('should return every step as open when the installation is empty', async () => {
    expect(await read()).toEqual({
      ownName: false,
      secondFactor: false,
      secondAdmin: false,
      timeZone: false,
      secretKeys: false,
      levels: false,
      giftCategories: false,
      gifts: false,
      bds: false,
      agencyAdmins: false,
      agencies: false,
      coinAgencies: false,
      keys: { agora: false, google: false, fast2sms: false, sightEngine: false, stripe: false },
    });
  });

  it('should return a step as done when its first record exists', async () => {
    const bd = await app.create.bd();
    const agencyAdmin = await app.create.agencyAdmin({ createBy: bd.uniqueId });
    await app.create.agency({ bd: bd.uniqueId, admin: agencyAdmin.uniqueId });
    const category = await admin
      .post('/api/admin/livegiftcategory/addLiveGiftscategory')
      .send({ title: 'Classic' });
    expectSuccess(category);
    expect(await read()).toMatchObject({
      secretKeys: false,
      levels: false,
      giftCategories: true,
      gifts: false,
      bds: true,
      agencyAdmins: true,
      agencies: true,
    });
  });

  it('should return the steps of the admin and of the installation as done when they are taken', async () => {
    await app.create.coinAgency();
    await app.create.admin({ name: 'Second' });
    expectSuccess(await admin.put('/api/admin/timezone').send({ zone: 'UTC' }));
    await app.connection.collection('admins').updateMany({}, { $set: { name: 'Meera Nair' } });
    expect(await read()).toMatchObject({
      ownName: true,
      secondFactor: false,
      secondAdmin: true,
      timeZone: true,
      coinAgencies: true,
    });
  });

  it('should return the secret keys as done when a key is set', async () => {
    const secrets = expectSuccess(await admin.get('/api/admin/secretfile')).details as [{ _id: string }];
    const set = { agoraId: 'agora-first-steps' };
    expectSuccess(await admin.put(`/api/admin/secretfile/${secrets[0]._id}`).send(set));
    expect(await read()).toMatchObject({ secretKeys: true, keys: { agora: true, google: false } });
  });

  it('should ignore deleted accounts and records', async () => {
    await app.connection.collection('bds').updateMany({}, { $set: { deleted: true } });
    await app.connection.collection('livegiftcategories').updateMany({}, { $set: { deletedAt: new Date() } });
    expect(await read()).toMatchObject({ bds: false, giftCategories: false, agencies: true });
  });
});
