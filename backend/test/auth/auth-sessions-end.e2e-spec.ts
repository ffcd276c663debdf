// Changes of an account that end all its sessions.
import type { Test } from 'supertest';
import { SessionsService } from '../../src/platform/access/sessions.service.js';
import type { Role } from '../../src/core/roles.js';
import { AuthService } from '../../src/modules/auth/auth.service.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { photograph } from '../support/factories/pictures.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Send = (admin: Actor<'admin'>, id: string, owner: Actor) => Test;
/** The changes that end every session of an account and make its former password invalid. */
const ENDS: [role: Role, what: string, send: Send][] = [
  [
    'admin',
    'disabled',
    ({ agent }, id) => agent.post(`/api/admin/admins/${id}/disable`).send({ reason: 'Left' }),
  ],
  ['bd', 'deleted', ({ agent }, id) => agent.delete(`/api/bdpanel/delete?id=${id}`)],
  [
    'agencyadmin',
    'given another password by its owner',
    (_admin, id, { agent }) =>
      agent.put(`/api/agencyadmin/upatepassword?id=${id}`).send({
        oldpassword: PASSWORD,
        newpassword: 'another-password',
        confirmpassword: 'another-password',
      }),
  ],
  [
    'agency',
    'issued another password',
    ({ agent }, id) =>
      agent.post('/api/admin/agencyPanel/updateAgencyPanel').field({ id, password: 'another-password' }),
  ],
  ['coin', 'deleted', ({ agent }, id) => agent.delete(`/api/admin/coinPanel/deleteCoinPanel/${id}`)],
  ['user', 'banned', ({ agent }, id) => agent.post(`/api/admin/userban?id=${id}`).send({ banStatus: '1' })],
  [
    'user',
    'banned by its device',
    ({ agent }, id) => agent.post(`/api/admin/deviceban?id=${id}`).send({ banStatus: '1' }),
  ],
  ['user', 'deactivated', ({ agent }, id) => agent.post('/api/admin/userstatus').send({ id, active: false })],
  [
    'user',
    'given another password',
    ({ agent }, id) => agent.post(`/api/admin/edituser?id=${id}`).send({ password: 'another-password' }),
  ],
  [
    'user',
    'deleted by its owner',
    (_admin, _id, { agent }) => agent.post('/api/app/account/delete').send({ password: PASSWORD }),
  ],
];

afterEach(() => jest.restoreAllMocks());

describe.each(ENDS)('an account of %s that is %s', (role, _what, send) => {
  it('should reject a sign-in that has already checked the former password', async () => {
    const account = await app.create.account(role);
    const owner = await app.as(role, account as never);
    const admin = await app.as('admin');
    const auth = app.nest.get(AuthService);
    const open = auth.open.bind(auth);
    jest.spyOn(auth, 'open').mockImplementationOnce(async (...given) => {
      expectSuccess(await send(admin, owner.id, owner));
      return open(...given);
    });
    expectFailure(await app.login(role, account), 'INVALID_CREDENTIALS');
    expect(auth.open).toHaveBeenCalledTimes(1);
  });
});

describe.each(ENDS.filter(([role, what]) => role === 'bd' || what === 'banned'))(
  'a session that opens while an account of %s is %s',
  (role, _what, send) => {
    it('should end with the other sessions', async () => {
      const account = await app.create.account(role);
      const owner = await app.as(role, account as never);
      const sessions = app.nest.get(SessionsService);
      const endAll = sessions.endAll.bind(sessions);
      let opened = '';
      jest.spyOn(sessions, 'endAll').mockImplementation(async (...given) => {
        await endAll(...given);
        opened ||= String(expectSuccess(await app.login(role, account)).accessToken);
      });
      expectSuccess(await send(await app.as('admin'), owner.id, owner));
      expectFailure(await app.withToken(opened).get('/api/auth/me'), 'UNAUTHENTICATED');
    });
  },
);

describe('an edit that fails to end the sessions', () => {
  it('should change nothing and keep the picture', async () => {
    const { record, id } = await app.as('bd', await app.create.bd());
    const { agent } = await app.as('admin');
    const edit = (fields: object) => agent.put(`/api/bdpanel/updatebd?id=${id}`).field(fields as never);
    jest.spyOn(app.nest.get(SessionsService), 'endAll').mockRejectedValueOnce(new Error('gone'));
    const answer = await edit({ password: 'another-password' }).attach('image', await photograph(), 'a.png');
    expectFailure(answer, 'INTERNAL');
    expect(await app.stored('bds', id)).toMatchObject({ image: record.image, mustChangePassword: false });
    expectSuccess(await app.login('bd', record));
  });
});
