// The score of an upload: requested in the background when the service has keys. Failures, restarts and several processes:
// moderation-scores.slow-spec.ts.
import { expectSuccess } from '../support/errors.js';
import { webmVideo } from '../support/factories/videos.js';
import { scoredUploads } from './scored-uploads.js';
import { framesReply } from './sightengine.js';
import { until } from '../support/until.js';

const uploads = scoredUploads();
const isEnabled = async () =>
  expectSuccess(await uploads.admin.agent.get('/api/admin/moderation/scoring')).details as {
    enabled: boolean;
  };

describe('the score of an upload', () => {
  it('should stay empty without keys and be requested when keys are set', async () => {
    const id = await uploads.upload();
    expect(await uploads.scores()).toEqual([null]);
    expect(await isEnabled()).toEqual({ enabled: false });
    expect(await uploads.scoringOf(id)).toMatchObject({ tries: 0 });
    await uploads.setKeys();
    expect(await isEnabled()).toEqual({ enabled: true });
    uploads.service.reply = () => framesReply(0.9, 0.3);
    await until(async () => (await uploads.scores())[0] === 0.3);
    expect(uploads.service.checks).toHaveLength(1);
    expect(uploads.service.checks[0]!.media.equals(await webmVideo())).toBe(true);
    expect(await uploads.scoringOf(id)).toBeUndefined();
  });

  it('should order the queue', async () => {
    await uploads.setKeys();
    const values = [0.8, 0.1, 0.5];
    uploads.service.reply = () => framesReply(values[uploads.service.checks.length - 1]!);
    await Promise.all(values.map(() => uploads.upload()));
    await until(async () => !(await uploads.scores()).includes(null));
    expect(await uploads.scores()).toEqual([0.1, 0.5, 0.8]);
  });
});
