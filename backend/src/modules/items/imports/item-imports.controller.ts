import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../../http/idempotency-key.js';
import { responseOf } from '../../../http/response.js';
import { ImportPreview, PreviewImportDto, StartImportDto } from '../../../platform/imports/imports.dto.js';
import { ItemImportResponse } from './item-import.dto.js';
import { ItemImports } from './item-imports.service.js';

const ItemImportPreviewResponse = responseOf('ItemImportPreviewResponse', { details: ImportPreview });

/** Imports of grants: items for the users of a table. */
@ApiTags('item-imports')
@Controller('admin/itemimports')
export class ItemImportsController {
  constructor(private readonly imports: ItemImports) {}

  @Endpoint('POST', 'preview', {
    roles: ['admin'],
    right: 'items.grant',
    summary: 'Check a table of users and items; changes nothing',
    response: ItemImportPreviewResponse,
    unrecorded: true,
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async previewItemImport(@Body() { file }: PreviewImportDto) {
    return { details: await this.imports.preview(file) };
  }

  @Endpoint('POST', '', {
    roles: ['admin'],
    right: 'items.grant',
    summary: 'Give items to the users of a table, or take them away, by a background job',
    description:
      'Nothing changes when a row has an error, or when the rows differ from the preview. The whole import can be undone.',
    response: ItemImportResponse,
    touches: ['batches', 'jobs'],
    form: true,
    idempotent: true,
    errors: ['FILE_REJECTED', 'VERSION_CONFLICT'],
  })
  startItemImport(
    @CurrentCaller() caller: Caller,
    @Body() given: StartImportDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.imports.start(caller, given, key);
  }
}
