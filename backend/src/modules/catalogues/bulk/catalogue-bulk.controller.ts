import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../../http/idempotency-key.js';
import { BulkStartedResponse } from '../../../platform/bulk/bulk.dto.js';
import { BulkCatalogueDto } from './catalogue-bulk.dto.js';
import { CatalogueBulkService } from './catalogue-bulk.service.js';

@ApiTags('catalogues')
@Controller('admin/catalogues')
export class CatalogueBulkController {
  constructor(private readonly bulk: CatalogueBulkService) {}

  @Endpoint('POST', 'bulk', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete, restore, show, hide or reprice records of a catalogue, by a background job',
    response: BulkStartedResponse,
    idempotent: true,
    errors: ['VERSION_CONFLICT'],
  })
  changeCatalogueRecords(
    @CurrentCaller() caller: Caller,
    @Body() order: BulkCatalogueDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(caller, order, key);
  }
}
