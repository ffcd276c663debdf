import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../../core/caller.js';
import { isStaffRole, type StaffRole } from '../../core/roles.js';
import type { Scope } from '../../core/scope.js';
import type { AccountSource } from '../../platform/access/account-source.js';
import { AccountStanding } from '../../platform/access/account-standing.js';
import { AdminsService } from '../staff/admins/admins.service.js';
import { AgencyAdminService } from '../staff/agency-admin/agency-admin.service.js';
import { AgencyService } from '../staff/agency/agency.service.js';
import { BdService } from '../staff/bd/bd.service.js';
import { CoinAgencyService } from '../staff/coin-panel/coin-agency.service.js';
import type { CodedKind } from '../staff/shared/codes.js';

/** What the sign-in, the second factor and views need of every kind of staff. */
interface StaffService extends AccountSource {
  isOwnPassword(caller: Caller, password: string): Promise<boolean>;
  /** Holds an account that can sign in until the transaction ends. Returns undefined when there is none. */
  holdViewed(id: string): Promise<{ code: string; name: string } | undefined>;
  /** Returns whether the account is neither disabled nor deleted. */
  isUsable(id: string): Promise<boolean>;
}

/** Also of those who sign in with a code. Fails with NOT_FOUND outside of the scope. */
interface CodedService extends StaffService {
  find(scope: Scope, id: string): Promise<{ uniqueId: string; name: string }>;
}

/** The services of the five kinds of staff. */
@Injectable()
export class StaffServices implements OnModuleInit {
  private readonly coded: Record<CodedKind, CodedService>;

  constructor(
    private readonly admins: AdminsService,
    bds: BdService,
    agencyAdmins: AgencyAdminService,
    agencies: AgencyService,
    coinAgencies: CoinAgencyService,
    private readonly standing: AccountStanding,
  ) {
    this.coded = { bd: bds, agencyadmin: agencyAdmins, agency: agencies, coin: coinAgencies };
  }

  onModuleInit(): void {
    this.standing.readBy(async (role, id) => isStaffRole(role) && this.of(role).isUsable(id));
  }

  of(role: StaffRole): StaffService {
    return role === 'admin' ? this.admins : this.coded[role];
  }

  ofCoded(kind: CodedKind): CodedService {
    return this.coded[kind];
  }
}
