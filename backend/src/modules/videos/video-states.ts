import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, type QueryFilter, Types } from 'mongoose';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { present } from '../../core/present.js';
import type { Caller } from '../../core/caller.js';
import { DomainEvents, Emits } from '../../platform/domain-events/domain-events.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { AppError } from '../../core/errors.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { UsersService } from '../users/users.service.js';
import { VideoMoved } from './video-events.js';
import { NOT_SCORED, type VideoDecision, Video, VIDEO_STATUS, type VideoStatus } from './video.schema.js';

const VERBS = {
  [VIDEO_STATUS.undecided]: 'undo',
  [VIDEO_STATUS.approved]: 'approve',
  [VIDEO_STATUS.rejected]: 'reject',
  [VIDEO_STATUS.deleted]: 'delete',
} as const;

/** The maximum number of undecided videos per user. */
export const MOST_UNDECIDED = 20;
/** The suggested wait in seconds until some of them may be decided. */
const RETRY_SECONDS = 600;

/** All state changes of videos. One transaction writes the video, the owner's video count and the audit record. */
@Injectable()
@Emits(VideoMoved)
export class VideoStates {
  constructor(
    @InjectUnscoped(Video) private readonly videos: Model<Video>,
    @InjectConnection() private readonly connection: Connection,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
  ) {}

  /** Stores a new video. It then waits for a score and a decision. */
  async add(fields: Pick<Video, 'user' | 'username' | 'caption' | 'file' | 'poster'>): Promise<Video> {
    return inTransaction(this.connection, async () => {
      const [created] = await this.videos.create([{ ...fields, scoring: { dueAt: new Date() } }]);
      // Writing the user record serializes concurrent uploads of the same user, so the count is exact.
      await this.users.countVideo(fields.user, 1);
      await this.checkUndecided(fields.user.toHexString(), 0);
      return present(created).toObject();
    });
  }

  /** Fails with RATE_LIMITED when `more` additional videos would exceed the user's limit of undecided videos. */
  async checkUndecided(user: string, more: number): Promise<void> {
    const undecided = await this.videos
      .countDocuments({ user: new Types.ObjectId(user), status: VIDEO_STATUS.undecided })
      .hint({ user: 1, createdAt: -1, _id: -1 });
    if (undecided + more <= MOST_UNDECIDED) return;
    const message = `${MOST_UNDECIDED} of your videos await a decision. Wait or delete one of them first`;
    throw new AppError('RATE_LIMITED', message, undefined, RETRY_SECONDS);
  }

  /**
   * Changes the state of the video that `where` matches. Returns undefined when none matches, or a concurrent change
   * won.
   */
  async move(
    caller: Caller,
    where: QueryFilter<Video>,
    to: VideoStatus,
    reason = '',
  ): Promise<Video | undefined> {
    return inTransaction(this.connection, async () => {
      const before = await this.videos.findOne(where).lean();
      if (!before) return undefined;
      const after = await this.videos
        .findOneAndUpdate({ _id: before._id, status: before.status }, change(caller, before, to, reason), {
          returnDocument: 'after',
        })
        .lean();
      if (!after) return undefined;
      const counted = Number(to !== VIDEO_STATUS.deleted) - Number(before.status !== VIDEO_STATUS.deleted);
      if (counted) await this.users.countVideo(before.user, counted);
      await this.events.emit(new VideoMoved(before.createdAt));
      if (caller.role !== 'user') {
        await this.audit.record({
          action: `video.${VERBS[to]}`,
          target: { kind: 'video', id: after._id.toHexString(), label: after.caption || after.username },
          before: { status: before.status },
          after: { status: after.status },
          reason,
        });
      }
      return after;
    });
  }
}

function change(caller: Caller, before: Video, to: VideoStatus, reason: string) {
  if (to !== VIDEO_STATUS.undecided) {
    const decision: VideoDecision = {
      by: new Types.ObjectId(caller.id),
      role: caller.role,
      name: caller.name,
      session: caller.sessionId,
      at: new Date(),
      reason,
    };
    return { $set: { status: to, decision }, $unset: { claim: 1, scoring: 1 } };
  }
  const waits =
    before.queueRank === NOT_SCORED ? { scoring: { dueAt: new Date(), tries: 0, fault: '' } } : {};
  return { $set: { status: to, ...waits }, $unset: { decision: 1, claim: 1 } };
}
