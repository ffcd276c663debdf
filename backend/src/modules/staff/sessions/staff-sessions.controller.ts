import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Envelope, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../../http/idempotency-key.js';
import { BulkStartedResponse } from '../../../platform/bulk/bulk.dto.js';
import { pageOf } from '../../../http/list-query.js';
import {
  EndStaffSessionDto,
  StaffSession,
  StaffSessionFilter,
  StaffSessionQuery,
  toStaffSession,
} from './staff-sessions.dto.js';
import { EndStaffSessionsDto } from './session-bulk.dto.js';
import { SessionBulkService } from './session-bulk.service.js';
import { StaffSessionsService } from './staff-sessions.service.js';

const StaffSessionListResponse = listResponseOf('StaffSessionListResponse', { details: [StaffSession] });

@ApiTags('staff-sessions')
@Controller('admin/staff/sessions')
export class StaffSessionsController {
  constructor(
    private readonly sessions: StaffSessionsService,
    private readonly bulk: SessionBulkService,
  ) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'sessions.read',
    summary: 'List the open staff sessions, last used first',
    response: StaffSessionListResponse,
    list: {
      names: ['sessions'],
      rows: 20,
      without: { live: 'The list is read anew when its screen opens.' },
    },
  })
  async listStaffSessions(@CurrentCaller() { sessionId }: Caller, @Query() query: StaffSessionQuery) {
    const { records, ...counts } = await this.sessions.list(query, pageOf(query));
    return { details: records.map((session) => toStaffSession(session, sessionId)), ...counts };
  }

  @Endpoint('POST', 'end', {
    roles: ['admin'],
    right: 'sessions.end',
    summary: 'End a staff session; audited',
    response: Envelope,
    message: 'Session ended',
    errors: ['NOT_FOUND'],
  })
  async endStaffSession(@Body() { id }: EndStaffSessionDto) {
    await this.sessions.end(id);
  }

  @Endpoint('POST', 'bulk', {
    roles: ['admin'],
    right: 'sessions.end',
    summary: 'End the selected staff sessions except the own one, by a background job; audited',
    description: 'Selects the sessions of `ids`, or all that the query matches at this moment.',
    response: BulkStartedResponse,
    idempotent: true,
    errors: ['VERSION_CONFLICT'],
  })
  endStaffSessions(
    @CurrentCaller() caller: Caller,
    @Query() filter: StaffSessionFilter,
    @Body() order: EndStaffSessionsDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(caller, filter, order, key);
  }
}
