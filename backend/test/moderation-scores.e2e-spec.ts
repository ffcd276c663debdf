// Scores of uploads: requested once in the background, also after failures and restarts and with several processes.
import { Types } from 'mongoose';
import { SealingService } from '../src/platform/access/sealing.service.js';
import type { OwnVideo, VideoDto } from '../src/modules/videos/video.dto.js';
import { type Actor, startApp, type TestApp } from './app.js';
import { expectSuccess } from './errors.js';
import { photograph } from './factories/pictures.js';
import { webmVideo } from './factories/videos.js';
import { failureReply, framesReply, KEYS, type Sightengine, startSightengine } from './sightengine.js';

let service: Sightengine;
let app: TestApp;
let admin: Actor<'admin'>;
let user: Actor<'user'>;
beforeAll(async () => {
  service = await startSightengine();
  app = await startApp({ SIGHTENGINE_URL: service.url });
  [admin, user] = [await app.as('admin'), await app.as('user')];
});
beforeEach(async () => {
  await app.connection.collection('videos').deleteMany({});
  await app.connection.collection('secret-settings').updateOne({}, { $set: { sealed: {} } });
  service.checks.length = 0;
});
afterAll(async () => {
  await app.close();
  await service.close();
});

let given = 0;
/** Stores new keys of the service in the settings. */
async function setKeys(): Promise<void> {
  const settings = app.connection.collection('secret-settings');
  const { _id } = (await settings.findOne({}))!;
  const seal = (name: string, key: string) =>
    app.nest.get(SealingService).seal('secret-setting', `${_id.toHexString()}.${name}`, key);
  const sealed = {
    sightEngineApiUser: seal('sightEngineApiUser', KEYS.apiUser),
    sightEngineApiSecret: seal('sightEngineApiSecret', `${KEYS.apiSecret}-${(given += 1)}`),
  };
  await settings.updateOne({ _id }, { $set: { sealed } });
}
async function upload(): Promise<string> {
  const response = await user.agent
    .post('/api/app/videos')
    .attach('video', await webmVideo(), 'clip')
    .attach('poster', await photograph(), 'poster');
  return (expectSuccess(response).details as OwnVideo)._id;
}
const scores = async () => {
  const response = await admin.agent.get('/api/admin/content/getVulgar');
  return (expectSuccess(response).details as VideoDto[]).map(({ lastSafeValue }) => lastSafeValue);
};
const scoringOf = async (id: string) =>
  (await app.stored('videos', id)).scoring as Record<string, unknown> | undefined;
const isEnabled = async () =>
  expectSuccess(await admin.agent.get('/api/admin/moderation/scoring')).details as { enabled: boolean };

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('This did not come about in 20 s');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('the score of an upload', () => {
  it('should stay empty without keys and be requested when keys are set', async () => {
    const id = await upload();
    expect(await scores()).toEqual([null]);
    expect(await isEnabled()).toEqual({ enabled: false });
    expect(await scoringOf(id)).toMatchObject({ tries: 0 });
    await setKeys();
    expect(await isEnabled()).toEqual({ enabled: true });
    service.reply = () => framesReply(0.9, 0.3);
    await until(async () => (await scores())[0] === 0.3);
    expect(service.checks).toHaveLength(1);
    expect(service.checks[0]!.media.equals(await webmVideo())).toBe(true);
    expect(await scoringOf(id)).toBeUndefined();
  });

  it('should order the queue', async () => {
    await setKeys();
    const values = [0.8, 0.1, 0.5];
    service.reply = () => framesReply(values[service.checks.length - 1]!);
    await Promise.all(values.map(upload));
    await until(async () => !(await scores()).includes(null));
    expect(await scores()).toEqual([0.1, 0.5, 0.8]);
  });

  it('should pause all requests for as long as the service asks', async () => {
    await setKeys();
    const refusal = {
      ...failureReply(429, 'usage_limit', 'Too many requests'),
      headers: { 'Retry-After': '3' },
    };
    const asked: number[] = [];
    service.reply = () => (asked.push(Date.now()) === 1 ? refusal : framesReply(0.7));
    await Promise.all([upload(), upload()]);
    await until(async () => (await scores()).every((score) => score === 0.7));
    expect(asked).toHaveLength(3);
    expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(2990);
  });

  it('should wait when the service fails, count no failure, and continue when the keys change', async () => {
    service.reply = () => failureReply(500, 'api_error', 'There was a problem');
    const id = await upload();
    await app.connection
      .collection('videos')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { 'scoring.tries': 9 } });
    await setKeys();
    await until(async () => (await scoringOf(id))?.fault === 'api_error: There was a problem');
    const { dueAt, tries, lease } = (await scoringOf(id))!;
    expect({ tries, lease }).toEqual({ tries: 9, lease: undefined });
    expect((dueAt as Date).getTime() - Date.now()).toBeGreaterThan(20_000);
    service.reply = () => framesReply(0.4);
    await upload();
    await setKeys();
    await until(async () => (await scores()).includes(0.4));
  });

  it('should not be requested again when the video is unusable or failed ten times', async () => {
    await setKeys();
    service.reply = () => failureReply(400, 'media_error', 'Video is too long');
    const refused = await upload();
    await until(async () => (await scoringOf(refused))?.fault === 'media_error: Video is too long');
    expect((await scoringOf(refused))!.dueAt).toBeUndefined();

    // The file of this video is missing.
    const failed = async (before: number) => {
      const { _id } = await app.create.video(user.record, {
        scoring: { tries: before, fault: '', dueAt: new Date() },
      });
      await until(async () => (await scoringOf(_id.toHexString()))?.fault !== '');
      return scoringOf(_id.toHexString());
    };
    expect((await failed(8))!.dueAt).toBeInstanceOf(Date);
    expect((await failed(9))!.dueAt).toBeUndefined();
  });

  it('should not be requested when the video is decided', async () => {
    await setKeys();
    service.reply = () => ({ ...framesReply(0.2), after: 1500 });
    const id = await upload();
    await until(() => service.checks.length === 1);
    expectSuccess(await admin.agent.post('/api/admin/content/aprovereject').send({ id, status: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(await app.stored('videos', id)).toMatchObject({ status: 1, score: null });
  });

  it('should be requested after a restart when the lease of the former process expires', async () => {
    const id = await upload();
    const left = {
      dueAt: new Date(Date.now() + 3000),
      lease: 'of a process that is gone',
      tries: 1,
      fault: '',
    };
    await app.connection
      .collection('videos')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { scoring: left } });
    await setKeys();
    service.reply = () => framesReply(0.6);
    await until(async () => (await scores())[0] === 0.6);
    expect(Date.now()).toBeGreaterThanOrEqual(left.dueAt.getTime());
  });

  it('should be requested once when several processes run', async () => {
    const others = await Promise.all(
      [1, 2].map(() =>
        startApp({ MONGODB_URI: app.databaseUri, SIGHTENGINE_URL: service.url, DATA_DIR: app.dataDir }),
      ),
    );
    service.reply = () => ({ ...framesReply(0.5), after: 200 });
    for (let n = 0; n < 6; n += 1) await upload();
    await setKeys();
    await until(async () => !(await scores()).includes(null));
    expect(service.checks).toHaveLength(6);
    await Promise.all(others.map((other) => other.nest.close()));
  });
});
