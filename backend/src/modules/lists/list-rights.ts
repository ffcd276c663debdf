import type { Right } from '../../core/rights.js';

/** The lists of the platform admin's panel that admins share views of, by the right that opens their screen. */
const LISTS: Partial<Record<Right, readonly string[]>> = {
  'users.read': ['users'],
  'hosts.read': [
    ...['pending-hosts', 'approved-hosts', 'rejected-hosts', 'all-hosts'],
    ...['hosts-of-agency', 'host-records', 'live-users'],
  ],
  'earnings.read': ['earnings'],
  'videos.read': ['videos'],
  'videos.decide': ['moderation'],
  'notifications.read': ['notifications'],
  'withdrawals.read': ['pending-withdrawals', 'approved-withdrawals', 'rejected-withdrawals'],
  'withdrawals.export': ['bank-exports'],
  'coins.read': ['recharges', 'transactions', 'waiting-coins'],
  'coins.send': ['salary-runs'],
  'ledger.read': ['statement'],
  'staff.read': [
    ...['bds', 'agency-admins', 'agencies', 'coin-agencies'],
    ...['agency-admins-of-bd', 'agencies-of-agency-admin', 'admins'],
  ],
  'sessions.read': ['sessions'],
  'signins.read': ['sign-ins', 'locked-accounts'],
  'audit.read': ['audit-log'],
  'jobs.read': ['jobs', 'imports', 'import-rows', 'bulk-changes', 'bulk-rows'],
  'trash.read': ['trash'],
  'catalogues.read': [
    ...['banners', 'tags', 'gifts', 'live-gifts', 'live-gift-categories', 'entry-effects', 'frames'],
    ...['themes', 'background-themes', 'levels', 'entry-effect-levels', 'frame-levels', 'user-levels'],
    ...['vips', 'vip-items', 'songs', 'plans', 'contents'],
  ],
};

const RIGHTS = new Map(
  Object.entries(LISTS).flatMap(([right, lists]) => lists.map((list) => [list, right as Right] as const)),
);

/** Returns the right that an admin needs for the shared views of a list; undefined for a list of one person. */
export const rightOfList = (list: string): Right | undefined => RIGHTS.get(list);
