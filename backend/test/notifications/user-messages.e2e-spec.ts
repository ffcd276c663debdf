// Messages of the product itself to one user: the inbox first, the phones afterwards.
import { Types } from 'mongoose';
import { UserMessages } from '../../src/modules/notifications/user-messages.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { Fcm, refused } from '../support/fcm.js';
import { until } from '../support/until.js';

const TEXT = { title: 'Level 5', description: 'You reached level 5.' };
let fcm: Fcm;
let app: TestApp;
let user: Actor<'user'>;
beforeAll(async () => {
  fcm = await Fcm.start();
  app = await startApp(fcm.env);
});
beforeEach(async () => {
  fcm.reset();
  user = await app.as('user', await app.create.user());
  expectSuccess(await user.agent.post('/api/app/pushtoken').send({ token: `phone-${user.id}` }));
});
afterAll(async () => {
  await app.close();
  await fcm.close();
});

const messages = () => app.nest.get(UserMessages, { strict: false });
const send = () => messages().send([{ user: new Types.ObjectId(user.id), ...TEXT }]);
const isPushed = async () => {
  const waiting = { user: new Types.ObjectId(user.id), dueAt: { $exists: true } };
  return (await app.connection.collection('inbox').countDocuments(waiting)) === 0;
};

describe('a message of the product to a user', () => {
  it('should be in the inbox at once, and on the phone soon', async () => {
    await send();
    const { details } = expectSuccess(await user.agent.get('/api/app/notifications'));
    expect(details).toMatchObject([TEXT]);
    await until(isPushed);
    expect(fcm.tokens).toEqual([`phone-${user.id}`]);
    expect(fcm.pushes[0]).toMatchObject({ notification: { title: TEXT.title, body: TEXT.description } });
  });

  it('should be pushed later while the push service is away, and only once', async () => {
    fcm.reply = () => refused(503, 'UNAVAILABLE');
    await send();
    await until(async () => fcm.tokens.length === 1);
    expect(await isPushed()).toBe(false);
    fcm.reset();
    await app.connection
      .collection('inbox')
      .updateMany({ user: new Types.ObjectId(user.id) }, { $set: { dueAt: new Date() } });
    await Promise.all([messages().look(), messages().look()]);
    expect(fcm.tokens).toEqual([`phone-${user.id}`]);
    expect(await isPushed()).toBe(true);
  });
});
