import { Injectable } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import type { Caller } from '../../core/caller.js';
import { Scope, videosIn } from '../../core/scope.js';
import { AppError } from '../../core/errors.js';
import { numberRange } from '../../core/number-range.js';
import type { Page } from '../../http/list-query.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { asStatus } from '../../platform/decisions/decisions.js';
import { whereOf } from '../../platform/database/filters.js';
import { OwnedRecords } from '../../platform/database/owned-records.js';
import { findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { type Renaming, renameRecords, searchFilter } from '../../platform/database/search.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { FilesService } from '../../platform/files/files.service.js';
import { AccountDeleted, UserRenamed } from '../users/user-events.js';
import { UsersService } from '../users/users.service.js';
import { VideoStates } from './video-states.js';
import { type AddVideoDto, type Owners, toVideo, type VideoDto, VideoListFilter } from './video.dto.js';
import { Video, VIDEO_SEARCH_FIELDS, VIDEO_STATUS } from './video.schema.js';

export const VIDEO_CATALOGUE = 'videos';
const NEWEST = { createdAt: -1, _id: -1 } as const;
const { undecided, approved, rejected } = VIDEO_STATUS;
/** Lists the states instead of excluding `deleted`, because an index cannot serve a negation. */
const NOT_DELETED = { status: { $in: [undecided, approved, rejected] } };

/** The filters and the order of the list, and `ids` for these videos only. */
export type VideoQuery = VideoListFilter & { ids?: string[]; sort?: string };

/** Videos of app users. Owners upload and delete videos; staff list and delete them. */
@Injectable()
export class VideosService {
  private readonly videos: OwnedRecords<Video, 'video'>;

  constructor(
    @InjectUnscoped(Video) videos: Model<Video>,
    private readonly states: VideoStates,
    private readonly users: UsersService,
    private readonly files: FilesService,
    private readonly zones: TimeZones,
  ) {
    this.videos = new OwnedRecords(videos);
  }

  async list(
    { search, sort = '-createdAt', status, ids, ...query }: VideoQuery,
    page: Page,
  ): Promise<Listed<Video>> {
    const where = whereOf(query, this.zones.calendar, VideoListFilter);
    const percent = numberRange(query.scoreFrom, query.scoreTo, 'scoreFrom');
    const filter = {
      ...(ids && { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }),
      ...(percent && { queueRank: rankOf(percent) }),
      ...(status ? { status: asStatus(status) } : NOT_DELETED),
      ...where,
      ...searchFilter(search, VIDEO_SEARCH_FIELDS),
    };
    return findPage(this.videos.unscoped, filter, page, sortOf(sort, {}));
  }

  listOwn(scope: Scope, page: Page): Promise<Listed<Video>> {
    return this.videos.findPage(videosIn(scope), NOT_DELETED, page, NEWEST);
  }

  async add(caller: Caller, { video, poster, caption = '' }: AddVideoDto): Promise<Video> {
    const { _id, username } = await this.users.find(caller.id);
    const file = await this.files.store(VIDEO_CATALOGUE, video);
    const picture = await this.files.store(VIDEO_CATALOGUE, poster);
    return this.states.add({ user: _id, username, caption, file, poster: picture });
  }

  /**
   * Deletes a video in any state: it disappears from the lists. A delete by the owner removes the files. A delete by
   * staff keeps the files, because staff can undo it.
   */
  async remove(caller: Caller, id: string): Promise<void> {
    const reach = videosIn(Scope.of(caller));
    const where = this.videos.within(reach, { _id: new Types.ObjectId(id), ...NOT_DELETED });
    const removed = await this.states.move(caller, where, VIDEO_STATUS.deleted);
    if (!removed) throw new AppError('NOT_FOUND', 'This video does not exist');
    if (caller.role === 'user')
      await Promise.all([removed.file, removed.poster].map((path) => this.files.remove(path)));
  }

  /** Updates the username in the videos, so that staff find them by the current name. */
  @On(UserRenamed)
  rename(event: UserRenamed): Promise<Renaming> {
    return renameRecords(this.videos.unscoped, event, VIDEO_SEARCH_FIELDS);
  }

  /** Deletes the user's videos together with the account. Returns the paths of their files. */
  @On(AccountDeleted)
  async forget({ user }: AccountDeleted): Promise<string[]> {
    const videos = await this.videos.unscoped.find({ user }, { file: 1, poster: 1 }).lean();
    await this.videos.unscoped.deleteMany({ user });
    return videos.flatMap(({ file, poster }) => [file, poster]);
  }

  /** Returns whether this file is public: the video or poster of an approved video. */
  async isPublic(path: string): Promise<boolean> {
    const where = path.endsWith('.webp') ? { poster: path } : { file: path };
    return (await this.videos.unscoped.exists({ ...where, status: approved })) !== null;
  }

  /** Returns the number of rejected videos by user id. Users without rejected videos are left out. */
  async rejectionsOf(users: Types.ObjectId[]): Promise<Map<string, number>> {
    const counts = await this.videos.unscoped.aggregate<{ _id: Types.ObjectId; count: number }>([
      { $match: { user: { $in: users }, status: rejected } },
      { $group: { _id: '$user', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
  }

  /** Converts videos to the form shown to staff, with the current names of their owners. */
  async shown(videos: Video[]): Promise<VideoDto[]> {
    const owners: Owners = await this.users.namesOf(videos.map(({ user }) => user));
    return videos.map(toVideo(owners));
  }
}

/** Returns the filter of the queue rank for a range of the score in percent. Videos without a score match none. */
const rankOf = ({ $gte = 0, $lte = 100 }: { $gte?: number; $lte?: number }) => ({
  $gte: $gte / 100,
  $lte: $lte / 100,
});
