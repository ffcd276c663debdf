import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { responseOf, Envelope } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { HostDecisions } from '../hosts/host-decisions.js';
import { HostsService } from '../hosts/hosts.service.js';
import { OwnLiveSession, StartLiveDto, LiveSessionIdDto, toOwnLiveSession } from '../hosts/live/live.dto.js';
import { LiveService } from '../hosts/live/live.service.js';
import { Application, ApplyDto, toApplication } from './app-host.dto.js';

const ApplicationsResponse = responseOf('ApplicationsResponse', { details: [Application] });
const OwnLiveSessionResponse = responseOf('OwnLiveSessionResponse', { details: OwnLiveSession });

/** Endpoints for users who apply as hosts and go live. */
@ApiTags('app')
@Controller('app')
export class AppHostController {
  constructor(
    private readonly hosts: HostsService,
    private readonly decisions: HostDecisions,
    private readonly live: LiveService,
  ) {}

  @Endpoint('POST', 'host/apply', {
    roles: ['user*'],
    summary: 'Apply to an agency as a host; a user can have one open or approved application',
    response: Envelope,
    message: 'Application sent',
    errors: ['NOT_FOUND', 'DUPLICATE'],
  })
  async applyAsHost(@CurrentCaller() caller: Caller, @Body() application: ApplyDto) {
    await this.decisions.apply(caller, application);
  }

  @Endpoint('GET', 'host/applications', {
    roles: ['user*'],
    summary: "List the caller's applications with status and, after a rejection, the reason; newest first",
    response: ApplicationsResponse,
  })
  async listOwnApplications(@CurrentCaller() { id }: Caller) {
    return { details: (await this.hosts.ownApplications(id)).map(toApplication) };
  }

  @Endpoint('POST', 'live/start', {
    roles: ['user*'],
    summary: 'Go live (approved hosts only); returns the running session when there is one',
    response: OwnLiveSessionResponse,
    message: 'You are live',
    errors: ['INVALID_TRANSITION'],
  })
  async startLive(@CurrentCaller() { id }: Caller, @Body() { channelName }: StartLiveDto) {
    return { details: toOwnLiveSession(await this.live.start(id, channelName)) };
  }

  @Endpoint('POST', 'live/heartbeat', {
    roles: ['user*'],
    summary: 'Keep the live session alive; the server ends it after 60 s without this call',
    response: OwnLiveSessionResponse,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async keepLive(@CurrentCaller() caller: Caller, @Body() { id }: LiveSessionIdDto) {
    return { details: toOwnLiveSession(await this.live.heartbeat(caller.id, id)) };
  }

  @Endpoint('POST', 'live/end', {
    roles: ['user*'],
    summary: "End the caller's live session; a repeated call returns the same response",
    response: OwnLiveSessionResponse,
    message: 'Live session ended',
    errors: ['NOT_FOUND'],
  })
  async endLive(@CurrentCaller() caller: Caller, @Body() { id }: LiveSessionIdDto) {
    return { details: toOwnLiveSession(await this.live.end(caller.id, id)) };
  }
}
