import { Controller, Param, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { STAFF_ROLES } from '../../core/roles.js';
import { Envelope } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { AppError } from '../../core/errors.js';
import { Text } from '../../http/fields.js';
import { FilesService } from '../../platform/files/files.service.js';
import { VIDEO_CATALOGUE } from './videos.service.js';

/** The format of all stored file names. Names in any other format are rejected without a lookup. */
const STORED = /^(thumb\/)?[\w-]+\.\w+$/;

class VideoFileDto {
  @Text(60) name: string;
}

/**
 * Serves the files of videos that are not approved to platform admins, with the panel's cookie (`?panel=`) or a bearer
 * token. Other staff get NOT_FOUND. platform/files/serve-uploads.ts serves the files of approved videos before requests
 * reach this controller. `@Res` lets the handler write the complete response, because nothing may follow a 304.
 */
@ApiTags('videos')
@Controller('uploads/videos')
export class VideoFilesController {
  constructor(private readonly files: FilesService) {}

  @ApiExcludeEndpoint()
  @Endpoint('GET', ':name', {
    roles: STAFF_ROLES,
    right: 'videos.read',
    summary: 'Read a video or its poster',
    response: Envelope,
  })
  readVideoFile(@CurrentCaller() caller: Caller, @Param() { name }: VideoFileDto, @Res() response: Response) {
    return this.send(caller, name, response);
  }

  @ApiExcludeEndpoint()
  @Endpoint('GET', 'thumb/:name', {
    roles: STAFF_ROLES,
    right: 'videos.read',
    summary: 'Read a poster thumbnail',
    response: Envelope,
  })
  readVideoThumbnail(
    @CurrentCaller() caller: Caller,
    @Param() { name }: VideoFileDto,
    @Res() response: Response,
  ) {
    return this.send(caller, `thumb/${name}`, response);
  }

  private async send({ role }: Caller, name: string, response: Response): Promise<void> {
    const isSent =
      role === 'admin' &&
      STORED.test(name) &&
      (await this.files.send(`uploads/${VIDEO_CATALOGUE}/${name}`, response, 'private, no-cache'));
    if (!isSent) throw new AppError('NOT_FOUND');
  }
}
