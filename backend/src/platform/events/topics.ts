import type { Caller } from '../../core/caller.js';
import { may } from '../../core/may.js';
import type { Right } from '../../core/rights.js';
import type { StaffRole } from '../../core/roles.js';
import { type Topic, TOPICS } from '../../core/topics.js';

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

/**
 * The rights of which an admin needs one to hear a topic: those whose screens listen to it. `inbox` reports to each person
 * only changes of their own.
 */
const RIGHTS_OF: Record<Topic, readonly Right[]> = {
  hosts: ['hosts.read'],
  live: ['hosts.read'],
  sends: ['coins.read', 'coins.approve', 'coins.limits'],
  withdrawals: ['withdrawals.read', 'withdrawals.export'],
  orders: ['orders.read'],
  jobs: ['jobs.read', 'notifications.read'],
  users: ['users.read'],
  videos: ['videos.read'],
  staff: ['staff.read', 'admins.manage'],
  catalogues: ['catalogues.read'],
  transfers: ['coins.read', 'ledger.read'],
  presence: [
    ...(['users.read', 'hosts.read', 'withdrawals.read', 'videos.read'] as const),
    ...(['jobs.read', 'staff.read', 'catalogues.read'] as const),
  ],
  inbox: ['own'],
};

/** Returns whether this reader may hear a topic. */
export const mayHear = (reader: Pick<Caller, 'role' | 'rights'>, topic: Topic): boolean =>
  RIGHTS_OF[topic].some((right) => may(reader, right));
