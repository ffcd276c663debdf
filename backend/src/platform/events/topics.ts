import type { StaffRole } from '../../core/roles.js';

/** What open screens can listen to. */
export const TOPICS = [
  'hosts',
  'live',
  'sends',
  'withdrawals',
  'jobs',
  'users',
  'videos',
  'staff',
  'catalogues',
  'transfers',
  'presence',
  'inbox',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * The topics whose screens a role has. When staff move coins and how much work waits is visible only to the admin:
 * `staff` and `transfers` report to other roles only changes of records that they see. `inbox` reports to each person
 * only changes of their own inbox.
 */
export const TOPICS_OF: Record<StaffRole, readonly Topic[]> = {
  admin: TOPICS,
  bd: ['hosts', 'staff', 'presence', 'inbox'],
  agencyadmin: ['hosts', 'staff', 'presence', 'inbox'],
  agency: ['hosts', 'staff', 'presence', 'inbox'],
  coin: ['transfers', 'inbox'],
};
