// The documented client makes every call of the contract in each of its roles, with a bearer token and documented fields only.
// Documented calls create its accounts. Additions to the product must not change the answers to this client.
import type { TestApp } from '../support/app.js';
import { contractRows } from '../support/contract.js';
import { isFile, isOptional, keyOf, nameOf, Player, rolesOf } from './player.js';
import { StoredRecords } from './stored.js';
import type { Role } from '../../src/core/roles.js';
import { ROLES } from '../support/sign-in.js';
import { sharedApp } from '../support/shared-app.js';

const ROWS = await contractRows();
/** Deletes come last. */
const IN_ORDER = [...ROWS].sort(
  (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
);

/** For each role, a read that is refused while the account must change its password. */
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

describe('the body of a documented call', () => {
  const writing = ROWS.filter(({ kind }) => ['json', 'form', 'multipart'].includes(kind));

  it.each(['json', 'urlencoded', 'multipart'] as const)(
    'should be read when every call sends it as %s',
    async (encoding) => {
      const stored = new StoredRecords(app.connection);
      const faults: string[] = [];
      for (const row of writing) {
        const sent = await player.compose(row, rolesOf(row)[0]!, true);
        const files = encoding === 'multipart' ? [] : row.fields.filter(isFile).map(nameOf);
        const body = Object.fromEntries(
          Object.entries(sent.body ?? {}).filter(([name]) => !files.includes(name)),
        );
        const { status, text, body: answer } = await player.client.answerTo({ ...sent, body, encoding });
        const key = keyOf(row);
        const needed = row.note.includes('one of them is required')
          ? ['image']
          : row.fields.filter((field) => isFile(field) && !isOptional(field)).map(nameOf);
        if (files.length && needed.length) {
          const named = ((answer.errors ?? []) as { field: string }[]).map(({ field }) => field);
          if (status !== 400 || needed.some((name) => !named.includes(name))) faults.push(`${key}: ${text}`);
        } else if (status !== 200) faults.push(`${key}: ${text}`);
        else
          faults.push(
            ...(await stored.differences(row, { ...sent, body }, answer)).map((one) => `${key}: ${one}`),
          );
      }
      expect(faults).toEqual([]);
    },
  );
});

describe('an account that a documented call created', () => {
  it.each(ROLES)(
    'should work immediately with its password when %s was added without flags',
    async (role) => {
      const { id, token, name } = await player.accounts.add(role);
      const { details } = await player.client.send({ method: 'GET', path: 'auth/me', token });
      expect(details).toMatchObject({ role, profile: { name } });
      await player.client.send({ method: 'GET', path: OWN[role], query: { id }, token });
    },
  );
});

describe('the documented client', () => {
  it('should have called every row of the contract', () => {
    expect(played.size).toBe(ROWS.length);
  });
});
