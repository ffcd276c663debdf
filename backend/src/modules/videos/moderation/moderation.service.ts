import { Injectable } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import type { Caller } from '../../../core/caller.js';
import { AppError, fieldError } from '../../../core/errors.js';
import type { Page } from '../../../http/list-query.js';
import { findPage, type Listed } from '../../../platform/database/paging.js';
import { FingerprintOf } from '../../../platform/events/change-feed.js';
import { TimeZones } from '../../../platform/time-zone/time-zones.js';
import { VideoStates } from '../video-states.js';
import { Video, VIDEO_STATUS, type VideoStatus } from '../video.schema.js';
import { QUEUE_ORDER } from './claims.service.js';
import { stateOf } from './state-of.js';

/** The fingerprint counts at most so many videos, because MongoDB counts one by one. */
const MOST_COUNTED = 1000;
const LATEST = { 'decision.at': -1, _id: -1 } as const;

/** Moderation decisions on uploaded videos. */
@Injectable()
export class ModerationService {
  constructor(
    @InjectUnscoped(Video) private readonly videos: Model<Video>,
    private readonly states: VideoStates,
    private readonly zones: TimeZones,
  ) {}

  /** Lists the videos of one state: undecided ones in queue order, others by decision time, latest first. */
  list(status: number, page: Page): Promise<Listed<Video>> {
    const undecided = status === VIDEO_STATUS.undecided;
    return findPage(this.videos, { status: status as VideoStatus }, page, undecided ? QUEUE_ORDER : LATEST);
  }

  /** Returns when the oldest undecided video was uploaded; null if the queue is empty. */
  async oldestUndecided(): Promise<Date | null> {
    const status = VIDEO_STATUS.undecided;
    const found = await this.videos.findOne({ status }).sort({ createdAt: 1, _id: 1 }).lean();
    return found?.createdAt ?? null;
  }

  /** Changes when a video joins or leaves the queue. The count covers videos that their owners delete. */
  @FingerprintOf('videos')
  async fingerprint(): Promise<string> {
    const status = VIDEO_STATUS.undecided;
    const [newest, count] = await Promise.all([
      this.videos.findOne({ status }, { _id: 1 }).sort({ createdAt: -1, _id: -1 }).lean(),
      this.videos.countDocuments({ status }, { limit: MOST_COUNTED }),
    ]);
    return `${newest?._id.toHexString()} ${count}`;
  }

  /** Lists the caller's decisions in the current session, latest first. */
  listDone(caller: Caller, page: Page): Promise<Listed<Video>> {
    return findPage(this.videos, { 'decision.session': caller.sessionId }, page, LATEST);
  }

  /**
   * Decides an undecided video, or rejects an approved video when `from` is approved. Of two concurrent decisions one
   * succeeds, and the other fails with a message that names the first decider.
   */
  async decide(
    caller: Caller,
    id: string,
    { status, from = VIDEO_STATUS.undecided, reason }: { status: number; from?: number; reason?: string },
  ): Promise<Video> {
    // The documented client sends 0 for Approve.
    const to = (status === 0 ? VIDEO_STATUS.approved : status) as VideoStatus;
    if (from !== VIDEO_STATUS.undecided && to !== VIDEO_STATUS.rejected)
      throw fieldError('status', 'An approved video can only be rejected');
    return this.move(caller, id, from as VideoStatus, to, reason);
  }

  /** Undoes a staff decision: the video becomes undecided again. Rejects videos that their owner deleted. */
  async undo(caller: Caller, id: string): Promise<Video> {
    const video = await this.find(id);
    if (video.status === VIDEO_STATUS.undecided || video.decision?.role === 'user')
      throw new AppError('INVALID_TRANSITION', stateOf(video, this.zones));
    return this.move(caller, id, video.status, VIDEO_STATUS.undecided);
  }

  private async move(
    caller: Caller,
    id: string,
    from: VideoStatus,
    to: VideoStatus,
    reason?: string,
  ): Promise<Video> {
    const moved = await this.states.move(caller, { _id: new Types.ObjectId(id), status: from }, to, reason);
    if (moved) return moved;
    throw new AppError('INVALID_TRANSITION', stateOf(await this.find(id), this.zones));
  }

  private async find(id: string): Promise<Video> {
    const video = await this.videos.findById(id).lean();
    if (!video) throw new AppError('NOT_FOUND', 'This video does not exist');
    return video;
  }
}
