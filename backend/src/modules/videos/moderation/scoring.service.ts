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

/** Milliseconds that one process holds a video. Longer than the timeout of the client. */
const LEASE = 180_000;
const FIRST_RETRY = 30_000;
const LONGEST_RETRY = 3_600_000;
/** The maximum number of failed attempts per video, not counting faults of the service. */
const TRIES = 10;
/** The longest interval between two looks at the queue, in milliseconds. */
const POLL = 2_000;
/** The interval between two looks for keys of the service, in milliseconds, while there are none. */
const WITHOUT_KEYS = 10_000;
/** The minimum wait before a retry, in milliseconds. The service would reject an earlier retry again. */
const SHORTEST_WAIT = 1_000;

/**
 * Fetches the scores of new videos. The queue is stored in the videos (`scoring.dueAt`), so it survives a restart.
 * Leasing a video moves its due time to the end of the lease: one process scores the video, and another takes over if
 * that process dies. A fault of the scoring service pauses the whole queue until the service recovers, and does not
 * count as a failure of the video.
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
  /** The pause after consecutive faults of the service. New keys end the pause. */
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

  /** Waits for the running attempt. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.loop.stop();
  }

  async isEnabled(): Promise<boolean> {
    return (await this.keys()) !== undefined;
  }

  /** Scores all due videos. Returns the milliseconds until the next look at the queue. */
  private async scoreDue(): Promise<number> {
    const keys = await this.keys();
    if (!keys) return WITHOUT_KEYS;
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
      const file = await this.files.open(video.file);
      // Another process may have the file on its machine: the attempt is repeated.
      if (!file) throw new ScoringFault('The file of the video does not exist', 'attempt');
      const score = await this.client.score(file, keys);
      this.pause = undefined;
      await this.settle(video, { $set: { score, queueRank: score }, $unset: { scoring: 1 } });
    } catch (error) {
      const { tries } = present(video.scoring);
      const fault = error instanceof ScoringFault ? error : unexpected(error);
      this.logger.warn({ msg: 'No score', video: video._id.toHexString(), tries, err: fault });
      await this.settle(video, this.after(fault, tries, keys));
    }
  }

  /** Returns the update of a video after a failed attempt. */
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

  /** Pauses the queue for as long as the service asks, or else with backoff. Returns the end of the pause. */
  private rest(fault: ScoringFault, keys: SightengineKeys): Date {
    const faults = (this.pause?.faults ?? 0) + 1;
    const until = Date.now() + waitAfter(fault, faults);
    this.pause = { until, faults, keys };
    return new Date(until);
  }

  /** Stores the result of an attempt, unless the video was decided or leased by another process meanwhile. */
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

/** Wraps an unexpected error. */
const unexpected = (error: unknown) =>
  new ScoringFault(error instanceof Error ? error.message : 'Unexpected', 'attempt', undefined, {
    cause: error,
  });

const waitAfter = ({ retryAfter }: ScoringFault, faults: number) =>
  retryAfter === undefined
    ? backoff(faults, { first: FIRST_RETRY, longest: LONGEST_RETRY })
    : Math.min(Math.max(retryAfter, SHORTEST_WAIT), LONGEST_RETRY);
