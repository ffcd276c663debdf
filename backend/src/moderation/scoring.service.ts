import { randomBytes } from 'node:crypto';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FilesService } from '../files/files.service.js';
import { SecretSettingsService } from '../settings/secret-settings.service.js';
import { Video, VIDEO_STATUS } from '../videos/video.schema.js';
import { ScoringFault, SightengineClient, type SightengineKeys } from './sightengine.client.js';

/** For so long one process has a video to itself: longer than the client waits for its answer. */
const LEASE = 180_000;
const FIRST_RETRY = 30_000;
const LONGEST_RETRY = 3_600_000;
const TRIES = 10;
/** How often the queue is looked at when nothing is known to come due earlier. */
const POLL = 2_000;
/** A retry that the service asks for sooner than this would only be refused again. */
const SHORTEST_WAIT = 1_000;

/**
 * Asks for the scores of new videos. The queue is in the videos themselves (`scoring.dueAt`), so it survives a restart;
 * taking one moves its due time behind the lease, so that of several processes one asks, and another does when that
 * one does not come back.
 */
@Injectable()
export class ScoringService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Scoring');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    @InjectModel(Video.name) private readonly videos: Model<Video>,
    private readonly settings: SecretSettingsService,
    private readonly files: FilesService,
    private readonly client: SightengineClient,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule(0);
  }

  /** Waits for the attempt under way, which otherwise would come back to a closed database. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  async isEnabled(): Promise<boolean> {
    return (await this.keys()) !== undefined;
  }

  private schedule(delay: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.work().then(
        (wait) => this.schedule(wait),
        (error: unknown) => {
          this.logger.error({ msg: 'The queue of scores could not be read', err: error });
          this.schedule(POLL);
        },
      );
    }, delay).unref();
  }

  /** Scores all that is due; answers after how many milliseconds to look again. */
  private async work(): Promise<number> {
    const keys = await this.keys();
    if (!keys) return POLL;
    for (let video = await this.lease(); video; video = await this.lease()) {
      const wait = await this.attempt(video, keys);
      if (wait !== undefined || this.stopped) return Math.min(wait ?? POLL, POLL);
    }
    const next = await this.videos
      .findOne({ 'scoring.dueAt': { $gt: new Date(0) } }, { scoring: 1 })
      .sort({ 'scoring.dueAt': 1 })
      .lean();
    const due = (next?.scoring?.dueAt?.getTime() ?? Infinity) - Date.now();
    return Math.max(0, Math.min(due, POLL));
  }

  private lease(): Promise<Video | null> {
    const now = Date.now();
    return this.videos
      .findOneAndUpdate(
        { 'scoring.dueAt': { $lte: new Date(now) } },
        {
          $set: { 'scoring.dueAt': new Date(now + LEASE), 'scoring.lease': randomBytes(9).toString('hex') },
          $inc: { 'scoring.tries': 1 },
        },
        { returnDocument: 'after' },
      )
      .sort({ 'scoring.dueAt': 1 })
      .lean();
  }

  /** Answers how long to leave the service alone: what one video met with, the next one would meet with too. */
  private async attempt(video: Video, keys: SightengineKeys): Promise<number | undefined> {
    try {
      const score = await this.client.score(await this.files.open(video.file), keys);
      await this.settle(video, { $set: { score, queueRank: score }, $unset: { scoring: 1 } });
      return undefined;
    } catch (error) {
      const tries = video.scoring!.tries;
      const fault = error instanceof ScoringFault ? error : unexpected(error);
      this.logger.warn({ msg: 'No score', video: video._id.toHexString(), tries, err: fault });
      const fails = { 'scoring.fault': fault.message.slice(0, 300) };
      if (fault.final || tries >= TRIES) {
        await this.settle(video, { $set: fails, $unset: { 'scoring.dueAt': 1, 'scoring.lease': 1 } });
        return fault.final ? undefined : POLL;
      }
      const wait = waitAfter(fault, tries);
      const dueAt = new Date(Date.now() + wait);
      await this.settle(video, {
        $set: { ...fails, 'scoring.dueAt': dueAt },
        $unset: { 'scoring.lease': 1 },
      });
      return wait;
    }
  }

  /** Writes down what came of an attempt, unless the video was decided or taken by another process meanwhile. */
  private async settle(video: Video, change: object): Promise<void> {
    await this.videos.updateOne(
      { _id: video._id, status: VIDEO_STATUS.undecided, 'scoring.lease': video.scoring!.lease },
      change,
    );
  }

  private async keys(): Promise<SightengineKeys | undefined> {
    const { sightEngineApiUser: apiUser, sightEngineApiSecret: apiSecret } = await this.settings.read();
    return apiUser && apiSecret ? { apiUser, apiSecret } : undefined;
  }
}

/** For example a file that is not on this machine. */
const unexpected = (error: unknown) =>
  new ScoringFault(error instanceof Error ? error.message : 'Unexpected', false, undefined, { cause: error });

const waitAfter = ({ retryAfter }: ScoringFault, tries: number) => {
  const wait = retryAfter ?? FIRST_RETRY * 2 ** (tries - 1);
  return Math.min(Math.max(wait, SHORTEST_WAIT), LONGEST_RETRY);
};
