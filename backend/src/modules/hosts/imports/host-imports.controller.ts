import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../../http/idempotency-key.js';
import { responseOf } from '../../../http/response.js';
import { ImportPreview, PreviewImportDto, StartImportDto } from '../../../platform/imports/imports.dto.js';
import { HostImportResponse } from './host-import.dto.js';
import { HostImports } from './host-imports.service.js';

const HostImportPreviewResponse = responseOf('HostImportPreviewResponse', { details: ImportPreview });

/** Imports of hosts, for the role that may add a host. */
@ApiTags('host-imports')
@Controller('admin/hostimports')
export class HostImportsController {
  constructor(private readonly imports: HostImports) {}

  @Endpoint('POST', 'preview', {
    roles: ['admin'],
    right: 'hosts.write',
    summary: 'Check a table of new hosts; adds none',
    response: HostImportPreviewResponse,
    unrecorded: true,
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async previewHostImport(@Body() { file }: PreviewImportDto) {
    return { details: await this.imports.preview(file) };
  }

  @Endpoint('POST', '', {
    roles: ['admin'],
    right: 'hosts.write',
    summary: 'Make the users of a table hosts, by a background job',
    description: 'Nothing is added when a row has an error, or when the rows differ from the preview.',
    response: HostImportResponse,
    touches: ['batches', 'jobs'],
    form: true,
    idempotent: true,
    errors: ['FILE_REJECTED', 'VERSION_CONFLICT'],
  })
  startHostImport(
    @CurrentCaller() caller: Caller,
    @Body() given: StartImportDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.imports.start(caller, given, key);
  }
}
