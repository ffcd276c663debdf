import { present } from '../../core/present.js';
import { DEMO_ADMIN } from '../../core/config/env.js';
import { CODE_PREFIX, type CodedKind } from '../../modules/staff/shared/codes.js';

/** The demo accounts, one per role: printed at start, listed in README.md, used by the browser tests. */
export const DEMO_PASSWORD = 'demo-staff-1';
export const DEMO_STAFF = [
  { path: '/bd', code: 'BD100001', password: DEMO_PASSWORD },
  { path: '/agencyadmin', code: 'AA100001', password: DEMO_PASSWORD },
  { path: '/agency', code: 'AG100001', password: DEMO_PASSWORD },
  { path: '/coin', code: 'coin@100001', password: DEMO_PASSWORD },
] as const;
/** The second admin, who confirms requests of the first. Created only when the first admin has the demo password. */
export const DEMO_SECOND_ADMIN = {
  number: '9000000002',
  password: 'demo-admin-2',
  name: 'Priya Shah',
  email: 'priya.shah@example.com',
} as const;
export const DEMO_USER = { number: '919800000001', password: 'demo-user-1' } as const;

const FIRST_CODE = 100_001;
const codes = (kind: CodedKind, count: number) =>
  Array.from({ length: count }, (_, at) => `${CODE_PREFIX[kind]}${FIRST_CODE + at}`);
/** The codes of all demo staff; each account uses DEMO_PASSWORD. */
export const DEMO_CODES: Record<CodedKind, string[]> = {
  bd: codes('bd', 3),
  agencyadmin: codes('agencyadmin', 6),
  agency: codes('agency', 14),
  coin: codes('coin', 4),
};
/** The devices of the demo users, one each; every demo user has the password of DEMO_USER. */
export const DEMO_DEVICES = Array.from(
  { length: 300 },
  (_, at) => `demo-device-${String(at + 1).padStart(4, '0')}`,
);

const [bd, agencyAdmin, agency, coinAgency] = DEMO_STAFF.map(({ code, password }) => ({
  uniqueId: code,
  password,
}));
/** Example bodies that Swagger UI shows at the login calls of a demo. */
export const DEMO_LOGINS: Record<string, object> = {
  loginAdmin: DEMO_ADMIN,
  loginBd: present(bd),
  loginAgencyAdmin: present(agencyAdmin),
  loginAgency: present(agency),
  loginCoinAgency: present(coinAgency),
  loginUser: DEMO_USER,
};
