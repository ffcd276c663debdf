import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { fieldError } from '../../../core/errors.js';
import { requestContext } from '../../../core/request-context.js';
import { isStaffRole, type StaffRole } from '../../../core/roles.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { LoginThrottle } from '../../../platform/access/login-throttle.js';
import { SecondFactors } from '../../../platform/access/second-factor/second-factors.js';
import { AdminsService } from '../../staff/admins/admins.service.js';
import { AgencyAdminService } from '../../staff/agency-admin/agency-admin.service.js';
import { AgencyService } from '../../staff/agency/agency.service.js';
import { BdService } from '../../staff/bd/bd.service.js';
import { CoinAgencyService } from '../../staff/coin-panel/coin-agency.service.js';
import type { ProofDto } from './mfa.dto.js';

export const WRONG_CODE = 'This code is wrong, or it was used before. Enter the next one';

interface Owned {
  isOwnPassword(caller: Caller, password: string): Promise<boolean>;
}

/** Checks that the owner of a session sends a call, by the password or by a code of the second factor. */
@Injectable()
export class OwnProof {
  private readonly accounts: Record<StaffRole, Owned>;

  constructor(
    admins: AdminsService,
    bds: BdService,
    agencyAdmins: AgencyAdminService,
    agencies: AgencyService,
    coinAgencies: CoinAgencyService,
    private readonly factors: SecondFactors,
    private readonly throttle: LoginThrottle,
  ) {
    this.accounts = {
      admin: admins,
      bd: bds,
      agencyadmin: agencyAdmins,
      agency: agencies,
      coin: coinAgencies,
    };
  }

  /**
   * Fails with VALIDATION_FAILED on the field whose value is wrong or missing. Throttled like a sign-in, so that a person
   * with a stolen session cannot guess.
   */
  async assert(caller: Caller, { password, code }: ProofDto): Promise<void> {
    if (!password && !code) throw fieldError('password', FIELD_REQUIRED);
    await this.throttle.guard(`change:${caller.id}`, requestContext()?.address ?? '', async () => {
      if (password && !(await this.isPassword(caller, password))) {
        throw fieldError('password', 'The password is wrong');
      }
      if (!password && !(await this.factors.use(caller.id, code ?? ''))) throw fieldError('code', WRONG_CODE);
    });
  }

  private async isPassword(caller: Caller, password: string): Promise<boolean> {
    return isStaffRole(caller.role) && this.accounts[caller.role].isOwnPassword(caller, password);
  }
}
