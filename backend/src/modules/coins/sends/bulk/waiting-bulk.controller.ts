import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../../core/caller.js';
import { Endpoint } from '../../../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../../../http/idempotency-key.js';
import { BulkStartedResponse } from '../../../../platform/bulk/bulk.dto.js';
import { BulkWaitingDto } from './waiting-bulk.dto.js';
import { WaitingBulkService } from './waiting-bulk.service.js';

@ApiTags('recharge')
@Controller('admin/waitingsends')
export class WaitingBulkController {
  constructor(private readonly bulk: WaitingBulkService) {}

  @Endpoint('POST', 'bulk', {
    roles: ['admin'],
    right: 'coins.approve',
    stepUp: true,
    summary: 'Confirm or refuse the selected waiting transfers and salary runs, by a background job',
    description:
      'Selects the requests of `ids`, or all that wait at this moment. A request that the caller may not confirm stays in the queue, and its row says why. A confirmation moves coins and cannot be undone.',
    response: BulkStartedResponse,
    idempotent: true,
    errors: ['VERSION_CONFLICT'],
  })
  decideSelectedSends(
    @CurrentCaller() caller: Caller,
    @Body() order: BulkWaitingDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(caller, order, key);
  }
}
