import type { Right } from '../../core/rights.js';
import type { Role } from '../../core/roles.js';

/** The kinds of records that the search finds, in the order of its answer. */
export const FOUND_KINDS = [
  'user',
  'host',
  'agency',
  'agencyadmin',
  'bd',
  'coin',
  'withdrawal',
  'transfer',
  'video',
  'catalogue',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** The kinds that each role finds. Lists and records of the role show all searched fields of these kinds in full. */
export const KINDS_OF: Record<Role, readonly FoundKind[]> = {
  admin: FOUND_KINDS,
  bd: ['host', 'agency', 'agencyadmin'],
  agencyadmin: ['host', 'agency'],
  agency: ['host'],
  coin: ['transfer'],
  user: [],
};

/** The right that an admin needs to find records of a kind: that of the lists of the kind. */
export const RIGHT_TO_FIND: Record<FoundKind, Right> = {
  user: 'users.read',
  host: 'hosts.read',
  agency: 'staff.read',
  agencyadmin: 'staff.read',
  bd: 'staff.read',
  coin: 'staff.read',
  withdrawal: 'withdrawals.read',
  transfer: 'coins.read',
  video: 'videos.read',
  catalogue: 'catalogues.read',
};

/** The states of found records, in the words of all kinds. '' for a record without a state worth showing. */
export const FOUND_STATES = [
  '',
  'pending',
  'approved',
  'rejected',
  'banned',
  'inactive',
  'disabled',
] as const;
export type FoundState = (typeof FOUND_STATES)[number];
