import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { Scope } from '../access/scope.js';
import { answer } from '../api/answer.js';
import { Endpoint } from '../api/endpoint.js';
import { HostCounts } from './host.dto.js';
import { HostsService } from './hosts.service.js';

const HostCountsAnswer = answer('HostCountsAnswer', { details: HostCounts });

@ApiTags('hosts')
@Controller('agency/host')
export class HostsController {
  constructor(private readonly hosts: HostsService) {}

  @Endpoint('GET', 'hostCountss', {
    roles: ['admin', 'bd*', 'agencyadmin*', 'agency*'],
    summary: 'Count the host applications by state',
    answers: HostCountsAnswer,
  })
  async countHosts(@CurrentCaller() caller: Caller) {
    return { details: await this.hosts.count(Scope.of(caller)) };
  }
}
