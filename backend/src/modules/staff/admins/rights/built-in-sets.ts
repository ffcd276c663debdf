import { Types } from 'mongoose';
import { RIGHT_NAMES, type Right } from '../../../../core/rights.js';
import type { RightSet } from './right-set.schema.js';

/** The _id of the set of all rights. It is the same everywhere, so that no request has to look it up. */
export const OWNER_SET = new Types.ObjectId('0000000000000000000000a1');

/** Whether these sets make their holder an Owner. */
export const isOwner = (sets: readonly Types.ObjectId[]): boolean =>
  sets.some((set) => set.equals(OWNER_SET));

export const withoutOwner = (sets: readonly (string | Types.ObjectId)[]) =>
  sets.filter((set) => !OWNER_SET.equals(set));

const builtIn = (_id: string, name: string, rights: readonly Right[]): RightSet => ({
  ...{ _id: new Types.ObjectId(_id), name, rights: [...rights], builtIn: true, version: 0 },
});

/** The sets that each installation begins with. An Owner may change what they hold, except that of the Owners. */
export const BUILT_IN_SETS: readonly RightSet[] = [
  builtIn(OWNER_SET.toHexString(), 'Owner', RIGHT_NAMES),
  builtIn('0000000000000000000000a2', 'Finance', [
    ...(['users.read', 'hosts.read', 'earnings.read', 'staff.read'] as const),
    ...(['withdrawals.read', 'withdrawals.decide', 'withdrawals.reveal', 'withdrawals.export'] as const),
    ...(['coins.read', 'coins.send', 'coins.approve', 'coins.limits'] as const),
    ...(['orders.read', 'orders.refund', 'ledger.read', 'ledger.write'] as const),
    ...(['figures.read', 'audit.read'] as const),
  ]),
  builtIn('0000000000000000000000a3', 'Moderator', [
    ...(['users.read', 'users.ban', 'hosts.read', 'hosts.decide', 'staff.read'] as const),
    ...(['videos.read', 'videos.decide', 'figures.read'] as const),
  ]),
  builtIn('0000000000000000000000a4', 'Content', [
    ...(['catalogues.read', 'catalogues.write', 'notifications.read', 'notifications.send'] as const),
    ...(['users.read', 'settings.read', 'settings.write', 'trash.read', 'trash.restore'] as const),
  ]),
  builtIn('0000000000000000000000a5', 'Support', [
    ...(['users.read', 'users.write', 'hosts.read', 'earnings.read', 'staff.read'] as const),
    ...(['videos.read', 'withdrawals.read', 'coins.read', 'orders.read'] as const),
    'catalogues.read',
    ...(['notifications.read', 'sessions.read', 'sessions.end'] as const),
    ...(['signins.read', 'signins.unlock'] as const),
  ]),
];

export const BUILT_IN_IDS: readonly Types.ObjectId[] = BUILT_IN_SETS.map(({ _id }) => _id);
