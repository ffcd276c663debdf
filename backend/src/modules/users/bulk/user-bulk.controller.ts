import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../../http/idempotency-key.js';
import { BulkStartedResponse } from '../../../platform/bulk/bulk.dto.js';
import { UserListFilter } from '../user.dto.js';
import { BulkUsersDto } from './user-bulk.dto.js';
import { UserBulkService } from './user-bulk.service.js';

@ApiTags('users')
@Controller('admin/users')
export class UserBulkController {
  constructor(private readonly bulk: UserBulkService) {}

  @Endpoint('POST', 'bulk', {
    roles: ['admin'],
    // Each change needs the right of the same change of one user.
    right: 'users.read',
    summary: 'Ban, unban, activate, deactivate or tag the selected users, by a background job',
    description:
      'Selects the users of `ids`, or all that the query matches at this moment. Bans need `users.ban`, the others `users.write`.',
    response: BulkStartedResponse,
    idempotent: true,
    errors: ['VERSION_CONFLICT'],
  })
  changeUsers(
    @CurrentCaller() caller: Caller,
    @Query() filter: UserListFilter,
    @Body() order: BulkUsersDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(caller, filter, order, key);
  }
}
