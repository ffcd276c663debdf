// The documented client: every call of the contract, by each of its roles, with a bearer token and documented fields alone, by
// accounts that documented calls made and nobody changed since. Whatever the product adds, these calls answer as documented.
import type { TestApp } from './app.js';
import { contractRows } from './contract.js';
import { Player, rolesOf } from './documented-client/player.js';
import type { Role } from '../src/core/roles.js';
import { ROLES } from './sign-in.js';
import { sharedApp } from './shared-app.js';

const ROWS = await contractRows();
/** Deletes come last. */
const IN_ORDER = [...ROWS].sort(
  (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
);

/** A read of each role that an account with a password to change may not make. */
const OWN: Record<Role, string> = {
  admin: 'admin/users',
  bd: 'bdpanel/getone',
  agencyadmin: 'agencadminpanel/getone',
  agency: 'admin/agencyPanel/fetchAgencyPanel',
  coin: 'admin/coinPanel/fetchCoinPanel',
  user: 'app/wallet',
};

let app: TestApp;
let player: Player;
const played = new Set<string>();
beforeAll(async () => {
  app = await sharedApp();
  player = new Player(app, ROWS);
  await player.start();
});
afterAll(() => app.close());

describe.each(IN_ORDER)('$method $path', (row) => {
  const keys = [...row.returns, ...(row.fields.includes('page?') ? ['total', 'pages'] : [])];
  for (const role of rolesOf(row)) {
    it.each([
      ['required fields only', false],
      ['all documented fields', true],
    ])(`should answer as documented when ${role} sends %s`, async (_, all) => {
      const answer = await player.play(row, role, all);
      expect(Object.keys(answer)).toEqual(expect.arrayContaining(['success', 'message', ...keys]));
      for (const key of keys) expect(answer[key]).toEqual(expect.anything());
      played.add(`${row.method} ${row.path}`);
    });
  }
});

describe('an account that a documented call made', () => {
  it.each(ROLES)('should work at once with its password when %s was added without any flag', async (role) => {
    const { id, token, name } = await player.accounts.add(role);
    const { details } = await player.client.send({ method: 'GET', path: 'auth/me', token });
    expect(details).toMatchObject({ role, profile: { name } });
    await player.client.send({ method: 'GET', path: OWN[role], query: { id }, token });
  });
});

describe('the documented client', () => {
  it('should have played every row when all rows are through', () => {
    expect(played.size).toBe(ROWS.length);
  });
});
