// The permitted versions of the app: an admin sets them, and the app reads them before sign-in.
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const set = (minimum: string, latest: string) =>
  admin.agent.post('/api/admin/appversion').send({ minimum, latest });
const ask = async (query = '', headers = {}) =>
  expectSuccess(await app.guest().get(`/api/app/version${query}`).set(headers)).details;

describe('GET /api/app/version', () => {
  it('should accept every version when no minimum is set', async () => {
    expect(await ask('?version=0.1')).toEqual({ minimum: '', latest: '', mustUpdate: false });
  });

  it('should require an update of older versions, given by query or header', async () => {
    expectSuccess(await set('2.0.0', '2.10.0'));
    const said = { minimum: '2.0.0', latest: '2.10.0' };
    for (const version of ['1.99.9', '1'])
      expect(await ask(`?version=${version}`)).toEqual({ ...said, mustUpdate: true });
    for (const version of ['2', '2.0.0', '2.9.1', '3'])
      expect(await ask(`?version=${version}`)).toEqual({ ...said, mustUpdate: false });
    expect(await ask('', { 'X-App-Version': '1.9' })).toEqual({ ...said, mustUpdate: true });
    expect(await ask('', { 'X-App-Version': 'a beta' })).toEqual({ ...said, mustUpdate: false });
    expect(await ask()).toEqual({ ...said, mustUpdate: false });
  });

  it('should return 400 when the version is invalid', async () => {
    expectFailure(await app.guest().get('/api/app/version?version=1.x'), 'VALIDATION_FAILED', 'version');
  });
});

describe('POST /api/admin/appversion', () => {
  it('should save, audit and remove the minimum version', async () => {
    expectSuccess(await set('1.0', '1.5'));
    expect(expectSuccess(await admin.agent.get('/api/admin/appversion')).details).toEqual({
      minimum: '1.0',
      latest: '1.5',
      version: expect.any(Number),
    });
    const written = { action: 'appVersion.update', 'after.latest': '1.5', 'actor.id': admin.id };
    expect(await app.connection.collection('audit').countDocuments(written)).toBe(1);
    expectSuccess(await set('', ''));
    expect(await ask('?version=0.1')).toEqual({ minimum: '', latest: '', mustUpdate: false });
  });

  it('should return 400 when a version is invalid or the minimum above the newest', async () => {
    expectFailure(await set('2.1', '2.0'), 'VALIDATION_FAILED', 'latest');
    expectFailure(await set('2.1', ''), 'VALIDATION_FAILED', 'latest');
    expectFailure(await set('two', '2'), 'VALIDATION_FAILED', 'minimum');
    expectFailure(
      await admin.agent.post('/api/admin/appversion').send({}),
      'VALIDATION_FAILED',
      'latest',
      'minimum',
    );
  });

  it('should return 401 or 403 when the caller is not an admin', async () => {
    const { agent } = await app.as('user');
    expectFailure(await agent.get('/api/admin/appversion'), 'FORBIDDEN');
    expectFailure(await app.guest().post('/api/admin/appversion').send({}), 'UNAUTHENTICATED');
  });
});
