// Step-up: what is sensitive asks a panel session for the password or a code when its last proof is old.
import { Types } from 'mongoose';
import { startApp, type Agent, type TestApp } from '../support/app.js';
import { type Call, CALLS } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { codeOf, forgetStep, protect, verify, wrongCode } from '../support/second-factor.js';
import type { StaffRole } from '../../src/core/roles.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const MINUTE = 60_000;
/** The calls that ask for a proof. */
const STEP_UP = [
  'addAdmin',
  'addRightSet',
  'adjustUser',
  'changeAgencies',
  'changeAgencyAdmins',
  'changeBds',
  'changeCoinAgencies',
  'closeCoinAgency',
  'decideSelectedSends',
  'decideSelectedWithdrawals',
  'decideWaitingLimit',
  'decideWaitingOwner',
  'decideWaitingSend',
  'decideWithdrawal',
  'decideWithdrawals',
  'deleteRightSet',
  'disableAdmin',
  'downloadBankExport',
  'enableAdmin',
  'issueAdminPassword',
  'issueStaffPassword',
  'makeBankExport',
  'openLockedAccount',
  'refundOrder',
  'resetAdminMfa',
  'resetStaffMfa',
  'returnCoins',
  'revealStaffPassword',
  'revealWithdrawal',
  'reverseEntry',
  'sellCoins',
  'sendCoins',
  'setAdminSets',
  'setCoinLimits',
  'setSignInRules',
  'setStaffStatus',
  'setTimeZone',
  'startSalaryRun',
  'takeFirstPasswords',
  'updateRightSet',
  'updateSecrets',
  'viewAs',
];

const sessions = () => app.connection.collection('sessions');
/** Makes the last proof of an account's sessions, and the last sensitive call, this old. */
const age = (id: object | string, minutes: number, unused = minutes) =>
  sessions().updateMany(
    { account: new Types.ObjectId(String(id)) },
    { $set: { provenAt: ago(minutes), proofUsedAt: ago(unused) } },
  );
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
const ask = (agent: Agent, { method, path }: Call) =>
  agent[method.toLowerCase() as 'get'](path.replace(/\{\w+\}/g, '66f0c0ffee00000000000001'));
const prove = (agent: Agent, proof: object) => agent.post('/api/auth/proof').send(proof);
const SENSITIVE = CALLS.filter(({ stepUp }) => stepUp);

describe.each(SENSITIVE)('$method $path', (call) => {
  const role = call.roles[0] as StaffRole;

  it('should ask a panel session with an old proof, and no other', async () => {
    const account = await app.create.account(role);
    const [panel, bearer] = [await app.panel(role, account), await app.as(role, account as never)];
    await age(account._id, 11);
    expectFailure(await ask(panel, call), 'PROOF_REQUIRED');
    const answers = [await ask(bearer.agent, call)];
    expectSuccess(await prove(panel, { password: PASSWORD }));
    answers.push(await ask(panel, call));
    for (const { body } of answers) expect(body).not.toMatchObject({ code: 'PROOF_REQUIRED' });
  });
});

describe('the document', () => {
  it('should name the calls that move coins, reveal secrets, or change secrets, limits, rights or the sign-in of others', () => {
    expect(SENSITIVE.map(({ operationId }) => operationId).toSorted()).toEqual(STEP_UP);
    for (const { failures } of SENSITIVE) expect(failures[403]).toContain('PROOF_REQUIRED');
  });
});

describe('POST /api/auth/proof', () => {
  it('should count for ten minutes, as a sign-in does', async () => {
    const account = await app.create.admin();
    const agent = await app.panel('admin', account);
    await age(account._id, 9.9);
    expectSuccess(await agent.post('/api/admin/admins').send(newAdmin()));
    await age(account._id, 10.1);
    expectFailure(await agent.post('/api/admin/admins').send(newAdmin()), 'PROOF_REQUIRED');
    expectSuccess(await prove(agent, { password: PASSWORD }));
    expectSuccess(await agent.post('/api/admin/admins').send(newAdmin()));
  });

  it('should be prolonged by each sensitive call within ten minutes, up to an hour', async () => {
    const account = await app.create.admin();
    const agent = await app.panel('admin', account);
    const bd = await app.create.bd();
    const setPassword = () =>
      agent
        .put('/api/bdpanel/updatebd')
        .query({ id: String(bd._id) })
        .send({ password: 'a-new-password-7' });
    // The first kind says `stepUp`, the second one asks because of its input.
    for (const step of [() => agent.post('/api/admin/admins').send(newAdmin()), setPassword]) {
      await age(account._id, 9.5);
      expectSuccess(await step());
      const used = await sessions().findOne({ account: account._id });
      expect(Date.now() - (used!.proofUsedAt as Date).getTime()).toBeLessThan(MINUTE);
      for (const [proof, unused, counts] of [
        [59, 9.5, true],
        [59, 10.5, false],
        [61, 1, false],
      ] as const) {
        await age(account._id, proof, unused);
        const answer = await step();
        if (counts) expectSuccess(answer);
        else expectFailure(answer, 'PROOF_REQUIRED');
      }
    }
  });

  it('should begin a new hour', async () => {
    const account = await app.create.admin();
    const agent = await app.panel('admin', account);
    await age(account._id, 61, 1);
    expectSuccess(await prove(agent, { password: PASSWORD }));
    expect((await sessions().findOne({ account: account._id }))!.proofUsedAt).toBeUndefined();
    expectSuccess(await agent.post('/api/admin/admins').send(newAdmin()));
  });

  it('should not be prolonged by calls that are not sensitive', async () => {
    const account = await app.create.admin();
    const agent = await app.panel('admin', account);
    await age(account._id, 9.5);
    expectSuccess(await agent.get('/api/admin/admins'));
    expectSuccess(await agent.patch('/api/lists/kept/users').send({ limit: 10 }));
    await age(account._id, 10.5);
    expectFailure(await agent.post('/api/admin/admins').send(newAdmin()), 'PROOF_REQUIRED');
  });

  it('should count for its own session only', async () => {
    const account = await app.create.admin();
    const [one, other] = [await app.panel('admin', account), await app.panel('admin', account)];
    await age(account._id, 11);
    expectSuccess(await prove(one, { password: PASSWORD }));
    expectFailure(await other.post('/api/admin/admins').send(newAdmin()), 'PROOF_REQUIRED');
  });

  it('should accept a code of the second factor once, and nothing wrong', async () => {
    const owner = await protect(app, 'admin');
    const agent = app.guest();
    agent.set('X-Panel', 'admin');
    expectSuccess(await app.login('admin', owner.account, { agent }));
    expectFailure(await prove(agent, { password: PASSWORD }), 'MFA_REQUIRED');
    const used = await codeOf(owner.secret);
    expectSuccess(await verify(agent, used));
    await age(owner.id, 11);
    expectFailure(await prove(agent, {}), 'VALIDATION_FAILED', 'password');
    expectFailure(await prove(agent, { password: 'wrong-password' }), 'VALIDATION_FAILED', 'password');
    expectFailure(await prove(agent, { code: await wrongCode(owner.secret) }), 'VALIDATION_FAILED', 'code');
    expectFailure(await prove(agent, { code: used }), 'VALIDATION_FAILED', 'code');
    expectFailure(await agent.post('/api/admin/admins').send(newAdmin()), 'PROOF_REQUIRED');
    await forgetStep(app, owner.id);
    expectSuccess(await prove(agent, { code: await codeOf(owner.secret) }));
    expectSuccess(await agent.post('/api/admin/admins').send(newAdmin()));
  });

  it('should refuse further tries after ten wrong passwords', async () => {
    const agent = await app.panel('bd', await app.create.bd());
    for (let n = 0; n < 10; n += 1)
      expectFailure(await prove(agent, { password: `wrong-${n}` }), 'VALIDATION_FAILED', 'password');
    expectFailure(await prove(agent, { password: PASSWORD }), 'RATE_LIMITED');
  });
});

describe('an edit of a staff account', () => {
  it('should ask for a proof only when it sets a password', async () => {
    const account = await app.create.admin();
    const agent = await app.panel('admin', account);
    const bd = await app.create.bd();
    await age(account._id, 11);
    const edit = (fields: object) =>
      agent.put('/api/bdpanel/updatebd').query({ id: bd._id.toHexString() }).send(fields);
    expectSuccess(await edit({ name: 'Renamed' }));
    expectFailure(await edit({ password: 'another-password-1' }), 'PROOF_REQUIRED');
    expectSuccess(await app.login('bd', bd));
    expectSuccess(await prove(agent, { password: PASSWORD }));
    expectSuccess(await edit({ password: 'another-password-1' }));
  });
});

let count = 0;
function newAdmin() {
  const n = (count += 1);
  return { name: `Admin ${n}`, number: `91660000${1000 + n}`, password: PASSWORD };
}
