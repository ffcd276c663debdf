import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Envelope } from '../../../http/response.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../../http/idempotency-key.js';
import { Endpoint } from '../../../http/endpoint.js';
import { AdjustUserDto } from './adjust-user.dto.js';
import { AdjustmentsService } from './adjustments.service.js';

/** The Update User screen. An admin endpoint, although its documented path is below /app. */
@ApiTags('recharge')
@Controller('app/edit')
export class AdjustUserController {
  constructor(private readonly adjustments: AdjustmentsService) {}

  @Endpoint('POST', 'update', {
    roles: ['admin'],
    right: 'coins.send',
    stepUp: true,
    summary: "Set a user's coins, level and experience",
    description:
      'The change in coins is a ledger entry. An increase above the limit for sending coins (in one step or within 24 hours) fails with NEEDS_SECOND_ADMIN, or waits for a second admin with `askAbove`. `coinSeen` refuses the change when the balance has changed since.',
    response: Envelope,
    touches: ['users', 'coin-panel', 'ledger', 'auth'],
    idempotent: true,
    errors: ['NOT_FOUND', 'INSUFFICIENT_COINS', 'WALLET_FROZEN', 'NEEDS_SECOND_ADMIN', 'VERSION_CONFLICT'],
  })
  adjustUser(
    @CurrentCaller() caller: Caller,
    @Body() user: AdjustUserDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.adjustments.adjust(caller, user, key);
  }
}
