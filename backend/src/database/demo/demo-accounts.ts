/** Accounts of the demo data, one a role: printed at start, listed in README, used by the browser tests. */
export const DEMO_PASSWORD = 'demo-staff-1';
export const DEMO_STAFF = [
  { path: '/bd', code: 'BD100001', password: DEMO_PASSWORD },
  { path: '/agencyadmin', code: 'AA100001', password: DEMO_PASSWORD },
  { path: '/agency', code: 'AG100001', password: DEMO_PASSWORD },
  { path: '/coin', code: 'coin@100001', password: DEMO_PASSWORD },
] as const;
/** Confirms what the first demo admin asks for. Made only beside a first admin who has the demo password. */
export const DEMO_SECOND_ADMIN = {
  number: '9000000002',
  password: 'demo-admin-2',
  name: 'Priya Shah',
} as const;
export const DEMO_USER = { number: '919800000001', password: 'demo-user-1' } as const;
