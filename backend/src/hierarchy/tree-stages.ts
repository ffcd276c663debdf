// Aggregation stages that count what hangs below a BD, an agency admin or an agency. Each look-up goes by an index.
import type { PipelineStage } from 'mongoose';
import { HOST_STATUS } from '../hosts/host.schema.js';
import type { StaffKind } from './hierarchy.dto.js';

type Lookup = PipelineStage.Lookup;

/** Codes of the living accounts whose `foreignField` names one of `localField`. */
const codesBelow = (from: string, localField: string, foreignField: string): Lookup => ({
  $lookup: {
    from,
    localField,
    foreignField,
    pipeline: [{ $match: { deleted: false } }, { $project: { _id: 0, uniqueId: 1 } }],
    as: from,
  },
});

/** Applications, and the earnings of those whose application is approved. */
const hostsBelow = (localField: string): Lookup[] => [
  {
    $lookup: {
      from: 'hosts',
      localField,
      foreignField: 'agencyCode',
      pipeline: [{ $match: { status: HOST_STATUS.approved } }, { $project: { _id: 0, user: 1 } }],
      as: 'approved',
    },
  },
  {
    $lookup: {
      from: 'hosts',
      localField,
      foreignField: 'agencyCode',
      pipeline: [{ $match: { status: HOST_STATUS.pending } }, { $count: 'count' }],
      as: 'pending',
    },
  },
  {
    $lookup: {
      from: 'users',
      localField: 'approved.user',
      foreignField: '_id',
      pipeline: [{ $group: { _id: null, coins: { $sum: '$receivingCoins' } } }],
      as: 'earned',
    },
  },
];

const size = (field: string) => ({ $size: { $ifNull: [field, []] } });

/** An account as the tree shows it, with its counts. */
const shown: PipelineStage.Project = {
  $project: {
    uniqueId: 1,
    name: 1,
    image: 1,
    disabled: 1,
    createBy: 1,
    admin: 1,
    agencyAdmins: size('$agencyadmins'),
    agencies: size('$agencies'),
    hosts: size('$approved'),
    pendingHosts: { $sum: '$pending.count' },
    coins: { $sum: '$earned.coins' },
  },
};

const BELOW: Record<StaffKind, Lookup[]> = {
  bd: [
    codesBelow('agencyadmins', 'uniqueId', 'createBy'),
    codesBelow('agencies', 'agencyadmins.uniqueId', 'admin'),
    ...hostsBelow('agencies.uniqueId'),
  ],
  agencyadmin: [codesBelow('agencies', 'uniqueId', 'admin'), ...hostsBelow('agencies.uniqueId')],
  agency: hostsBelow('uniqueId'),
};

export const countBelow = (kind: StaffKind): PipelineStage[] => [...BELOW[kind], shown];

/** The user of each application, for picture and earnings. */
export const withUser: PipelineStage[] = [
  {
    $lookup: {
      from: 'users',
      localField: 'user',
      foreignField: '_id',
      pipeline: [{ $project: { name: 1, picture: 1, receivingCoins: 1, banned: 1, active: 1 } }],
      as: 'users',
    },
  },
  { $project: { user: 1, username: 1, realName: 1, agencyCode: 1, status: 1, users: 1 } },
];
