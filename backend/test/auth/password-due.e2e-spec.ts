// Staff who must change an issued password: the API allows them to do that and nothing else.
import type { Response } from 'supertest';
import { STAFF_ROLES, type StaffRole } from '../../src/core/roles.js';
import { MIGRATIONS } from '../../src/startup/migrations/migrations.js';
import { type Actor, type Agent, startApp, type TestApp } from '../support/app.js';
import { type Call, CALLS } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { callName, everyCase } from '../support/every-case.js';
import { PASSWORD } from '../support/factories/factory.js';
import { photograph } from '../support/factories/pictures.js';
import { SIGN_IN } from '../support/sign-in.js';

const NEW_PASSWORD = 'a password of my own';
const CHANGE_CALLS = {
  admin: 'changeAdminPassword',
  bd: 'changeBdPassword',
  agencyadmin: 'changeAgencyAdminPassword',
  agency: 'changeAgencyPassword',
  coin: 'changeCoinAgencyPassword',
} as const;
const OPEN_CALLS = ['logout', 'fetchMe', ...Object.values(CHANGE_CALLS)];

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT: 'off' });
  admin = await app.as('admin');
});
afterAll(() => app.close());

const makers = {
  admin: () => app.create.admin({ mustChangePassword: true }),
  bd: () => app.create.bd({ mustChangePassword: true }),
  agencyadmin: () => app.create.agencyAdmin({ mustChangePassword: true }),
  agency: () => app.create.agency({ mustChangePassword: true }),
  coin: () => app.create.coinAgency({ mustChangePassword: true }),
};

interface Due {
  id: string;
  agent: Agent;
  accessToken: string;
  refreshToken: string;
}
/** A session of a new account of this role that must change its password. */
async function signInDue(role: StaffRole): Promise<Due> {
  const account = await makers[role]();
  const body = expectSuccess(await app.login(role, account)) as unknown as Due;
  return { ...body, id: account._id.toHexString(), agent: app.withToken(body.accessToken) };
}

const ask = (agent: Agent, { method, path }: Call): Promise<Response> =>
  agent[method.toLowerCase() as 'get'](path.replace(/\{\w+\}/g, '66f0c0ffee00000000000001'));

/** Changes the own password by the documented call of this role. */
const change = ({ agent, id }: Due, role: StaffRole, next = NEW_PASSWORD): Promise<Response> => {
  const upper = { oldPassword: PASSWORD, newPassword: next, confirmPassword: next };
  const lower = { oldpassword: PASSWORD, newpassword: next, confirmpassword: next };
  const calls = {
    admin: () => agent.put('/api/admin/profile/updatepassword').send(lower),
    bd: () => agent.put('/api/bdpanel/updatepassword').query({ id }).send(lower),
    agencyadmin: () => agent.put('/api/agencyadmin/upatepassword').query({ id }).send(lower),
    agency: () => agent.patch(`/api/agency/passwordReset/${id}`).send(upper),
    coin: () => agent.patch(`/api/coinPanel/passwordReset/${id}`).send(upper),
  };
  return calls[role]();
};

describe.each(STAFF_ROLES)('%s who must change the password', (role) => {
  let due: Due;
  beforeAll(async () => {
    due = await signInDue(role);
  });
  const calls = CALLS.filter(({ roles }) => roles.includes(role));
  const closed = calls.filter(({ operationId }) => !OPEN_CALLS.includes(operationId));

  it('should get 403 from every call of its role but those of the password', () =>
    everyCase(closed, callName, async (call) =>
      expectFailure(await ask(due.agent, call), 'PASSWORD_CHANGE_REQUIRED'),
    ));

  it('should get FORBIDDEN when the call is not for its role', async () => {
    const foreign = CALLS.find(({ secured, roles }) => secured && !roles.includes(role))!;
    expectFailure(await ask(due.agent, foreign), 'FORBIDDEN');
  });

  it('should be able to read its profile and renew its session', async () => {
    const me = expectSuccess(await due.agent.get('/api/auth/me'));
    expect(me.details).toMatchObject({ role, profile: { mustChangePassword: true } });
    const { refreshToken } = due;
    const renewed = expectSuccess(await app.guest().post('/api/auth/refresh').send({ refreshToken }));
    const agent = app.withToken(renewed.accessToken as string);
    expectFailure(await agent.get('/api/auth/sessions'), 'PASSWORD_CHANGE_REQUIRED');
  });

  it('should have full access when it has changed the password', async () => {
    expectSuccess(await change(due, role));
    expectSuccess(await due.agent.get('/api/auth/sessions'));
    const again = await signInDue(role);
    expectSuccess(await again.agent.post('/api/auth/logout'));
  });
});

describe('the document', () => {
  it('should list the open calls, and the refusal at all other calls of staff', () => {
    const open = CALLS.filter((call) => call.staysOpenWhilePasswordDue);
    expect(open.map(({ operationId }) => operationId).toSorted()).toEqual(OPEN_CALLS.toSorted());
    const refusing = CALLS.filter(({ failures }) => failures[403]?.includes('PASSWORD_CHANGE_REQUIRED'));
    const ofStaff = CALLS.filter(({ roles }) => roles.some((role) => role !== 'user'));
    expect(refusing.map(({ operationId }) => operationId)).toEqual(
      ofStaff.map(({ operationId }) => operationId).filter((name) => !OPEN_CALLS.includes(name)),
    );
  });
});

/** The calls that set another account's password: `make` sends the call, `id` is set when the account exists. */
const ISSUING = {
  admin: { make: 'admin/admins', edit: undefined },
  bd: { make: 'bdpanel/createbd', edit: ['put', 'bdpanel/updatebd'] },
  agencyadmin: {
    make: 'agencadminpanel/createagencyadmin',
    edit: ['put', 'agencadminpanel/updateagencyadmin'],
  },
  agency: { make: 'admin/agencyPanel/addAgencyPanel', edit: ['post', 'admin/agencyPanel/updateAgencyPanel'] },
  coin: { make: 'admin/coinPanel/addCoinPanel', edit: ['post', 'admin/coinPanel/updateCoinPanel'] },
} as const;

let count = 0;
async function create(
  role: StaffRole,
  more: object,
): Promise<{ _id: string; number: string; uniqueId: string }> {
  const n = (count += 1);
  const account = { name: `New ${n}`, email: `new.${n}@example.com`, number: `91770000${1000 + n}` };
  const path = `/api/${ISSUING[role].make}`;
  const send = async (): Promise<Response> => {
    if (role === 'admin') return admin.agent.post(path).send({ ...account, password: PASSWORD, ...more });
    const agencyAdmin = await app.create.agencyAdmin({ createBy: (await app.create.bd()).uniqueId });
    const above: Record<string, string> = {
      bd: {},
      agencyadmin: { createBy: agencyAdmin.createBy },
      agency: { bd: agencyAdmin.createBy, admin: agencyAdmin.uniqueId },
      coin: { username: `coins.${n}` },
    }[role];
    const fields = { ...account, ...above, password: PASSWORD, ...more };
    return admin.agent
      .post(path)
      .field(fields)
      .attach('image', await photograph(), 'a.png');
  };
  const body = expectSuccess(await send());
  return (body.data ?? body.details) as { _id: string; number: string; uniqueId: string };
}

async function sessionsAnswer(
  role: StaffRole,
  account: { number: string; uniqueId: string },
): Promise<Response> {
  const answer = await app.login(role, account);
  expect(expectSuccess(answer)[SIGN_IN[role].key]).toBeDefined();
  const { accessToken } = answer.body as { accessToken: string };
  return app.withToken(accessToken).get('/api/auth/sessions');
}

describe.each(STAFF_ROLES)('a new %s', (role) => {
  it('should work at once when the call does not say mustChangePassword', async () => {
    expectSuccess(await sessionsAnswer(role, await create(role, {})));
  });

  it('should have to change the password when the call says mustChangePassword', async () => {
    const account = await create(role, { mustChangePassword: true });
    expectFailure(await sessionsAnswer(role, account), 'PASSWORD_CHANGE_REQUIRED');
  });

  const { edit } = ISSUING[role];
  if (!edit) return;
  it('should follow the last edit that gives it a password', async () => {
    const account = await create(role, { mustChangePassword: true });
    const save = async (fields: object) => {
      const [method, path] = edit;
      const body = { id: account._id, ...fields };
      expectSuccess(await admin.agent[method](`/api/${path}`).query({ id: account._id }).send(body));
    };
    await save({ mustChangePassword: false });
    expectFailure(await sessionsAnswer(role, account), 'PASSWORD_CHANGE_REQUIRED');
    await save({ password: PASSWORD });
    expectSuccess(await sessionsAnswer(role, account));
    await save({ mustChangePassword: true });
    expectSuccess(await sessionsAnswer(role, account));
    await save({ password: PASSWORD, mustChangePassword: true });
    expectFailure(await sessionsAnswer(role, account), 'PASSWORD_CHANGE_REQUIRED');
  });
});

describe('a session that was opened before the API asked for the change', () => {
  const migrate = () => MIGRATIONS.find(({ id }) => id === '0010-passwords-due')!.run(app.nest);

  it("should require the change when it is an admin's and the migration has run", async () => {
    const due = await app.as('admin', await app.create.admin({ mustChangePassword: true }));
    expectSuccess(await due.agent.get('/api/auth/sessions'));
    await migrate();
    expectFailure(await due.agent.get('/api/auth/sessions'), 'PASSWORD_CHANGE_REQUIRED');
    expectSuccess(await admin.agent.get('/api/auth/sessions'));
  });

  it.each(['bd', 'agencyadmin', 'agency', 'coin'] as const)(
    'should stay open, as should the next one, when it is of the role %s',
    async (role) => {
      const account = await makers[role]();
      const { agent } = await app.as(role, account as never);
      await migrate();
      expectSuccess(await agent.get('/api/auth/sessions'));
      expectSuccess(await sessionsAnswer(role, account as never));
    },
  );
});
