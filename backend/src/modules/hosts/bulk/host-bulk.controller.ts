import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../../http/idempotency-key.js';
import { BulkStartedResponse } from '../../../platform/bulk/bulk.dto.js';
import { HostListFilter } from '../host.dto.js';
import { BulkHostsDto } from './host-bulk.dto.js';
import { HostBulkService } from './host-bulk.service.js';

@ApiTags('hosts')
@Controller('admin/hosts')
export class HostBulkController {
  constructor(private readonly bulk: HostBulkService) {}

  @Endpoint('POST', 'bulk', {
    roles: ['admin', 'agencyadmin*', 'agency*'],
    right: 'hosts.decide',
    summary: 'Approve or reject the selected host applications, by a background job',
    description:
      'Selects the applications of `ids`, or all in scope that the query matches at this moment. Only an admin makes a rejection final.',
    response: BulkStartedResponse,
    idempotent: true,
    errors: ['VERSION_CONFLICT'],
  })
  decideSelectedHosts(
    @CurrentCaller() caller: Caller,
    @Query() filter: HostListFilter,
    @Body() order: BulkHostsDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(caller, filter, order, key);
  }
}
