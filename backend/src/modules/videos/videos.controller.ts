import { Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Envelope, listResponseOf } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { pageOf } from '../../http/list-query.js';
import { VideoDto, VideoListQuery } from './video.dto.js';
import { VideosService } from './videos.service.js';

const VideoListResponse = listResponseOf('VideoListResponse', { data: [VideoDto], details: [VideoDto] });

@ApiTags('videos')
@Controller('admin/video')
export class VideosController {
  constructor(private readonly videos: VideosService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'videos.read',
    summary: 'List the videos, newest first; data and details contain the same list',
    response: VideoListResponse,
    list: { names: ['videos'], live: 'videos', kind: 'video' },
  })
  async listVideos(@Query() query: VideoListQuery) {
    const { records, ...counts } = await this.videos.list(query, pageOf(query));
    const data = await this.videos.shown(records);
    return { data, details: data, ...counts };
  }

  @Endpoint('DELETE', ':id', {
    roles: ['admin'],
    right: 'videos.decide',
    summary: 'Delete a video: only staff can still open it',
    response: Envelope,
    touches: ['moderation'],
    message: 'Video deleted',
  })
  async deleteVideo(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    await this.videos.remove(caller, id);
  }
}
