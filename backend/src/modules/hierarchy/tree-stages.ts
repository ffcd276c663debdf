// Aggregation stages that count the descendants of a BD, an agency admin or an agency. Each $lookup uses an index.
import type { PipelineStage } from 'mongoose';
import { HOST_STATUS, type HostStatus } from '../hosts/host.schema.js';
import type { StaffKind } from './hierarchy.dto.js';

/** The states of applications in the tree, which leaves out rejected applications. */
export const IN_TREE = { $in: [HOST_STATUS.pending, HOST_STATUS.approved] };

type Lookup = PipelineStage.Lookup;

/** Looks up the codes of non-deleted accounts whose `foreignField` equals a value of `localField`. */
const codesBelow = (from: string, localField: string, foreignField: string): Lookup => ({
  $lookup: {
    from,
    localField,
    foreignField,
    pipeline: [{ $match: { deleted: false } }, { $project: { _id: 0, uniqueId: 1 } }],
    as: from,
  },
});

/** Counts the applications in a state from the index alone. */
const hostsBelow = (localField: string, status: HostStatus, as: string): Lookup => ({
  $lookup: {
    from: 'hosts',
    localField,
    foreignField: 'agencyCode',
    pipeline: [{ $match: { status } }, { $count: 'count' }],
    as,
  },
});

/** Sums the earnings of the users with an approved application. */
const earnedBelow = (localField: string): Lookup[] => [
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
      from: 'users',
      localField: 'approved.user',
      foreignField: '_id',
      pipeline: [{ $group: { _id: null, coins: { $sum: '$receivingCoins' } } }],
      as: 'earned',
    },
  },
];

const size = (field: string) => ({ $size: { $ifNull: [field, []] } });

/** Projects an account of the tree with its counts. */
const counted: PipelineStage.Project = {
  $project: {
    uniqueId: 1,
    name: 1,
    image: 1,
    disabled: 1,
    createBy: 1,
    admin: 1,
    agencyAdmins: size('$agencyadmins'),
    agencies: size('$agencies'),
    hosts: { $sum: '$approved.count' },
    pendingHosts: { $sum: '$pending.count' },
  },
};

/** For each kind, the stages that look up the agencies below, and the field that then holds the agencies' codes. */
const WAY_DOWN: Record<StaffKind, { stages: Lookup[]; agencies: string }> = {
  bd: {
    stages: [
      codesBelow('agencyadmins', 'uniqueId', 'createBy'),
      codesBelow('agencies', 'agencyadmins.uniqueId', 'admin'),
    ],
    agencies: 'agencies.uniqueId',
  },
  agencyadmin: { stages: [codesBelow('agencies', 'uniqueId', 'admin')], agencies: 'agencies.uniqueId' },
  agency: { stages: [], agencies: 'uniqueId' },
};

export const countBelow = (kind: StaffKind): PipelineStage[] => {
  const { stages, agencies } = WAY_DOWN[kind];
  return [
    ...stages,
    hostsBelow(agencies, HOST_STATUS.approved, 'approved'),
    hostsBelow(agencies, HOST_STATUS.pending, 'pending'),
    counted,
  ];
};

/**
 * Sums the earnings below. Separate from the counts, because the sum reads every host and user below: a level opens
 * without waiting for it.
 */
export const sumBelow = (kind: StaffKind): PipelineStage[] => {
  const { stages, agencies } = WAY_DOWN[kind];
  return [...stages, ...earnedBelow(agencies), { $project: { coins: { $sum: '$earned.coins' } } }];
};

/** Adds the user of each application, for its picture and earnings. */
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
