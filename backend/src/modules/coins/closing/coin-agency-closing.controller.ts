import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Scope } from '../../../core/scope.js';
import { Envelope } from '../../../http/response.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../../http/idempotency-key.js';
import { assertMay } from '../../../core/may.js';
import { Endpoint } from '../../../http/endpoint.js';
import { IdDto } from '../../../http/id.dto.js';
import { CoinAgency } from '../../staff/coin-agency/coin-agency.schema.js';
import { type CodedStaff, InjectStaff } from '../../staff/shared/staff.js';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service.js';
import { CoinAgencyClosing } from './coin-agency-closing.js';

/** Deletes coin agencies that still have coins. */
@ApiTags('coin-panel')
@Controller('admin/coinPanel')
export class CoinAgencyClosingController {
  constructor(
    private readonly closing: CoinAgencyClosing,
    @InjectStaff(CoinAgency) private readonly coinAgencies: CodedStaff<'coin', CoinAgency>,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Endpoint('POST', 'closeCoinPanel/:id', {
    roles: ['admin'],
    right: 'staff.write',
    stepUp: true,
    summary: 'Return all coins of a coin agency to the platform and delete the coin agency, in one step',
    description:
      'Needs the right coins.send too. Above the limit for sending coins, the deletion waits for a second admin.',
    response: Envelope,
    idempotent: true,
    errors: ['NOT_FOUND', 'WALLET_FROZEN'],
  })
  closeCoinAgency(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    assertMay(caller, 'coins.send');
    return this.idempotency.once(key, async () => {
      await this.coinAgencies.accounts.find(Scope.of(caller), id);
      return async () => ({ message: (await this.closing.close(caller, id)).message });
    });
  }
}
