import { Body, Controller, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../access/caller.js';
import { Scope } from '../access/scope.js';
import { AgencyAdminService } from '../agency-admin/agency-admin.service.js';
import { AgencyService } from '../agency/agency.service.js';
import { answer } from '../api/answer.js';
import { Endpoint } from '../api/endpoint.js';
import { BdService } from '../bd/bd.service.js';
import { CoinAgencyService } from '../coin-panel/coin-agency.service.js';
import type { CodedKind } from '../staff/codes.js';
import { RevealedPassword, RevealPasswordDto } from './staff-passwords.dto.js';

const RevealedPasswordAnswer = answer('RevealedPasswordAnswer', { details: RevealedPassword });

interface RevealsPasswords {
  revealPassword(scope: Scope, id: string): Promise<RevealedPassword>;
}

/** Issued passwords of staff: a call of its own, for the admin only, never cached, each reading audited (design 3). */
@ApiTags('staff-passwords')
@Controller('admin/staffpassword')
export class StaffPasswordsController {
  private readonly kinds: Record<CodedKind, RevealsPasswords>;

  constructor(
    bds: BdService,
    agencyAdmins: AgencyAdminService,
    agencies: AgencyService,
    coinAgencies: CoinAgencyService,
  ) {
    this.kinds = { bd: bds, agencyadmin: agencyAdmins, agency: agencies, coin: coinAgencies };
  }

  @Header('Cache-Control', 'no-store')
  @Endpoint('POST', 'reveal', {
    roles: ['admin'],
    summary: 'Read the password that was issued to a member of staff',
    answers: RevealedPasswordAnswer,
    fails: ['NOT_FOUND'],
  })
  async revealStaffPassword(@CurrentCaller() caller: Caller, @Body() { kind, id }: RevealPasswordDto) {
    return { details: await this.kinds[kind].revealPassword(Scope.of(caller), id) };
  }
}
