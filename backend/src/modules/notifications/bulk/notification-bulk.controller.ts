import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../../http/idempotency-key.js';
import { BulkStartedResponse } from '../../../platform/bulk/bulk.dto.js';
import { UserListFilter } from '../../users/user.dto.js';
import { NotifyUsersDto } from './notification-bulk.dto.js';
import { NotificationBulkService } from './notification-bulk.service.js';

@ApiTags('notifications')
@Controller('admin/notification')
export class NotificationBulkController {
  constructor(private readonly bulk: NotificationBulkService) {}

  @Endpoint('POST', 'bulk', {
    roles: ['admin'],
    right: 'notifications.send',
    summary: 'Send a notification to the selected users, by background jobs',
    description:
      'Selects the users of `ids`, or all that the query matches at this moment. Each inbox gets the notification once; the phones follow when all inboxes have it. It cannot be undone.',
    response: BulkStartedResponse,
    idempotent: true,
    errors: ['VERSION_CONFLICT'],
  })
  notifyUsers(
    @CurrentCaller() caller: Caller,
    @Query() filter: UserListFilter,
    @Body() order: NotifyUsersDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(caller, filter, order, key);
  }
}
