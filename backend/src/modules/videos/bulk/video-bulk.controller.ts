import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../../http/idempotency-key.js';
import { BulkStartedResponse } from '../../../platform/bulk/bulk.dto.js';
import { VideoListFilter } from '../video.dto.js';
import { BulkVideosDto } from './video-bulk.dto.js';
import { VideoBulkService } from './video-bulk.service.js';

@ApiTags('videos')
@Controller('admin/video')
export class VideoBulkController {
  constructor(private readonly bulk: VideoBulkService) {}

  @Endpoint('POST', 'bulk', {
    roles: ['admin'],
    right: 'videos.decide',
    summary: 'Approve, reject or delete the selected videos, by a background job',
    description: 'Selects the videos of `ids`, or all that the query matches at this moment.',
    response: BulkStartedResponse,
    idempotent: true,
    errors: ['VERSION_CONFLICT'],
  })
  decideSelectedVideos(
    @CurrentCaller() caller: Caller,
    @Query() filter: VideoListFilter,
    @Body() order: BulkVideosDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(caller, filter, order, key);
  }
}
