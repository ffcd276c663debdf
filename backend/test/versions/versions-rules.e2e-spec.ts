// What raises the version of a record, and what the refusal of an old version reveals.
import type { User } from '../../src/modules/users/user.schema.js';
import type { Agency } from '../../src/modules/staff/agency/agency.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
let user: User;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
beforeEach(async () => {
  user = await app.create.user({ coin: 500 });
});
afterAll(() => app.close());

const viewed = async (id: unknown) =>
  expectSuccess(await admin.agent.get(`/api/admin/view_user?id=${String(id)}`)).details as Record<
    string,
    unknown
  >;
const versionOf = async (id: unknown) => (await viewed(id)).version as number;
const editUser = (body: object) =>
  admin.agent.post(`/api/admin/edituser?id=${user._id.toHexString()}`).send(body);
const editAgency = ({ agent }: Actor, { _id }: Agency, body: object) =>
  agent.post('/api/admin/agencyPanel/updateAgencyPanel').send({ id: _id.toHexString(), ...body });

describe('the version of a record', () => {
  it('should be 0 for a record of an earlier release', async () => {
    await app.connection.collection('users').updateOne({ _id: user._id }, { $unset: { version: 1 } });
    expect(await versionOf(user._id)).toBe(0);
    expectSuccess(await editUser({ name: 'Anita', versionSeen: 0 }));
    expect(await versionOf(user._id)).toBe(1);
  });

  it('should not rise with coins, bans, sign-ins, devices and counters', async () => {
    const before = await versionOf(user._id);
    const sent = { to: '2', userId: user.username, coin: 5 };
    expectSuccess(await admin.agent.post('/api/admin/recharge/sendcoin').send(sent));
    const id = user._id.toHexString();
    expectSuccess(await admin.agent.post(`/api/admin/userban?id=${id}`).send({ banStatus: '1' }));
    expectSuccess(await admin.agent.post(`/api/admin/userban?id=${id}`).send({ banStatus: '0' }));
    expectSuccess(await app.login('user', user));
    const { agent } = await app.as('user', user);
    expectSuccess(await agent.post('/api/app/device').send({ deviceId: 'device-1' }));
    expect(await versionOf(user._id)).toBe(before);
    const agency = await app.create.coinAgency();
    expectSuccess(
      await admin.agent
        .post('/api/admin/recharge/sendcoin')
        .send({ to: '1', userId: agency.uniqueId, coin: 7 }),
    );
    expectSuccess(await app.login('coin', agency));
    expect(await app.stored('coinagencies', agency._id)).toMatchObject({ coins: agency.coins + 7 });
    expect((await app.stored('coinagencies', agency._id)).version ?? 0).toBe(0);
  });

  it('should rise when the owner changes the own profile', async () => {
    const before = await versionOf(user._id);
    const { agent } = await app.as('user', user);
    expectSuccess(await agent.post('/api/app/profile').send({ bio: 'Singer from Pune' }));
    const refused = await editUser({ bio: 'Dancer', versionSeen: before });
    expectFailure(refused, 'VERSION_CONFLICT');
    expect(refused.body).toMatchObject({ details: { bio: 'Singer from Pune', version: before + 1 } });
    // The app writes no audit record, so no person is named.
    expect(refused.body).not.toHaveProperty('changedBy');
  });

  it('should stay when an edit changes nothing', async () => {
    const { name, version } = (await viewed(user._id)) as { name: string; version: number };
    expectSuccess(await editUser({ name, versionSeen: version }));
    expect(await versionOf(user._id)).toBe(version);
  });

  it('should rise for each record whose category another record takes over', async () => {
    const gift = await app.create.liveGift();
    const add = await admin.agent
      .post('/api/admin/livegiftcategory/addLiveGiftscategory')
      .send({ title: 'Rare' });
    const { _id: moveTo } = expectSuccess(add).details as { _id: string };
    const used = { kind: 'live-gift-categories', id: gift.category.toHexString(), moveTo };
    expectSuccess(await admin.agent.post('/api/admin/catalogues/delete').send(used));
    expect((await app.stored('livegifts', gift._id)).version).toBe(1);
  });

  it('should keep the history of a record free of versions', async () => {
    expectSuccess(await editUser({ name: 'Anita Rao' }));
    const stored = await app.connection
      .collection('audit')
      .findOne({ 'target.id': user._id.toHexString(), action: 'user.update' });
    expect(stored).toMatchObject({ version: 1, after: { name: 'Anita Rao' } });
    expect(Object.keys(stored!.after as object)).toEqual(['name']);
  });
});

describe('the refusal of an old version', () => {
  it('should name who changed the record and when', async () => {
    const other = await app.as('admin', await app.create.admin({ name: 'Ravi Shah' }));
    const id = user._id.toHexString();
    expectSuccess(await other.agent.post(`/api/admin/edituser?id=${id}`).send({ name: 'Anita Rao' }));
    const refused = await editUser({ name: 'Anita', versionSeen: 0 });
    expectFailure(refused, 'VERSION_CONFLICT');
    expect(refused.body).toMatchObject({
      message: expect.stringMatching(/^Ravi Shah changed this record after you opened it, at .+ UTC/),
      changedBy: 'Ravi Shah',
      changedAt: expect.stringMatching(/^\d{4}-/),
      details: await viewed(id),
    });
  });

  it('should not name a platform admin to lower roles', async () => {
    const actor = await app.as('agencyadmin');
    const agency = await app.create.agency({ admin: actor.record.uniqueId, bd: actor.record.createBy });
    expectSuccess(await editAgency(admin, agency, { name: 'Starlight' }));
    const refused = await editAgency(actor, agency, { name: 'Moonlight', versionSeen: 0 });
    expectFailure(refused, 'VERSION_CONFLICT');
    expect(refused.body).toMatchObject({ changedBy: 'Platform admin', details: { name: 'Starlight' } });
    expect(refused.text).not.toContain(admin.record.name);
  });

  it('should return 404 for a record outside the scope, whatever the version', async () => {
    const actor = await app.as('agencyadmin');
    const foreign = await app.create.agency();
    for (const versionSeen of [0, 99])
      expectFailure(await editAgency(actor, foreign, { name: 'Mine', versionSeen }), 'NOT_FOUND');
  });

  it('should show keys masked', async () => {
    const [{ _id }] = expectSuccess(await admin.agent.get('/api/admin/secretfile')).details as [
      { _id: string },
    ];
    const key = 'sk_live_00000000000000004f2a';
    expectSuccess(await admin.agent.put(`/api/admin/secretfile/${_id}`).send({ stripeKey: key }));
    const refused = await admin.agent
      .put(`/api/admin/secretfile/${_id}`)
      .send({ agoraId: 'another', versionSeen: 0 });
    expectFailure(refused, 'VERSION_CONFLICT');
    expect(refused.text).not.toContain(key);
    expect(refused.body).toMatchObject({ details: { stripeKey: '••••••••4f2a' } });
  });

  it('should store no file of a refused edit', async () => {
    const gift = await app.create.gift();
    const refused = await admin.agent
      .post('/api/admin/gifts/updategifts')
      .send({ id: gift._id.toHexString(), title: 'Tulip', versionSeen: 5 });
    expectFailure(refused, 'VERSION_CONFLICT');
    expect(refused.body).toMatchObject({ details: { title: gift.title, version: 0 } });
  });

  it('should refuse a tag over a tag that someone else has chosen', async () => {
    const [one, two] = [await app.create.tag(), await app.create.tag()];
    const choose = (myTag: string, versionSeen: number) =>
      admin.agent.post(`/api/admin/usertag?id=${user._id.toHexString()}`).send({ myTag, versionSeen });
    expectSuccess(await choose(one._id.toHexString(), 0));
    expectFailure(await choose(two._id.toHexString(), 0), 'VERSION_CONFLICT');
    expect(await viewed(user._id)).toMatchObject({ myTag: one._id.toHexString() });
  });
});
