import { Injectable } from '@nestjs/common';
import { AgencyAdminService } from '../staff/agency-admin/agency-admin.service.js';
import { AgencyService } from '../staff/agency/agency.service.js';
import { BdService } from '../staff/bd/bd.service.js';
import { CoinAgencyService } from '../staff/coin-panel/coin-agency.service.js';
import type { CodedAccounts } from '../staff/shared/coded-accounts.js';
import type { CodedKind } from '../staff/shared/codes.js';
import type { CodedAccount } from '../staff/shared/staff-account.schema.js';

/** The service methods that the endpoints for all coded kinds use. */
type CodedService = Pick<
  CodedAccounts<CodedAccount, object>,
  | 'find'
  | 'list'
  | 'listNamed'
  | 'update'
  | 'remove'
  | 'trashed'
  | 'restore'
  | 'setDisabled'
  | 'passwordState'
  | 'revealPassword'
>;

/** The services of the four kinds of staff that sign in with a code. */
@Injectable()
export class CodedKinds {
  private readonly services: Record<CodedKind, CodedService>;

  constructor(
    bds: BdService,
    agencyAdmins: AgencyAdminService,
    agencies: AgencyService,
    coinAgencies: CoinAgencyService,
  ) {
    this.services = { bd: bds, agencyadmin: agencyAdmins, agency: agencies, coin: coinAgencies };
  }

  of(kind: CodedKind): CodedService {
    return this.services[kind];
  }
}
