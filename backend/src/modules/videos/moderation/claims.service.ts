import { Injectable } from '@nestjs/common';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { TimeZones } from '../../../platform/time-zone/time-zones.js';
import type { Caller } from '../../../core/caller.js';
import { AppError } from '../../../core/errors.js';
import { Video, VIDEO_STATUS } from '../video.schema.js';
import { stateOf } from './state-of.js';

/** A claim lasts 5 minutes unless it is renewed. */
const CLAIM_MILLISECONDS = 5 * 60_000;
/** Sorts by lowest safe value, then oldest first (the _id grows with time). */
export const QUEUE_ORDER = { queueRank: 1, _id: 1 } as const;
const UNDECIDED = { status: VIDEO_STATUS.undecided };

/** Claims on undecided videos, so that no two moderators review the same video. */
@Injectable()
export class ClaimsService {
  constructor(
    @InjectUnscoped(Video) private readonly videos: Model<Video>,
    private readonly zones: TimeZones,
  ) {}

  /** Renews the caller's claims and claims the next free videos of the queue, except `skip`, up to `count` videos. */
  async hold(caller: Caller, count: number, skip: string[] = []): Promise<Video[]> {
    const held = await this.renew(caller);
    const others = { ...UNDECIDED, _id: { $nin: skip.map((id) => new Types.ObjectId(id)) } };
    while (held.length < count) {
      const claim = claimOf(caller);
      const next = await this.videos
        .findOneAndUpdate({ ...others, ...freeAt(new Date()) }, { claim }, { returnDocument: 'after' })
        .sort(QUEUE_ORDER)
        .lean();
      if (!next) break;
      held.push(next);
    }
    return held.sort(byQueueOrder);
  }

  /** Claims one given video. */
  async take(caller: Caller, id: string): Promise<Video> {
    const _id = new Types.ObjectId(id);
    const now = new Date();
    const mineOrFree = { $or: [freeAt(now), { 'claim.by': new Types.ObjectId(caller.id) }] };
    const taken = await this.videos
      .findOneAndUpdate(
        { _id, ...UNDECIDED, ...mineOrFree },
        { claim: claimOf(caller) },
        { returnDocument: 'after' },
      )
      .lean();
    if (taken) return taken;
    const video = await this.videos.findById(_id).lean();
    if (!video) throw new AppError('NOT_FOUND', 'This video does not exist');
    if (video.status !== VIDEO_STATUS.undecided)
      throw new AppError('INVALID_TRANSITION', stateOf(video, this.zones));
    throw new AppError('IN_USE', `${video.claim?.name ?? 'Someone else'} is reviewing this video`);
  }

  /** Releases all claims of the caller, or only those on `ids`. */
  async release(caller: Caller, ids?: string[]): Promise<void> {
    const some = ids ? { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } } : {};
    await this.videos.updateMany(
      { 'claim.by': new Types.ObjectId(caller.id), ...some },
      { $unset: { claim: 1 } },
    );
  }

  /**
   * Renews and returns the caller's unexpired claims, in queue order. Expired claims may belong to another moderator
   * now.
   */
  private async renew(caller: Caller): Promise<Video[]> {
    const { by, until } = claimOf(caller);
    const mine = { 'claim.by': by, 'claim.until': { $gt: new Date() }, ...UNDECIDED };
    await this.videos.updateMany(mine, { 'claim.until': until });
    // Does not match on `until`, because a concurrent call of the same moderator may have renewed the claims again.
    return this.videos.find(mine).sort(QUEUE_ORDER).lean();
  }
}

const byQueueOrder = (one: Video, other: Video) =>
  one.queueRank - other.queueRank || (one._id.toHexString() < other._id.toHexString() ? -1 : 1);

const claimOf = ({ id, name }: Caller) => ({
  by: new Types.ObjectId(id),
  name,
  until: new Date(Date.now() + CLAIM_MILLISECONDS),
});

/** Matches videos without an active claim. */
const freeAt = (now: Date): QueryFilter<Video> => ({ 'claim.until': { $not: { $gt: now } } });
