import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../../core/caller.js';
import { Endpoint } from '../../../../http/endpoint.js';
import { IdDto } from '../../../../http/id.dto.js';
import { Envelope, responseOf } from '../../../../http/response.js';
import { OwnerGrants } from './owner-grants.service.js';
import { DecideOwnerDto, toWaitingOwner, WaitingOwnerDto } from './waiting-owner.dto.js';
import { WaitingOwners } from './waiting-owners.service.js';

/** `details`: requests that wait for another Owner, oldest first. */
const WaitingOwnersResponse = responseOf('WaitingOwnersResponse', { details: [WaitingOwnerDto] });

@ApiTags('waiting-owners')
@Controller('admin/admins/waiting')
export class WaitingOwnersController {
  constructor(
    private readonly waiting: WaitingOwners,
    private readonly grants: OwnerGrants,
  ) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'staff.read',
    summary: 'List the requests to make an admin an Owner that wait for another Owner',
    response: WaitingOwnersResponse,
  })
  async listWaitingOwners(@CurrentCaller() caller: Caller) {
    const waiting = await this.waiting.list(caller);
    return { details: waiting.map((request) => toWaitingOwner(request, caller.id)) };
  }

  @Endpoint('POST', ':id', {
    roles: ['admin'],
    right: 'admins.manage',
    stepUp: true,
    summary: 'Confirm or decline a request to make an admin an Owner',
    description:
      'Every Owner may decline. The requesting Owner cannot confirm, nor can an Owner whom the requesting Owner added.',
    response: Envelope,
    touches: ['admins', 'right-sets'],
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'NEEDS_SECOND_ADMIN'],
  })
  decideWaitingOwner(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() { approve, reason }: DecideOwnerDto,
  ) {
    return approve ? this.grants.confirm(caller, id) : this.grants.refuse(caller, id, reason ?? '');
  }
}
