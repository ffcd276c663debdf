// Ways round the rights of an admin: each ends with 403, 404 or nothing found.
import { RIGHT_NAMES, type Right } from '../../src/core/rights.js';
import { RightHolders } from '../../src/modules/staff/admins/rights/right-holders.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';

let app: TestApp;
let owner: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp();
  owner = await app.as('admin', await app.create.admin());
});
afterAll(() => app.close());

let names = 0;
/** A signed-in admin with these rights, in a set of their own. */
async function adminWith(...rights: Right[]): Promise<Actor<'admin'>> {
  const set = { name: `Set ${(names += 1)}`, rights };
  const { _id } = expectSuccess(await owner.agent.post('/api/admin/rightsets').send(set)).details as {
    _id: string;
  };
  const admin = await app.as('admin', await app.create.admin());
  expectSuccess(await owner.agent.put(`/api/admin/admins/${admin.id}/sets`).send({ sets: [_id] }));
  return admin;
}
/** Every right that a set can hold. */
const ALL_GRANTED = RIGHT_NAMES.filter((right) => right !== 'admins.manage' && right !== 'own');
const missing = (right: Right, { body }: { body: unknown }) =>
  expect((body as { message: string }).message).toContain(right);

describe('an admin with every right that a set can hold', () => {
  let admin: Actor<'admin'>;
  beforeAll(async () => {
    admin = await adminWith(...ALL_GRANTED);
  });
  const ownerSet = '0000000000000000000000a1';

  it.each([
    [
      'take the rights of an Owner',
      () => admin.agent.put(`/api/admin/admins/${admin.id}/sets`),
      { sets: [ownerSet] },
    ],
    [
      'take the rights of an Owner away',
      () => admin.agent.put(`/api/admin/admins/${owner.id}/sets`),
      { sets: [ownerSet] },
    ],
    [
      'add an Owner',
      () => admin.agent.post('/api/admin/admins'),
      { name: 'x', number: '917799000001', password: PASSWORD, sets: [ownerSet] },
    ],
    [
      'add an admin like oneself',
      () => admin.agent.post('/api/admin/admins'),
      { name: 'x', number: '917799000002', password: PASSWORD },
    ],
    ['disable an Owner', () => admin.agent.post(`/api/admin/admins/${owner.id}/disable`), { reason: 'x' }],
    ['enable an admin', () => admin.agent.post(`/api/admin/admins/${owner.id}/enable`), { reason: 'x' }],
    [
      'issue the password of an Owner',
      () => admin.agent.post(`/api/admin/admins/${owner.id}/password`),
      { password: PASSWORD },
    ],
    ['add a set', () => admin.agent.post('/api/admin/rightsets'), { name: 'Mine', rights: [] }],
    ['change a set', () => admin.agent.put(`/api/admin/rightsets/${ownerSet}`), { rights: [] }],
    ['delete a set', () => admin.agent.delete('/api/admin/rightsets/0000000000000000000000a2'), {}],
  ])('should not %s', async (_what, request, body) => {
    const answer = await request().send(body);
    expectFailure(answer, 'FORBIDDEN');
    missing('admins.manage', answer);
  });

  it('should not take rights through the own profile', async () => {
    const body = { id: admin.id, bio: 'x', sets: [ownerSet], rights: ['admins.manage'] };
    await admin.agent.post('/api/admin/profile/editprofile').send(body);
    const { rights } = expectSuccess(await admin.agent.get('/api/auth/me')).details as { rights: string[] };
    expect(rights).not.toContain('admins.manage');
  });

  it('should not reveal or issue the password of an admin by the calls for staff', async () => {
    for (const call of ['reveal', 'issue']) {
      const body = { kind: 'admin', id: owner.id, ...(call === 'issue' && { password: PASSWORD }) };
      const answer = await admin.agent.post(`/api/admin/staffpassword/${call}`).send(body);
      expectFailure(answer, 'VALIDATION_FAILED', 'kind');
    }
  });

  it('should not change admins after losing the Owner set while the request ran', async () => {
    const work = () => Promise.resolve('done');
    const caller = { role: 'admin', id: admin.id, code: '', name: '', sessionId: '' } as const;
    await expect(app.nest.get(RightHolders).asOwner(caller, work)).rejects.toThrow('admins.manage');
  });
});

describe('an admin who may change staff but not their passwords', () => {
  it('should not set a password by an edit or a bulk change', async () => {
    const { agent } = await adminWith('staff.read', 'staff.write');
    const [bd, agency, coin] = [
      await app.create.bd(),
      await app.create.agency(),
      await app.create.coinAgency(),
    ];
    const agencyAdmin = await app.create.agencyAdmin();
    const password = 'a-new-password-1';
    const answers = [
      await agent.put(`/api/bdpanel/updatebd?id=${String(bd._id)}`).send({ password }),
      await agent
        .put(`/api/agencadminpanel/updateagencyadmin?id=${String(agencyAdmin._id)}`)
        .send({ password }),
      await agent.post('/api/admin/agencyPanel/updateAgencyPanel').send({ id: String(agency._id), password }),
      await agent.post('/api/admin/coinPanel/updateCoinPanel').send({ id: String(coin._id), password }),
      await agent
        .post('/api/admin/staffaccount/bulk/bd')
        .send({ action: 'passwords', ids: [String(bd._id)], expected: 1 }),
    ];
    for (const answer of answers) {
      expectFailure(answer, 'FORBIDDEN');
      missing('staff.passwords', answer);
    }
    expectSuccess(await agent.put(`/api/bdpanel/updatebd?id=${String(bd._id)}`).send({ name: 'New Name' }));
  });

  it('should not close a coin agency, which would move its coins', async () => {
    const { agent } = await adminWith('staff.read', 'staff.write');
    const coin = await app.create.coinAgency();
    const answer = await agent.post(`/api/admin/coinPanel/closeCoinPanel/${String(coin._id)}`);
    expectFailure(answer, 'FORBIDDEN');
    missing('coins.send', answer);
  });
});

describe('an admin who may change users but not ban them', () => {
  it('should not ban by a bulk change, nor undo the ban of another admin', async () => {
    const { agent } = await adminWith('users.read', 'users.write', 'jobs.read', 'jobs.manage');
    const user = await app.create.user();
    const order = { action: 'ban', ids: [String(user._id)], expected: 1, reason: 'x' };
    const refused = await agent.post('/api/admin/users/bulk').send(order);
    expectFailure(refused, 'FORBIDDEN');
    missing('users.ban', refused);
    const { batch } = expectSuccess(await owner.agent.post('/api/admin/users/bulk').send(order)) as {
      batch: string;
    };
    expectFailure(await agent.post(`/api/admin/bulk/${batch}/undo`), 'FORBIDDEN');
  });
});

describe('an admin who may ban users but not change them', () => {
  it('should ban many users, and activate none', async () => {
    const { agent } = await adminWith('users.read', 'users.ban');
    const user = await app.create.user();
    const order = { ids: [String(user._id)], expected: 1 };
    expectSuccess(await agent.post('/api/admin/users/bulk').send({ ...order, action: 'ban', reason: 'x' }));
    const refused = await agent.post('/api/admin/users/bulk').send({ ...order, action: 'deactivate' });
    expectFailure(refused, 'FORBIDDEN');
    missing('users.write', refused);
  });
});

describe('the imports and bulk changes of others', () => {
  it('should be hidden from an admin who may not see the jobs of everybody', async () => {
    const { agent } = await adminWith('users.read', 'users.write', 'users.ban');
    const order = async (by: Actor<'admin'>['agent']) => {
      const user = await app.create.user();
      const body = { action: 'ban', ids: [String(user._id)], expected: 1, reason: 'x' };
      return (expectSuccess(await by.post('/api/admin/users/bulk').send(body)) as { batch: string }).batch;
    };
    const [theirs, own] = [await order(owner.agent), await order(agent)];
    const base = '/api/admin/batches';
    for (const path of ['', '/rows', '/failed']) {
      expectFailure(await agent.get(`${base}/${theirs}${path}`), 'NOT_FOUND');
      expectSuccess(await agent.get(`${base}/${own}${path}`));
    }
    expectFailure(await agent.post(`${base}/${theirs}/cancel`), 'NOT_FOUND');
    expectFailure(await agent.post(`/api/admin/bulk/${theirs}/undo`), 'NOT_FOUND');
    const { details } = expectSuccess(await agent.get(base)) as { details: { _id: string }[] };
    expect(details.map(({ _id }) => _id)).toEqual([own]);
  });
});

describe('calls that answer records of several kinds', () => {
  it('should find only kinds that the admin may see', async () => {
    const user = await app.create.user({ name: 'Zenobia Quist' });
    await app.create.bd({ name: 'Zenobia Quist' });
    const { agent } = await adminWith('users.read');
    const { results } = expectSuccess(await agent.get('/api/search?search=Zenobia')) as {
      results: { kind: string; _id: string }[];
    };
    expect(results.map(({ kind, _id }) => [kind, _id])).toEqual([['user', String(user._id)]]);
  });

  it('should show and restore from the trash only kinds that the admin may change', async () => {
    const bd = await app.create.bd();
    expectSuccess(await owner.agent.delete(`/api/bdpanel/delete?id=${String(bd._id)}`));
    const reader = await adminWith('trash.read', 'trash.restore', 'staff.read');
    const stranger = await adminWith('trash.read', 'trash.restore', 'catalogues.write');
    const shown = async ({ agent }: Actor<'admin'>) =>
      (expectSuccess(await agent.get('/api/admin/trash')).details as { id: string }[]).map(({ id }) => id);
    expect(await shown(reader)).toEqual([String(bd._id)]);
    expect(await shown(stranger)).toEqual([]);
    for (const { agent } of [reader, stranger]) {
      const order = { ids: [String(bd._id)], expected: 1 };
      expectFailure(await agent.post('/api/admin/trash/bulk').send(order), 'VERSION_CONFLICT');
    }
    expect((await app.stored('bds', bd._id)).deleted).toBe(true);
  });

  it('should not send the files of videos to an admin who may not see videos', async () => {
    const { agent } = await adminWith('users.read');
    expectFailure(await agent.get('/api/uploads/videos/any.webm'), 'FORBIDDEN');
  });
});
