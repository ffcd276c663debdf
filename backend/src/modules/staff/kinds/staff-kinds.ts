import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isStaffRole, type StaffRole } from '../../../core/roles.js';
import { AccountStatus } from '../../../platform/access/account-standing.js';
import { Admin } from '../admins/admin.schema.js';
import { AgencyAdmin } from '../agency-admin/agency-admin.schema.js';
import { Agency } from '../agency/agency.schema.js';
import { Bd } from '../bd/bd.schema.js';
import { CoinAgency } from '../coin-agency/coin-agency.schema.js';
import type { CodedKind } from '../shared/codes.js';
import type { CodedAccount, StaffAccount } from '../shared/staff-account.schema.js';
import type { StaffAccounts } from '../shared/staff-accounts.js';
import type { StaffCodes } from '../shared/staff-codes.js';
import type { StaffPasswords } from '../shared/staff-passwords.js';
import type { StaffSignIns } from '../shared/staff-sign-ins.js';
import { type CodedStaff, InjectStaff, type Staff } from '../shared/staff.js';

/** What callers ask of every kind of staff. */
interface AnyStaff<Kind extends StaffRole = StaffRole, T extends StaffAccount = StaffAccount> {
  accounts: Pick<
    StaffAccounts<Kind, T>,
    | 'find'
    | 'list'
    | 'listNamed'
    | 'pictures'
    | 'reached'
    | 'remove'
    | 'restore'
    | 'setDisabled'
    | 'trashed'
    | 'update'
  >;
  passwords: Pick<StaffPasswords<Kind, T>, 'isOwn' | 'issuedTo' | 'reveal' | 'state'>;
  signIns: Pick<
    StaffSignIns<Kind, T>,
    'findByLogin' | 'holdUsable' | 'holdViewed' | 'isUsable' | 'profileOf'
  >;
}

/** What callers ask of every kind of staff that signs in with a code. */
interface AnyCodedStaff extends AnyStaff<CodedKind, CodedAccount> {
  codes: Pick<StaffCodes<CodedKind, CodedAccount>, 'storedNumber' | 'taken'>;
}

/** The five kinds of staff. */
@Injectable()
export class StaffKinds implements OnModuleInit {
  private readonly coded: Record<CodedKind, AnyCodedStaff>;

  constructor(
    @InjectStaff(Admin) private readonly admins: Staff<'admin', Admin>,
    @InjectStaff(Bd) bds: CodedStaff<'bd', Bd>,
    @InjectStaff(AgencyAdmin) agencyAdmins: CodedStaff<'agencyadmin', AgencyAdmin>,
    @InjectStaff(Agency) agencies: CodedStaff<'agency', Agency>,
    @InjectStaff(CoinAgency) coinAgencies: CodedStaff<'coin', CoinAgency>,
    private readonly statuses: AccountStatus,
  ) {
    this.coded = { bd: bds, agencyadmin: agencyAdmins, agency: agencies, coin: coinAgencies };
  }

  onModuleInit(): void {
    this.statuses.readBy(async (role, id) => isStaffRole(role) && this.of(role).signIns.isUsable(id));
  }

  of(role: StaffRole): AnyStaff {
    return role === 'admin' ? this.admins : this.coded[role];
  }

  ofCoded(kind: CodedKind): AnyCodedStaff {
    return this.coded[kind];
  }
}
