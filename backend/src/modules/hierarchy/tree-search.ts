import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { searchFilter } from '../../platform/database/search.js';
import { Host, HOST_SEARCH_FIELDS } from '../hosts/host.schema.js';
import { STAFF_SEARCH_FIELDS } from '../staff/shared/staff-account.schema.js';
import { PARENT_KIND, type TreeAccount, TreeAccounts } from './accounts.js';
import {
  type HierarchyHit,
  type HierarchyStep,
  NO_PARENT,
  type NodeKind,
  STAFF_KINDS,
  type StaffKind,
} from './hierarchy.dto.js';
import { hostIdentity, type HostWithUser, identityOf, parentOf } from './nodes.js';
import { IN_TREE, withUser } from './tree-stages.js';

/** The maximum number of hits for each kind. A longer search text narrows the results. */
const HITS = 10;

type Found = Omit<HierarchyHit, 'path'> & { parent: string };
type Known = Record<StaffKind, Map<string, TreeAccount>>;

/** Finds nodes of every kind by name or code, with their paths. */
@Injectable()
export class TreeSearch {
  constructor(
    private readonly accounts: TreeAccounts,
    @InjectUnscoped(Host) private readonly hosts: Model<Host>,
  ) {}

  async find(search: string): Promise<HierarchyHit[]> {
    const found = (
      await Promise.all([...STAFF_KINDS.map((kind) => this.staff(kind, search)), this.hostsNamed(search)])
    ).flat();
    const known = await this.ancestorsOf(found);
    return found.map(({ parent, ...hit }) => ({ ...hit, path: pathTo(hit.kind, parent, known) }));
  }

  private async staff(kind: StaffKind, search: string): Promise<Found[]> {
    const accounts = await this.accounts
      .of(kind)
      .find({ deleted: false, ...searchFilter(search, STAFF_SEARCH_FIELDS) })
      .limit(HITS)
      .lean<TreeAccount[]>();
    return accounts.map((account) => ({ ...identityOf(kind, account), parent: parentOf(kind, account) }));
  }

  private async hostsNamed(search: string): Promise<Found[]> {
    const hosts = await this.hosts.aggregate<HostWithUser>([
      { $match: { ...searchFilter(search, HOST_SEARCH_FIELDS), status: IN_TREE } },
      { $limit: HITS },
      ...withUser,
    ]);
    return hosts.map((host) => ({ ...hostIdentity(host), parent: host.agencyCode }));
  }

  /** Returns the non-deleted accounts above the hits, with one query for each kind. */
  private async ancestorsOf(found: Found[]): Promise<Known> {
    const parentsOf = (kind: NodeKind) =>
      found.filter((hit) => hit.kind === kind).map(({ parent }) => parent);
    const named = (accounts: Map<string, TreeAccount>, field: 'admin' | 'createBy') =>
      [...accounts.values()].map((account) => account[field] ?? '');
    const agency = await this.accounts.byCode('agency', parentsOf('host'));
    const agencyadmin = await this.accounts.byCode('agencyadmin', [
      ...parentsOf('agency'),
      ...named(agency, 'admin'),
    ]);
    const bd = await this.accounts.byCode('bd', [
      ...parentsOf('agencyadmin'),
      ...named(agencyadmin, 'createBy'),
    ]);
    return { bd, agencyadmin, agency };
  }
}

/** Returns the path from the top. Below a deleted parent, the path starts with the group of nodes without a parent. */
function pathTo(kind: NodeKind, parent: string, known: Known): HierarchyStep[] {
  if (kind === 'bd') return [];
  const above = PARENT_KIND[kind];
  const account = known[above].get(parent);
  if (!account) return [{ kind: above, code: NO_PARENT, name: '' }];
  const step = { kind: above, code: account.uniqueId, name: account.name };
  return [...pathTo(above, parentOf(above, account), known), step];
}
