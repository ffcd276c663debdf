import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AppError, fieldError } from '../api/errors.js';
import { FIELD_REQUIRED } from '../api/fields.js';
import type { Page } from '../api/list-query.js';
import { searchFilter } from '../database/search.js';
import type { Listed } from '../database/paging.js';
import { Host, HOST_SEARCH_FIELDS, HOST_STATUS } from '../hosts/host.schema.js';
import { normaliseCode } from '../staff/codes.js';
import { STAFF_SEARCH_FIELDS } from '../staff/staff-account.schema.js';
import { PARENT_FIELD, TreeAccounts } from './accounts.js';
import {
  type HierarchyNode,
  type MovedKind,
  NO_PARENT,
  type NodeKind,
  type StaffKind,
  type Unattached,
} from './hierarchy.dto.js';
import { type CountedAccount, type HostWithUser, toHostNode, toStaffNode } from './nodes.js';
import { countBelow, withUser } from './tree-stages.js';

interface Level {
  kind: NodeKind;
  parent?: string;
  search?: string;
}

/** Rejected applications are no hosts: the tree leaves them out. */
export const STANDING = { $in: [HOST_STATUS.pending, HOST_STATUS.approved] };

/** The tree of BDs, agency admins, agencies and hosts, one level at a time. For the platform admin only. */
@Injectable()
export class TreeService {
  constructor(
    private readonly accounts: TreeAccounts,
    @InjectModel(Host.name) private readonly hosts: Model<Host>,
  ) {}

  async level({ kind, parent, search }: Level, page: Page): Promise<Listed<HierarchyNode>> {
    if (kind === 'bd' && parent) throw fieldError('parent', 'A BD has no parent');
    if (kind !== 'bd' && !parent) throw fieldError('parent', FIELD_REQUIRED);
    if (kind === 'host') {
      return this.hostLevel({ ...(await this.agencyFilter(parent!)), ...searchHosts(search) }, page);
    }
    const filter = {
      deleted: false,
      ...(kind === 'bd' ? {} : await this.parentFilter(kind, parent!)),
      ...searchFilter(search, STAFF_SEARCH_FIELDS),
    };
    return this.staffLevel(kind, filter, page);
  }

  async node(kind: StaffKind, id: string): Promise<HierarchyNode> {
    const filter = { _id: new Types.ObjectId(id), deleted: false };
    const [found] = await this.staffNodes(kind, filter, { page: 1, limit: 1 });
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /** How many have no living parent. */
  async unattached(): Promise<Unattached> {
    const count = async (kind: MovedKind) => {
      const filter = { deleted: false, ...(await this.parentFilter(kind, NO_PARENT)) };
      return this.accounts.of(kind).countDocuments(filter);
    };
    const [agencyAdmins, agencies, hosts] = await Promise.all([
      count('agencyadmin'),
      count('agency'),
      this.agencyFilter(NO_PARENT).then((filter) => this.hosts.countDocuments(filter)),
    ]);
    return { agencyAdmins, agencies, hosts };
  }

  private async staffLevel(kind: StaffKind, filter: object, page: Page): Promise<Listed<HierarchyNode>> {
    const [records, total] = await Promise.all([
      this.staffNodes(kind, filter, page),
      this.accounts.of(kind).countDocuments(filter),
    ]);
    return { records, total, pages: Math.ceil(total / page.limit) };
  }

  private async staffNodes(kind: StaffKind, filter: object, { page, limit }: Page): Promise<HierarchyNode[]> {
    const found = await this.accounts
      .of(kind)
      .aggregate<CountedAccount>([
        { $match: filter },
        { $sort: { name: 1, _id: 1 } },
        { $skip: (page - 1) * limit },
        { $limit: limit },
        ...countBelow(kind),
      ]);
    return found.map((account) => toStaffNode(kind, account));
  }

  private async hostLevel(filter: object, { page, limit }: Page): Promise<Listed<HierarchyNode>> {
    const [found, total] = await Promise.all([
      this.hosts.aggregate<HostWithUser>([
        { $match: filter },
        // Pending ones first: they wait for somebody.
        { $sort: { status: 1, createdAt: -1 } },
        { $skip: (page - 1) * limit },
        { $limit: limit },
        ...withUser,
      ]),
      this.hosts.countDocuments(filter),
    ]);
    return { records: found.map(toHostNode), total, pages: Math.ceil(total / limit) };
  }

  private async parentFilter(kind: MovedKind, parent: string): Promise<Record<string, unknown>> {
    const code =
      parent === NO_PARENT ? { $in: await this.accounts.lostParents(kind) } : normaliseCode(parent);
    return { [PARENT_FIELD[kind]]: code };
  }

  private async agencyFilter(parent: string): Promise<Record<string, unknown>> {
    const agencyCode =
      parent === NO_PARENT ? { $in: await this.accounts.deletedAgencies() } : normaliseCode(parent);
    return { agencyCode, status: STANDING };
  }
}

const searchHosts = (search: string | undefined) => searchFilter(search, HOST_SEARCH_FIELDS);
