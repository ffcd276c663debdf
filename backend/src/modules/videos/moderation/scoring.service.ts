import { isDeepStrictEqual } from 'node:util';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import type { Model } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { present } from '../../../core/present.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { backoff } from '../../../platform/work/backoff.js';
import { takeDue } from '../../../platform/work/lease.js';
import { PollLoop } from '../../../platform/work/poll-loop.js';
import { SecretSettingsService } from '../../settings/secret-settings.service.js';
import { Video, VIDEO_STATUS } from '../video.schema.js';
import { ScoringFault, SightengineClient, type SightengineKeys } from './sightengine.client.js';

/** For so long one process has a video to itself: longer than the client waits for its answer. */
const LEASE = 180_000;
const FIRST_RETRY = 30_000;
const LONGEST_RETRY = 3_600_000;
/** So often a video may fail by itself. */
const TRIES = 10;
/** How often the queue is looked at when nothing is known to come due earlier. */
const POLL = 2_000;
/** A retry that the service asks for sooner than this would only be refused again. */
const SHORTEST_WAIT = 1_000;

/**
 * Asks for the scores of new videos. The queue is in the videos themselves (`scoring.dueAt`), so it survives a restart;
 * taking one moves its due time behind the lease, so that of several processes one asks, and another does when that
 * one does not come back. A fault of the service itself is no video's: the whole queue waits until it is over, however long.
 */
@Injectable()
export class ScoringService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Scoring');
  private readonly loop = new PollLoop({
    look: () => this.scoreDue(),
    every: POLL,
    failure: 'The queue of scores could not be read',
    logger: this.logger,
  });
  private isStopping = false;
  /** How long the service is left alone after how many faults in a row; other keys end that. */
  private pause: { until: number; faults: number; keys: SightengineKeys } | undefined;

  constructor(
    @InjectUnscoped(Video) private readonly videos: Model<Video>,
    private readonly settings: SecretSettingsService,
    private readonly files: FilesService,
    private readonly client: SightengineClient,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  /** Waits for the attempt under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.loop.stop();
  }

  async isEnabled(): Promise<boolean> {
    return (await this.keys()) !== undefined;
  }

  /** Scores all that is due; answers after how many milliseconds to look again. */
  private async scoreDue(): Promise<number> {
    const keys = await this.keys();
    if (!keys) return POLL;
    if (this.pause && !isDeepStrictEqual(this.pause.keys, keys)) this.pause = undefined;
    const paused = (this.pause?.until ?? 0) - Date.now();
    if (paused > 0) return Math.min(paused, POLL);
    for (let video = await this.lease(); video; video = await this.lease()) {
      await this.attempt(video, keys);
      if (this.isStopping || (this.pause && this.pause.until > Date.now())) return POLL;
    }
    const next = await this.videos
      .findOne({ 'scoring.dueAt': { $gt: new Date(0) } }, { scoring: 1 })
      .sort({ 'scoring.dueAt': 1 })
      .lean();
    const due = (next?.scoring?.dueAt?.getTime() ?? Infinity) - Date.now();
    return Math.max(0, Math.min(due, POLL));
  }

  private lease(): Promise<Video | null> {
    return takeDue(this.videos, 'scoring.', LEASE, { change: { $inc: { 'scoring.tries': 1 } } });
  }

  private async attempt(video: Video, keys: SightengineKeys): Promise<void> {
    try {
      const score = await this.client.score(await this.files.open(video.file), keys);
      this.pause = undefined;
      await this.settle(video, { $set: { score, queueRank: score }, $unset: { scoring: 1 } });
    } catch (error) {
      const { tries } = present(video.scoring);
      const fault = error instanceof ScoringFault ? error : unexpected(error);
      this.logger.warn({ msg: 'No score', video: video._id.toHexString(), tries, err: fault });
      await this.settle(video, this.after(fault, tries, keys));
    }
  }

  /** What a fault makes of the wait for a score. */
  private after(fault: ScoringFault, tries: number, keys: SightengineKeys): object {
    const fails = { 'scoring.fault': fault.message.slice(0, 300) };
    if (fault.kind === 'service') {
      const $set = { ...fails, 'scoring.dueAt': this.rest(fault, keys) };
      return { $set, $inc: { 'scoring.tries': -1 }, $unset: { 'scoring.lease': 1 } };
    }
    if (fault.kind === 'unusable' || tries >= TRIES)
      return { $set: fails, $unset: { 'scoring.dueAt': 1, 'scoring.lease': 1 } };
    const dueAt = new Date(Date.now() + waitAfter(fault, tries));
    return { $set: { ...fails, 'scoring.dueAt': dueAt }, $unset: { 'scoring.lease': 1 } };
  }

  /** Leaves the service alone for as long as it asks, or longer after each fault; answers until when. */
  private rest(fault: ScoringFault, keys: SightengineKeys): Date {
    const faults = (this.pause?.faults ?? 0) + 1;
    const until = Date.now() + waitAfter(fault, faults);
    this.pause = { until, faults, keys };
    return new Date(until);
  }

  /** Writes down what came of an attempt, unless the video was decided or taken by another process meanwhile. */
  private async settle(video: Video, change: object): Promise<void> {
    await this.videos.updateOne(
      { _id: video._id, status: VIDEO_STATUS.undecided, 'scoring.lease': present(video.scoring?.lease) },
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
  new ScoringFault(error instanceof Error ? error.message : 'Unexpected', 'attempt', undefined, {
    cause: error,
  });

const waitAfter = ({ retryAfter }: ScoringFault, faults: number) =>
  retryAfter === undefined
    ? backoff(faults, { first: FIRST_RETRY, longest: LONGEST_RETRY })
    : Math.min(Math.max(retryAfter, SHORTEST_WAIT), LONGEST_RETRY);
