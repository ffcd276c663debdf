// Host applications from the app and from the admin (docs/rules/hosts.md).
import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor;
/** The code of an agency. */
let code: string;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
  code = (await app.create.agency()).uniqueId;
});
afterAll(() => app.close());

describe('POST /api/agency/host/applyhost', () => {
  const form = ({ username, number }: User, more: object = {}) => ({
    username,
    number,
    realName: 'Real Name',
    agencyCode: code,
    ...more,
  });
  const apply = (actor: Actor, body: object) =>
    actor.agent.post('/api/agency/host/applyhost').type('form').send(body);
  const applicationOf = (user: User) => app.connection.collection('hosts').findOne({ user: user._id });

  it('should approve the application immediately when the admin sends it', async () => {
    const user = await app.create.user({ username: 'Host.From.Admin' });
    const body = form(user, { username: ' host.from.ADMIN ', agencyCode: code.toLowerCase(), status: '1' });
    expectSuccess(await apply(admin, body));
    expect(await applicationOf(user)).toMatchObject({
      status: 1,
      agencyAdminStatus: 1,
      agencyCode: code,
      realName: 'Real Name',
    });
  });

  it('should accept a multipart form', async () => {
    const user = await app.create.user();
    const request = admin.agent.post('/api/agency/host/applyhost');
    for (const [name, value] of Object.entries(form(user))) request.field(name, String(value));
    expectSuccess(await request);
  });

  it('should make an application from the app pending when it sends a status', async () => {
    const user = await app.create.user();
    expectSuccess(await apply(await app.as('user', user), form(user, { status: '1' })));
    expect(await applicationOf(user)).toMatchObject({ status: 0, agencyAdminStatus: 0, decisions: [] });
  });

  it('should accept another application when the last one was rejected', async () => {
    const user = await app.create.user();
    await app.create.host(user, code, { status: HOST_STATUS.rejected });
    const actor = await app.as('user', user);
    const { username: _left, ...own } = form(user);
    expectSuccess(await actor.agent.post('/api/app/host/apply').send(own));
    const { details } = expectSuccess(await actor.agent.get('/api/app/host/applications'));
    expect(details).toMatchObject([{ status: 0 }, { status: 2 }]);
  });

  it('should return 400 when a field is missing or empty', async () => {
    expectFailure(
      await apply(admin, {}),
      'VALIDATION_FAILED',
      'username',
      'agencyCode',
      'realName',
      'number',
    );
    const { username } = await app.create.user();
    const response = await apply(admin, { username, agencyCode: '', realName: ' ', number: '' });
    expectFailure(response, 'VALIDATION_FAILED', 'agencyCode', 'realName', 'number');
    const { errors } = response.body as { errors: { message: string }[] };
    expect(new Set(errors.map(({ message }) => message))).toEqual(new Set(['This field cannot be empty']));
  });

  it('should return 404 with the field when the user or the agency is unknown', async () => {
    const user = await app.create.user();
    expectFailure(await apply(admin, form(user, { username: 'nobody.here' })), 'NOT_FOUND', 'username');
    expectFailure(await apply(admin, form(user, { agencyCode: 'AG000000' })), 'NOT_FOUND', 'agencyCode');
    const gone = await app.create.agency({ deleted: true });
    expectFailure(await apply(admin, form(user, { agencyCode: gone.uniqueId })), 'NOT_FOUND', 'agencyCode');
  });

  it('should return 404 when a user applies for another user', async () => {
    const [user, other] = [await app.create.user(), await app.create.user()];
    expectFailure(await apply(await app.as('user', user), form(other)), 'NOT_FOUND', 'username');
    expect(await applicationOf(other)).toBeNull();
  });

  it('should return 409 when the user has an open application', async () => {
    const user = await app.create.user();
    const actor = await app.as('user', user);
    const responses = await Promise.all([apply(actor, form(user)), apply(actor, form(user))]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expectFailure(await apply(admin, form(user)), 'DUPLICATE', 'username');
  });

  it('should name no field with 409 when the call has no field for the user', async () => {
    const user = await app.create.user();
    const { username: _left, ...own } = form(user);
    const { agent } = await app.as('user', user);
    expectSuccess(await agent.post('/api/app/host/apply').send(own));
    const response = await agent.post('/api/app/host/apply').send(own);
    expectFailure(response, 'DUPLICATE');
    expect(response.body).not.toHaveProperty('errors');
  });
});
