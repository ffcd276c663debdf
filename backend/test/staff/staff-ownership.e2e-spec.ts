// The owner of a new account, and what owners do with their own accounts. Foreign accounts: authorisation.e2e-spec.ts.
import { PASSWORD } from '../support/factories/factory.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { sharedApp } from '../support/shared-app.js';

describe('staff ownership', () => {
  let app: TestApp;
  let bd: Actor<'bd'>;
  let agencyAdmin: Actor<'agencyadmin'>;
  let agency: Actor<'agency'>;
  let coin: Actor<'coin'>;
  beforeAll(async () => {
    app = await sharedApp();
    bd = await app.as('bd');
    agencyAdmin = await app.as('agencyadmin', await app.create.agencyAdmin({ createBy: bd.record.uniqueId }));
    const { uniqueId: admin } = agencyAdmin.record;
    agency = await app.as('agency', await app.create.agency({ admin, bd: bd.record.uniqueId }));
    coin = await app.as('coin');
  });
  afterAll(() => app.close());

  it('should take the owner from the session and name the field when it names another owner', async () => {
    const image = await photograph();
    const { uniqueId: createBy } = await app.create.bd();
    const stranger = await app.create.agencyAdmin({ createBy });
    const account = { name: 'New', email: 'own@example.com', number: '917000000001', password: PASSWORD };
    const create = (more: object) =>
      bd.agent
        .post('/api/agencadminpanel/createagencyadmin')
        .field({ ...account, ...more })
        .attach('image', image, 'a.png');
    expectFailure(await create({ createBy }), 'NOT_FOUND', 'createBy');
    expect(expectSuccess(await create({})).data).toMatchObject({ createBy: bd.record.uniqueId });

    const addAgency = (more: object) =>
      agencyAdmin.agent
        .post('/api/admin/agencyPanel/addAgencyPanel')
        .field({ ...account, ...more })
        .attach('image', image, 'a.png');
    expectFailure(await addAgency({ admin: stranger.uniqueId }), 'NOT_FOUND', 'admin');
    expectFailure(await addAgency({ bd: createBy }), 'NOT_FOUND', 'bd');
    const { uniqueId: admin, createBy: ownBd } = agencyAdmin.record;
    expect(expectSuccess(await addAgency({})).details).toMatchObject({ admin, bd: ownBd });
  });

  it('should return 400 when owners issue passwords to themselves', async () => {
    const change = bd.agent.put(`/api/bdpanel/updatebd?id=${bd.id}`).field('password', 'another-password');
    expectFailure(await change, 'VALIDATION_FAILED', 'password');
  });

  describe('a new password from the account above', () => {
    const password = 'issued-password-1';
    const fromBd = async (id: string) =>
      bd.agent.put(`/api/agencadminpanel/updateagencyadmin?id=${id}`).field({ password });
    const fromAgencyAdmin = async (id: string) =>
      agencyAdmin.agent.post('/api/admin/agencyPanel/updateAgencyPanel').field({ id, password });
    const strange = async () => {
      const { uniqueId: createBy } = await app.create.bd();
      const above = await app.create.agencyAdmin({ createBy });
      return { agencyadmin: above, agency: await app.create.agency({ admin: above.uniqueId, bd: createBy }) };
    };

    it.each([
      ['agencyadmin', fromBd, () => agencyAdmin],
      ['agency', fromAgencyAdmin, () => agency],
    ] as const)(
      'should end the sessions of the %s and be audited when its parent issues it',
      async (role, issue, of) => {
        const { agent, id, record } = await app.as(role, of().record as never);
        expectSuccess(await issue(id));
        expectFailure(await agent.get('/api/auth/me'), 'UNAUTHENTICATED');
        expectFailure(await app.login(role, record as never), 'INVALID_CREDENTIALS');
        expectSuccess(await app.login(role, record as never, { password }));
        const audited = await app.connection.collection('audit').findOne({ 'target.id': id });
        const above = role === 'agency' ? 'agencyadmin' : 'bd';
        expect(audited).toMatchObject({ action: `${role}.update`, actor: { role: above } });
        agencyAdmin = await app.as('agencyadmin', agencyAdmin.record);
        agency = await app.as('agency', agency.record);
      },
    );

    it('should answer 404 and change nothing when the account is below another account', async () => {
      const { agencyadmin, agency: foreign } = await strange();
      expectFailure(await fromBd(agencyadmin._id.toHexString()), 'NOT_FOUND');
      expectFailure(await fromAgencyAdmin(foreign._id.toHexString()), 'NOT_FOUND');
      expectSuccess(await app.login('agency', foreign));
      expectSuccess(await app.login('agencyadmin', agencyadmin));
    });
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

    it('should end the other sessions and accept the new password', async () => {
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

    it('should return 400 when the old password is wrong or the new ones differ', async () => {
      const owner = await actor();
      const send = (...passwords: [string, string, string?]) =>
        owner.agent[method](`/api/${path(owner.id)}`).send(body(...passwords));
      const [old, next] = lower ? ['oldpassword', 'newpassword'] : ['oldPassword', 'newPassword'];
      expectFailure(await send('wrong-password', 'my-own-password'), 'VALIDATION_FAILED', old!);
      expectFailure(await send(PASSWORD, PASSWORD), 'VALIDATION_FAILED', next!);
      expectFailure(await send(PASSWORD, 'my-own-password', 'other'), 'VALIDATION_FAILED');
      expectFailure(await send(PASSWORD, 'short'), 'VALIDATION_FAILED');
      expectFailure(await owner.agent[method](`/api/${path(owner.id)}`).send({}), 'VALIDATION_FAILED');
    });
  });

  it('should accept the other spelling of a password change and name its fields', async () => {
    const owner = await app.as('agency', await app.create.agency());
    const send = (currentpassword: string, newpassword: string) =>
      owner.agent
        .patch(`/api/agency/passwordReset/${owner.id}`)
        .send({ currentpassword, newpassword, confirmpassword: newpassword });
    expectFailure(await send('wrong-password', 'my-own-password'), 'VALIDATION_FAILED', 'currentpassword');
    expectFailure(await send(PASSWORD, PASSWORD), 'VALIDATION_FAILED', 'newpassword');
    expectSuccess(await send(PASSWORD, 'my-own-password'));
  });

  it('should apply one of two concurrent password changes', async () => {
    const account = await app.create.bd();
    const change = async (next: string) => {
      const { agent, id } = await app.as('bd', account);
      const passwords = { oldpassword: PASSWORD, newpassword: next, confirmpassword: next };
      return agent.put(`/api/bdpanel/updatepassword?id=${id}`).send(passwords);
    };
    const answers = await Promise.all(['one-password', 'other-password'].map(change));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['agency', 'agency/edit', 'avatar'],
    ['coin', 'coinPanel/edit', 'image'],
  ] as const)('should let the %s change its own profile', async (role, path, file) => {
    const owner = role === 'agency' ? agency : coin;
    const answer = await owner.agent
      .patch(`/api/${path}/${owner.id}`)
      .field({ id: owner.id, name: 'Own name' })
      .attach(file, await photograph(), 'a.png');
    expect(expectSuccess(answer).updateProfile).toMatchObject({
      name: 'Own name',
      image: expect.stringMatching(/^uploads/),
    });
  });

  describe('platform admins', () => {
    it('should be added, listed and disabled, but not by themselves', async () => {
      const { agent, id } = await app.as('admin');
      const account = { name: 'Second', number: '916000000001', password: 'second-admin-1' };
      const added = expectSuccess(await agent.post('/api/admin/admins').send(account)).details as {
        _id: string;
      };
      expect(added).toMatchObject({ name: 'Second', mustChangePassword: false, status: 'active' });
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

    it('should keep one enabled when two disable each other concurrently', async () => {
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
