// What is not in the caller's hands answers 404, as if it did not exist (design 4); and what owners do with their own account.
import { PASSWORD } from './factories/factory.js';
import { type Actor, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { photograph } from './factories/pictures.js';

describe('staff ownership', () => {
  let app: TestApp;
  let bd: Actor<'bd'>;
  let agencyAdmin: Actor<'agencyadmin'>;
  let agency: Actor<'agency'>;
  let coin: Actor<'coin'>;
  const foreign: Record<string, string> = {};
  beforeAll(async () => {
    app = await startApp();
    bd = await app.as('bd');
    agencyAdmin = await app.as('agencyadmin', await app.create.agencyAdmin({ createBy: bd.record.uniqueId }));
    const { uniqueId: admin } = agencyAdmin.record;
    agency = await app.as('agency', await app.create.agency({ admin, bd: bd.record.uniqueId }));
    coin = await app.as('coin');
    const strangers = {
      bd: await app.create.bd(),
      agencyAdmin: await app.create.agencyAdmin(),
      agency: await app.create.agency(),
      coin: await app.create.coinAgency(),
    };
    for (const [kind, { _id }] of Object.entries(strangers)) foreign[kind] = _id.toHexString();
  });
  afterAll(() => app.close());

  it('should let each read itself and what is below it', async () => {
    expectSuccess(await bd.agent.get(`/api/bdpanel/getone?id=${bd.id}`));
    for (const one of [bd, agencyAdmin]) {
      expectSuccess(await one.agent.get(`/api/agencadminpanel/getone?id=${agencyAdmin.id}`));
    }
    for (const one of [bd, agencyAdmin, agency]) {
      expectSuccess(await one.agent.get(`/api/admin/agencyPanel/fetchAgencyPanel?id=${agency.id}`));
    }
    expectSuccess(await coin.agent.get(`/api/admin/coinPanel/fetchCoinPanel?id=${coin.id}`));
  });

  it('should answer 404 for what is foreign', async () => {
    expectFailure(await bd.agent.get(`/api/bdpanel/getone?id=${foreign.bd!}`), 'NOT_FOUND');
    expectFailure(
      await bd.agent.put(`/api/bdpanel/updatebd?id=${foreign.bd!}`).field('name', 'x'),
      'NOT_FOUND',
    );
    for (const one of [bd, agencyAdmin]) {
      expectFailure(
        await one.agent.get(`/api/agencadminpanel/getone?id=${foreign.agencyAdmin!}`),
        'NOT_FOUND',
      );
      const change = one.agent.put(`/api/agencadminpanel/updateagencyadmin?id=${foreign.agencyAdmin!}`);
      expectFailure(await change.field('name', 'x'), 'NOT_FOUND');
    }
    for (const one of [bd, agencyAdmin, agency]) {
      expectFailure(
        await one.agent.get(`/api/admin/agencyPanel/fetchAgencyPanel?id=${foreign.agency!}`),
        'NOT_FOUND',
      );
    }
    const change = agencyAdmin.agent.post('/api/admin/agencyPanel/updateAgencyPanel');
    expectFailure(await change.field('id', foreign.agency!).field('name', 'x'), 'NOT_FOUND');
    expectFailure(
      await coin.agent.get(`/api/admin/coinPanel/fetchCoinPanel?id=${foreign.coin!}`),
      'NOT_FOUND',
    );
  });

  it('should list only what is in scope', async () => {
    const ofBd = expectSuccess(
      await bd.agent.post('/api/agencadminpanel/getagencyadmin').send({ createBy: bd.record.uniqueId }),
    );
    expect(ofBd).toMatchObject({ total: 1, data: [{ _id: agencyAdmin.id }] });
    expectFailure(
      await bd.agent.post('/api/agencadminpanel/getagencyadmin').send({ createBy: foreign.bd }),
      'NOT_FOUND',
      'createBy',
    );
    const agencies = expectSuccess(await agencyAdmin.agent.get('/api/admin/agencyPanel/getAgencyPanel'));
    expect(agencies).toMatchObject({ total: 1, details: [{ _id: agency.id }] });
  });

  it('should take the owner from the session, and refuse a foreign one in the body', async () => {
    const image = await photograph();
    const account = { name: 'New', email: 'own@example.com', number: '917000000001', password: PASSWORD };
    const create = (more: object) =>
      bd.agent
        .post('/api/agencadminpanel/createagencyadmin')
        .field({ ...account, ...more })
        .attach('image', image, 'a.png');
    expectFailure(await create({ createBy: foreign.bd }), 'NOT_FOUND', 'createBy');
    expect(expectSuccess(await create({})).data).toMatchObject({ createBy: bd.record.uniqueId });

    const addAgency = (more: object) =>
      agencyAdmin.agent
        .post('/api/admin/agencyPanel/addAgencyPanel')
        .field({ ...account, ...more })
        .attach('image', image, 'a.png');
    expectFailure(await addAgency({ admin: foreign.agencyAdmin }), 'NOT_FOUND', 'admin');
    expectFailure(await addAgency({ bd: 'BD999999' }), 'NOT_FOUND', 'bd');
    const { uniqueId: admin, createBy } = agencyAdmin.record;
    expect(expectSuccess(await addAgency({})).details).toMatchObject({ admin, bd: createBy });
  });

  it('should not let owners issue passwords to themselves', async () => {
    const change = bd.agent.put(`/api/bdpanel/updatebd?id=${bd.id}`).field('password', 'another-password');
    expectFailure(await change, 'VALIDATION_FAILED', 'password');
  });

  const OWN = [
    {
      role: 'bd',
      method: 'put',
      path: (id: string) => `bdpanel/updatepassword?id=${id}`,
      key: 'details',
      lower: true,
    },
    {
      role: 'agencyadmin',
      method: 'put',
      path: (id: string) => `agencyadmin/upatepassword?id=${id}`,
      key: 'details',
      lower: true,
    },
    {
      role: 'agency',
      method: 'patch',
      path: (id: string) => `agency/passwordReset/${id}`,
      key: 'details',
      lower: false,
    },
    {
      role: 'coin',
      method: 'patch',
      path: (id: string) => `coinPanel/passwordReset/${id}`,
      key: 'updatePassword',
      lower: false,
    },
  ] as const;

  describe.each(OWN)("a change of the $role's own password", ({ role, method, path, key, lower }) => {
    const body = (old: string, next: string, confirm = next) =>
      lower
        ? { oldpassword: old, newpassword: next, confirmpassword: confirm }
        : { oldPassword: old, newPassword: next, confirmPassword: confirm };
    const account = () => (role === 'coin' ? app.create.coinAgency() : app.create.account(role));
    const actor = async () => app.as(role, (await account()) as never);

    it('should end the other sessions and let the new one in', async () => {
      const owner = await actor();
      const other = await app.as(role, owner.record as never);
      const answer = await owner.agent[method](`/api/${path(owner.id)}`).send(
        body(PASSWORD, 'my-own-password'),
      );
      expect(expectSuccess(answer)[key]).toMatchObject({ _id: owner.id });
      expectSuccess(await owner.agent.get('/api/auth/me'));
      expectFailure(await other.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
      expectSuccess(await app.login(role, owner.record as never, { password: 'my-own-password' }));
    });

    it('should need the right old password and the new one twice', async () => {
      const owner = await actor();
      const send = (...passwords: [string, string, string?]) =>
        owner.agent[method](`/api/${path(owner.id)}`).send(body(...passwords));
      expectFailure(await send('wrong-password', 'my-own-password'), 'VALIDATION_FAILED', 'oldpassword');
      expectFailure(await send(PASSWORD, 'my-own-password', 'other'), 'VALIDATION_FAILED');
      expectFailure(await send(PASSWORD, 'short'), 'VALIDATION_FAILED');
      expectFailure(await owner.agent[method](`/api/${path(owner.id)}`).send({}), 'VALIDATION_FAILED');
    });

    it("should not reach another's account", async () => {
      const [owner, stranger] = [await actor(), await account()];
      const answer = await owner.agent[method](`/api/${path(stranger._id.toHexString())}`).send(
        body(PASSWORD, 'my-own-password'),
      );
      expectFailure(answer, 'NOT_FOUND');
    });
  });

  it('should take the other spelling of a password change too', async () => {
    const owner = await app.as('agency', await app.create.agency());
    const passwords = {
      currentpassword: PASSWORD,
      newpassword: 'my-own-password',
      confirmpassword: 'my-own-password',
    };
    expectSuccess(await owner.agent.patch(`/api/agency/passwordReset/${owner.id}`).send(passwords));
  });

  it.each([
    ['agency', 'agency/edit', 'avatar'],
    ['coin', 'coinPanel/edit', 'image'],
  ] as const)('should let the %s change its own profile only', async (role, path, file) => {
    const owner = role === 'agency' ? agency : coin;
    const edit = (id: string, named = id) =>
      owner.agent.patch(`/api/${path}/${id}`).field({ id: named, name: 'Own name' });
    const answer = await edit(owner.id).attach(file, await photograph(), 'a.png');
    expect(expectSuccess(answer).updateProfile).toMatchObject({
      name: 'Own name',
      image: expect.stringMatching(/^uploads/),
    });
    expectFailure(await edit(foreign[role]!), 'NOT_FOUND');
    expectFailure(await edit(owner.id, foreign[role]), 'NOT_FOUND');
  });

  describe('platform admins', () => {
    it('should be added, listed and disabled, but nobody disables themselves', async () => {
      const { agent, id } = await app.as('admin');
      const account = { name: 'Second', number: '916000000001', password: 'second-admin-1' };
      const added = expectSuccess(await agent.post('/api/admin/admins').send(account)).details as {
        _id: string;
      };
      expect(added).toMatchObject({ name: 'Second', mustChangePassword: true, status: 'active' });
      const second = await app
        .guest()
        .post('/api/admin/login')
        .send({ number: account.number, password: account.password });
      expectSuccess(second);
      expect(expectSuccess(await agent.get('/api/admin/admins?search=second')).total).toBe(1);

      expectFailure(await agent.post(`/api/admin/admins/${id}/disable`).send({ reason: 'x' }), 'IN_USE');
      expectFailure(
        await agent.post(`/api/admin/admins/${added._id}/disable`).send({}),
        'VALIDATION_FAILED',
        'reason',
      );
      const disabled = await agent.post(`/api/admin/admins/${added._id}/disable`).send({ reason: 'Left' });
      expect(expectSuccess(disabled).details).toMatchObject({ status: 'disabled' });
      const { accessToken } = second.body as { accessToken: string };
      expectFailure(await app.withToken(accessToken).get('/api/auth/me'), 'UNAUTHENTICATED');
    });

    it('should always keep one: two who disable each other at once do not both succeed', async () => {
      const [one, other] = [await app.as('admin'), await app.as('admin', await app.create.admin())];
      const disable = (by: Actor<'admin'>, whom: Actor<'admin'>) =>
        by.agent.post(`/api/admin/admins/${whom.id}/disable`).send({ reason: 'Race' });
      const answers = await Promise.all([disable(one, other), disable(other, one)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await app.connection.collection('admins').countDocuments({ disabled: false })).toBeGreaterThan(
        0,
      );
    });
  });
});
