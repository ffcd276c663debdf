import { Injectable } from '@nestjs/common';
import { type Model, type PipelineStage, Types } from 'mongoose';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { AppError, fieldError } from '../../core/errors.js';
import { FIELD_REQUIRED } from '../../http/fields.js';
import type { Page } from '../../http/list-query.js';
import { searchFilter } from '../../platform/database/search.js';
import type { Listed } from '../../platform/database/paging.js';
import { Host, HOST_SEARCH_FIELDS } from '../hosts/host.schema.js';
import { normaliseCode } from '../staff/shared/codes.js';
import { STAFF_SEARCH_FIELDS } from '../staff/shared/staff-account.schema.js';
import { PARENT_FIELD, TreeAccounts } from './accounts.js';
import {
  type HierarchyCoins,
  type HierarchyNode,
  type MovedAccountKind,
  NO_PARENT,
  type NodeKind,
  type StaffKind,
  type Unattached,
} from './hierarchy.dto.js';
import { type CountedAccount, type HostWithUser, toHostNode, toStaffNode } from './nodes.js';
import { countBelow, IN_TREE, sumBelow, withUser } from './tree-stages.js';

interface Level {
  kind: NodeKind;
  parent?: string;
  search?: string;
}
type StaffLevel = Level & { kind: StaffKind };

/** The tree of BDs, agency admins, agencies and hosts, one level at a time. For the platform admin only. */
@Injectable()
export class TreeService {
  constructor(
    private readonly accounts: TreeAccounts,
    @InjectUnscoped(Host) private readonly hosts: Model<Host>,
  ) {}

  async level({ kind, ...level }: Level, page: Page): Promise<Listed<HierarchyNode>> {
    if (kind === 'host') return this.hostLevel(level, page);
    const filter = await this.staffFilter({ kind, ...level });
    const [records, total] = await Promise.all([
      this.staffNodes(kind, filter, page),
      this.accounts.of(kind).countDocuments(filter),
    ]);
    return { records, total, pages: Math.ceil(total / page.limit) };
  }

  /** Sums the earnings below each node of a level. */
  async coins(level: StaffLevel, page: Page): Promise<HierarchyCoins[]> {
    const filter = await this.staffFilter(level);
    const found = await this.accounts
      .of(level.kind)
      .aggregate<{ _id: Types.ObjectId; coins: number }>([...onPage(filter, page), ...sumBelow(level.kind)]);
    return found.map(({ _id, coins }) => ({ _id: _id.toHexString(), coins }));
  }

  async node(kind: StaffKind, id: string): Promise<HierarchyNode> {
    const filter = { _id: new Types.ObjectId(id), deleted: false };
    const [found] = await this.staffNodes(kind, filter, { page: 1, limit: 1 });
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /** Counts the nodes without a non-deleted parent. */
  async unattached(): Promise<Unattached> {
    const count = async (kind: MovedAccountKind) => {
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

  private async staffNodes(kind: StaffKind, filter: object, page: Page): Promise<HierarchyNode[]> {
    const found = await this.accounts
      .of(kind)
      .aggregate<CountedAccount>([...onPage(filter, page), ...countBelow(kind)]);
    return found.map((account) => toStaffNode(kind, account));
  }

  private async hostLevel(
    { parent, search }: Omit<Level, 'kind'>,
    { page, limit }: Page,
  ): Promise<Listed<HierarchyNode>> {
    if (!parent) throw fieldError('parent', FIELD_REQUIRED);
    const filter = { ...(await this.agencyFilter(parent)), ...searchFilter(search, HOST_SEARCH_FIELDS) };
    const [found, total] = await Promise.all([
      this.hosts.aggregate<HostWithUser>([
        { $match: filter },
        // Pending applications come first, because they need a decision.
        { $sort: { status: 1, createdAt: -1, _id: -1 } },
        { $skip: (page - 1) * limit },
        { $limit: limit },
        ...withUser,
      ]),
      this.hosts.countDocuments(filter),
    ]);
    return { records: found.map(toHostNode), total, pages: Math.ceil(total / limit) };
  }

  private async staffFilter({ kind, parent, search }: StaffLevel): Promise<Record<string, unknown>> {
    const searched = { deleted: false, ...searchFilter(search, STAFF_SEARCH_FIELDS) };
    if (kind === 'bd' && parent) throw fieldError('parent', 'A BD has no parent');
    if (kind === 'bd') return searched;
    if (!parent) throw fieldError('parent', FIELD_REQUIRED);
    return { ...searched, ...(await this.parentFilter(kind, parent)) };
  }

  private async parentFilter(kind: MovedAccountKind, parent: string): Promise<Record<string, unknown>> {
    const code =
      parent === NO_PARENT ? { $in: await this.accounts.lostParents(kind) } : normaliseCode(parent);
    return { [PARENT_FIELD[kind]]: code };
  }

  private async agencyFilter(parent: string): Promise<Record<string, unknown>> {
    const agencyCode =
      parent === NO_PARENT ? { $in: await this.accounts.deletedAgencies() } : normaliseCode(parent);
    return { agencyCode, status: IN_TREE };
  }
}

const onPage = (filter: object, { page, limit }: Page): PipelineStage[] => [
  { $match: filter },
  { $sort: { name: 1, _id: 1 } },
  { $skip: (page - 1) * limit },
  { $limit: limit },
];
