import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint, type EndpointOptions } from '../../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../../http/idempotency-key.js';
import { BulkStartedResponse } from '../../../platform/bulk/bulk.dto.js';
import {
  AgencyAdminFilter,
  AgencyFilter,
  BdFilter,
  BulkStaffDto,
  CoinAgencyFilter,
} from './staff-bulk.dto.js';
import { StaffBulkService } from './staff-bulk.service.js';

const changes = (accounts: string): EndpointOptions<['admin']> => ({
  roles: ['admin'],
  // Each change needs the right of the same change of one account.
  right: 'staff.read',
  stepUp: true,
  summary: `Disable, enable or issue passwords to the selected ${accounts}, by a background job`,
  description:
    'Selects the accounts of `ids`, or all that the query matches at this moment. Passwords need `staff.passwords`, the others `staff.write`.',
  response: BulkStartedResponse,
  idempotent: true,
  errors: ['VERSION_CONFLICT'],
});

@ApiTags('staff-accounts')
@Controller('admin/staffaccount/bulk')
export class StaffBulkController {
  constructor(private readonly bulk: StaffBulkService) {}

  @Endpoint('POST', 'bd', changes('BDs'))
  changeBds(
    @CurrentCaller() caller: Caller,
    @Query() filter: BdFilter,
    @Body() order: BulkStaffDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(caller, 'bd', filter, order, key);
  }

  @Endpoint('POST', 'agencyadmin', changes('agency admins'))
  changeAgencyAdmins(
    @CurrentCaller() caller: Caller,
    @Query() filter: AgencyAdminFilter,
    @Body() order: BulkStaffDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(caller, 'agencyadmin', filter, order, key);
  }

  @Endpoint('POST', 'agency', changes('agencies'))
  changeAgencies(
    @CurrentCaller() caller: Caller,
    @Query() filter: AgencyFilter,
    @Body() order: BulkStaffDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(caller, 'agency', filter, order, key);
  }

  @Endpoint('POST', 'coin', changes('coin agencies'))
  changeCoinAgencies(
    @CurrentCaller() caller: Caller,
    @Query() filter: CoinAgencyFilter,
    @Body() order: BulkStaffDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(caller, 'coin', filter, order, key);
  }
}
