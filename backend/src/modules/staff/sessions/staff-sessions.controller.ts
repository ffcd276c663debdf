import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Envelope, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { pageOf } from '../../../http/list-query.js';
import { EndStaffSessionDto, StaffSession, StaffSessionQuery, toStaffSession } from './staff-sessions.dto.js';
import { StaffSessionsService } from './staff-sessions.service.js';

const StaffSessionListResponse = listResponseOf('StaffSessionListResponse', { details: [StaffSession] });

@ApiTags('staff-sessions')
@Controller('admin/staff/sessions')
export class StaffSessionsController {
  constructor(private readonly sessions: StaffSessionsService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    summary: 'List the active sessions of staff, last used first',
    response: StaffSessionListResponse,
  })
  async listStaffSessions(@CurrentCaller() { sessionId }: Caller, @Query() query: StaffSessionQuery) {
    const { records, ...counts } = await this.sessions.list(query, pageOf(query));
    return { details: records.map((session) => toStaffSession(session, sessionId)), ...counts };
  }

  @Endpoint('POST', 'end', {
    roles: ['admin'],
    summary: 'End a staff session; audited',
    response: Envelope,
    message: 'Session ended',
    errors: ['NOT_FOUND'],
  })
  async endStaffSession(@Body() { id }: EndStaffSessionDto) {
    await this.sessions.end(id);
  }
}
