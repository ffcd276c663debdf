// Converts query results to nodes of the tree.
import type { Types } from 'mongoose';
import type { Host } from '../hosts/host.schema.js';
import { HOST_STATUS } from '../hosts/host.schema.js';
import type { User } from '../users/user.schema.js';
import { PARENT_FIELD, type TreeAccount } from './accounts.js';
import type { HierarchyNode, StaffKind } from './hierarchy.dto.js';

type Counts = Pick<HierarchyNode, 'agencyAdmins' | 'agencies' | 'hosts' | 'pendingHosts'>;
export type CountedAccount = TreeAccount & Counts;
export type HostWithUser = Pick<Host, '_id' | 'user' | 'username' | 'realName' | 'agencyCode' | 'status'> & {
  users: Pick<User, 'name' | 'picture' | 'receivingCoins' | 'banned' | 'active'>[];
};

export const parentOf = (kind: StaffKind, account: TreeAccount): string =>
  kind === 'bd' ? '' : (account[PARENT_FIELD[kind]] ?? '');

/** Returns the fields that nodes of all kinds have. */
export const identityOf = (kind: StaffKind, account: TreeAccount) => ({
  _id: account._id.toHexString(),
  kind,
  code: account.uniqueId,
  name: account.name,
  image: account.image,
  disabled: account.disabled,
});

export const toStaffNode = (kind: StaffKind, account: CountedAccount): HierarchyNode => ({
  ...identityOf(kind, account),
  parent: parentOf(kind, account),
  agencyAdmins: account.agencyAdmins,
  agencies: account.agencies,
  hosts: account.hosts,
  pendingHosts: account.pendingHosts,
});

export const hostIdentity = ({ _id, username, realName, users: [user] }: HostWithUser) => ({
  _id: _id.toHexString(),
  kind: 'host' as const,
  code: username,
  name: realName,
  image: user?.picture ?? '',
  disabled: user ? user.banned || !user.active : true,
});

export const toHostNode = (host: HostWithUser): HierarchyNode => {
  const approved = host.status === HOST_STATUS.approved;
  return {
    ...hostIdentity(host),
    parent: host.agencyCode,
    user: (host.user as Types.ObjectId).toHexString(),
    status: String(host.status),
    agencyAdmins: 0,
    agencies: 0,
    hosts: Number(approved),
    pendingHosts: Number(!approved),
    coins: approved ? (host.users[0]?.receivingCoins ?? 0) : 0,
  };
};
