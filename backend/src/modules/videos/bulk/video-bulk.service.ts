import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { AppError } from '../../../core/errors.js';
import { present } from '../../../core/present.js';
import { requestContext } from '../../../core/request-context.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import type { RowChange } from '../../../platform/batches/batch.schema.js';
import { type BulkEffect, CHANGED_AGAIN } from '../../../platform/bulk/bulk-action.js';
import { BulkService } from '../../../platform/bulk/bulk.service.js';
import { selectAll } from '../../../platform/bulk/select-all.js';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { TimeZones } from '../../../platform/time-zone/time-zones.js';
import { stateOf } from '../moderation/state-of.js';
import type { VideoListFilter } from '../video.dto.js';
import { VideoStates } from '../video-states.js';
import { Video, VIDEO_STATUS, type VideoStatus } from '../video.schema.js';
import { VideosService } from '../videos.service.js';
import { type BulkVideosDto, VIDEO_BULK_ACTIONS, type VideoBulkAction } from './video-bulk.dto.js';

const { undecided, approved, rejected, deleted } = VIDEO_STATUS;
/** The states that each action changes, as the calls for a single video allow, and the state that it leads to. */
const MOVES: Record<VideoBulkAction, { title: string; from: VideoStatus[]; to: VideoStatus }> = {
  approve: { title: 'Approve videos', from: [undecided], to: approved },
  reject: { title: 'Reject videos', from: [undecided, approved], to: rejected },
  delete: { title: 'Delete videos', from: [undecided, approved, rejected], to: deleted },
};

/** Decides about many videos at once: those that a person selected, or all that match the list's filters. */
@Injectable()
export class VideoBulkService implements OnModuleInit {
  constructor(
    @InjectUnscoped(Video) private readonly records: Model<Video>,
    private readonly bulk: BulkService,
    private readonly videos: VideosService,
    private readonly states: VideoStates,
    private readonly zones: TimeZones,
  ) {}

  onModuleInit(): void {
    for (const action of VIDEO_BULK_ACTIONS)
      this.bulk.register(`videos.${action}`, {
        record: 'video',
        ...{ right: 'videos.decide', stepUp: false },
        change: (id, { reason }) => this.change(id, MOVES[action], reason),
        undo: (id, change) => this.undo(id, change),
      });
  }

  start(
    caller: Caller,
    filter: VideoListFilter,
    { action, ids, expected, reason }: BulkVideosDto,
    key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(
      caller,
      {
        ...{ kind: `videos.${action}`, title: MOVES[action].title, expected, reason },
        ...(!ids && { filter }),
        select: () =>
          selectAll(
            expected,
            (page) => this.videos.list(ids ? { ids } : filter, page),
            ({ _id, caption, username, user }) => ({
              ...{ id: _id.toHexString(), label: username, detail: caption, person: user.toHexString() },
            }),
          ),
      },
      key,
    );
  }

  private async change(
    id: string,
    { from, to }: { from: VideoStatus[]; to: VideoStatus },
    reason: string,
  ): Promise<BulkEffect> {
    const before = await this.records.findById(id).lean();
    if (!before) throw new AppError('NOT_FOUND', 'This video does not exist');
    if (!from.includes(before.status)) throw new AppError('INVALID_TRANSITION', stateOf(before, this.zones));
    await this.move(id, before.status, to, reason);
    return { change: { was: { status: before.status }, is: { status: to } } };
  }

  private undo(id: string, { was, is }: RowChange): Promise<void> {
    return this.move(id, is.status as VideoStatus, was.status as VideoStatus);
  }

  private async move(id: string, from: VideoStatus, to: VideoStatus, reason = ''): Promise<void> {
    const caller = present(requestContext()?.caller);
    const moved = await this.states.move(caller, { _id: new Types.ObjectId(id), status: from }, to, reason);
    if (!moved) throw new AppError('INVALID_TRANSITION', CHANGED_AGAIN);
  }
}
