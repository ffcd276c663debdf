/** What open screens can listen to. */
export const TOPICS = [
  'hosts',
  'live',
  'sends',
  'withdrawals',
  'orders',
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
