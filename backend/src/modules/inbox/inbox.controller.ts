import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { pageOf } from '../../http/list-query.js';
import { Envelope, listResponseOf, responseOf } from '../../http/response.js';
import {
  InboxKind,
  InboxQuery,
  MarkAllNoticesDto,
  MarkNoticesDto,
  NoticeDto,
  SetInboxKindDto,
  UnreadNotices,
} from './inbox.dto.js';
import { InboxChoices } from './inbox-choices.service.js';
import { NoticeReader } from './notice-reader.js';
import { StaffInbox } from './staff-inbox.service.js';

const NoticeListResponse = listResponseOf('NoticeListResponse', { details: [NoticeDto] });
const UnreadNoticesResponse = responseOf('UnreadNoticesResponse', { details: UnreadNotices });
const InboxKindsResponse = responseOf('InboxKindsResponse', { details: [InboxKind] });
const EVERY_STAFF = ['admin*', 'bd*', 'agencyadmin*', 'agency*', 'coin*'] as const;

/** The inbox of the caller: what concerns them. */
@ApiTags('inbox')
@Controller('staff/inbox')
export class InboxController {
  constructor(
    private readonly inbox: StaffInbox,
    private readonly reader: NoticeReader,
    private readonly choices: InboxChoices,
  ) {}

  @Endpoint('GET', '', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'List the notices of the last 90 days to the caller, newest first',
    description:
      'An admin sees no notice about something that needs a right that the admin does not have now.',
    response: NoticeListResponse,
    list: {
      names: ['inbox'],
      rows: 20,
      live: 'inbox',
      without: { search: 'A notice holds no names, only the ids of its record; the filters find a kind.' },
    },
  })
  async listNotices(@CurrentCaller() caller: Caller, @Query() query: InboxQuery) {
    const { records, ...counts } = await this.inbox.list(caller, query, pageOf(query));
    return { details: await this.reader.show(caller, records), ...counts };
  }

  @Endpoint('GET', 'unread', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'Count the unread notices of the caller, up to 100',
    response: UnreadNoticesResponse,
  })
  async countUnreadNotices(@CurrentCaller() caller: Caller) {
    return { details: { unread: await this.inbox.unread(caller) } };
  }

  @Endpoint('POST', ':id/read', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'Mark a notice as read',
    response: Envelope,
    message: 'Marked as read',
    errors: ['NOT_FOUND'],
  })
  async markNotice(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    await this.inbox.mark(caller, [id]);
  }

  @Endpoint('POST', 'read', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'Mark several notices as read, all or none of them',
    response: Envelope,
    message: 'Marked as read',
    errors: ['NOT_FOUND'],
  })
  async markNotices(@CurrentCaller() caller: Caller, @Body() { ids }: MarkNoticesDto) {
    await this.inbox.mark(caller, ids);
  }

  @Endpoint('POST', 'readall', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'Mark all notices as read, or those up to one of them',
    response: Envelope,
    message: 'All marked as read',
    errors: ['NOT_FOUND'],
  })
  async markAllNotices(@CurrentCaller() caller: Caller, @Body() { newest }: MarkAllNoticesDto) {
    await this.inbox.markAll(caller, newest);
  }

  @Endpoint('GET', 'settings', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: "Read which kinds of notices the caller's inbox gets",
    description: 'Only the kinds that the role of the caller can get.',
    response: InboxKindsResponse,
  })
  async fetchInboxKinds(@CurrentCaller() caller: Caller) {
    return { details: await this.choices.read(caller) };
  }

  @Endpoint('PATCH', 'settings', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'Turn a kind of notices on or off; notices that are there stay',
    response: InboxKindsResponse,
    message: 'Inbox settings saved',
  })
  async setInboxKind(@CurrentCaller() caller: Caller, @Body() { kind, on }: SetInboxKindDto) {
    return { details: await this.choices.set(caller, kind, on) };
  }
}
