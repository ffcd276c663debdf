import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../http/idempotency-key.js';
import { BulkStartedResponse } from '../../platform/bulk/bulk.dto.js';
import { RestoreTrashDto, TrashListFilter } from './trash-bulk.dto.js';
import { TrashBulkService } from './trash-bulk.service.js';

@ApiTags('trash')
@Controller('admin/trash')
export class TrashBulkController {
  constructor(private readonly bulk: TrashBulkService) {}

  @Endpoint('POST', 'bulk', {
    roles: ['admin'],
    right: 'trash.restore',
    summary: 'Restore the selected entries of the trash, by a background job',
    description:
      'Selects the entries of `ids`, or all that the query matches at this moment. A record that others need is restored before them.',
    response: BulkStartedResponse,
    idempotent: true,
    errors: ['VERSION_CONFLICT'],
  })
  restoreTrashEntries(
    @CurrentCaller() caller: Caller,
    @Query() filter: TrashListFilter,
    @Body() order: RestoreTrashDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(caller, filter, order, key);
  }
}
