import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { responseOf, Envelope } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { IdDto } from '../../../http/id.dto.js';
import {
  CheckLimitQuery,
  CoinLimitsDto,
  DecideLimitDto,
  LimitCheck,
  SetCoinLimitsDto,
  toCoinLimits,
  toWaitingLimit,
  WaitingLimitDto,
} from './coin-limits.dto.js';
import { CoinLimitsService } from './coin-limits.service.js';
import { WaitingLimitsService } from './waiting-limits.service.js';

/** `details`: the current limits. `waiting`: requested raises that wait for a second admin, oldest first. */
const CoinLimitsResponse = responseOf('CoinLimitsResponse', {
  details: CoinLimitsDto,
  waiting: [WaitingLimitDto],
});
const LimitCheckResponse = responseOf('LimitCheckResponse', { details: LimitCheck });

@ApiTags('coin-limits')
@Controller('admin/coinlimits')
export class CoinLimitsController {
  constructor(
    private readonly limits: CoinLimitsService,
    private readonly waiting: WaitingLimitsService,
  ) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'coins.read',
    summary: 'Read the limits above which a second admin must confirm',
    response: CoinLimitsResponse,
  })
  async fetchCoinLimits(@CurrentCaller() caller: Caller) {
    const [limits, waiting] = await Promise.all([this.limits.read(), this.waiting.list(caller)]);
    return {
      details: toCoinLimits(limits),
      waiting: waiting.map((change) => toWaitingLimit(change, caller.id)),
    };
  }

  @Endpoint('POST', '', {
    roles: ['admin'],
    right: 'coins.limits',
    stepUp: true,
    summary: 'Set the limits above which a second admin must confirm',
    description:
      'Setting a first limit or lowering a limit takes effect immediately. Raising or removing a limit waits for another admin who may confirm it, and is refused when only the other admin may make the request. A change replaces the waiting change of the same limit.',
    response: CoinLimitsResponse,
    touches: ['recharge', 'withdrawals'],
    errors: ['DUPLICATE', 'NEEDS_SECOND_ADMIN', 'VERSION_CONFLICT'],
  })
  async setCoinLimits(@CurrentCaller() caller: Caller, @Body() { versionSeen, ...limits }: SetCoinLimitsDto) {
    const waits = await this.limits.set(caller, limits, { version: versionSeen, show: toCoinLimits });
    const message = waits ? 'Another admin must confirm the higher limit' : 'Limits saved';
    return { message, ...(await this.fetchCoinLimits(caller)) };
  }

  @Endpoint('GET', 'check', {
    roles: ['admin'],
    right: 'coins.read',
    summary: 'Check whether a movement of coins by the caller would need a second admin; moves nothing',
    response: LimitCheckResponse,
  })
  async checkCoinLimit(
    @CurrentCaller() caller: Caller,
    @Query() { limit, coins, recipient }: CheckLimitQuery,
  ) {
    const leftTo = await this.limits.leftAlone(limit, caller.id, recipient ? [recipient] : []);
    const left = leftTo(recipient);
    return { details: { waits: left !== null && coins > left, left } };
  }

  @Endpoint('POST', 'waiting/:id', {
    roles: ['admin'],
    right: 'coins.limits',
    stepUp: true,
    summary: 'Confirm or refuse a waiting change of the limits',
    description:
      'Every admin may refuse. The requesting admin cannot confirm, nor can an admin whom the requesting admin added.',
    response: Envelope,
    touches: ['recharge', 'withdrawals'],
    errors: ['INVALID_TRANSITION', 'NEEDS_SECOND_ADMIN'],
  })
  decideWaitingLimit(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() { approve, reason }: DecideLimitDto,
  ) {
    return approve ? this.limits.confirm(caller, id) : this.waiting.refuse(caller, id, reason ?? '');
  }
}
