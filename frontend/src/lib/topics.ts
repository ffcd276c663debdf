/** The topics of which the server reports changes. */
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

export const isTopic = (name: string): name is Topic => TOPICS.some((topic) => topic === name);
