import { Injectable } from '@nestjs/common';
import { between } from '../../core/days.js';
import { currentTime } from '../../core/request-context.js';
import type { Scope } from '../../core/scope.js';
import { inTrash } from '../../core/trash.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { AgencyAdmin } from '../staff/agency-admin/agency-admin.schema.js';
import { Bd } from '../staff/bd/bd.schema.js';
import { CODED_KINDS, type CodedKind } from '../staff/shared/codes.js';
import type { CodedAccount } from '../staff/shared/staff-account.schema.js';
import { StaffKinds } from '../staff/kinds/staff-kinds.js';
import { type CodedStaff, InjectStaff } from '../staff/shared/staff.js';
import type { StaffAccountDto } from './staff-accounts.dto.js';

interface StaffTrashQuery {
  kind?: CodedKind | undefined;
  /** Days of deletion. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface TrashedAccount {
  kind: CodedKind;
  id: string;
  label: string;
  deletedAt: string;
  deletedBy: string;
}

/** The deleted staff accounts of the last 30 days. */
@Injectable()
export class StaffTrash {
  constructor(
    private readonly kinds: StaffKinds,
    @InjectStaff(Bd) private readonly bds: CodedStaff<'bd', Bd>,
    @InjectStaff(AgencyAdmin) private readonly agencyAdmins: CodedStaff<'agencyadmin', AgencyAdmin>,
    private readonly audit: AuditService,
    private readonly zones: TimeZones,
  ) {}

  /** Lists the accounts in scope that were deleted on these days, at most 1,000 of a kind. */
  async list(scope: Scope, { kind, from, to }: StaffTrashQuery): Promise<TrashedAccount[]> {
    const times = inTrash(between(from, to, this.zones.calendar), currentTime());
    const kinds = kind ? [kind] : CODED_KINDS;
    const lists = await Promise.all(
      kinds.map(async (each) =>
        (await this.kinds.ofCoded(each).accounts.trashed(scope, times)).map((account) => ({
          kind: each,
          account,
        })),
      ),
    );
    const found = lists.flat();
    const deleters = await this.audit.lastActors(
      found.map(({ account }) => account._id.toHexString()),
      kinds.map((each) => `${each}.delete`),
    );
    return found.map(({ kind: each, account: { _id, uniqueId, name, deletedAt } }) => ({
      ...{ kind: each, id: _id.toHexString(), label: `${name}, ${uniqueId}` },
      deletedAt: deletedAt?.toISOString() ?? '',
      deletedBy: deleters.get(_id.toHexString())?.name ?? '',
    }));
  }

  /** Restores an account. Returns its code, and a warning when the account above it is deleted too, '' otherwise. */
  async restore(scope: Scope, { kind, id }: StaffAccountDto): Promise<{ code: string; warning: string }> {
    const account = await this.kinds.ofCoded(kind).accounts.restore(scope, id);
    const above = await this.deletedAbove(scope, account);
    const warning = above ? `${above} above it is deleted: restore it, or move this account` : '';
    return { code: account.uniqueId, warning };
  }

  /** Returns the code of the agency admin or the BD above the account if that one is deleted. */
  private async deletedAbove(
    scope: Scope,
    { admin, createBy }: CodedAccount & { admin?: string; createBy?: string },
  ): Promise<string | undefined> {
    if (admin) return (await this.agencyAdmins.codes.findByCode(scope, admin)) ? undefined : admin;
    if (!createBy?.startsWith('BD')) return undefined;
    return (await this.bds.codes.findByCode(scope, createBy)) ? undefined : createBy;
  }
}
