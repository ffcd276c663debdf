import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { IdDto } from '../../../http/id.dto.js';
import { Envelope, responseOf } from '../../../http/response.js';
import { AddUploadPartDto, StartUploadDto, toUpload, UploadDto } from './partial-uploads.dto.js';
import { PartialUploadsService } from './partial-uploads.service.js';

const UploadResponse = responseOf('UploadResponse', { details: UploadDto });
const UploadsResponse = responseOf('UploadsResponse', { details: [UploadDto] });

/** Uploads of large files in parts, which continue after a lost connection. Everybody sees only their own. */
@ApiTags('uploads')
@Controller('admin/uploads')
export class PartialUploadsController {
  constructor(private readonly uploads: PartialUploadsService) {}

  @Endpoint('GET', '', {
    roles: ['admin*'],
    right: 'catalogues.write',
    summary: "List the caller's uploads",
    response: UploadsResponse,
  })
  async listUploads(@CurrentCaller() caller: Caller) {
    return { details: (await this.uploads.list(caller)).map(toUpload) };
  }

  @Endpoint('POST', '', {
    roles: ['admin*'],
    right: 'catalogues.write',
    summary: 'Start the upload of a large file, or continue it when the same file was begun before',
    response: UploadResponse,
    unrecorded: true,
    errors: ['TOO_LARGE', 'IN_USE'],
  })
  async startUpload(@CurrentCaller() caller: Caller, @Body() given: StartUploadDto) {
    return { details: toUpload(await this.uploads.start(caller, given)) };
  }

  @Endpoint('GET', ':id', {
    roles: ['admin*'],
    right: 'catalogues.write',
    summary: 'Read how much of an upload has arrived',
    response: UploadResponse,
  })
  async fetchUpload(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    return { details: toUpload(await this.uploads.find(caller, id)) };
  }

  @Endpoint('PUT', ':id', {
    roles: ['admin*'],
    right: 'catalogues.write',
    summary: 'Add the next part to an upload',
    description: 'A part at another offset answers OFFSET_MISMATCH and names the present offset.',
    response: UploadResponse,
    unrecorded: true,
    form: true,
    errors: ['TOO_LARGE', 'OFFSET_MISMATCH'],
  })
  async addUploadPart(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() given: AddUploadPartDto,
  ) {
    return { details: toUpload(await this.uploads.addPart(caller, id, given)) };
  }

  @Endpoint('DELETE', ':id', {
    roles: ['admin*'],
    right: 'catalogues.write',
    summary: 'Remove an upload with everything that has arrived',
    response: Envelope,
    unrecorded: true,
  })
  async deleteUpload(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    await this.uploads.remove(caller, id);
  }
}
