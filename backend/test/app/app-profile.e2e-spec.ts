import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const signedIn = async () => app.as('user', await app.create.user());
const read = async ({ agent }: Actor) =>
  expectSuccess(await agent.get('/api/app/profile')).details as Record<string, string>;

describe('POST /api/app/profile', () => {
  it('should change the given fields, keep the others, and let staff find the new name', async () => {
    const actor = await signedIn();
    expectSuccess(await actor.agent.post('/api/app/profile').send({ name: 'Zubeida Quill', bio: 'Sings' }));
    expectSuccess(await actor.agent.post('/api/app/profile').send({ bio: '' }));
    expect(await read(actor)).toMatchObject({ name: 'Zubeida Quill', bio: '' });
    const { agent } = await app.as('admin');
    expect(expectSuccess(await agent.get('/api/admin/search?search=beida%20q')).total).toBe(1);
  });

  it('should store the email address and omit it from the search results of staff', async () => {
    const actor = await signedIn();
    expectSuccess(await actor.agent.post('/api/app/profile').send({ email: 'Quill@Example.com' }));
    expect(await read(actor)).toMatchObject({ email: 'quill@example.com' });
    const { agent } = await app.as('admin');
    const listed = expectSuccess(
      await agent.get(`/api/admin/search?search=${actor.record.username}`),
    ).details;
    expect(listed).toMatchObject([{ email: '' }]);
    const bad = actor.agent.post('/api/app/profile').send({ email: 'nobody' });
    expectFailure(await bad, 'VALIDATION_FAILED', 'email');
  });

  it('should store a picture and remove the previous one', async () => {
    const actor = await signedIn();
    const upload = async () =>
      expectSuccess(
        await actor.agent.post('/api/app/profile').attach('picture', await photograph(), 'me.png'),
      );
    await upload();
    const { picture: first } = await read(actor);
    await upload();
    const { picture: next } = await read(actor);
    expect(next).not.toBe(first);
    expect((await app.guest().get(`/api/${next}`)).status).toBe(200);
    expect((await app.guest().get(`/api/${first}`)).status).toBe(404);
  });

  it('should apply all of several concurrent changes', async () => {
    const actor = await signedIn();
    const names = Array.from({ length: 6 }, (_, at) => `Zubeida ${at}`);
    const changes = [...names.map((name) => ({ name })), { bio: 'Sings' }];
    const send = (change: object) => actor.agent.post('/api/app/profile').send(change);
    for (const response of await Promise.all(changes.map(send))) expectSuccess(response);
    const { name, bio } = await read(actor);
    expect(names).toContain(name);
    expect(bio).toBe('Sings');
  });

  it('should return 400 when the picture or the name is invalid or a field unknown', async () => {
    const { agent } = await signedIn();
    const text = agent.post('/api/app/profile').attach('picture', Buffer.from('words'), 'me.png');
    expectFailure(await text, 'FILE_REJECTED', 'picture');
    expectFailure(await agent.post('/api/app/profile').send({ name: ['a'] }), 'VALIDATION_FAILED', 'name');
    expectFailure(await agent.post('/api/app/profile').send({ coin: 5 }), 'VALIDATION_FAILED', 'coin');
  });
});

describe('POST /api/app/device', () => {
  const report = ({ agent }: Actor, deviceId: string) => agent.post('/api/app/device').send({ deviceId });
  const devicesOf = async ({ id }: Actor) => (await app.stored('users', id)).deviceIds as string[];

  it('should store each device once and keep the first ten and the last ten', async () => {
    const actor = await signedIn();
    for (let at = 0; at < 22; at += 1) expectSuccess(await report(actor, `device-${at}`));
    expectSuccess(await report(actor, 'device-21'));
    const devices = await devicesOf(actor);
    expect(devices).toHaveLength(20);
    expect([devices[0], devices[9], devices[10], devices[19]]).toEqual([
      'device-0',
      'device-9',
      'device-12',
      'device-21',
    ]);
  });

  it('should return 400 when the device id is empty', async () => {
    expectFailure(await report(await signedIn(), ' '), 'VALIDATION_FAILED', 'deviceId');
  });

  it('should keep a banned device banned when its user reports made-up devices', async () => {
    const actor = await signedIn();
    expectSuccess(await report(actor, 'the-real-phone'));
    for (let at = 0; at < 25; at += 1) expectSuccess(await report(actor, `made-up-${at}`));
    const admin = await app.as('admin');
    expectSuccess(await admin.agent.post(`/api/admin/deviceban?id=${actor.id}`).send({ banStatus: '1' }));
    expectFailure(await report(await signedIn(), 'the-real-phone'), 'ACCOUNT_BANNED');
  });

  it('should end the session on a device that is banned for another user', async () => {
    const [bad, innocent] = [await signedIn(), await signedIn()];
    expectSuccess(await report(bad, 'the-shared-phone'));
    const admin = await app.as('admin');
    expectSuccess(await admin.agent.post(`/api/admin/deviceban?id=${bad.id}`).send({ banStatus: '1' }));
    expectFailure(await report(innocent, 'the-shared-phone'), 'ACCOUNT_BANNED');
    expectFailure(await innocent.agent.get('/api/app/profile'), 'UNAUTHENTICATED');
  });
});
