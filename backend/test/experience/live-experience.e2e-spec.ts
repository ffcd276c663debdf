// The minutes of ended live sessions give experience, once each.
import { LiveExperience } from '../../src/modules/hosts/live/live-experience.js';
import { LiveService } from '../../src/modules/hosts/live/live.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { until } from '../support/until.js';
import { ExperienceWorld } from './experience-world.js';

const MINUTE = 60_000;
const w = new ExperienceWorld();
let second: TestApp;
beforeAll(async () => {
  await w.start();
  second = await startApp({ MONGODB_URI: w.app.databaseUri });
});
afterAll(async () => {
  await second.close();
  await w.stop();
});
beforeEach(() => w.newPair());

const sessions = () => w.app.connection.collection('liveSessions');
/** Moves the beginning and the last heartbeat of the session so many minutes into the past. */
const move = (began: number, silent = 0) =>
  sessions().updateOne(
    { _id: w.live._id },
    {
      $set: {
        createdAt: new Date(Date.now() - began * MINUTE),
        heartbeatAt: new Date(Date.now() - silent * MINUTE),
      },
    },
  );
const end = () => w.host.agent.post('/api/app/live/end').send({ id: w.live._id.toHexString() });
const isDone = async () => !('experience' in (await w.app.stored('liveSessions', w.live._id)));

describe('an ended live session', () => {
  it('should give nothing without a rule', async () => {
    await move(30);
    expectSuccess(await end());
    await until(isDone);
    expect(await w.progress(w.host)).toEqual([0, 0]);
  });

  it('should give its minutes within two seconds when the app ends it', async () => {
    await w.setRules(0, 0, 4);
    await move(30.5);
    expectSuccess(await end());
    expectSuccess(await end());
    await until(isDone, 2000);
    expect(await w.progress(w.host)).toEqual([120, 0]);
    expect(await w.records(w.host)).toEqual([['minutes', 120]]);
    const [record] = await w.app.connection
      .collection('experience')
      .find({ user: w.host.record._id })
      .toArray();
    expect(record).toMatchObject({ units: 30, event: { kind: 'live', id: w.live._id } });
    expect(record!.at).toEqual((await w.app.stored('liveSessions', w.live._id)).endedAt);
  });

  it('should give its minutes once when two processes end silent sessions and work at once', async () => {
    await w.backdateRules();
    const hosts = [w.host];
    await move(10, 5);
    for (let more = 0; more < 5; more += 1) {
      await w.newPair();
      await move(10, 5);
      hosts.push(w.host);
    }
    const both = [w.app, second].map(({ nest }) => nest);
    await Promise.all(both.map((nest) => nest.get(LiveService).endSilent()));
    await Promise.all(both.flatMap((nest) => [1, 2].map(() => nest.get(LiveExperience).look())));
    await until(async () => !(await sessions().findOne({ experience: { $exists: true } })));
    for (const host of hosts) expect(await w.records(host)).toEqual([['minutes', 20]]);
  });

  it('should give its minutes once when a process died while it held the session', async () => {
    await move(10);
    await sessions().updateOne(
      { _id: w.live._id },
      {
        $set: {
          ...{ status: 'archive', minutes: 10, endedAt: new Date() },
          experience: { dueAt: new Date(Date.now() - 1), lease: 'of a process that died' },
        },
      },
    );
    await Promise.all([1, 2].map(() => w.app.nest.get(LiveExperience).look()));
    expect(await w.records(w.host)).toEqual([['minutes', 40]]);
  });

  it('should give nothing when it ended before this feature or its host is deleted', async () => {
    await sessions().updateOne(
      { _id: w.live._id },
      { $set: { status: 'archive', minutes: 10, endedAt: new Date() } },
    );
    await w.app.nest.get(LiveExperience).look();
    expect(await w.records(w.host)).toEqual([]);
    const due = { dueAt: new Date(Date.now() - 1) };
    await sessions().updateOne({ _id: w.live._id }, { $set: { experience: due } });
    await w.app.connection.collection('users').deleteOne({ _id: w.host.record._id });
    await w.app.nest.get(LiveExperience).look();
    expect(await w.records(w.host)).toEqual([]);
    expect(await isDone()).toBe(true);
  });
});
