import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { AgencyAdmin } from '../staff/agency-admin/agency-admin.schema.js';
import { Agency } from '../staff/agency/agency.schema.js';
import { Bd } from '../staff/bd/bd.schema.js';
import type { CodedAccount } from '../staff/shared/staff-account.schema.js';
import type { MovedKind, StaffKind } from './hierarchy.dto.js';

/** Any account of the tree; each kind names its parent in a field of its own. */
export type TreeAccount = CodedAccount & { createBy?: string; admin?: string; bd?: string };

/** The field that names the parent by its code. */
export const PARENT_FIELD = { agencyadmin: 'createBy', agency: 'admin' } as const satisfies Record<
  MovedKind,
  string
>;
/** The kind of the parent. */
export const PARENT_KIND = { agencyadmin: 'bd', agency: 'agencyadmin', host: 'agency' } as const;
/** What staff call an account of this kind in a sentence. */
export const CALLED = { bd: 'BD', agencyadmin: 'agency admin', agency: 'agency' } as const;

/** The collections of the three kinds of accounts that make the tree. */
@Injectable()
export class TreeAccounts {
  private readonly models: Record<StaffKind, Model<TreeAccount>>;

  constructor(
    @InjectUnscoped(Bd) bds: Model<Bd>,
    @InjectUnscoped(AgencyAdmin) agencyAdmins: Model<AgencyAdmin>,
    @InjectUnscoped(Agency) agencies: Model<Agency>,
  ) {
    this.models = { bd: bds, agencyadmin: agencyAdmins, agency: agencies } as unknown as Record<
      StaffKind,
      Model<TreeAccount>
    >;
  }

  of(kind: StaffKind): Model<TreeAccount> {
    return this.models[kind];
  }

  /** Living accounts by code. */
  async byCode(kind: StaffKind, codes: readonly string[]): Promise<Map<string, TreeAccount>> {
    if (!codes.length) return new Map();
    const found = await this.of(kind)
      .find({ uniqueId: { $in: [...new Set(codes)] }, deleted: false })
      .lean<TreeAccount[]>();
    return new Map(found.map((account) => [account.uniqueId, account]));
  }

  /** Codes that living accounts of this kind name as their parent although no living account has them. */
  async lostParents(kind: MovedKind): Promise<string[]> {
    const named = await this.of(kind).distinct(PARENT_FIELD[kind], { deleted: false });
    const living = await this.byCode(PARENT_KIND[kind], named as string[]);
    return (named as string[]).filter((code) => !living.has(code));
  }

  /** Codes of deleted agencies: their hosts have no agency to work for. */
  deletedAgencies(): Promise<string[]> {
    return this.of('agency').distinct('uniqueId', { deleted: true });
  }
}
