// Scores of uploads: requested once, also after failures and restarts and with several processes.
import { Types } from 'mongoose';
import { startApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { scoredUploads } from './scored-uploads.js';
import { failureReply, framesReply } from './sightengine.js';
import { until } from '../support/until.js';

const uploads = scoredUploads();

describe('the score of an upload', () => {
  it('should pause all requests for as long as the service asks', async () => {
    await uploads.setKeys();
    const refusal = {
      ...failureReply(429, 'usage_limit', 'Too many requests'),
      headers: { 'Retry-After': '3' },
    };
    const asked: number[] = [];
    uploads.service.reply = () => (asked.push(Date.now()) === 1 ? refusal : framesReply(0.7));
    await Promise.all([uploads.upload(), uploads.upload()]);
    await until(async () => (await uploads.scores()).every((score) => score === 0.7));
    expect(asked).toHaveLength(3);
    expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(2990);
  });

  it('should wait when the service fails, count no failure, and continue when the keys change', async () => {
    uploads.service.reply = () => failureReply(500, 'api_error', 'There was a problem');
    const id = await uploads.upload();
    await uploads.app.connection
      .collection('videos')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { 'scoring.tries': 9 } });
    await uploads.setKeys();
    await until(async () => (await uploads.scoringOf(id))?.fault === 'api_error: There was a problem');
    const { dueAt, tries, lease } = (await uploads.scoringOf(id))!;
    expect({ tries, lease }).toEqual({ tries: 9, lease: undefined });
    expect((dueAt as Date).getTime() - Date.now()).toBeGreaterThan(20_000);
    uploads.service.reply = () => framesReply(0.4);
    await uploads.upload();
    await uploads.setKeys();
    await until(async () => (await uploads.scores()).includes(0.4));
  });

  it('should not be requested again when the video is unusable or failed ten times', async () => {
    await uploads.setKeys();
    uploads.service.reply = () => failureReply(400, 'media_error', 'Video is too long');
    const refused = await uploads.upload();
    await until(async () => (await uploads.scoringOf(refused))?.fault === 'media_error: Video is too long');
    expect((await uploads.scoringOf(refused))!.dueAt).toBeUndefined();

    // The file of this video is missing.
    const failed = async (before: number) => {
      const { _id } = await uploads.app.create.video(uploads.user.record, {
        scoring: { tries: before, fault: '', dueAt: new Date() },
      });
      await until(async () => (await uploads.scoringOf(_id.toHexString()))?.fault !== '');
      return uploads.scoringOf(_id.toHexString());
    };
    expect((await failed(8))!.dueAt).toBeInstanceOf(Date);
    expect((await failed(9))!.dueAt).toBeUndefined();
  });

  it('should not be requested when the video is decided', async () => {
    await uploads.setKeys();
    uploads.service.reply = () => ({ ...framesReply(0.2), after: 1500 });
    const id = await uploads.upload();
    await until(() => uploads.service.checks.length === 1);
    expectSuccess(await uploads.admin.agent.post('/api/admin/content/aprovereject').send({ id, status: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(await uploads.app.stored('videos', id)).toMatchObject({ status: 1, score: null });
  });

  it('should be requested after a restart when the lease of the former process expires', async () => {
    const id = await uploads.upload();
    const left = {
      dueAt: new Date(Date.now() + 3000),
      lease: 'of a process that is gone',
      tries: 1,
      fault: '',
    };
    await uploads.app.connection
      .collection('videos')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { scoring: left } });
    await uploads.setKeys();
    uploads.service.reply = () => framesReply(0.6);
    await until(async () => (await uploads.scores())[0] === 0.6);
    expect(Date.now()).toBeGreaterThanOrEqual(left.dueAt.getTime());
  });

  it('should be requested once when several processes run', async () => {
    const others = await Promise.all(
      [1, 2].map(() =>
        startApp({
          MONGODB_URI: uploads.app.databaseUri,
          SIGHTENGINE_URL: uploads.service.url,
          DATA_DIR: uploads.app.dataDir,
        }),
      ),
    );
    uploads.service.reply = () => ({ ...framesReply(0.5), after: 200 });
    for (let n = 0; n < 6; n += 1) await uploads.upload();
    await uploads.setKeys();
    await until(async () => !(await uploads.scores()).includes(null));
    expect(uploads.service.checks).toHaveLength(6);
    await Promise.all(others.map((other) => other.nest.close()));
  });
});
