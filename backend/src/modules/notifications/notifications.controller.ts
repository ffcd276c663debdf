import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { responseOf, listResponseOf } from '../../http/response.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../http/idempotency-key.js';
import { Endpoint } from '../../http/endpoint.js';
import { pageOf } from '../../http/list-query.js';
import {
  NotificationAudience,
  NotificationListQuery,
  NotificationTypeQuery,
  SendNotificationDto,
  SentNotification,
  toSentNotification,
} from './notifications.dto.js';
import { NotificationsService } from './notifications.service.js';

const SentNotificationResponse = responseOf('SentNotificationResponse', { details: SentNotification });
const SentNotificationListResponse = listResponseOf('SentNotificationListResponse', {
  details: [SentNotification],
});
const NotificationAudienceResponse = responseOf('NotificationAudienceResponse', {
  details: NotificationAudience,
});

@ApiTags('notifications')
@Controller('admin/notification')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Endpoint('POST', 'send', {
    roles: ['admin'],
    right: 'notifications.send',
    summary: 'Send a notification to one user or to all users, to the inbox of the app and by push',
    response: SentNotificationResponse,
    touches: ['jobs'],
    message: 'Notification sent successfully!',
    idempotent: true,
    errors: ['NOT_FOUND'],
  })
  sendNotification(
    @CurrentCaller() caller: Caller,
    @Query() { type: audience }: NotificationTypeQuery,
    @Body() notification: SendNotificationDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.notifications.send(caller, { ...notification, audience }, key, (sent) => ({
      details: toSentNotification(sent),
    }));
  }

  @Endpoint('GET', 'history', {
    roles: ['admin'],
    right: 'notifications.read',
    summary: 'List the sent notifications with their progress, newest first',
    response: SentNotificationListResponse,
    list: {
      names: ['notifications'],
      rows: 20,
      live: 'jobs',
      without: { search: 'The filters find messages by kind, state and day.' },
    },
  })
  async listNotifications(@CurrentCaller() caller: Caller, @Query() query: NotificationListQuery) {
    const { records, ...counts } = await this.notifications.history(caller, query, pageOf(query));
    return { details: records.map(toSentNotification), ...counts };
  }

  @Endpoint('GET', 'audience', {
    roles: ['admin'],
    right: 'notifications.send',
    summary: 'Count the users and phones that a notification to all users reaches',
    response: NotificationAudienceResponse,
  })
  async fetchNotificationAudience() {
    return { details: await this.notifications.audience() };
  }
}
