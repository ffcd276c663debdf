import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { IdDto } from '../../../http/id.dto.js';
import { Envelope } from '../../../http/response.js';
import { FactorReset } from './factor-reset.js';
import { ResetStaffMfaDto } from './mfa.dto.js';

/** Turns off the second factor of people who have lost it. */
@ApiTags('second-factor-resets')
@Controller('admin')
export class FactorResetController {
  constructor(private readonly resets: FactorReset) {}

  @Endpoint('POST', 'admins/:id/mfa/reset', {
    roles: ['admin'],
    right: 'admins.manage',
    stepUp: true,
    summary:
      'Turn off the second factor of another platform admin; the sessions of that admin end immediately',
    response: Envelope,
    message: 'Second factor reset',
    errors: ['NOT_FOUND', 'IN_USE', 'INVALID_TRANSITION'],
  })
  async resetAdminMfa(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    await this.resets.ofAdmin(caller, id);
  }

  @Endpoint('POST', 'staffaccount/mfa/reset', {
    roles: ['admin'],
    right: 'admins.manage',
    stepUp: true,
    summary: 'Turn off the second factor of a staff account; its sessions end immediately',
    description: 'For Owners only: with an issued password, it would give the account to whoever resets it.',
    response: Envelope,
    message: 'Second factor reset',
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async resetStaffMfa(@CurrentCaller() caller: Caller, @Body() { kind, id }: ResetStaffMfaDto) {
    await this.resets.ofStaff(caller, kind, id);
  }
}
