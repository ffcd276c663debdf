import { Body, Controller, Param, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Scope } from '../../core/scope.js';
import { responseOf, Envelope, listResponseOf } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { PageQuery, pageOf } from '../../http/list-query.js';
import { AddVideoDto, OwnVideo, toOwnVideo } from './video.dto.js';
import { VideoQuotaGuard } from './video-quota.guard.js';
import { VideosService } from './videos.service.js';

const OwnVideoResponse = responseOf('OwnVideoResponse', { details: OwnVideo });
const OwnVideoListResponse = listResponseOf('OwnVideoListResponse', { details: [OwnVideo] });

@ApiTags('app')
@Controller('app/videos')
export class AppVideosController {
  constructor(private readonly videos: VideosService) {}

  @Endpoint('POST', '', {
    roles: ['user*'],
    summary: 'Upload a video (MP4 or WebM, at most 100 MB) with a poster; other users see it after approval',
    response: OwnVideoResponse,
    message: 'Video uploaded',
    form: true,
    description:
      'Each user can have 20 undecided videos and upload 50 videos or 2 GB a day. 429 states when to try again.',
    errors: ['FILE_REJECTED', 'RATE_LIMITED'],
  })
  @UseGuards(VideoQuotaGuard)
  async uploadVideo(@CurrentCaller() caller: Caller, @Body() video: AddVideoDto) {
    return { details: toOwnVideo(await this.videos.add(caller, video)) };
  }

  @Endpoint('GET', '', {
    roles: ['user*'],
    summary: "List the user's own videos with their states, newest first",
    response: OwnVideoListResponse,
  })
  async listOwnVideos(@CurrentCaller() caller: Caller, @Query() query: PageQuery) {
    const { records, ...counts } = await this.videos.listOwn(Scope.of(caller), pageOf(query));
    return { details: records.map(toOwnVideo), ...counts };
  }

  @Endpoint('DELETE', ':id', {
    roles: ['user*'],
    summary: "Delete one of the caller's videos",
    response: Envelope,
    message: 'Video deleted',
  })
  async deleteOwnVideo(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    await this.videos.remove(caller, id);
  }
}
