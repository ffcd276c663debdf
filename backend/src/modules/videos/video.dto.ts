import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { FreeText, Id, Int, OneOf, Optional } from '../../http/fields.js';
import { DaysOf, Filter } from '../../http/filter-fields.js';
import { filtersOf, ListQuery, Sort } from '../../http/list-query.js';
import { File } from '../../http/file-fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Words } from '../../http/exports/exported-as.js';
import { Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import type { IncomingFile } from '../../core/incoming-file.js';
import type { User } from '../users/user.schema.js';
import { type Video, VIDEO_STATUS } from './video.schema.js';

const STATES = ['0', '1', '2'] as const;

/** `from` and `to` are days of the upload. */
export class VideoListQuery extends IntersectionType(ListQuery, DaysOf('createdAt')) {
  @Sort('createdAt') sort?: string;
  @Optional()
  @OneOf(STATES, 'VideoState', { description: '0: undecided, 1: approved, 2: rejected; omitted: all' })
  status?: (typeof STATES)[number];
  @Optional() @Id({ description: '_id of the owner' }) @Filter('user', 'id') user?: string;
  @Optional()
  @Int(0, 100, { description: 'Safe value of the least safe frame in percent, at least', example: 0 })
  @Filter()
  scoreFrom?: number;
  @Optional()
  @Int(0, 100, { description: 'Safe value of the least safe frame in percent, at most', example: 40 })
  @Filter()
  scoreTo?: number;
}

/** The filters of the list, for decisions about all that it shows. */
export class VideoListFilter extends filtersOf(VideoListQuery) {}

@RefuseUnknown()
export class AddVideoDto {
  @File('video') video: IncomingFile;
  @File('image') poster: IncomingFile;
  @Optional() @FreeText(500, { lines: true, example: 'Sunrise over the bay' }) caption?: string;
}

/** The owner of the video, under its documented name. */
export class VideoUser {
  @ShowsId() _id: string;
  @ShowsText('Current username', 'anita.sharma') username: string;
  @ShowsText('Full name', 'Anita Sharma') name: string;
}

const ShowsFile = (description: string, example: string) =>
  Shows({ type: String, description: `${description}, a path below /api`, example });
const ShowsStatus = () =>
  Shows({
    type: 'integer',
    enum: Object.values(VIDEO_STATUS),
    description: '0: undecided, 1: approved, 2: rejected, 3: deleted',
  });

/** A video as shown to its owner. */
export class OwnVideo {
  @ShowsId() _id: string;
  @ShowsFile('Picture', 'uploads/videos/66f0c0ffee00000000000001.webp') thumbnail: string;
  @ShowsFile('The video', 'uploads/videos/66f0c0ffee00000000000002.mp4') video: string;
  @ShowsText("Caption by the owner, '' for none", 'Sunrise over the bay') caption: string;
  @Words({ 0: 'Undecided', 1: 'Approved', 2: 'Rejected', 3: 'Deleted' }) @ShowsStatus() status: number;
  @ShowsText("Reason of the decision, or ''", '') reason: string;
  @ShowsTime('When the video was uploaded') createdAt: string;
}

/** A video as shown to staff. */
@ApiSchema({ name: 'Video' })
export class VideoDto extends OwnVideo {
  @Shows({ type: () => VideoUser }) userId: VideoUser;
  @Shows({
    type: Number,
    nullable: true,
    minimum: 0,
    maximum: 1,
    description: 'Score of the least safe moment, as a fraction from 0 to 1; null when not scored',
    example: 0.82,
  })
  lastSafeValue: number | null;
  @ShowsText("Name of the person who decided, '' when undecided", 'Meera Nair') decidedBy: string;
  @Shows({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time of the decision, null when undecided',
  })
  decidedAt: string | null;
  @ShowsText("Name of the current reviewer, '' without a reviewer", '') claimedBy: string;
  @ShowsInt('Seconds until other moderators can claim it', 0) claimedFor: number;
}

/** The owners of videos by user id. */
export type Owners = Map<string, Pick<User, 'username' | 'name'>>;

export const toOwnVideo = (video: Video): OwnVideo => ({
  _id: video._id.toHexString(),
  thumbnail: video.poster,
  video: video.file,
  caption: video.caption,
  status: video.status,
  reason: video.decision?.reason ?? '',
  createdAt: video.createdAt.toISOString(),
});

export const toVideo =
  (owners: Owners, now = Date.now()) =>
  (video: Video): VideoDto => {
    const user = video.user.toHexString();
    const owner = owners.get(user);
    const claimedFor = Math.max(0, Math.ceil(((video.claim?.until.getTime() ?? 0) - now) / 1000));
    return {
      ...toOwnVideo(video),
      userId: { _id: user, username: owner?.username ?? video.username, name: owner?.name ?? '' },
      lastSafeValue: video.score,
      decidedBy: video.decision?.name ?? '',
      decidedAt: video.decision?.at.toISOString() ?? null,
      claimedBy: (claimedFor > 0 && video.claim?.name) || '',
      claimedFor,
    };
  };
