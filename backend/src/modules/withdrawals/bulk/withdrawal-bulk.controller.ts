import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../../http/idempotency-key.js';
import { BulkStartedResponse } from '../../../platform/bulk/bulk.dto.js';
import { WithdrawalListFilter } from '../withdrawal.dto.js';
import { BulkWithdrawalsDto } from './withdrawal-bulk.dto.js';
import { WithdrawalBulkService } from './withdrawal-bulk.service.js';

@ApiTags('withdrawals')
@Controller('admin/withdrawal')
export class WithdrawalBulkController {
  constructor(private readonly bulk: WithdrawalBulkService) {}

  @Endpoint('POST', 'bulk', {
    roles: ['admin'],
    right: 'withdrawals.decide',
    stepUp: true,
    summary: 'Approve or reject the selected withdrawals, by a background job',
    description:
      'Selects the requests of `ids`, or all that the query matches at this moment. An approval counts as one sum against the limit for withdrawals. Above the limit, it only records the agreement of the first admin about each request.',
    response: BulkStartedResponse,
    idempotent: true,
    errors: ['VERSION_CONFLICT'],
  })
  decideSelectedWithdrawals(
    @CurrentCaller() caller: Caller,
    @Query() filter: WithdrawalListFilter,
    @Body() order: BulkWithdrawalsDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(caller, filter, order, key);
  }
}
