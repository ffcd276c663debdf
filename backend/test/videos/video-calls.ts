// The calls with which owners upload videos, and with which staff list and decide videos.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '../../src/modules/users/user.schema.js';
import type { OwnVideo, VideoDto } from '../../src/modules/videos/video.dto.js';
import { type Actor, type Agent, startApp, type TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { webmVideo } from '../support/factories/videos.js';

interface Upload {
  video?: Buffer;
  poster?: Buffer;
  caption?: string;
}

class VideoCalls {
  app: TestApp;
  admin: Agent;
  user: Actor<'user'>;

  async start() {
    this.app = await startApp();
    ({ agent: this.admin } = await this.app.as('admin'));
  }

  async begin() {
    this.user = await this.app.as('user', await this.app.create.user());
  }

  async upload({ video, poster, caption = 'Sunrise' }: Upload = {}) {
    return this.user.agent
      .post('/api/app/videos')
      .field('caption', caption)
      .attach('video', video ?? (await webmVideo()), 'clip')
      .attach('poster', poster ?? (await photograph()), 'poster.png');
  }

  async uploaded(upload: Upload = {}) {
    return expectSuccess(await this.upload(upload)).details as OwnVideo;
  }

  decide(id: string, status: number) {
    return this.admin.post('/api/admin/content/aprovereject').send({ id, status });
  }

  /** The number of videos that is stored with their owner. */
  async countOf(owner: User) {
    return (await this.app.stored('users', owner._id)).videos;
  }

  async storedFiles() {
    const names = await readdir(join(this.app.dataDir, 'uploads/videos'), { recursive: true });
    return names.filter((name) => name.includes('.'));
  }

  /** The list of staff. */
  async list(query: object = {}) {
    return expectSuccess(await this.admin.get('/api/admin/video').query(query)) as unknown as {
      data: VideoDto[];
      details: VideoDto[];
      total: number;
      pages: number;
    };
  }
}

/** One application for the file, and a new user for each test. */
export function videoCalls(): VideoCalls {
  const videos = new VideoCalls();
  beforeAll(() => videos.start());
  beforeEach(() => videos.begin());
  afterAll(() => videos.app.close());
  return videos;
}
