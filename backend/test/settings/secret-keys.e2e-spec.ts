import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { sharedApp } from '../support/shared-app.js';

const PATH = '/api/admin/secretfile';
const KEY = 'sk_live_0123456789abcdef';
const MASK = '••••••••cdef';

let app: TestApp;
let admin: Actor;
let id: string;
type Secrets = Record<string, string>;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
  id = (await read())._id!;
});
afterAll(() => app.close());

const read = async () => (expectSuccess(await admin.agent.get(PATH)).details as [Secrets])[0];
const put = (body: object, record = id) => admin.agent.put(`${PATH}/${record}`).send(body);
const reveal = (body: object, actor = admin) => actor.agent.post(`${PATH}/reveal`).send(body);

describe(`PUT ${PATH}/{id}`, () => {
  it('should store a key sealed and show its last four characters', async () => {
    const { details } = expectSuccess(await put({ stripeKey: KEY, agoraId: 'short-key' }));
    expect(details).toMatchObject({ _id: id, stripeKey: MASK, agoraId: '••••••••', googleClientId: '' });
    expect(JSON.stringify(await app.stored('secret-settings', id))).not.toContain(KEY);
    const audit = await app.connection
      .collection('audit')
      .find({ action: 'secretSettings.update' })
      .toArray();
    expect(JSON.stringify(audit)).not.toContain(KEY);
    expect(audit).toHaveLength(1);
  });

  it('should keep a key when its mask comes back and remove it when it comes back empty', async () => {
    await put({ stripeKey: KEY, agoraId: 'another-long-agora-id' });
    expectSuccess(await put({ ...(await read()), agoraId: '' }));
    expect(await read()).toMatchObject({ stripeKey: MASK, agoraId: '' });
    expect(expectSuccess(await reveal({ name: 'stripeKey', password: PASSWORD })).details).toMatchObject({
      value: KEY,
    });
  });

  it('should return 400 when the value is an edited mask', async () => {
    await put({ stripeKey: KEY });
    expectFailure(await put({ stripeKey: `${MASK}-new` }), 'VALIDATION_FAILED', 'stripeKey');
    expectFailure(await put({ agoraCertificate: MASK }), 'VALIDATION_FAILED', 'agoraCertificate');
    expect(expectSuccess(await reveal({ name: 'stripeKey', password: PASSWORD })).details).toMatchObject({
      value: KEY,
    });
  });

  it('should refuse an unknown record, wrong types and other roles', async () => {
    expectFailure(await put({ stripeKey: 'x' }, '66f0c0ffee00000000000001'), 'NOT_FOUND');
    expectFailure(await put({ stripeKey: { $gt: '' } }), 'VALIDATION_FAILED', 'stripeKey');
    const { agent } = await app.as('bd');
    expectFailure(await agent.get(PATH), 'FORBIDDEN');
  });
});

describe(`POST ${PATH}/reveal`, () => {
  it('should return the key for the password and record who read which key', async () => {
    await put({ stripeKey: KEY });
    const response = await reveal({ name: 'stripeKey', password: PASSWORD });
    expect(expectSuccess(response).details).toEqual({ name: 'stripeKey', value: KEY });
    expect(response.headers['cache-control']).toBe('no-store');
    const last = await app.connection
      .collection('audit')
      .findOne({ action: 'secretSettings.reveal', 'target.label': 'stripeKey' });
    expect(last).toMatchObject({ actor: { id: admin.id } });
  });

  it('should refuse a wrong password and return 429 when guesses continue', async () => {
    expectFailure(await reveal({ name: 'stripeKey', password: 'wrong' }), 'VALIDATION_FAILED', 'password');
    const other = await app.as('admin', await app.create.admin());
    for (let at = 0; at < 10; at += 1) await reveal({ name: 'stripeKey', password: `wrong-${at}` }, other);
    expectFailure(await reveal({ name: 'stripeKey', password: PASSWORD }, other), 'RATE_LIMITED');
  });

  it('should return 400 when the key is unknown', async () => {
    expectFailure(await reveal({ name: 'appSecret', password: PASSWORD }), 'VALIDATION_FAILED', 'name');
  });
});
