import { Injectable } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import { fieldError } from '../../core/errors.js';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { AgencyAdmin } from '../staff/agency-admin/agency-admin.schema.js';
import { Agency } from '../staff/agency/agency.schema.js';
import { Bd } from '../staff/bd/bd.schema.js';
import { normaliseCode } from '../staff/shared/codes.js';
import type { CodedAccount } from '../staff/shared/staff-account.schema.js';
import type { MovedAccountKind, StaffKind } from './hierarchy.dto.js';

/** An account of the tree. Each kind stores its parent's code in a field of its own. */
export type TreeAccount = CodedAccount & { createBy?: string; admin?: string; bd?: string };

/** The field that stores the parent's code. */
export const PARENT_FIELD = { agencyadmin: 'createBy', agency: 'admin' } as const satisfies Record<
  MovedAccountKind,
  string
>;
/** The kind of the parent. */
export const PARENT_KIND = { agencyadmin: 'bd', agency: 'agencyadmin', host: 'agency' } as const;
/** The name of each kind in messages to staff. */
export const CALLED = { bd: 'BD', agencyadmin: 'agency admin', agency: 'agency', host: 'host' } as const;

/** The collections of the three account kinds in the tree. */
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

  /** Returns non-deleted accounts by code. */
  async byCode(kind: StaffKind, codes: readonly string[]): Promise<Map<string, TreeAccount>> {
    if (!codes.length) return new Map();
    const found = await this.of(kind)
      .find({ uniqueId: { $in: [...new Set(codes)] }, deleted: false })
      .lean<TreeAccount[]>();
    return new Map(found.map((account) => [account.uniqueId, account]));
  }

  /**
   * Returns the account with this code or _id. Fails at the field `field` if there is none. `deleted`: also a deleted
   * account.
   */
  async named(kind: StaffKind, name: string, field: string, { deleted = false } = {}): Promise<TreeAccount> {
    const named = /^[0-9a-f]{24}$/i.test(name)
      ? { _id: new Types.ObjectId(name) }
      : { uniqueId: normaliseCode(name) };
    const account = await this.of(kind)
      .findOne({ ...named, ...(!deleted && { deleted: false }) })
      .lean<TreeAccount>();
    if (!account) throw fieldError(field, `This ${CALLED[kind]} does not exist`, 'NOT_FOUND');
    return account;
  }

  /**
   * Locks the new parent with a write: if it is deleted concurrently, one of the two transactions fails and retries.
   */
  async hold(kind: StaffKind, { _id }: TreeAccount): Promise<void> {
    const held = await this.of(kind).updateOne({ _id, deleted: false }, { $inc: { __v: 1 } });
    if (!held.matchedCount) throw fieldError('to', `This ${CALLED[kind]} does not exist`, 'NOT_FOUND');
  }

  /** Returns the parent codes of non-deleted accounts that no non-deleted account has. */
  async lostParents(kind: MovedAccountKind): Promise<string[]> {
    const named = await this.of(kind).distinct(PARENT_FIELD[kind], { deleted: false });
    const living = await this.byCode(PARENT_KIND[kind], named as string[]);
    return (named as string[]).filter((code) => !living.has(code));
  }

  /** Returns the codes of deleted agencies, whose hosts have no agency. */
  deletedAgencies(): Promise<string[]> {
    return this.of('agency').distinct('uniqueId', { deleted: true });
  }
}
