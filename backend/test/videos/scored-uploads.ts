// Uploads of one user that a test double of the scoring service rates, for the tests of the scores.
import { SealingService } from '../../src/platform/access/sealing.service.js';
import type { OwnVideo, VideoDto } from '../../src/modules/videos/video.dto.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { webmVideo } from '../support/factories/videos.js';
import { KEYS, type Sightengine, startSightengine } from './sightengine.js';

class ScoredUploads {
  service: Sightengine;
  app: TestApp;
  admin: Actor<'admin'>;
  user: Actor<'user'>;
  private given = 0;

  async start() {
    this.service = await startSightengine();
    this.app = await startApp({ SIGHTENGINE_URL: this.service.url });
    [this.admin, this.user] = [await this.app.as('admin'), await this.app.as('user')];
  }

  async clear() {
    await this.app.connection.collection('videos').deleteMany({});
    await this.app.connection.collection('secret-settings').updateOne({}, { $set: { sealed: {} } });
    this.service.checks.length = 0;
  }

  async close() {
    await this.app.close();
    await this.service.close();
  }

  /** Stores new keys of the service in the settings. */
  async setKeys(): Promise<void> {
    const settings = this.app.connection.collection('secret-settings');
    const { _id } = (await settings.findOne({}))!;
    const seal = (name: string, key: string) =>
      this.app.nest.get(SealingService).seal('secret-setting', `${_id.toHexString()}.${name}`, key);
    const sealed = {
      sightEngineApiUser: seal('sightEngineApiUser', KEYS.apiUser),
      sightEngineApiSecret: seal('sightEngineApiSecret', `${KEYS.apiSecret}-${(this.given += 1)}`),
    };
    await settings.updateOne({ _id }, { $set: { sealed } });
  }

  /** Returns the id of a new video. */
  async upload(): Promise<string> {
    const response = await this.user.agent
      .post('/api/app/videos')
      .attach('video', await webmVideo(), 'clip')
      .attach('poster', await photograph(), 'poster');
    return (expectSuccess(response).details as OwnVideo)._id;
  }

  /** Returns the scores in the order of the moderation queue. */
  async scores(): Promise<VideoDto['lastSafeValue'][]> {
    const response = await this.admin.agent.get('/api/admin/content/getVulgar');
    return (expectSuccess(response).details as VideoDto[]).map(({ lastSafeValue }) => lastSafeValue);
  }

  /** Returns the state of a video's request; undefined when it has its score. */
  async scoringOf(id: string) {
    return (await this.app.stored('videos', id)).scoring as Record<string, unknown> | undefined;
  }
}

/** Starts the application and the service for the tests of a file, and removes all videos and keys before each test. */
export function scoredUploads(): ScoredUploads {
  const uploads = new ScoredUploads();
  beforeAll(() => uploads.start());
  beforeEach(() => uploads.clear());
  afterAll(() => uploads.close());
  return uploads;
}
