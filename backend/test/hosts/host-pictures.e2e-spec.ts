// The picture of a host in its live sessions: the file stays as long as a session shows it.
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
let host: Actor<'user'>;
let agencyCode: string;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
  agencyCode = (await app.create.agency()).uniqueId;
});
beforeEach(async () => {
  const user: User = await app.create.user();
  await app.create.host(user, agencyCode, { status: 1 });
  host = await app.as('user', user);
});
afterAll(() => app.close());

const setPicture = async () => {
  const request = host.agent.post('/api/app/profile').attach('picture', await photograph(), 'me.jpg');
  return (expectSuccess(await request).details as { picture: string }).picture;
};
const start = async () => {
  const started = await host.agent.post('/api/app/live/start').send({ channelName: 'Evening songs' });
  return (expectSuccess(started).details as { _id: string })._id;
};
const end = async (id: string) => expectSuccess(await host.agent.post('/api/app/live/end').send({ id }));
const recordOf = async () => {
  const query = { search: host.record.username, page: 1, limit: 5 };
  const { data } = expectSuccess(await admin.agent.get('/api/admin/host/hostrecord').query(query));
  return (data as { image: string; userId: { picture: string } }[])[0]!;
};
const statusOf = async (path: string) => (await app.guest().get(`/api/${path}`)).status;
const thumbOf = (path: string) => path.replace('users/', 'users/thumb/');

describe('the picture of a host', () => {
  it('should stay in the host record after the host chose a new picture', async () => {
    const old = await setPicture();
    await end(await start());
    const fresh = await setPicture();
    const { image, userId } = await recordOf();
    expect([image, userId.picture]).toEqual([old, old]);
    expect([await statusOf(old), await statusOf(thumbOf(old)), await statusOf(fresh)]).toEqual([
      200, 200, 200,
    ]);
  });

  it('should stay in the list of live sessions after the host chose a new picture', async () => {
    const old = await setPicture();
    await start();
    await setPicture();
    const live = expectSuccess(
      await admin.agent.get('/api/admin/live/sessions').query({ search: host.record.username }),
    );
    expect((live.details as { userId: { picture: string } }[])[0]!.userId.picture).toBe(old);
    expect(await statusOf(old)).toBe(200);
  });

  it('should be deleted with the next upload when no session shows it', async () => {
    const unseen = await setPicture();
    await setPicture();
    expect(await statusOf(unseen)).toBe(404);
  });

  it('should exist in a session that starts during its replacement', async () => {
    await setPicture();
    const [fresh] = await Promise.all([setPicture(), start()]);
    const { image } = await recordOf();
    expect(await statusOf(image)).toBe(200);
    expect(await statusOf(fresh)).toBe(200);
  });

  it('should be deleted with the account, including the pictures of old sessions', async () => {
    const old = await setPicture();
    await end(await start());
    const fresh = await setPicture();
    const deleted = await host.agent.post('/api/app/account/delete').send({ password: 'right-password-1' });
    expectSuccess(deleted);
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([404, 404]);
    expect(
      await app.connection.collection('liveSessions').countDocuments({ image: { $in: [old, fresh] } }),
    ).toBe(0);
  });
});
