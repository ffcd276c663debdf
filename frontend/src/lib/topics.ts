/** A topic of which the server reports changes. */
export type Topic =
  | 'hosts'
  | 'live'
  | 'sends'
  | 'withdrawals'
  | 'jobs'
  | 'users'
  | 'videos'
  | 'staff'
  | 'catalogues'
  | 'transfers'
  | 'presence'
  | 'inbox';
