import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { EVERY_ROLE_ITSELF } from '../../core/roles.js';
import { SessionsService } from '../../platform/access/sessions.service.js';
import { responseOf, Envelope } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../http/http-context.js';
import { IdDto } from '../../http/id.dto.js';
import { RefreshDto, RefreshResponse, SessionInfo, toSessionInfo } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { MeResponse } from './me.dto.js';

const SessionListResponse = responseOf('SessionListResponse', { details: [SessionInfo] });

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
  ) {}

  @Endpoint('POST', 'refresh', {
    roles: ['public'],
    summary: 'Exchange a refresh token for the next pair of tokens',
    description:
      'Panels send X-Panel and their cookie, other clients the token in the body. For 30 s the old token returns the same pair.',
    response: RefreshResponse,
    errors: ['UNAUTHENTICATED', 'CSRF'],
  })
  refreshSession(@Body() { refreshToken }: RefreshDto, @CurrentHttpContext() http: HttpContext) {
    return this.auth.refresh(refreshToken, http);
  }

  @Endpoint('POST', 'logout', {
    roles: EVERY_ROLE_ITSELF,
    right: 'own',
    summary: 'End the current session, or the view of an Owner',
    response: Envelope,
    message: 'Signed out',
    whilePasswordDue: true,
    whileCodeDue: true,
    whileViewing: true,
  })
  async logout(@CurrentCaller() caller: Caller, @CurrentHttpContext() http: HttpContext) {
    await this.auth.signOut(caller, http);
  }

  @Endpoint('GET', 'me', {
    roles: EVERY_ROLE_ITSELF,
    right: 'own',
    summary: 'Read the role and profile of the caller, and what an admin may do',
    response: MeResponse,
    whilePasswordDue: true,
  })
  async fetchMe(@CurrentCaller() caller: Caller) {
    const { role, rights, idleMinutes, viewedBy, sessionId, passwordDue } = caller;
    const profile = {
      ...(await this.auth.profileOf(caller)),
      ...(passwordDue && { mustChangePassword: true }),
    };
    const view = viewedBy && { by: viewedBy.name, until: await this.sessions.endOf(sessionId) };
    const session = {
      ...(rights && { rights: [...rights] }),
      ...(idleMinutes && { idleMinutes }),
      ...(view && { view }),
    };
    return { details: { role, profile, ...session } };
  }

  @Endpoint('GET', 'sessions', {
    roles: EVERY_ROLE_ITSELF,
    right: 'own',
    summary: "List the caller's open sessions, last used first",
    response: SessionListResponse,
  })
  async listSessions(@CurrentCaller() caller: Caller) {
    const sessions = await this.sessions.listOf(caller.id);
    return { details: sessions.map((session) => toSessionInfo(session, caller.sessionId)) };
  }

  @Endpoint('DELETE', 'sessions/:id', {
    roles: EVERY_ROLE_ITSELF,
    right: 'own',
    summary: "End one of the caller's sessions",
    response: Envelope,
    touches: ['staff-sessions', 'sign-ins'],
    message: 'Session ended',
    errors: ['NOT_FOUND'],
  })
  async endSession(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    await this.sessions.end(id, caller.id);
  }
}
