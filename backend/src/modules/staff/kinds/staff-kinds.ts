import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isStaffRole, type StaffRole } from '../../../core/roles.js';
import { AccountStanding } from '../../../platform/access/account-standing.js';
import type { AccountSource } from '../../../platform/access/account-source.js';
import { AdminsService } from '../admins/admins.service.js';
import { AgencyAdminService } from '../agency-admin/agency-admin.service.js';
import { AgencyService } from '../agency/agency.service.js';
import { BdService } from '../bd/bd.service.js';
import { CoinAgencyService } from '../coin-panel/coin-agency.service.js';
import type { CodedAccounts } from '../shared/coded-accounts.js';
import type { CodedKind } from '../shared/codes.js';
import type { CodedAccount, StaffAccount } from '../shared/staff-account.schema.js';
import type { StaffAccounts } from '../shared/account-base.js';

/** What callers ask of every kind of staff. */
type AnyStaff = AccountSource &
  Pick<StaffAccounts<StaffAccount>, 'isOwnPassword' | 'holdViewed' | 'isUsable' | 'pictures'>;

/** What callers ask of every kind of staff that signs in with a code. */
type AnyCodedStaff = AnyStaff &
  Pick<
    CodedAccounts<CodedAccount, object>,
    | 'find'
    | 'list'
    | 'listNamed'
    | 'reached'
    | 'update'
    | 'remove'
    | 'trashed'
    | 'restore'
    | 'setDisabled'
    | 'passwordState'
    | 'revealPassword'
    | 'issuedPasswordsOf'
    | 'taken'
    | 'storedNumber'
  >;

/** The services of the five kinds of staff, by kind. */
@Injectable()
export class StaffKinds implements OnModuleInit {
  private readonly coded: Record<CodedKind, AnyCodedStaff>;

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

  of(role: StaffRole): AnyStaff {
    return role === 'admin' ? this.admins : this.coded[role];
  }

  ofCoded(kind: CodedKind): AnyCodedStaff {
    return this.coded[kind];
  }
}
