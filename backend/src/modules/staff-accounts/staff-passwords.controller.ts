import { Body, Controller, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Scope } from '../../core/scope.js';
import { responseOf, Envelope } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { SecondFactors } from '../../platform/access/second-factor/second-factors.js';
import { StaffKinds } from '../staff/kinds/staff-kinds.js';
import { StaffAccountDto } from './staff-accounts.dto.js';
import {
  IssuedPasswordState,
  IssueStaffPasswordDto,
  RevealedPassword,
  RevealPasswordDto,
} from './staff-passwords.dto.js';

const RevealedPasswordResponse = responseOf('RevealedPasswordResponse', { details: RevealedPassword });
const IssuedPasswordStateResponse = responseOf('IssuedPasswordStateResponse', {
  details: IssuedPasswordState,
});

/**
 * Issued staff passwords, for platform admins only. Revealing has its own endpoint, is never cached and always audited.
 */
@ApiTags('staff-passwords')
@Controller('admin/staffpassword')
export class StaffPasswordsController {
  constructor(
    private readonly kinds: StaffKinds,
    private readonly factors: SecondFactors,
  ) {}

  @Endpoint('GET', 'state', {
    roles: ['admin'],
    right: 'staff.read',
    summary:
      'Read whether the password of a staff account can be revealed, and whether it has a second factor',
    response: IssuedPasswordStateResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchStaffPasswordState(@CurrentCaller() caller: Caller, @Query() { kind, id }: StaffAccountDto) {
    const state = await this.kinds.ofCoded(kind).passwords.state(Scope.of(caller), id);
    return { details: { ...state, secondFactor: await this.factors.isOn(id) } };
  }

  @Header('Cache-Control', 'no-store')
  @Endpoint('POST', 'reveal', {
    roles: ['admin'],
    right: 'staff.passwords',
    stepUp: true,
    summary: 'Read the issued password of a staff account',
    response: RevealedPasswordResponse,
    errors: ['NOT_FOUND'],
  })
  async revealStaffPassword(@CurrentCaller() caller: Caller, @Body() { kind, id }: RevealPasswordDto) {
    return { details: await this.kinds.ofCoded(kind).passwords.reveal(Scope.of(caller), id) };
  }

  @Endpoint('POST', 'issue', {
    roles: ['admin'],
    right: 'staff.passwords',
    stepUp: true,
    summary: 'Issue a new password to a staff account; its sessions end immediately',
    response: Envelope,
    touches: ['bd', 'agency-admin', 'agency', 'coin-panel', 'staff-sessions', 'sign-ins'],
    message: 'Password issued',
    errors: ['NOT_FOUND'],
  })
  async issueStaffPassword(
    @CurrentCaller() caller: Caller,
    @Body() { kind, id, password, mustChangePassword }: IssueStaffPasswordDto,
  ) {
    const change = { password, mustChangePassword, undocumented: true };
    await this.kinds.ofCoded(kind).accounts.update(Scope.of(caller), id, {}, change);
  }
}
