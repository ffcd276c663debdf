/** A topic of which the server reports changes. */
export type Topic =
  | 'hosts'
  | 'live'
  | 'sends'
  | 'withdrawals'
  | 'orders'
  | 'jobs'
  | 'users'
  | 'videos'
  | 'staff'
  | 'catalogues'
  | 'transfers'
  | 'presence'
  | 'inbox';
