// What follows a sign-in after its answer (platform/access/sign-in-follow-ups.ts).
import { Types } from 'mongoose';
import { SignInFollowUps, TO_DO } from '../../src/platform/access/sign-in-follow-ups.js';
import { startApp, type TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { followedUp } from '../support/followed-up.js';
import { planOf } from '../support/query-plan.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const eventsOf = (account: Types.ObjectId) =>
  app.connection.collection('signins').find({ account }).project({ _id: 0, kind: 1, at: 1 }).toArray();
const sessions = () => app.connection.collection('sessions');
const sessionOf = async (account: Types.ObjectId) =>
  (await sessions().findOne({ account })) as { _id: Types.ObjectId; createdAt: Date; followUp?: object };

describe('what follows a sign-in', () => {
  it('should be stored with the session, and be done within two seconds', async () => {
    const account = await app.create.bd();
    expectSuccess(await app.login('bd', account));
    const { createdAt, followUp } = await sessionOf(account._id);
    expect(followUp).toMatchObject({ kind: 'signedIn', isKnown: false });
    const answered = Date.now();
    await followedUp(app);
    expect(Date.now() - answered).toBeLessThan(2000);
    expect(await eventsOf(account._id)).toEqual([{ kind: 'signedIn', at: createdAt }]);
    expect(await sessionOf(account._id)).not.toHaveProperty('followUp');
  });

  it('should be done once for what a process that ended has left', async () => {
    const account = await app.create.agency();
    expectSuccess(await app.login('agency', account));
    await followedUp(app);
    const { _id } = await sessionOf(account._id);
    await sessions().updateOne({ _id }, { $set: { followUp: { kind: 'signedIn', isKnown: true } } });
    await followedUp(app);
    expect(await eventsOf(account._id)).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await eventsOf(account._id)).toHaveLength(2);
  });

  it('should be done for each of many sign-ins at once', async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, () => app.create.coinAgency()));
    await Promise.all(accounts.flatMap((account) => [1, 2].map(() => app.login('coin', account))));
    await followedUp(app);
    for (const { _id } of accounts) expect(await eventsOf(_id)).toHaveLength(2);
  });

  it('should be found by its index, however many sessions there are', async () => {
    await sessions().insertMany(Array.from({ length: 500 }, () => ({ createdAt: new Date() })));
    const plan = await planOf(sessions().find(TO_DO).limit(50));
    if (plan) {
      expect(plan.stages).toContain('IXSCAN');
      expect(plan.examined).toBeLessThan(50);
    }
  });

  it('should be done before the process stops', async () => {
    const account = await app.create.agency();
    expectSuccess(await app.login('agency', account));
    await app.nest.get(SignInFollowUps).beforeApplicationShutdown();
    expect(await eventsOf(account._id)).toHaveLength(1);
  });
});
