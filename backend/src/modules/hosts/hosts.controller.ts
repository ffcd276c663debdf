import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Scope } from '../../core/scope.js';
import { responseOf, Envelope, listResponseOf } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../http/idempotency-key.js';
import { type Page, pageOf } from '../../http/list-query.js';
import type { Listed } from '../../platform/database/paging.js';
import { type Decision, HostDecisions } from './host-decisions.js';
import { asStatus } from '../../platform/decisions/decisions.js';
import {
  AgencyCodeDto,
  AgencyHostListQuery,
  AgencyNameQuery,
  ApplyHostDto,
  DecideHostDto,
  DecideHostsDto,
  DecisionResult,
  HostDto,
  HostCountsDto,
  HostEvidence,
  HostListQuery,
  HostUserQuery,
  toHostDecision,
} from './host.dto.js';
import { type Host, HOST_STATUS } from './host.schema.js';
import { toUser } from '../users/user.dto.js';
import { HostUser } from './host-user.dto.js';
import { HostsService } from './hosts.service.js';

const HostResponse = responseOf('HostResponse', { details: HostDto });
const HostListResponse = listResponseOf('HostListResponse', { details: [HostDto] });
const HostCountsResponse = responseOf('HostCountsResponse', { details: HostCountsDto });
const HostEvidenceResponse = responseOf('HostEvidenceResponse', { details: HostEvidence });
const HostUserResponse = responseOf('HostUserResponse', { details: HostUser });
const DecisionResultsResponse = responseOf('DecisionResultsResponse', { details: [DecisionResult] });

/** The page that contains all hosts of an agency or a BD, up to 1,000. */
const WHOLE: Page = { page: 1, limit: 1000 };

/** Lists, counts and decides host applications for all roles above a host. */
@ApiTags('hosts')
@Controller('agency/host')
export class HostsController {
  constructor(
    private readonly hosts: HostsService,
    private readonly decisions: HostDecisions,
  ) {}

  @Endpoint('POST', 'applyhost', {
    roles: ['admin', 'user*'],
    right: 'hosts.write',
    summary: 'From the admin: make a user a host immediately. From the app: apply as a host',
    response: Envelope,
    touches: ['hierarchy', 'agency'],
    form: true,
    errors: ['NOT_FOUND', 'DUPLICATE'],
  })
  async addHost(@CurrentCaller() caller: Caller, @Body() { username, ...application }: ApplyHostDto) {
    if (caller.role === 'admin') {
      await this.decisions.add(caller, username, application);
      return { message: 'Host added' };
    }
    await this.decisions.apply(caller, application, username);
    return { message: 'Application sent' };
  }

  @Endpoint('GET', 'gethost', {
    roles: ['admin', 'agencyadmin*', 'agency*'],
    right: 'hosts.read',
    summary: 'List host applications in one state',
    response: HostListResponse,
    list: {
      names: ['pending-hosts', 'approved-hosts', 'rejected-hosts', 'all-hosts'],
      rows: 50,
      live: 'hosts',
      kind: 'host',
    },
  })
  async listHosts(@CurrentCaller() caller: Caller, @Query() query: HostListQuery) {
    const scope = Scope.of(caller);
    const reach = await this.hosts.reachOf(scope);
    const status = query.status === 'all' ? undefined : asStatus(query.status);
    return this.answerList(scope, this.hosts.list(scope, reach, { ...query, status }, pageOf(query, 50)));
  }

  @Endpoint('GET', 'gethosts', {
    roles: ['admin', 'bd*', 'agencyadmin*', 'agency*'],
    right: 'hosts.read',
    summary: 'List host applications of one state, optionally of one agency',
    response: HostListResponse,
    list: { names: ['hosts-of-agency', 'hosts'], rows: 10, live: 'hosts', kind: 'host' },
    errors: ['NOT_FOUND'],
  })
  async listHostsOfAgency(@CurrentCaller() caller: Caller, @Query() query: AgencyHostListQuery) {
    const scope = Scope.of(caller);
    const reach = await (query.id ? this.hosts.agencyReach(scope, query.id) : this.hosts.reachOf(scope));
    const status = query.status === 'all' ? undefined : asStatus(query.status);
    return this.answerList(scope, this.hosts.list(scope, reach, { ...query, status }, pageOf(query, 10)));
  }

  @Endpoint('GET', 'fetchhosts', {
    roles: ['admin', 'bd*', 'agencyadmin*', 'agency*'],
    right: 'hosts.read',
    summary: 'List all host applications of an agency',
    response: HostListResponse,
    errors: ['NOT_FOUND'],
  })
  async listAllHostsOfAgency(@CurrentCaller() caller: Caller, @Query() { id }: AgencyNameQuery) {
    const scope = Scope.of(caller);
    const reach = await this.hosts.agencyReach(scope, id);
    return this.answerList(scope, this.hosts.list(scope, reach, {}, WHOLE));
  }

  @Endpoint('POST', 'approvehost', {
    roles: ['admin', 'agencyadmin*', 'agency*'],
    right: 'hosts.decide',
    summary: 'Approve or reject a host application',
    response: HostResponse,
    touches: ['hierarchy', 'agency'],
    description:
      'With final=true, an admin makes the rejection final: only an admin can approve the application later. final=true also works on a rejected application.',
    idempotent: true,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'DUPLICATE'],
  })
  async decideHost(
    @CurrentCaller() caller: Caller,
    @Body() { id, ...given }: DecideHostDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    const { message } = await this.decisions.decide(caller, id, decisionOf(given), key);
    const [details] = await this.hosts.describe([await this.hosts.find(Scope.of(caller), id)]);
    return { message, details };
  }

  @Endpoint('POST', 'decide', {
    roles: ['admin', 'agencyadmin*', 'agency*'],
    right: 'hosts.decide',
    summary: 'Approve or reject several host applications; returns one result per row',
    description: 'A repeated request with the same key decides no application twice.',
    response: DecisionResultsResponse,
    touches: ['hierarchy', 'agency'],
    idempotent: true,
  })
  async decideHosts(
    @CurrentCaller() caller: Caller,
    @Body() { ids, ...given }: DecideHostsDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    const details = await this.decisions.decideAll(caller, ids, decisionOf(given), key);
    const done = details.filter((one) => one.done).length;
    const skipped = details.length - done;
    return { message: skipped ? `${done} done, ${skipped} skipped` : `${done} done`, details };
  }

  @Endpoint('GET', 'evidence', {
    roles: ['admin', 'agencyadmin*', 'agency*'],
    right: 'hosts.read',
    summary: 'Read the details for a decision on a host application',
    response: HostEvidenceResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchHostEvidence(@CurrentCaller() caller: Caller, @Query() { id }: IdDto) {
    const scope = Scope.of(caller);
    const record = await this.hosts.find(scope, id);
    const [user, applications, samePhone] = await Promise.all([
      this.hosts.userOf(record),
      this.hosts.applicationsOf(scope, record.user),
      this.hosts.othersWithPhone(scope, record),
    ]);
    const all = await this.hosts.describe([record, ...applications, ...samePhone]);
    const [host] = all;
    const details = {
      host,
      user: user ? toUser(user) : null,
      history: record.decisions.map(toHostDecision),
      applications: all.slice(1, 1 + applications.length).filter(({ _id }) => _id !== host?._id),
      samePhone: all.slice(1 + applications.length),
    };
    return { details };
  }

  @Endpoint('GET', 'hostCountss', {
    roles: ['admin', 'bd*', 'agencyadmin*', 'agency*'],
    right: 'hosts.read',
    summary: 'Count the host applications by state',
    response: HostCountsResponse,
  })
  async countHosts(@CurrentCaller() caller: Caller) {
    return { details: await this.hosts.count(Scope.of(caller)) };
  }

  private answerList(scope: Scope, listed: Promise<Listed<Host>>) {
    return answerHosts(scope, this.hosts, listed);
  }
}

/** The hosts of one agency, under the path of the agency admin's panel. */
@ApiTags('hosts')
@Controller('agencyadmin')
export class AgencyAdminHostsController {
  constructor(private readonly hosts: HostsService) {}

  @Endpoint('POST', 'hosts', {
    roles: ['admin', 'bd*', 'agencyadmin*', 'agency*'],
    right: 'hosts.read',
    summary: 'List all host applications of an agency by its code',
    response: HostListResponse,
    readOnly: true,
    errors: ['NOT_FOUND'],
  })
  async listHostsByAgencyCode(@CurrentCaller() caller: Caller, @Body() { uniqueId }: AgencyCodeDto) {
    const scope = Scope.of(caller);
    const reach = await this.hosts.agencyReach(scope, uniqueId);
    return answerHosts(scope, this.hosts, this.hosts.list(scope, reach, {}, WHOLE));
  }
}

/** Host endpoints that are documented under `video/`. */
@ApiTags('hosts')
@Controller('video/agency/host')
export class VideoHostsController {
  constructor(private readonly hosts: HostsService) {}

  @Endpoint('GET', 'getUser', {
    roles: ['admin', 'agencyadmin*', 'agency*'],
    right: 'hosts.read',
    summary: 'Read the user of a host',
    response: HostUserResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchHostUser(@CurrentCaller() caller: Caller, @Query() { old, userId }: HostUserQuery) {
    const user = await this.hosts.findApplicant(Scope.of(caller), userId, old === '1');
    return { details: toUser(user) };
  }

  @Endpoint('GET', 'getpenbdlist', {
    roles: ['admin', 'bd*'],
    right: 'hosts.read',
    summary: 'List the pending host applications under a BD',
    response: HostListResponse,
  })
  async listPendingHostsOfBd(@CurrentCaller() caller: Caller) {
    const scope = Scope.of(caller);
    const reach = await this.hosts.reachOf(scope);
    const pending = { status: HOST_STATUS.pending };
    return answerHosts(scope, this.hosts, this.hosts.list(scope, reach, pending, WHOLE));
  }
}

const decisionOf = ({ status, from, ...more }: Omit<DecideHostDto, 'id'>): Decision => ({
  ...more,
  status: asStatus(status),
  from: from === undefined ? undefined : asStatus(from),
});

async function answerHosts(scope: Scope, hosts: HostsService, listed: Promise<Listed<Host>>) {
  const { records, ...counts } = await listed;
  return { details: await hosts.describeQueue(scope, records), ...counts };
}
