import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { present } from '../../../core/present.js';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { responseOf, Envelope, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { ExportedPageQuery, once, pageOf } from '../../../http/list-query.js';
import { ShowsTimeOrNull } from '../../../http/shown-fields.js';
import type { Video } from '../video.schema.js';
import { VideoDto } from '../video.dto.js';
import { VideosService } from '../videos.service.js';
import { ClaimsService } from './claims.service.js';
import {
  ClaimedVideo,
  ClaimVideoDto,
  ClaimVideosDto,
  DecideVideoDto,
  ReleaseVideosDto,
  ScoringState,
  UndoDecisionDto,
  VulgarQuery,
} from './moderation.dto.js';
import { ModerationService } from './moderation.service.js';
import { ScoringService } from './scoring.service.js';

const ModeratedVideoResponse = responseOf('ModeratedVideoResponse', { details: VideoDto });
const ModeratedVideoListResponse = listResponseOf('ModeratedVideoListResponse', { details: [VideoDto] });
class VulgarVideoListResponse extends listResponseOf('VulgarVideoPage', { details: [VideoDto] }) {
  @ShowsTimeOrNull('When the oldest undecided video was uploaded')
  oldest: string | null;
}
const ClaimedVideoResponse = responseOf('ClaimedVideoResponse', { details: ClaimedVideo });
const ClaimedVideosResponse = responseOf('ClaimedVideosResponse', { details: [ClaimedVideo] });
const ScoringResponse = responseOf('ScoringResponse', { details: ScoringState });

const MESSAGES = ['Video approved', 'Video approved', 'Video rejected', 'Video deleted'];

@ApiTags('moderation')
@Controller('admin')
export class ModerationController {
  constructor(
    private readonly moderation: ModerationService,
    private readonly claims: ClaimsService,
    private readonly videos: VideosService,
    private readonly scoring: ScoringService,
  ) {}

  @Endpoint('GET', 'content/getVulgar', {
    roles: ['admin'],
    right: 'videos.read',
    summary:
      'List the videos of one state; undecided videos by safe value, lowest first, videos without a score last',
    response: VulgarVideoListResponse,
    list: {
      names: ['moderation'],
      live: 'videos',
      kind: 'video',
      without: {
        orders: 'A queue: the most urgent video first.',
        search: 'A queue: videos are decided in its order. The list of videos has a search.',
      },
      opens: { moderation: 'videos.decide' },
    },
  })
  async listVulgarVideos(@Query() { status = 0, ...page }: VulgarQuery) {
    const asked = pageOf(page);
    const [found, oldest] = await Promise.all([
      this.moderation.list(status, asked),
      once(asked, 'oldest', () => this.moderation.oldestUndecided()),
    ]);
    return { ...(await this.listed(found)), oldest: oldest?.toISOString() ?? null };
  }

  @Endpoint('POST', 'content/aprovereject', {
    roles: ['admin'],
    right: 'videos.decide',
    summary: 'Approve, reject or delete an undecided video, or reject an approved one',
    response: ModeratedVideoResponse,
    touches: ['videos'],
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async decideVideo(@CurrentCaller() caller: Caller, @Body() { id, ...decision }: DecideVideoDto) {
    const video = await this.moderation.decide(caller, id, decision);
    return { message: MESSAGES[video.status], details: await this.one(video) };
  }

  @Endpoint('POST', 'moderation/hold', {
    roles: ['admin'],
    right: 'videos.decide',
    summary: 'Claim the next videos of the queue for 5 minutes and renew the claims of the caller',
    response: ClaimedVideosResponse,
  })
  async holdVideos(@CurrentCaller() caller: Caller, @Body() { count, skip }: ClaimVideosDto) {
    return { details: await this.claimed(await this.claims.hold(caller, count, skip)) };
  }

  @Endpoint('POST', 'moderation/take', {
    roles: ['admin'],
    right: 'videos.decide',
    summary: 'Claim one video for 5 minutes',
    response: ClaimedVideoResponse,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'IN_USE'],
  })
  async takeVideo(@CurrentCaller() caller: Caller, @Body() { id }: ClaimVideoDto) {
    const [details] = await this.claimed([await this.claims.take(caller, id)]);
    return { details };
  }

  @Endpoint('POST', 'moderation/release', {
    roles: ['admin'],
    right: 'videos.decide',
    summary: 'Release claimed videos for other moderators',
    response: Envelope,
    message: 'Released',
  })
  async releaseVideos(@CurrentCaller() caller: Caller, @Body() { ids }: ReleaseVideosDto) {
    await this.claims.release(caller, ids);
  }

  @Endpoint('GET', 'moderation/done', {
    roles: ['admin'],
    right: 'videos.read',
    summary: 'List the decisions of the caller since signing in, latest first',
    response: ModeratedVideoListResponse,
  })
  async listDoneVideos(@CurrentCaller() caller: Caller, @Query() page: ExportedPageQuery) {
    return this.listed(await this.moderation.listDone(caller, pageOf(page)));
  }

  @Endpoint('POST', 'moderation/undo', {
    roles: ['admin'],
    right: 'videos.decide',
    summary: 'Undo a decision: the video is undecided again',
    response: ModeratedVideoResponse,
    touches: ['videos'],
    message: 'Back in the queue',
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async undoDecision(@CurrentCaller() caller: Caller, @Body() { id }: UndoDecisionDto) {
    return { details: await this.one(await this.moderation.undo(caller, id)) };
  }

  @Endpoint('GET', 'moderation/scoring', {
    roles: ['admin'],
    right: 'videos.read',
    summary: 'Read whether uploads are scored',
    response: ScoringResponse,
  })
  async readScoringState() {
    return { details: { enabled: await this.scoring.isEnabled() } };
  }

  private async one(video: Video): Promise<VideoDto> {
    const [shown] = await this.videos.shown([video]);
    return present(shown);
  }

  private async claimed(videos: Video[]): Promise<ClaimedVideo[]> {
    const [shown, rejections] = await Promise.all([
      this.videos.shown(videos),
      this.videos.rejectionsOf(videos.map(({ user }) => user)),
    ]);
    return shown.map((video) => ({ ...video, rejections: rejections.get(video.userId._id) ?? 0 }));
  }

  private async listed({ records, ...counts }: { records: Video[]; total: number; pages: number }) {
    return { details: await this.videos.shown(records), ...counts };
  }
}
