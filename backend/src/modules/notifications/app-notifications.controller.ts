import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { responseOf, Envelope, listResponseOf } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { ShowsInt } from '../../http/shown-fields.js';
import { IdDto } from '../../http/id.dto.js';
import { pageOf } from '../../http/list-query.js';
import { InboxMessageDto, InboxQuery, PushTokenDto, toInboxMessage } from './app-notifications.dto.js';
import { InboxService } from './inbox.service.js';
import { PushTokensService } from './push-tokens.service.js';

class Unread {
  @ShowsInt('Number of unread messages', 3) unread: number;
}
const InboxResponse = listResponseOf('InboxResponse', { details: [InboxMessageDto] });
const UnreadResponse = responseOf('UnreadResponse', { details: Unread });

/** The notification inbox of an app user, and the phones that receive its push messages. */
@ApiTags('app')
@Controller('app')
export class AppNotificationsController {
  constructor(
    private readonly inbox: InboxService,
    private readonly tokens: PushTokensService,
  ) {}

  @Endpoint('GET', 'notifications', {
    roles: ['user*'],
    summary: "List the caller's notifications, newest first",
    response: InboxResponse,
  })
  async listOwnNotifications(@CurrentCaller() { id }: Caller, @Query() query: InboxQuery) {
    const { records, ...counts } = await this.inbox.list(id, pageOf(query));
    return { details: records.map(toInboxMessage), ...counts };
  }

  @Endpoint('GET', 'notifications/unread', {
    roles: ['user*'],
    summary: "Count the caller's unread notifications",
    response: UnreadResponse,
  })
  async countUnreadNotifications(@CurrentCaller() { id }: Caller) {
    return { details: { unread: await this.inbox.countUnread(id) } };
  }

  @Endpoint('POST', 'notifications/read', {
    roles: ['user*'],
    summary: "Mark all of the caller's notifications as read",
    response: Envelope,
  })
  async readAllNotifications(@CurrentCaller() { id }: Caller) {
    await this.inbox.markAllRead(id);
  }

  @Endpoint('POST', 'notifications/:id/read', {
    roles: ['user*'],
    summary: "Mark one of the caller's notifications as read",
    response: Envelope,
    errors: ['NOT_FOUND'],
  })
  async readNotification(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    await this.inbox.markRead(caller.id, id);
  }

  @Endpoint('DELETE', 'notifications/:id', {
    roles: ['user*'],
    summary: "Delete one of the caller's notifications from the inbox",
    response: Envelope,
    message: 'Notification deleted',
    errors: ['NOT_FOUND'],
  })
  async deleteNotification(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    await this.inbox.remove(caller.id, id);
  }

  @Endpoint('POST', 'pushtoken', {
    roles: ['user*'],
    summary: 'Register this phone for push until the session ends',
    response: Envelope,
  })
  async registerPushToken(@CurrentCaller() caller: Caller, @Body() { token }: PushTokenDto) {
    await this.tokens.register(caller, token);
  }

  @Endpoint('POST', 'pushtoken/drop', {
    roles: ['user*'],
    summary: 'Stop push to this phone',
    response: Envelope,
  })
  async dropPushToken(@CurrentCaller() caller: Caller, @Body() { token }: PushTokenDto) {
    await this.tokens.drop(caller, token);
  }
}
